"""Playing a series in several processes of this machine."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, SIGTERM, signal
from threading import Thread
from time import perf_counter
from types import FrameType
from typing import Final

from tilewright.arena.defer_sigint import defer_sigint
from tilewright.arena.series import Series
from tilewright.arena.tally import Outcome
from tilewright.arena.workers import TICK, Batches, MatchQueue, Work, play_chunk

if sys.platform != "win32":
    from signal import SIG_BLOCK, SIG_SETMASK, SIG_UNBLOCK, pthread_sigmask

REPORT_INTERVAL: Final = 0.05  # seconds between a worker's reports
STOP_TIMEOUT: Final = 2.0  # seconds a worker has to stop its match


class Stopped(BaseException):
    """Raised in a worker that must stop; not an Exception, so that no bot catches it."""


@dataclass
class Worker:
    """A process that plays, the connection to it, and the matches it has not reported yet."""

    process: BaseProcess
    connection: Connection
    pending: list[int] = field(default_factory=list)
    matches: int = 0
    started: float = 0.0

    def assign(self, numbers: list[int]) -> None:
        """Send the worker matches to play."""
        self.pending = list(numbers)
        self.matches = len(numbers)
        self.started = perf_counter()
        with suppress(OSError):  # `collect` finds out that the process has ended
            self.connection.send(numbers)

    def collect(self) -> list[Outcome]:
        """Return the matches that the worker reports; raise `EOFError` if the process has ended."""
        try:
            found: list[Outcome] | str = self.connection.recv()
        except OSError as error:
            raise EOFError from error
        if isinstance(found, str):
            raise RuntimeError(f"a worker failed:\n{found}")
        done = {outcome.number for outcome in found}
        self.pending = [number for number in self.pending if number not in done]
        return found

    def stop(self) -> None:
        """Tell the process to end; stop its current match."""
        if self.pending:
            self.process.terminate()
        with suppress(OSError):
            self.connection.send(None)

    def end(self, timeout: float) -> int | None:
        """Wait for the process to end, kill it after a timeout, and return its exit code."""
        self.process.join(max(0.0, timeout))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        code = self.process.exitcode
        self.process.close()
        self.connection.close()
        return code


class Processes:
    """Plays in several processes at once; one that dies is replaced, and its matches replayed.

    Ctrl-C takes effect between two batches. Raised anywhere, it could be lost in a `__del__`,
    or between starting a worker and recording it.
    """

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, series: Series | Work, numbers: Iterator[int]) -> Batches:
        """Play the matches, and yield them as they end."""
        queue = MatchQueue(series, numbers)
        workers: list[Worker] = []
        try:
            while True:
                with defer_sigint():
                    if not _assign_matches(workers, series, queue, self.jobs):
                        return
                    found = _collect(workers, queue)
                yield found
        finally:
            with defer_sigint():
                _stop_all(workers)


def _assign_matches(
    workers: list[Worker], series: Series | Work, queue: MatchQueue, jobs: int
) -> bool:
    """Give matches to idle workers, or to new ones; return whether any worker is playing."""
    idle = [worker for worker in workers if not worker.pending]
    while idle or len(workers) < jobs:
        numbers = queue.take()
        if not numbers:
            break
        if not idle:
            workers.append(_start(series))
            idle.append(workers[-1])
        idle.pop().assign(numbers)
    return any(worker.pending for worker in workers)


def _collect(workers: list[Worker], queue: MatchQueue) -> list[Outcome]:
    """Return what the workers report within a tick; remove workers that died."""
    found: list[Outcome] = []
    connections = {worker.connection: worker for worker in workers}
    for connection in wait(list(connections), TICK):
        worker = connections[connection]  # type: ignore[index]
        try:
            found += worker.collect()
        except EOFError:
            workers.remove(worker)
            queue.requeue(worker.pending, f"exit code {worker.end(STOP_TIMEOUT)}")
        else:
            if not worker.pending:
                queue.adapt_size(worker.matches, perf_counter() - worker.started)
    return found


def _stop_all(workers: list[Worker]) -> None:
    """End all workers at once."""
    for worker in workers:
        worker.stop()
    deadline = perf_counter() + STOP_TIMEOUT
    for worker in workers:
        worker.end(deadline - perf_counter())


def _start(series: Series | Work) -> Worker:
    context = get_context()
    here, there = context.Pipe()
    process = context.Process(target=_worker_main, args=(there, series), daemon=True)
    with _block_sigint():
        process.start()
    there.close()
    return Worker(process, here)


@contextmanager
def _block_sigint() -> Iterator[None]:
    """Keep Ctrl-C from a new process until it handles signals."""
    if sys.platform == "win32":
        yield
        return
    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)


def _worker_main(connection: Connection, series: Series | Work) -> None:
    """Play the matches that come in until None does."""
    signal(SIGINT, SIG_IGN)  # Ctrl-C is for the main process
    with suppress(EOFError, OSError, Stopped):
        signal(SIGTERM, _stop)
        if sys.platform != "win32":
            pthread_sigmask(SIG_UNBLOCK, {SIGINT})  # for what a bot starts
        Thread(target=_exit_with_parent, daemon=True).start()
        while (numbers := connection.recv()) is not None:
            for message in _run_chunk(series, numbers):
                connection.send(message)


def _run_chunk(series: Series | Work, numbers: list[int]) -> Iterator[list[Outcome] | str]:
    """Play matches and yield them; yield a traceback if our own code fails."""
    try:
        yield from play_chunk(series, numbers, REPORT_INTERVAL)
    except Exception:  # noqa: BLE001  # the main process raises it
        yield traceback.format_exc()


def _stop(number: int, frame: FrameType | None) -> None:
    raise Stopped


def _exit_with_parent() -> None:
    """End this process at once when the main process is gone."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
