"""What both sides of the protocol share: its numbers, its error codes, the way it is written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tilewright.core.errors import TilewrightError, quote

PROTOCOL: Final = 1
LONGEST_LINE: Final = 65536  # bytes, with the end of the line
LONGEST_BLOCK: Final = 4096  # lines of a record
LONGEST_CITATION: Final = 200
BLOCK_END: Final = "end"
CODES: Final[Mapping[str, str]] = {
    "line.too-long": "a line has more bytes than the protocol allows",
    "line.encoding": "a line is not UTF-8 text",
    "command.unknown": "there is no such command",
    "command.words": "a command lacks words, or has words that mean nothing there",
    "command.busy": "the engine thinks, and does only `ping`, `stop` and `quit` meanwhile",
    "protocol.version": "the engine does not speak that version of the protocol",
    "game.none": "no game has been chosen yet",
    "position.form": "positions cannot be given in that form",
    "position.other-game": "the position is of another game, side or number of seats",
    "option.unknown": "there is no such option",
    "option.value": "an option cannot have that value",
    "internal": "the engine has a mistake of its own; details are on its error stream",
}

_NUMBER: Final = re.compile(r"\d{1,20}(\.\d{1,9})?", re.ASCII)


class BadCommand(TilewrightError, ValueError):
    """A line that cannot be obeyed."""


def one_line(text: str) -> str:
    """Return a text as it may stand in a line: what cannot be printed becomes a blank."""
    return "".join(sign if sign.isprintable() else " " for sign in text).strip()


def cite(line: str) -> str:
    """Return a line of somebody else's in quotation marks, cut where it is long."""
    return f'"{one_line(line)[:LONGEST_CITATION]}"'


def write_error(code: str, sentence: str) -> str:
    """Return the line that tells an error."""
    return f"error {code} {one_line(sentence)}"


def write_number(value: float) -> str:
    """Return a number without exponent and without needless zeros."""
    return f"{round(value, 6) + 0.0:.6f}".rstrip("0").rstrip(".")  # + 0.0: no minus before a zero


def is_number(text: str) -> bool:
    """Return whether a text is a plain number, such as 20 or 0.5."""
    return _NUMBER.fullmatch(text) is not None


def write_list(values: Iterable[object]) -> str:
    """Return several values as one word."""
    return ",".join(map(str, values))


def read_pairs(words: Sequence[str], names: Sequence[str]) -> dict[str, str]:
    """Return words as names with a value each; refuse names that mean nothing or come twice."""
    found: dict[str, str] = {}
    for name, value in zip(words[::2], [*words[1::2], None], strict=False):
        if name not in names:
            known = ", ".join(names)
            raise BadCommand("command.words", f"{quote(name)} means nothing here; known: {known}")
        if name in found:
            raise BadCommand("command.words", f"{quote(name)} is given a second time")
        if value is None:
            raise BadCommand("command.words", f"{quote(name)} lacks a value")
        found[name] = value
    return found
