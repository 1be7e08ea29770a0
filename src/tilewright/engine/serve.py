"""Our bots on two streams: commands come in on one, answers go out on the other."""

from __future__ import annotations

from typing import BinaryIO, Final

from tilewright.engine.lines import read_orders
from tilewright.engine.session import Session

LEAVE: Final = 5.0  # seconds for a thought under way to end


class Sink:
    """Writes every line at once; once nobody listens, it writes no more."""

    def __init__(self, stream: BinaryIO) -> None:
        self.stream = stream
        self.is_closed = False

    def say(self, line: str) -> None:
        """Write a line."""
        if self.is_closed:
            return
        try:
            self.stream.write(f"{line}\n".encode())
            self.stream.flush()
        except OSError:
            self.is_closed = True


def serve(source: BinaryIO, sink: BinaryIO, bot: str) -> None:
    """Obey commands until `quit`, or until the input ends or nobody listens."""
    out = Sink(sink)
    session = Session(out.say, bot)
    try:
        for order in read_orders(source):
            session.obey(order)
            if session.is_over or out.is_closed:
                return
    finally:
        session.leave(LEAVE)
