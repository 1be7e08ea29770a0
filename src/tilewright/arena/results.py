"""The results file of a series: one line per match, which a later run continues.

A line is written in one piece when its match ends. A killed run can lose the matches that
were running and leave an incomplete last line; both are played again.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tilewright.arena.result_lines import FORMAT, KIND, match_line, read_line, series_header
from tilewright.arena.series import Series
from tilewright.arena.tally import Outcome
from tilewright.core.errors import TilewrightError
from tilewright.core.plain_data import show

if sys.platform != "win32":
    import fcntl

START: Final = f'{{"kind":"{KIND}"'.encode()  # how a results file starts


class BadResults(TilewrightError, ValueError):
    """A results file is damaged, in use, or of another series."""


def read_header(path: Path) -> dict[str, object] | None:
    """Return the header of a results file; None if it has none yet."""
    try:
        with path.open("rb") as file:
            first = file.readline()
    except FileNotFoundError:
        return None
    return _parse_header(path, first) if first.endswith(b"\n") else None


class ResultsFile:
    """The results file of a series, open for one run at a time."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self._series = series
        self._file = path.open("ab+", buffering=0)
        try:
            self._lock()
            self._known = self._load()
        except BaseException:
            self._file.close()
            raise

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

    def take_known(self) -> list[Outcome]:
        """Return the matches that the file had when it was opened, and drop them."""
        known, self._known = self._known, []
        return known

    def write(self, outcomes: Iterable[Outcome]) -> None:
        """Add matches to the file."""
        lines = [_dump(match_line(self._series, outcome)) for outcome in outcomes]
        if lines:
            self._append(b"".join(lines))

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            sentence = f"{self.path} is in use by another run"
            raise BadResults("results.busy", sentence) from error

    def _load(self) -> list[Outcome]:
        """Return the matches in the file; remove an incomplete last line."""
        self._file.seek(0)
        data = self._file.read()
        header = series_header(self._series)
        if b"\n" not in data and (data.startswith(START) or START.startswith(data)):
            self._file.truncate(0)  # new, or with an incomplete header
            self._append(_dump(header))
            return []
        first, *lines = data.splitlines(keepends=True)
        _check_same_series(self.path, _parse_header(self.path, first), header)
        if lines and not _is_complete(lines[-1]):
            self._file.truncate(len(data) - len(lines.pop()))
        return list(self._read(lines))

    def _read(self, lines: Sequence[bytes]) -> Iterator[Outcome]:
        seen: set[int] = set()
        for number, line in enumerate(lines, start=2):
            try:
                outcome = read_line(self._series, json.loads(line))
                if outcome.number in seen:
                    raise ValueError("this match is listed twice")
            except (ValueError, KeyError, TypeError, IndexError) as error:
                problem = f"{self.path}, line {number}: not a match of this series: {error}"
                raise BadResults("results.line", problem, {"line": number}) from error
            seen.add(outcome.number)
            yield outcome

    def _append(self, data: bytes) -> None:
        while data:
            data = data[self._file.write(data) :]


def _dump(line: dict[str, object]) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode() + b"\n"


def _is_complete(line: bytes) -> bool:
    try:
        json.loads(line)
    except ValueError:
        return False
    return line.endswith(b"\n")


def _parse_header(path: Path, line: bytes) -> dict[str, object]:
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("kind") != KIND:
        raise BadResults("results.other", f"{path} is not a results file")
    if header.get("format") != FORMAT:
        found = show(header.get("format"))
        sentence = f"{path} has format {found}; this program reads format {FORMAT}"
        raise BadResults("results.format", sentence)
    return header


def _check_same_series(path: Path, there: dict[str, object], here: dict[str, object]) -> None:
    """Raise if the file belongs to another series, and say how that differs."""
    if there.get("series") == here["series"]:
        return
    names = [name for name in here if name != "series" and there.get(name) != here[name]]
    parts = [f"{name} is {show(there.get(name))} there, {show(here[name])} here" for name in names]
    sentence = f"{path} belongs to another series: {'; '.join(parts) or 'its id differs'}"
    raise BadResults("results.other-series", sentence)
