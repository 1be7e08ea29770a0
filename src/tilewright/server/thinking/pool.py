"""A pool of worker processes in which bots think; one that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tilewright.core.record import Record
from tilewright.core.rng import Rng
from tilewright.core.state import State
from tilewright.server.thinking.fair_queue import FairQueue, Owner
from tilewright.server.thinking.tasks import Analyse, Choose
from tilewright.store import Analysis

ATTEMPTS: Final = 3
NO_OWNER: Final = Owner()
MAX_LINE: Final = 16_000_000  # bytes of an answer
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

    async def _ask(
        self,
        task: Choose | Analyse,
        seconds: float,
        progress: Callable[[float], None] = lambda part: None,
        owner: Owner = NO_OWNER,
    ) -> dict[str, Any] | None:
        """Return the answer of a worker, which has so many seconds for each line."""
        worker = await self._idle.take(owner)
        try:
            async with asyncio.timeout(seconds):
                found = await worker.ask(task)
            while "progress" in found:
                progress(found["progress"])
                async with asyncio.timeout(seconds):
                    found = await worker.read()
            return found
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            log.warning("a worker is replaced", extra={"bot": task.bot, "error": repr(error)})
            self.replaced += 1
            await worker.end()
            return None
        except asyncio.CancelledError:
            await worker.end()
            raise
        finally:
            self._idle.give(worker)


class _Worker:
    """One process, started when it is needed."""

    def __init__(self, nice: int) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._nice = nice

    async def ask(self, task: Choose | Analyse) -> dict[str, Any]:
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
