"""Playing a series on many machines with Ray."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from socket import create_connection
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from tilewright._version import __version__
from tilewright.arena.series import Series
from tilewright.arena.tally import Outcome
from tilewright.arena.workers import TICK, Batches, MatchQueue, Work, play_number
from tilewright.core.errors import BadSetup, TilewrightError

if TYPE_CHECKING:
    from types import ModuleType

CONNECT_TIMEOUT: Final = 10.0  # seconds
CHUNKS_PER_CPU: Final = 2  # so that no processor runs out of work


class RayCluster:
    """Plays on a Ray cluster, `jobs` chunks at once; by default as many as it has room for.

    Every machine of the cluster needs the same version of Tilewright. Matches lost with a
    machine are played again on another.
    """

    def __init__(self, address: str, jobs: int | None = None) -> None:
        self.address = address
        self.jobs = jobs
        _import_ray()

    def play(self, series: Series | Work, numbers: Iterator[int]) -> Batches:
        """Play the matches, and yield them as they end."""
        ray = _import_ray()
        was_initialised = ray.is_initialized()
        if not was_initialised:
            _connect(ray, self.address)
        task = ray.remote(num_cpus=1, max_retries=0)(play_remotely)
        queue = MatchQueue(series, numbers)
        running: dict[Any, list[int]] = {}
        try:
            while True:
                for chunk in _chunks(queue, self._capacity(ray) - len(running)):
                    running[task.remote(series, chunk, __version__)] = chunk
                if not running:
                    return
                yield _gather(ray, running, queue)
        finally:
            if not was_initialised:
                ray.shutdown()  # ends all tasks; cancelling them can crash Ray 2.60

    def _capacity(self, ray: ModuleType) -> int:
        """Return how many chunks may run at once."""
        return self.jobs or CHUNKS_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))


def _chunks(queue: MatchQueue, number: int) -> Iterator[list[int]]:
    for _ in range(number):
        chunk = queue.take()
        if not chunk:
            return
        yield chunk


def _gather(ray: ModuleType, running: dict[Any, list[int]], queue: MatchQueue) -> list[Outcome]:
    """Return the matches of all chunks that have ended; requeue lost ones."""
    found: list[Outcome] = []
    for reference in ray.wait(list(running), timeout=TICK)[0]:
        chunk = running.pop(reference)
        try:
            outcomes, seconds = ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, TilewrightError):
                raise error.cause from error
            raise RuntimeError(f"a machine of the cluster failed:\n{error}") from error
        except ray.exceptions.RayError as error:  # the machine or the process is gone
            queue.requeue(chunk, type(error).__name__)
        else:
            queue.adapt_size(len(chunk), seconds)
            found += outcomes
    return found


def play_remotely(
    series: Series | Work, numbers: list[int], version: str
) -> tuple[list[Outcome], float]:
    """Play a chunk on a machine of the cluster; return the matches and the seconds it took."""
    if version != __version__:
        sentence = f"a machine of the cluster has tilewright {__version__}, this one {version}"
        raise BadSetup("setup.ray", sentence)
    start = perf_counter()
    return [play_number(series, number) for number in numbers], perf_counter() - start


def _connect(ray: ModuleType, address: str) -> None:
    """Connect to a cluster; test the port first, because Ray itself tries for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if host and port.isdecimal():
            create_connection((host, int(port)), CONNECT_TIMEOUT).close()
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        reason = str(error).partition("\n")[0]
        raise BadSetup("setup.ray", f"there is no Ray cluster at {address}: {reason}") from error


def _import_ray() -> ModuleType:
    try:
        import ray
        import ray.exceptions
    except ImportError as error:
        sentence = 'Ray is not installed here: pip install "tilewright[ray]"'
        raise BadSetup("setup.ray", sentence) from error
    module: ModuleType = ray
    return module
