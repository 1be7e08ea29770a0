"""An engine's process: lines in and out, with a deadline for each answer."""

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
from tilewright.engine.command_line import decode
from tilewright.engine.protocol import MAX_LINE, BadCommand, one_line

LINES_AHEAD: Final = 256  # lines that are read ahead
ERROR_LINES: Final = 5  # of its stderr that are reported
MAX_ERROR_LINE: Final = 200  # characters of each
CHUNK: Final = 4096
POLL_INTERVAL: Final = 0.1  # seconds between checks whether the process has ended
CLOSE_TIMEOUT: Final = 1.0  # seconds for the streams after the process has ended

Lines = Queue[bytes | None]  # None: end of stream


class EngineProcess:
    """A process, started at once, with a thread for each of its three streams."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.process = Popen(
                command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            sentence = f"{quote(command[0])} can't be started: {why}"
            raise BotFailure(sentence, "start") from error
        self.to_send: Lines = Queue()
        self.received: Lines = Queue(LINES_AHEAD)
        self.errors = bytearray()  # the end of its stderr
        process = self.process
        assert process.stdin and process.stdout and process.stderr
        self.threads = [
            _run(_feed, process.stdin, self.to_send),
            _run(_collect, process.stdout, self.received),
            _run(_drain, process.stderr, self.errors),
        ]
        self.end = weakref.finalize(self, _end, process, self.to_send)  # even if nobody closes it

    def send(self, line: str) -> None:
        """Send one or more lines; a failure shows when the answer is read."""
        self.to_send.put(f"{line}\n".encode())

    def receive(self, until: float) -> str:
        """Return the next line that is not empty.

        Raises `TimeoutError` when the monotonic clock passes `until`, and `BotFailure` if the
        program has ended or sends an invalid line.
        """
        while (raw := self._next_raw(until)) is not None:
            try:
                line = decode(raw)
            except BadCommand as error:
                raise BotFailure(
                    f"the program sent an invalid line: {error}", "protocol"
                ) from error
            if line:
                return line
            if monotonic() > until:
                raise TimeoutError
        self.received.put(None)
        raise BotFailure(self._how_it_ended(), "crash")

    def _next_raw(self, until: float) -> bytes | None:
        """Return the next line as bytes, or None at the end.

        The program may have ended although its child processes keep its output open.
        """
        while True:
            has_ended = self.process.poll() is not None
            left = max(0.0, until - monotonic())
            try:
                return self.received.get(timeout=min(left, POLL_INTERVAL))
            except Empty:
                if has_ended:
                    return None
                if left <= POLL_INTERVAL:
                    raise TimeoutError from None

    def wait(self, seconds: float) -> int | None:
        """Return the exit status, or None if the program does not end in time."""
        with suppress(TimeoutExpired):
            return self.process.wait(seconds)
        return None

    def end_input(self) -> None:
        """Close the program's input."""
        self.to_send.put(None)

    def close(self, seconds: float) -> None:
        """Ask the program to quit, and kill it if it does not in time."""
        self.send("quit")
        self.end_input()
        self.wait(seconds)
        self.kill()

    def kill(self) -> None:
        """Kill the program and its child processes, and wait for its threads."""
        self.end()
        until = monotonic() + CLOSE_TIMEOUT
        for thread in self.threads:
            while thread.is_alive() and monotonic() < until:
                with suppress(Empty):  # unblock a thread that waits to put
                    while True:
                        self.received.get_nowait()
                thread.join(0.01)

    def last_error_lines(self) -> str:
        """Return the last lines of stderr as one line."""
        text = self.errors.decode(errors="replace")
        lines = [one_line(line) for line in text.splitlines() if line.strip()]
        return " / ".join(line[:MAX_ERROR_LINE] for line in lines[-ERROR_LINES:])

    def _how_it_ended(self) -> str:
        """Return a sentence on how the program ended, with the end of its stderr."""
        status = self.wait(CLOSE_TIMEOUT)
        if status is None:
            how = "the program closed its output and did not end"
        elif status < 0:
            how = f"the program was ended by {_signal_name(-status)}"
        else:
            how = f"the program ended by itself with exit status {status}"
        self.threads[-1].join(CLOSE_TIMEOUT)
        words = self.last_error_lines()
        return f"{how}; its last words: {words}" if words else how


def _run(work: Callable[..., None], *arguments: object) -> Thread:
    thread = Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _feed(stream: IO[bytes], lines: Lines) -> None:
    """Write lines from a queue to a stream until the queue or the stream ends."""
    with suppress(OSError), stream:
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()


def _collect(stream: IO[bytes], lines: Lines) -> None:
    """Put the lines of a stream into a queue; stop at a line that is too long."""
    with stream:
        while raw := stream.readline(MAX_LINE + 1):
            lines.put(raw)
            if len(raw) > MAX_LINE:
                break
    lines.put(None)


def _drain(stream: IO[bytes], kept: bytearray) -> None:
    """Read a stream to its end, so that the writer never blocks; keep its end."""
    with stream:
        while chunk := os.read(stream.fileno(), CHUNK):
            kept += chunk
            del kept[:-CHUNK]


def _end(process: Popen[bytes], to_send: Lines) -> None:
    """Kill a process and its group; child processes may outlive it."""
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
