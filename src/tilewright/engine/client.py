"""The conversation with a program that speaks the protocol, under deadlines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Final, NamedTuple

from tilewright.bots.failure import BotFailure
from tilewright.core.errors import quote
from tilewright.engine.go import Go
from tilewright.engine.offer import Offer
from tilewright.engine.program import Program
from tilewright.engine.protocol import PROTOCOL, BadCommand, cite, write_number

MOST_LINES: Final = 1000  # of one answer


Hear = Callable[[str], None]


def ignore(line: str) -> None:
    """Hear nothing."""


class Patience(NamedTuple):
    """How many seconds a program is given for what."""

    start: float = 30.0  # to start and answer `hello`
    answer: float = 10.0  # to answer anything but `go`
    grace: float = 0.5  # to answer `go` after the time allowed, and a tenth of that time
    thinking: float = 60.0  # to answer a `go` that allows no time
    leave: float = 1.0  # to end after `quit`


class Client:
    """Somebody who asks a program; whatever the program does wrong is a `BotFailure`."""

    def __init__(self, command: Sequence[str], patience: Patience) -> None:
        self.patience = patience
        self.program = Program(command)
        try:
            self.offer = self._greet()
        except BaseException:
            self.program.kill()
            raise

    def _greet(self) -> Offer:
        lines = self._ask(f"hello {PROTOCOL}", self.patience.start)
        try:
            return Offer.read(lines)
        except BadCommand as error:
            sentence = f'the program answered "hello" wrongly: {error}'
            raise BotFailure(sentence, "protocol") from error

    def ask(self, line: str) -> list[str]:
        """Send a command and return the lines of the answer before its `ok`."""
        return self._ask(line, self.patience.answer)

    def set_options(self, options: Mapping[str, str]) -> None:
        """Set options of the program."""
        for name, value in options.items():
            if name not in self.offer.options:
                known = ", ".join(self.offer.options) or "none"
                sentence = f"the program has no option {quote(name)}; it has {known}"
                raise BotFailure(sentence, "option")
            self.ask(f"option {name} {value}")

    def exchange(self, line: str) -> str:
        """Send a command and return the first line of its answer, whatever it is."""
        self.program.send(line)
        return self.receive(line)

    def receive(self, command: str, until: float | None = None) -> str:
        """Return the next line that is no news, in answer to a command."""
        try:
            return self._next(until or monotonic() + self.patience.answer, ignore)
        except TimeoutError:
            sentence = f"the program did not answer {quote(command)} in time"
            raise BotFailure(sentence, "hang") from None

    def go(self, go: Go, hear: Hear = ignore) -> str:
        """Return the action a program answers; `hear` is told its news line by line.

        When the time allowed is over, the program is told to stop, and has the grace to do so.
        """
        self.program.send(go.write())
        allowed = self._time_for(go)
        try:
            line = self._next(monotonic() + allowed, hear)
        except TimeoutError:
            line = self.stop(allowed, hear)
        return read_best(line)

    def stop(self, allowed: float = 0.0, hear: Hear = ignore) -> str:
        """Tell the program to stop, and return its answer to a `go` that allowed some time."""
        self.program.send("stop")
        grace = self.patience.grace + allowed / 10
        try:
            return self._next(monotonic() + grace, hear)
        except TimeoutError:
            times = f"{write_number(allowed)} s and {write_number(grace)} s of grace"
            sentence = f"the program gave no action within {times}"
            raise BotFailure(sentence, "overtime") from None

    def close(self) -> None:
        """End the program politely, if it lets us."""
        self.program.close(self.patience.leave)

    def kill(self) -> None:
        """End the program by force."""
        self.program.kill()

    def _ask(self, command: str, seconds: float) -> list[str]:
        self.program.send(command)
        until = monotonic() + seconds
        lines: list[str] = []
        while len(lines) < MOST_LINES:
            line = self.receive(command, until)
            if line == "ok":
                return lines
            if line.split()[0] in ("error", "best", "pong"):
                sentence = f"the program answered {quote(command)} by {cite(line)}"
                raise BotFailure(sentence, "protocol")
            lines.append(line)
        sentence = f"the program answered {quote(command)} with more than {MOST_LINES} lines"
        raise BotFailure(sentence, "protocol")

    def _next(self, until: float, hear: Hear) -> str:
        while (line := self.program.receive(until)).split()[0] == "info":
            hear(line)
            if monotonic() > until:
                raise TimeoutError
        return line

    def _time_for(self, go: Go) -> float:
        for seconds in (go.seconds, go.clock):
            if seconds is not None:
                return seconds
        return self.patience.thinking


def read_best(line: str) -> str:
    """Return the action of an answer to `go`."""
    word, _, token = line.partition(" ")
    if word != "best" or not token or " " in token:
        sentence = f'the program answered "go" by {cite(line)}, not by "best ACTION"'
        raise BotFailure(sentence, "protocol")
    return token
