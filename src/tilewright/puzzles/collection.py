"""The puzzles of the package, one small file per game and those of other packages."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tilewright._version import __version__
from tilewright.puzzles.puzzle import Puzzle, read_puzzle, without_duplicates
from tilewright.puzzles.working_file import FORMAT, KIND, BadPuzzles, parse

FOLDER: Final = "data"
SUFFIX: Final = ".jsonl.gz"


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game that come with the package; some games have none."""
    path = files(__package__).joinpath(FOLDER, f"{game_id}{SUFFIX}")
    return tuple(read_collection(path.read_bytes())[1]) if path.is_file() else ()


def puzzle_by_id(game_id: str, puzzle_id: str) -> Puzzle | None:
    """Return a puzzle of the package."""
    return _by_id(game_id).get(puzzle_id)


@cache
def _by_id(game_id: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game by id."""
    return {puzzle.id: puzzle for puzzle in puzzles_of(game_id)}


def themes_in(puzzles: Iterable[Puzzle]) -> dict[str, int]:
    """Return the themes of puzzles and how many have each, the most frequent first."""
    counts: dict[str, int] = {}
    for puzzle in puzzles:
        for theme in puzzle.themes:
            counts[theme] = counts.get(theme, 0) + 1
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def read_puzzles(path: Path) -> list[Puzzle]:
    """Return the puzzles of a file, either of a search or of a collection."""
    data = path.read_bytes()
    if path.name.endswith(SUFFIX):
        return read_collection(data)[1]
    _, matches = parse(path, data)
    return [puzzle for number in sorted(matches) for puzzle in matches[number]]


def read_collection(data: bytes) -> tuple[dict[str, Any], list[Puzzle]]:
    """Return the header of a collection, and its puzzles."""
    try:
        header, *lines = [json.loads(line) for line in gzip.decompress(data).splitlines()]
        if header["kind"] != KIND or header["format"] != FORMAT:
            raise KeyError("kind")
        return header, [read_puzzle(line) for line in lines]
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        raise BadPuzzles("puzzles.damaged", "this is no collection of puzzles") from error


def write_collection(sources: Sequence[Mapping[str, Any]], puzzles: Iterable[Puzzle]) -> bytes:
    """Return puzzles as a small file, without duplicates; `sources` say how they were made."""
    header = {"kind": KIND, "format": FORMAT, "version": __version__, "sources": list(sources)}
    kept = without_duplicates(puzzles, set())
    lines = [header, *(puzzle.to_data() for puzzle in kept)]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    return gzip.compress(text.encode(), 9, mtime=0)
