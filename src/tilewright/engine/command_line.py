"""Reading commands from a stream, whatever it contains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO, Final, NamedTuple

from tilewright.engine.protocol import BLOCK_END, MAX_BLOCK, MAX_LINE, BadCommand

WITH_BLOCK: Final = ("position", "record")  # the command that spans several lines


class CommandLine(NamedTuple):
    """A command with its block of lines; or what is wrong with it."""

    line: str
    block: tuple[str, ...] = ()
    problem: BadCommand | None = None

    @property
    def word(self) -> str:
        """The name of the command."""
        return self.line.partition(" ")[0]

    @property
    def rest(self) -> str:
        """The text after the name."""
        return self.line.partition(" ")[2].strip()


def read_command_lines(source: BinaryIO) -> Iterator[CommandLine]:
    """Yield the commands of a stream to its end; skip empty lines."""
    while (raw := _read_raw(source)) is not None:
        try:
            line = decode(raw)
        except BadCommand as problem:
            yield CommandLine("", problem=problem)
            continue
        if tuple(line.split()[:2]) == WITH_BLOCK:
            yield _read_block(line, source)
        elif line:
            yield CommandLine(line)


def decode(raw: bytes) -> str:
    """Return a line as text without its end; raise if it is too long or not UTF-8."""
    if len(raw) > MAX_LINE:
        sentence = f"a line has at most {MAX_LINE} bytes, its end included"
        raise BadCommand("line.too-long", sentence)
    try:
        return raw.decode().strip()
    except UnicodeDecodeError as error:
        sentence = f"byte {error.start + 1} of the line is not UTF-8"
        raise BadCommand("line.encoding", sentence) from None


def _read_raw(source: BinaryIO) -> bytes | None:
    """Return the next line, truncated if it is too long, or None at the end."""
    raw = part = source.readline(MAX_LINE + 1)
    while len(part) > MAX_LINE and not part.endswith(b"\n"):
        part = source.readline(MAX_LINE + 1)
    return raw or None


def _read_block(line: str, source: BinaryIO) -> CommandLine:
    """Return a command with its block, which is read to its end even if it is wrong.

    So a line of a broken record is never mistaken for a command.
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
        if len(block) == MAX_BLOCK:
            sentence = f"a record has at most {MAX_BLOCK} lines here"
            problem = problem or BadCommand("line.too-long", sentence)
            continue
        block.append(text)
    else:
        problem = BadCommand("command.words", f"the input ended before the {BLOCK_END}")
    return CommandLine(line, tuple(block), problem)
