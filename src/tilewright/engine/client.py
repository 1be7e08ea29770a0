"""Our side of a conversation with an engine, with a deadline for each answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Final, NamedTuple

from tilewright.bots.failure import BotFailure
from tilewright.core.errors import quote
from tilewright.engine.go_command import GoCommand
from tilewright.engine.handshake import Handshake
from tilewright.engine.process import EngineProcess
from tilewright.engine.protocol import PROTOCOL, BadCommand, quote_line, write_number

MAX_ANSWER_LINES: Final = 1000  # per answer


OnInfo = Callable[[str], None]


def ignore(line: str) -> None:
    """Ignore an info line."""


class Timeouts(NamedTuple):
    """How many seconds a program has for each kind of answer."""

    start: float = 30.0  # to start and answer `hello`
    answer: float = 10.0  # to answer anything but `go`
    grace: float = 0.5  # to answer `go` after the time allowed, plus a tenth of it
    thinking: float = 60.0  # to answer a `go` without a time
    leave: float = 1.0  # to end after `quit`


class Client:
    """Sends commands to a program; any fault of the program raises `BotFailure`."""

    def __init__(self, command: Sequence[str], timeouts: Timeouts) -> None:
        self.timeouts = timeouts
        self.program = EngineProcess(command)
        try:
            self.handshake = self._shake_hands()
        except BaseException:
            self.program.kill()
            raise

    def _shake_hands(self) -> Handshake:
        lines = self._ask(f"hello {PROTOCOL}", self.timeouts.start)
        try:
            return Handshake.read(lines)
        except BadCommand as error:
            sentence = f'the program answered "hello" wrongly: {error}'
            raise BotFailure(sentence, "protocol") from error

    def ask(self, line: str) -> list[str]:
        """Send a command and return the lines of its answer before `ok`."""
        return self._ask(line, self.timeouts.answer)

    def set_options(self, options: Mapping[str, str]) -> None:
        """Set options of the program."""
        for name, value in options.items():
            if name not in self.handshake.options:
                known = ", ".join(self.handshake.options) or "none"
                sentence = f"the program has no option {quote(name)}; it has {known}"
                raise BotFailure(sentence, "option")
            self.ask(f"option {name} {value}")

    def exchange(self, line: str) -> str:
        """Send a command and return the first line of its answer."""
        self.program.send(line)
        return self.receive(line)

    def receive(self, command: str, until: float | None = None) -> str:
        """Return the next line that is not an info line, in answer to a command."""
        try:
            return self._next(until or monotonic() + self.timeouts.answer, ignore)
        except TimeoutError:
            sentence = f"the program did not answer {quote(command)} in time"
            raise BotFailure(sentence, "hang") from None

    def go(self, go: GoCommand, on_info: OnInfo = ignore) -> str:
        """Return the action that the program answers; call `on_info` with each info line.

        When the time is over, the program is told to stop and has the grace period to do so.
        """
        self.program.send(go.write())
        allowed = self._time_for(go)
        try:
            line = self._next(monotonic() + allowed, on_info)
        except TimeoutError:
            line = self.stop(allowed, on_info)
        return read_best(line)

    def stop(self, allowed: float = 0.0, on_info: OnInfo = ignore) -> str:
        """Tell the program to stop, and return its answer to `go`."""
        self.program.send("stop")
        grace = self.timeouts.grace + allowed / 10
        try:
            return self._next(monotonic() + grace, on_info)
        except TimeoutError:
            times = f"{write_number(allowed)} s and {write_number(grace)} s of grace"
            sentence = f"the program gave no action within {times}"
            raise BotFailure(sentence, "overtime") from None

    def close(self) -> None:
        """Ask the program to quit, and kill it if it does not."""
        self.program.close(self.timeouts.leave)

    def kill(self) -> None:
        """Kill the program."""
        self.program.kill()

    def _ask(self, command: str, seconds: float) -> list[str]:
        self.program.send(command)
        until = monotonic() + seconds
        lines: list[str] = []
        while len(lines) < MAX_ANSWER_LINES:
            line = self.receive(command, until)
            if line == "ok":
                return lines
            if line.split()[0] in ("error", "best", "pong"):
                sentence = f"the program answered {quote(command)} by {quote_line(line)}"
                raise BotFailure(sentence, "protocol")
            lines.append(line)
        sentence = f"the program answered {quote(command)} with more than {MAX_ANSWER_LINES} lines"
        raise BotFailure(sentence, "protocol")

    def _next(self, until: float, on_info: OnInfo) -> str:
        while (line := self.program.receive(until)).split()[0] == "info":
            on_info(line)
            if monotonic() > until:
                raise TimeoutError
        return line

    def _time_for(self, go: GoCommand) -> float:
        for seconds in (go.seconds, go.clock):
            if seconds is not None:
                return seconds
        return self.timeouts.thinking


def read_best(line: str) -> str:
    """Return the action of an answer to `go`."""
    word, _, token = line.partition(" ")
    if word != "best" or not token or " " in token:
        sentence = f'the program answered "go" by {quote_line(line)}, not by "best ACTION"'
        raise BotFailure(sentence, "protocol")
    return token
