"""Playing on many machines, with Ray."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from socket import create_connection
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from tilewright._version import __version__
from tilewright.arena.series import Series
from tilewright.arena.tally import Outcome
from tilewright.arena.workers import TICK, Batches, Supply, play_fixture
from tilewright.core.errors import BadSetup, TilewrightError

if TYPE_CHECKING:
    from types import ModuleType

PATIENCE: Final = 10.0  # seconds for an answer from the cluster
PORTIONS: Final = 2  # handed out for every processor of the cluster, so that none runs dry


class RayCluster:
    """Plays on a Ray cluster, so many portions of games at once; else all that it can take.

    Every machine of the cluster needs the same version of Tilewright. What was under way on
    one that goes down is played again on another.
    """

    def __init__(self, address: str, jobs: int | None = None) -> None:
        self.address = address
        self.jobs = jobs
        _import_ray()

    def play(self, series: Series, numbers: Iterator[int]) -> Batches:
        """Play the games, and return them as they end."""
        ray = _import_ray()
        is_guest = ray.is_initialized()
        if not is_guest:
            _join(ray, self.address)
        task = ray.remote(num_cpus=1, max_retries=0)(play_there)
        supply = Supply(series, numbers)
        under_way: dict[Any, list[int]] = {}
        try:
            while True:
                for portion in _portions(supply, self._room(ray) - len(under_way)):
                    under_way[task.remote(series, portion, __version__)] = portion
                if not under_way:
                    return
                yield _gather(ray, under_way, supply)
        finally:
            if not is_guest:
                ray.shutdown()  # which ends what is under way; to cancel it can crash Ray 2.60

    def _room(self, ray: ModuleType) -> int:
        """Return how many portions may be under way at once."""
        return self.jobs or PORTIONS * max(1, int(ray.cluster_resources().get("CPU", 1)))


def _portions(supply: Supply, number: int) -> Iterator[list[int]]:
    for _ in range(number):
        portion = supply.take()
        if not portion:
            return
        yield portion


def _gather(ray: ModuleType, under_way: dict[Any, list[int]], supply: Supply) -> list[Outcome]:
    """Return the games of all portions that have ended; give back what was lost."""
    found: list[Outcome] = []
    for reference in ray.wait(list(under_way), timeout=TICK)[0]:
        portion = under_way.pop(reference)
        try:
            outcomes, seconds = ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, TilewrightError):
                raise error.cause from error
            raise RuntimeError(f"a machine of the cluster failed:\n{error}") from error
        except ray.exceptions.RayError as error:  # the machine or the process is gone
            supply.lose(portion, type(error).__name__)
        else:
            supply.learn(len(portion), seconds)
            found += outcomes
    return found


def play_there(series: Series, numbers: list[int], version: str) -> tuple[list[Outcome], float]:
    """Play a portion on a machine of the cluster, and say how long it took."""
    if version != __version__:
        sentence = f"a machine of the cluster has tilewright {__version__}, this one {version}"
        raise BadSetup("setup.ray", sentence)
    start = perf_counter()
    return [play_fixture(series, number) for number in numbers], perf_counter() - start


def _join(ray: ModuleType, address: str) -> None:
    """Connect to a cluster; ask first, for Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if host and port.isdecimal():
            create_connection((host, int(port)), PATIENCE).close()
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
