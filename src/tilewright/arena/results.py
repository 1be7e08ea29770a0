"""The results of a series in a file, one line for each game, that a later run goes on with.

A line is written in one piece when its game has ended. A run that is killed can so lose the
games under way, and cut the last line short; both are played again.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tilewright.arena.lines import FORMAT, KIND, header_of, line_of, read_line
from tilewright.arena.series import Series
from tilewright.arena.tally import Outcome
from tilewright.core.errors import TilewrightError
from tilewright.core.plain_data import show

if sys.platform != "win32":
    import fcntl

START: Final = f'{{"kind":"{KIND}"'.encode()  # how a file of results begins


class BadResults(TilewrightError, ValueError):
    """A file of results that is damaged, in use, or of another series."""


def read_header(path: Path) -> dict[str, object] | None:
    """Return the first line of a file of results; None if it has none yet."""
    try:
        with path.open("rb") as file:
            first = file.readline()
    except FileNotFoundError:
        return None
    return _parse_header(path, first) if first.endswith(b"\n") else None


class ResultsFile:
    """The file of a series, open for one run at a time."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self._series = series
        self._file = path.open("ab+", buffering=0)
        try:
            self._lock()
            self._known = self._take_over()
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

    def hand_over(self) -> list[Outcome]:
        """Return the games that the file held when it was opened, and forget them."""
        known, self._known = self._known, []
        return known

    def write(self, outcomes: Iterable[Outcome]) -> None:
        """Add games to the file."""
        lines = [_dump(line_of(self._series, outcome)) for outcome in outcomes]
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

    def _take_over(self) -> list[Outcome]:
        """Return the games that the file holds, after removing a line that was cut short."""
        self._file.seek(0)
        data = self._file.read()
        header = header_of(self._series)
        if b"\n" not in data and (data.startswith(START) or START.startswith(data)):
            self._file.truncate(0)  # new, or cut short in its first line
            self._append(_dump(header))
            return []
        first, *lines = data.splitlines(keepends=True)
        _compare(self.path, _parse_header(self.path, first), header)
        if lines and not _is_whole(lines[-1]):
            self._file.truncate(len(data) - len(lines.pop()))
        return list(self._read(lines))

    def _read(self, lines: Sequence[bytes]) -> Iterator[Outcome]:
        seen: set[int] = set()
        for number, line in enumerate(lines, start=2):
            try:
                outcome = read_line(self._series, json.loads(line))
                if outcome.number in seen:
                    raise ValueError("this game has been told before")
            except (ValueError, KeyError, TypeError, IndexError) as error:
                problem = f"{self.path}, line {number}: not a game of this series: {error}"
                raise BadResults("results.line", problem, {"line": number}) from error
            seen.add(outcome.number)
            yield outcome

    def _append(self, data: bytes) -> None:
        while data:
            data = data[self._file.write(data) :]


def _dump(line: dict[str, object]) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode() + b"\n"


def _is_whole(line: bytes) -> bool:
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
        raise BadResults("results.other", f"{path} holds something other than results")
    if header.get("format") != FORMAT:
        found = show(header.get("format"))
        sentence = f"{path} has format {found}; this program reads format {FORMAT}"
        raise BadResults("results.format", sentence)
    return header


def _compare(path: Path, there: dict[str, object], here: dict[str, object]) -> None:
    """Refuse the file of another series, and say in what it differs."""
    if there.get("series") == here["series"]:
        return
    names = [name for name in here if name != "series" and there.get(name) != here[name]]
    parts = [f"{name} is {show(there.get(name))} there, {show(here[name])} here" for name in names]
    sentence = f"{path} holds another series: {'; '.join(parts) or 'its mark differs'}"
    raise BadResults("results.other-series", sentence)
