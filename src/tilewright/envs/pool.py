"""The threads of a batch: the calling thread and workers, no more than there are cores.

A worker busy-waits for a moment before it sleeps, because waking a thread takes longer than a
step of a batch. That pays only while every thread has a core of its own; on fewer cores the
pool uses fewer workers, and the others sleep.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from os import getpid
from threading import RLock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Final
from weakref import finalize

from tilewright.core import arrays
from tilewright.envs import const
from tilewright.envs.buffers import Buffers
from tilewright.envs.cores import available_cores
from tilewright.envs.cshims import atomics, dispatch
from tilewright.envs.shard import Env, Shard

if TYPE_CHECKING:
    from threading import Lock

CORES_VALID_FOR: Final = 0.25  # seconds between checks of how many cores there are


class Signal:
    """Lets one thread wait for another: one sends, one waits, and they take turns."""

    def __init__(self) -> None:
        arrays.allocate(self, flag=(1,))
        self.lock = atomics.new_lock()

    def __dealloc__(self) -> None:
        atomics.free_lock(self.lock)

    # Fast methods

    def send(self) -> int:
        """Fast: let the thread that waits go on, or the one that will wait next."""
        if not atomics.compare_exchange(self.flag, const.IDLE, const.SENT):
            atomics.compare_exchange(self.flag, const.SLEEPING, const.IDLE)
            atomics.release(self.lock)
        return 0

    def wait(self) -> int:
        """Fast: return once the signal has been sent: busy-wait for a moment, then sleep."""
        atomics.spin(self.flag, const.SENT, const.SPIN_TURNS)
        if atomics.compare_exchange(self.flag, const.SENT, const.IDLE):
            return 0
        if atomics.compare_exchange(self.flag, const.IDLE, const.SLEEPING):
            atomics.acquire(self.lock)
        else:
            atomics.compare_exchange(self.flag, const.SENT, const.IDLE)
        return 0

    flag: list[int]
    lock: Lock


class Worker:
    """A thread that runs tasks on its shard, as native code sees it."""

    def __init__(self, shard: Shard, envs: list[Env]) -> None:
        self.shard = shard
        self.envs = envs
        self.start = Signal()
        self.done = Signal()
        self.tasks = 0
        self.buffers: Buffers | None = None  # during a call

    def stop(self) -> None:
        """Let the thread end."""
        self.tasks = 0
        self.start.send()


def run(shard: Shard, workers: list[Worker], envs: list[Env], buffers: Buffers, tasks: int) -> int:
    """Run tasks on all envs, or on none if any action is illegal.

    Return the first env with an illegal action, or -1.
    """
    return dispatch.run(shard, workers, envs, buffers, tasks)


def serve(worker: Worker) -> None:
    """Run what the worker is given until it is stopped."""
    dispatch.serve(worker)


def usable_workers(workers: int, cores: int) -> int:
    """Return how many workers to use besides the calling thread: one core for each thread."""
    return max(0, min(workers, cores - 1))


class Pool:
    """Runs tasks on all shards at once: the first in the calling thread, the others in workers."""

    def __init__(self, shards: list[Shard], envs: list[Env], may_fail: bool) -> None:
        self._shards, self._envs = shards, envs
        self._may_fail = may_fail  # a game in Python may raise; native rules never do
        self._lock = RLock()
        self._process = getpid()
        self._workers = [Worker(shard, envs) for shard in shards[1:]]
        self._active: list[Worker] = []
        self._look_again = 0.0
        self._share_envs(0)
        for worker in self._workers:
            Thread(target=serve, args=(worker,), name="tilewright-batch", daemon=True).start()
        self.close = finalize(self, _stop, self._workers)

    def run(self, buffers: Buffers, tasks: int) -> int:
        """Run tasks on every env, or on none if any action is illegal.

        Return the first env with an illegal action, or -1.
        """
        with self.exclusive():
            if self._workers:
                self._check_threads()
                self._adapt_to_cores()
            illegal = run(self._shards[0], self._active, self._envs, buffers, tasks)
            if self._may_fail:
                self._raise_errors()
            return illegal

    @contextmanager
    def exclusive(self) -> Iterator[None]:
        """Keep other threads away from the envs; raise if one is using them."""
        if not self._lock.acquire(blocking=False):
            raise RuntimeError("this batch is in use by another thread")
        try:
            yield
        finally:
            self._lock.release()

    def _raise_errors(self) -> None:
        """Raise what the first shard met; forget what the others did."""
        for error in [shard.take_error() for shard in self._shards]:
            if error is not None:
                raise error

    def _check_threads(self) -> None:
        if not self.close.alive:
            raise ValueError("this batch is closed")
        if getpid() != self._process:
            sentence = "the threads of this batch did not survive a fork: create it in this process"
            raise RuntimeError(sentence)

    def _adapt_to_cores(self) -> None:
        """Use as many workers as there are cores for; look only a few times a second."""
        now = monotonic()
        if now >= self._look_again:
            self._look_again = now + CORES_VALID_FOR
            usable = usable_workers(len(self._workers), available_cores())
            if usable != len(self._active):
                self._share_envs(usable)

    def _share_envs(self, workers: int) -> None:
        """Divide the envs evenly among the calling thread and a number of workers."""
        self._active = self._workers[:workers]
        count, threads = len(self._envs), workers + 1
        for i, shard in enumerate(self._shards[:threads]):
            shard.assign(count * i // threads, count * (i + 1) // threads)


def _stop(workers: list[Worker]) -> None:
    for worker in workers:
        worker.stop()
