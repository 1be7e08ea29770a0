"""A program of somebody else's: lines in, lines out, and never longer than we have patience."""

from __future__ import annotations

import os
import signal
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, Queue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from time import monotonic
from typing import IO, Final

from tilewright.bots.failure import BotFailure
from tilewright.core.errors import quote
from tilewright.engine.lines import decode
from tilewright.engine.protocol import LONGEST_LINE, BadCommand, one_line

LINES_AHEAD: Final = 256  # that are read before they are wanted
LAST_WORDS: Final = 5  # lines of the error stream that are told
LONGEST_WORDS: Final = 200  # signs of each
CHUNK: Final = 4096
GLANCE: Final = 0.1  # seconds between looks at whether a program is still there
REST: Final = 1.0  # seconds for the streams of a program that has ended

Lines = Queue[bytes | None]  # None: no more will come


class Program:
    """A process that is started at once; three threads see to its streams."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.process = Popen(
                command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            sentence = f"{quote(command[0])} cannot be started: {why}"
            raise BotFailure(sentence, "start") from error
        self.to_send: Lines = Queue()
        self.received: Lines = Queue(LINES_AHEAD)
        self.errors = bytearray()  # the end of what it has written there
        process = self.process
        assert process.stdin and process.stdout and process.stderr
        self.threads = [
            _run(_feed, process.stdin, self.to_send),
            _run(_collect, process.stdout, self.received),
            _run(_drain, process.stderr, self.errors),
        ]
        self.end = weakref.finalize(self, _end, process, self.to_send)  # whatever becomes of us

    def send(self, line: str) -> None:
        """Send a line, or several; whether they arrive shows when an answer is wanted."""
        self.to_send.put(f"{line}\n".encode())

    def receive(self, until: float) -> str:
        """Return the next line that is not empty.

        Raises `TimeoutError` at a moment of the monotonic clock, and `BotFailure` for a program
        that has ended or sends what is no line.
        """
        while (raw := self._next_raw(until)) is not None:
            try:
                line = decode(raw)
            except BadCommand as error:
                raise BotFailure(f"the program sent no line: {error}", "protocol") from error
            if line:
                return line
            if monotonic() > until:
                raise TimeoutError
        self.received.put(None)
        raise BotFailure(self._how_it_ended(), "crash")

    def _next_raw(self, until: float) -> bytes | None:
        """Return what comes next, or None if nothing will.

        A program may have ended although others that it has started keep its output open.
        """
        while True:
            has_ended = self.process.poll() is not None
            left = max(0.0, until - monotonic())
            try:
                return self.received.get(timeout=min(left, GLANCE))
            except Empty:
                if has_ended:
                    return None
                if left <= GLANCE:
                    raise TimeoutError from None

    def wait(self, seconds: float) -> int | None:
        """Return the exit status of a program that ends within some time, or None."""
        with suppress(TimeoutExpired):
            return self.process.wait(seconds)
        return None

    def end_input(self) -> None:
        """Let the program see the end of its input."""
        self.to_send.put(None)

    def close(self, seconds: float) -> None:
        """Ask the program to leave, and end it by force if it has not done so in time."""
        self.send("quit")
        self.end_input()
        self.wait(seconds)
        self.kill()

    def kill(self) -> None:
        """End the program and all that it has started, and wait until nothing of it is left."""
        self.end()
        until = monotonic() + REST
        for thread in self.threads:
            while thread.is_alive() and monotonic() < until:
                with suppress(Empty):  # make room for a thread that waits to put
                    while True:
                        self.received.get_nowait()
                thread.join(0.01)

    def last_words(self) -> str:
        """Return the last lines of the error stream as one line, empty if there are none."""
        text = self.errors.decode(errors="replace")
        lines = [one_line(line) for line in text.splitlines() if line.strip()]
        return " / ".join(line[:LONGEST_WORDS] for line in lines[-LAST_WORDS:])

    def _how_it_ended(self) -> str:
        """Return a sentence on how the program ended, with its last words."""
        status = self.wait(REST)
        if status is None:
            how = "the program closed its output and did not end"
        elif status < 0:
            how = f"the program was ended by {_signal_name(-status)}"
        else:
            how = f"the program ended by itself with exit status {status}"
        self.threads[-1].join(REST)
        words = self.last_words()
        return f"{how}; its last words: {words}" if words else how


def _run(work: Callable[..., None], *arguments: object) -> Thread:
    thread = Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _feed(stream: IO[bytes], lines: Lines) -> None:
    """Write lines to a stream as they come, until there are no more or nobody reads."""
    with suppress(OSError), stream:
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()


def _collect(stream: IO[bytes], lines: Lines) -> None:
    """Put the lines of a stream into a queue; one that is too long is the last."""
    with stream:
        while raw := stream.readline(LONGEST_LINE + 1):
            lines.put(raw)
            if len(raw) > LONGEST_LINE:
                break
    lines.put(None)


def _drain(stream: IO[bytes], kept: bytearray) -> None:
    """Read a stream to its end, so that nobody waits to write to it; keep the last of it."""
    with stream:
        while chunk := os.read(stream.fileno(), CHUNK):
            kept += chunk
            del kept[:-CHUNK]


def _end(process: Popen[bytes], to_send: Lines) -> None:
    """End a process and its group by force; one that has ended may have left others behind."""
    with suppress(ProcessLookupError, PermissionError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    to_send.put(None)


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
