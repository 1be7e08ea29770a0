"""What both sides of the protocol share: its numbers, its error codes, the way it is written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from tilewright.core.errors import TilewrightError, quote

PROTOCOL: Final = 1
LONGEST_LINE: Final = 65536  # bytes, with the end of the line
LONGEST_BLOCK: Final = 4096  # lines of a record
LONGEST_CITATION: Final = 200
BLOCK_END: Final = "end"
CODES: Final = (  # of errors, besides those of the library
    "line.too-long",
    "line.encoding",
    "command.unknown",
    "command.words",
    "command.busy",
    "protocol.version",
    "game.none",
    "position.form",
    "position.other-game",
    "option.unknown",
    "option.value",
    "internal",
)

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
