"""A pool of worker processes in which bots think; one that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import itertools
import logging
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from tilewright.core.errors import TilewrightError
from tilewright.core.record import Record
from tilewright.core.rng import Rng
from tilewright.core.state import State
from tilewright.server.problems import Problem
from tilewright.server.thinking.fair_queue import FairQueue, Owner
from tilewright.server.thinking.tasks import Advise, Analyse, Choose, Look, Task
from tilewright.store import Analysis

ATTEMPTS: Final = 3
NO_OWNER: Final = Owner()
MAX_LINE: Final = 16_000_000  # bytes of an answer
LOOK_SECONDS: Final = 5.0  # the longest look at a position, whatever its nodes
STOPS_WITHIN: Final = 2.0  # seconds; a search that does not stop is ended with its process
HINT_NODES: Final = 40_000  # positions searched for a hint, in each of two searches
HINT_SECONDS: Final = 0.5  # but no longer
ANALYSIS_FACTOR: Final = 4  # an analysis may take this many times the time it was given

log = logging.getLogger(__name__)


class WorkerPool:
    """A fixed number of worker processes, each with one task at a time."""

    def __init__(
        self, count: int, seconds: float, entropy: Callable[[], int], nice: int = 0
    ) -> None:
        self._count = count
        self._seconds = seconds
        self._entropy = entropy
        self._nice = nice
        self._idle: FairQueue[_Worker] = FairQueue()
        self._workers: list[_Worker] = []
        self.replaced = 0
        self._looks = itertools.count(1)

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that are running."""
        return [w.process.pid for w in self._workers if w.process is not None]

    def start(self) -> None:
        """Create the workers; each starts its process with its first task."""
        for _ in range(self._count):
            worker = _Worker(self._nice)
            self._workers.append(worker)
            self._idle.give(worker)

    async def stop(self) -> None:
        """End all processes."""
        for worker in self._workers:
            await worker.end()

    async def choose(self, bot: str, state: State, owner: Owner = NO_OWNER) -> int:
        """Return the action that a bot chooses.

        If even a new process does not help, it is a random legal action: others are waiting.
        """
        for _ in range(ATTEMPTS):
            task = Choose(state.game_id(), bot, state.to_text(), self._entropy())
            found = await self._ask(task, self._seconds, owner=owner)
            action = found.get("action") if found else None
            if isinstance(action, int) and state.is_legal(action):
                return state.action_table()[action]
            log.error("a bot gave no action", extra={"bot": bot, "found": str(found)})
        return state.random_action(Rng(self._entropy()))

    async def analyse(
        self,
        analysis: Analysis,
        record: Record,
        progress: Callable[[float], None] = lambda part: None,
    ) -> dict[str, Any] | None:
        """Return what a bot thinks of a record or of a position in it, or None if it fails."""
        task = Analyse(
            record.to_text(), analysis.bot, analysis.seconds, self._entropy(), analysis.ply
        )
        seconds = self._seconds + ANALYSIS_FACTOR * analysis.seconds
        found = await self._ask(task, seconds, progress)
        return found.get("analysis") if found else None

    async def look(
        self,
        position: str,
        nodes: int,
        owner: Owner,
        played: str | None = None,
        names: Sequence[str] = (),
        spend: Callable[[float], None] = lambda seconds: None,
    ) -> dict[str, Any]:
        """Return the analysis of a position; who stops waiting for it stops the search.

        `spend` is told the seconds that a worker was busy with it, not those in which it waited.
        """
        task = Look(next(self._looks), position, nodes, LOOK_SECONDS, played, list(names))
        found = await self._ask(task, self._seconds, owner=owner, spend=spend)
        if found is None or "look" not in found:
            raise _refusal(found)
        data: dict[str, Any] = found["look"]
        return data

    async def advise(
        self,
        state: State,
        names: Sequence[str],
        owner: Owner,
        spend: Callable[[float], None] = lambda seconds: None,
    ) -> dict[str, Any]:
        """Return the best turn of a position: its decisions, in words, and why."""
        task = Advise(state.game_id(), state.to_text(), HINT_NODES, list(names), HINT_SECONDS)
        found = await self._ask(task, self._seconds, owner=owner, spend=spend)
        if found is None or "advice" not in found:
            raise _refusal(found)
        advice: dict[str, Any] = found["advice"]
        return advice

    async def _ask(
        self,
        task: Task,
        seconds: float,
        progress: Callable[[float], None] = lambda part: None,
        owner: Owner = NO_OWNER,
        spend: Callable[[float], None] = lambda seconds: None,
    ) -> dict[str, Any] | None:
        """Return the answer of a worker, which has so many seconds for each line."""
        worker = await self._idle.take(owner)
        began, found = time.monotonic(), dict[str, Any]()
        try:
            async with asyncio.timeout(seconds):
                found = await worker.ask(task)
            while "progress" in found:
                progress(found["progress"])
                async with asyncio.timeout(seconds):
                    found = await worker.read()
            return found
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            what = task.bot if isinstance(task, Choose | Analyse) else "analysis"
            log.warning("a worker is replaced", extra={"bot": what, "error": repr(error)})
            self.replaced += 1
            await worker.end()
            return None
        except asyncio.CancelledError:
            found = await worker.interrupt(task.id) if isinstance(task, Look) else {}
            if not found:
                await worker.end()
            raise
        finally:
            # Without an answer all the time counts, also what a process took to start.
            spend(found.get("seconds", time.monotonic() - began))
            self._idle.give(worker)


class _Worker:
    """One process, started when it is needed."""

    def __init__(self, nice: int) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._nice = nice

    async def ask(self, task: Task) -> dict[str, Any]:
        """Return the first line of the process's answer."""
        process = self.process or await self._start()
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        return await self.read()

    async def read(self) -> dict[str, Any]:
        """Return the next line of an answer."""
        assert self.process is not None and self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line:
            raise EOFError("the worker has ended")
        found: dict[str, Any] = msgspec.json.decode(line)
        return found

    async def interrupt(self, look: int) -> dict[str, Any]:
        """Stop a look; return its answer, or nothing if the process cannot be used again."""
        if self.process is None or self.process.stdin is None:
            return {}
        try:
            self.process.stdin.write(b"%d\n" % look)
            async with asyncio.timeout(STOPS_WITHIN):
                return await self.read()
        except (TimeoutError, OSError, EOFError, ValueError, asyncio.CancelledError):
            return {}

    async def end(self) -> None:
        """End the process at once."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def _start(self) -> asyncio.subprocess.Process:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tilewright.server.thinking.worker",
            str(self._nice),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MAX_LINE,
            start_new_session=True,  # Ctrl-C must not reach it
        )
        return self.process


def _refusal(found: dict[str, Any] | None) -> TilewrightError:
    """Return why a worker has found nothing: the game's refusal, if there is one."""
    reason = (found or {}).get("refusal")
    if reason is None:
        return Problem("internal", "the analysis failed")
    return TilewrightError(reason["code"], reason["sentence"], reason["values"])
