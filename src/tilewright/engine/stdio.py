"""Our bots as an engine on two streams, one for commands and one for answers."""

from __future__ import annotations

from typing import BinaryIO, Final

from tilewright.engine.command_line import read_command_lines
from tilewright.engine.session import Session

QUIT_TIMEOUT: Final = 5.0  # seconds for a running search to end


class LineWriter:
    """Writes and flushes every line, until the other side closes the stream."""

    def __init__(self, stream: BinaryIO) -> None:
        self.stream = stream
        self.is_closed = False

    def write(self, line: str) -> None:
        """Write a line."""
        if self.is_closed:
            return
        try:
            self.stream.write(f"{line}\n".encode())
            self.stream.flush()
        except OSError:
            self.is_closed = True


def serve(source: BinaryIO, sink: BinaryIO, bot: str) -> None:
    """Obey commands until `quit`, the end of the input, or a closed output."""
    out = LineWriter(sink)
    session = Session(out.write, bot)
    try:
        for command in read_command_lines(source):
            session.obey(command)
            if session.is_over or out.is_closed:
                return
    finally:
        session.leave(QUIT_TIMEOUT)
