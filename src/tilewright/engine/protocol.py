"""What both sides of the protocol share: limits, error codes and notation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from tilewright.core.errors import TilewrightError, quote

PROTOCOL: Final = 1
MAX_LINE: Final = 65536  # bytes, including the line end
MAX_BLOCK: Final = 4096  # lines of a record
MAX_QUOTE: Final = 200
BLOCK_END: Final = "end"
CODES: Final = (  # of errors, besides the library's own
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
    """A command can't be carried out."""


def one_line(text: str) -> str:
    """Return a text as one line: unprintable characters become spaces."""
    return "".join(char if char.isprintable() else " " for char in text).strip()


def quote_line(line: str) -> str:
    """Return a line in quotation marks, truncated if it is long."""
    return f'"{one_line(line)[:MAX_QUOTE]}"'


def write_error(code: str, sentence: str) -> str:
    """Return an error line."""
    return f"error {code} {one_line(sentence)}"


def write_number(value: float) -> str:
    """Return a number without exponent and trailing zeros."""
    return f"{round(value, 6) + 0.0:.6f}".rstrip("0").rstrip(".")  # + 0.0: no minus before a zero


def is_number(text: str) -> bool:
    """Return whether a text is a plain number, such as 20 or 0.5."""
    return _NUMBER.fullmatch(text) is not None


def write_list(values: Iterable[object]) -> str:
    """Return several values as one word."""
    return ",".join(map(str, values))


def read_pairs(words: Sequence[str], names: Sequence[str]) -> dict[str, str]:
    """Return words as names with values; raise for unknown or repeated names."""
    found: dict[str, str] = {}
    for name, value in zip(words[::2], [*words[1::2], None], strict=False):
        if name not in names:
            known = ", ".join(names)
            raise BadCommand("command.words", f"{quote(name)} is unknown here; known: {known}")
        if name in found:
            raise BadCommand("command.words", f"{quote(name)} is given twice")
        if value is None:
            raise BadCommand("command.words", f"{quote(name)} has no value")
        found[name] = value
    return found
