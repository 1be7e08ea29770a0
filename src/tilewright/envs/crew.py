"""Threads that wait for work and share it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Lock, Thread
from weakref import finalize

Job = Callable[[], object]


class Hand:
    """A thread that does one job after another; waiting costs it nothing."""

    def __init__(self) -> None:
        self._job: Job | None = None
        self._error: BaseException | None = None
        self._due, self._done = Lock(), Lock()
        self._due.acquire()
        self._done.acquire()
        Thread(target=self._work, name="tilewright-batch", daemon=True).start()

    def _work(self) -> None:
        while True:
            self._due.acquire()
            if self._job is None:
                return
            try:
                self._job()
            except BaseException as error:  # noqa: BLE001  # handed to the thread that waits
                self._error = error
            self._done.release()

    def begin(self, job: Job) -> None:
        """Start a job."""
        self._job = job
        self._due.release()

    def end(self) -> None:
        """Wait for the job to be done; raise what it raised."""
        try:
            self._done.acquire()
        except KeyboardInterrupt:
            self._done.acquire()
            raise
        error, self._error = self._error, None
        if error is not None:
            raise error

    def dismiss(self) -> None:
        """Let the thread end."""
        self._job = None
        self._due.release()


class Crew:
    """The thread that calls, and so many hands that help it."""

    def __init__(self, threads: int) -> None:
        self._hands = [Hand() for _ in range(threads - 1)]
        self.close = finalize(self, _dismiss, self._hands)

    def share(self, jobs: Sequence[Job]) -> None:
        """Do as many jobs as there are threads, all at the same time."""
        if not self.close.alive:
            raise ValueError("the threads have been let go")
        for hand, job in zip(self._hands, jobs[1:], strict=True):
            hand.begin(job)
        try:
            jobs[0]()
        finally:
            for hand in self._hands:
                hand.end()


def _dismiss(hands: list[Hand]) -> None:
    for hand in hands:
        hand.dismiss()
