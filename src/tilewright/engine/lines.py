"""Lines of a conversation, read from a stream whatever comes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO, Final, NamedTuple

from tilewright.engine.protocol import BLOCK_END, LONGEST_BLOCK, LONGEST_LINE, BadCommand

WITH_BLOCK: Final = ("position", "record")  # the command that goes on over several lines


class Order(NamedTuple):
    """A command, with the lines that belong to it; or what is wrong with it."""

    line: str
    block: tuple[str, ...] = ()
    problem: BadCommand | None = None

    @property
    def word(self) -> str:
        """What is to be done."""
        return self.line.partition(" ")[0]

    @property
    def rest(self) -> str:
        """What follows that word."""
        return self.line.partition(" ")[2].strip()


def read_orders(source: BinaryIO) -> Iterator[Order]:
    """Yield the commands of a stream to its end; empty lines are none."""
    while (raw := _read_raw(source)) is not None:
        try:
            line = decode(raw)
        except BadCommand as problem:
            yield Order("", problem=problem)
            continue
        if tuple(line.split()[:2]) == WITH_BLOCK:
            yield _read_block(line, source)
        elif line:
            yield Order(line)


def decode(raw: bytes) -> str:
    """Return a line as text, without its end; refuse one that is too long or no text."""
    if len(raw) > LONGEST_LINE:
        sentence = f"a line has at most {LONGEST_LINE} bytes, its end included"
        raise BadCommand("line.too-long", sentence)
    try:
        return raw.decode().strip()
    except UnicodeDecodeError as error:
        sentence = f"byte {error.start + 1} of the line is no UTF-8"
        raise BadCommand("line.encoding", sentence) from None


def _read_raw(source: BinaryIO) -> bytes | None:
    """Return the next line, cut where it is too long, or None at the end."""
    raw = part = source.readline(LONGEST_LINE + 1)
    while len(part) > LONGEST_LINE and not part.endswith(b"\n"):
        part = source.readline(LONGEST_LINE + 1)
    return raw or None


def _read_block(line: str, source: BinaryIO) -> Order:
    """Return a command with its lines; they are read to their end even if they are wrong.

    So a line of a broken record is never taken for a command.
    """
    block: list[str] = []
    problem: BadCommand | None = None
    while (raw := _read_raw(source)) is not None:
        try:
            text = decode(raw)
        except BadCommand as error:
            problem = problem or error
            continue
        if text == BLOCK_END:
            break
        if len(block) == LONGEST_BLOCK:
            sentence = f"a record has at most {LONGEST_BLOCK} lines here"
            problem = problem or BadCommand("line.too-long", sentence)
            continue
        block.append(text)
    else:
        problem = BadCommand("command.words", f"the input ended before the {BLOCK_END}")
    return Order(line, tuple(block), problem)
