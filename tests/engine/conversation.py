"""A conversation with our engine, in the same process."""

import io
from queue import Queue

from tilewright.engine.command_line import read_command_lines
from tilewright.engine.session import Session


class Conversation:
    """Sends lines to a session and returns its answers."""

    def __init__(self, bot: str = "greedy") -> None:
        self.lines: Queue[str] = Queue()
        self.session = Session(self.lines.put, bot)

    def send(self, *lines: str) -> None:
        """Send lines, and ignore the answers."""
        for order in read_command_lines(
            io.BytesIO("".join(f"{line}\n" for line in lines).encode())
        ):
            self.session.obey(order)

    def ask(self, *lines: str) -> list[str]:
        """Send lines and return the answer up to the line that closes it."""
        self.send(*lines)
        answer = [self.lines.get(timeout=60)]
        while answer[-1].split()[0] not in ("ok", "error", "best", "pong"):
            answer.append(self.lines.get(timeout=60))
        assert self.lines.empty() or answer[-1].startswith("error")
        return answer

    def refused(self, *lines: str) -> str:
        """Send lines, and return the code of the refusal."""
        (answer,) = self.ask(*lines)
        word, code, sentence = answer.split(maxsplit=2)
        assert word == "error"
        assert sentence
        return code
