"""The file of a search in progress: a header, then one line per match that was searched.

A line is written in one piece. A killed run can leave an incomplete last line, whose match is
searched again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from tilewright._version import __version__
from tilewright.core.errors import TilewrightError
from tilewright.core.registry import find_game
from tilewright.puzzles.effort import Effort
from tilewright.puzzles.puzzle import Puzzle, read_puzzle
from tilewright.puzzles.source import Source

KIND: Final = "tilewright-puzzles"
FORMAT: Final = 1


class BadPuzzles(TilewrightError, ValueError):
    """A file of puzzles is damaged, or of another search."""


def header_of(source: Source, effort: Effort) -> dict[str, Any]:
    """Return what a file says about the search it belongs to."""
    return {
        "kind": KIND,
        "format": FORMAT,
        **source._asdict(),
        "effort": list(effort),
        "rules": find_game(source.game).rules_version,
        "version": __version__,
    }


def read_header(path: Path) -> dict[str, Any]:
    """Return the header of a working file."""
    with path.open("rb") as file:
        return parse(path, file.readline())[0]


class WorkingFile:
    """The file of one search, which a later run of the same command continues."""

    def __init__(self, path: Path, source: Source, effort: Effort) -> None:
        self.path = path
        self._header = header_of(source, effort)
        self._known = self._load()
        self._file = path.open("ab", buffering=0)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        os.fsync(self._file.fileno())
        self._file.close()

    def take_known(self) -> dict[int, list[Puzzle]]:
        """Return the matches that the file had when it was opened, and drop them."""
        known, self._known = self._known, {}
        return known

    def write(self, found: Mapping[int, Sequence[Puzzle]]) -> None:
        """Add matches."""
        for number, puzzles in sorted(found.items()):
            line = {"match": number, "puzzles": [puzzle.to_data() for puzzle in puzzles]}
            self._file.write(_line(line))

    def _load(self) -> dict[int, list[Puzzle]]:
        """Return the matches in the file; create it, or remove an incomplete last line."""
        whole = self.path.read_bytes() if self.path.exists() else b""
        kept = whole[: whole.rfind(b"\n") + 1]
        if not kept:
            self.path.write_bytes(_line(self._header))
            return {}
        if kept != whole:
            self.path.write_bytes(kept)
        header, matches = parse(self.path, kept)
        for name, value in self._header.items():
            if name != "version" and header.get(name) != value:
                sentence = f"{self.path} is of another search: its {name} is {header.get(name)}"
                raise BadPuzzles("puzzles.other", sentence, {"field": name})
        return matches


def parse(path: Path, data: bytes) -> tuple[dict[str, Any], dict[int, list[Puzzle]]]:
    """Return the header of a working file, and its puzzles by match."""
    try:
        header, *lines = [json.loads(line) for line in data.splitlines()]
        if header["kind"] != KIND or header["format"] != FORMAT:
            raise KeyError("kind")
        found = {line["match"]: [read_puzzle(each) for each in line["puzzles"]] for line in lines}
    except (ValueError, KeyError, TypeError) as error:
        raise BadPuzzles("puzzles.damaged", f"{path} is no file of puzzles") from error
    return header, found


def _line(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"
