"""Playing on several processes of this machine."""

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

from tilewright.arena.series import Series
from tilewright.arena.tally import Outcome
from tilewright.arena.undisturbed import undisturbed
from tilewright.arena.workers import TICK, Batches, Supply, play_portion

if sys.platform != "win32":
    from signal import SIG_BLOCK, SIG_SETMASK, SIG_UNBLOCK, pthread_sigmask

HAND_ON: Final = 0.05  # seconds after which a worker hands on what it has played
PATIENCE: Final = 2.0  # seconds that a worker is given to break off its game


class Stopped(BaseException):
    """Raised in a worker that is told to stop; no bot should catch it."""


@dataclass
class Worker:
    """A process that plays, the line to it, and what it was given and has not handed on."""

    process: BaseProcess
    line: Connection
    pending: list[int] = field(default_factory=list)
    games: int = 0
    since: float = 0.0

    def give(self, numbers: list[int]) -> None:
        """Hand over games to play."""
        self.pending = list(numbers)
        self.games = len(numbers)
        self.since = perf_counter()
        with suppress(OSError):  # one that has ended is found out when it is listened to
            self.line.send(numbers)

    def collect(self) -> list[Outcome]:
        """Return the games that the worker hands on; raise `EOFError` if it has ended."""
        try:
            found: list[Outcome] | str = self.line.recv()
        except OSError as error:
            raise EOFError from error
        if isinstance(found, str):
            raise RuntimeError(f"a worker failed:\n{found}")
        done = {outcome.number for outcome in found}
        self.pending = [number for number in self.pending if number not in done]
        return found

    def stop(self) -> None:
        """Tell the process to end: nothing more will come, and a game under way is broken off."""
        if self.pending:
            self.process.terminate()
        with suppress(OSError):
            self.line.send(None)

    def end(self, patience: float) -> int | None:
        """See the process end, by force after some seconds, and return its exit code."""
        self.process.join(max(0.0, patience))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        code = self.process.exitcode
        self.process.close()
        self.line.close()
        return code


class Processes:
    """Plays on so many processes at once; one that dies is replaced, and its games replayed.

    Ctrl-C takes effect between two batches. Raised anywhere, it could be lost in a `__del__`,
    or between the start of a worker and the note that there is one.
    """

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, series: Series, numbers: Iterator[int]) -> Batches:
        """Play the games, and return them as they end."""
        supply = Supply(series, numbers)
        crew: list[Worker] = []
        try:
            while True:
                with undisturbed():
                    if not _employ(crew, series, supply, self.jobs):
                        return
                    found = _listen(crew, supply)
                yield found
        finally:
            with undisturbed():
                _dismiss(crew)


def _employ(crew: list[Worker], series: Series, supply: Supply, jobs: int) -> bool:
    """Give games to all who have none, or to new ones; return whether anybody is playing."""
    idle = [worker for worker in crew if not worker.pending]
    while idle or len(crew) < jobs:
        numbers = supply.take()
        if not numbers:
            break
        if not idle:
            crew.append(_start(series))
            idle.append(crew[-1])
        idle.pop().give(numbers)
    return any(worker.pending for worker in crew)


def _listen(crew: list[Worker], supply: Supply) -> list[Outcome]:
    """Return what the workers hand on next, for as long as a tick; let go of the dead."""
    found: list[Outcome] = []
    lines = {worker.line: worker for worker in crew}
    for line in wait(list(lines), TICK):
        worker = lines[line]  # type: ignore[index]
        try:
            found += worker.collect()
        except EOFError:
            crew.remove(worker)
            supply.lose(worker.pending, f"exit code {worker.end(PATIENCE)}")
        else:
            if not worker.pending:
                supply.learn(worker.games, perf_counter() - worker.since)
    return found


def _dismiss(crew: list[Worker]) -> None:
    """End all workers, together."""
    for worker in crew:
        worker.stop()
    deadline = perf_counter() + PATIENCE
    for worker in crew:
        worker.end(deadline - perf_counter())


def _start(series: Series) -> Worker:
    context = get_context()
    here, there = context.Pipe()
    process = context.Process(target=_work, args=(there, series), daemon=True)
    with _holding_interrupts():
        process.start()
    there.close()
    return Worker(process, here)


@contextmanager
def _holding_interrupts() -> Iterator[None]:
    """Keep Ctrl-C from a process that is not yet ready for it."""
    if sys.platform == "win32":
        yield
        return
    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)


def _work(line: Connection, series: Series) -> None:
    """Play what comes along the line until nothing more does."""
    signal(SIGINT, SIG_IGN)  # Ctrl-C is for the main process
    with suppress(EOFError, OSError, Stopped):
        signal(SIGTERM, _stop)
        if sys.platform != "win32":
            pthread_sigmask(SIG_UNBLOCK, {SIGINT})  # for what a bot starts
        Thread(target=_leave_with_parent, daemon=True).start()
        while (numbers := line.recv()) is not None:
            for message in _tell(series, numbers):
                line.send(message)


def _tell(series: Series, numbers: list[int]) -> Iterator[list[Outcome] | str]:
    """Play games and return them; a mistake of the program itself is told in words."""
    try:
        yield from play_portion(series, numbers, HAND_ON)
    except Exception:  # noqa: BLE001  # the main process raises it
        yield traceback.format_exc()


def _stop(number: int, frame: FrameType | None) -> None:
    raise Stopped


def _leave_with_parent() -> None:
    """End this process, whatever it is doing, as soon as the main one is gone."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
