"""Rate limits: so many events a second for each name, with a short burst."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MAX_NAMES: Final = 50_000


def burst_size(rate: float, burst: float) -> float:
    """Return how many events may pass at once."""
    return max(1.0, rate * burst)


class Bucket:
    """A token bucket: it fills at a rate, and lets nothing pass when it is empty."""

    __slots__ = ("_at", "_held", "_most", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._most = self._held = burst_size(rate, burst)
        self._at = now

    def allows(self, now: float) -> bool:
        """Return whether one more event may pass, and count it if so."""
        self._held = min(self._most, self._held + (now - self._at) * self._rate)
        self._at = now
        if self._held < 1:
            return False
        self._held -= 1
        return True


class Rate:
    """A bucket for every name; those that were not used for longest are dropped."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self.most = burst_size(rate, burst)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, name: str) -> bool:
        """Return whether one more event may pass, and count it if so."""
        now = self._now()
        bucket = self._buckets.pop(name, None) or Bucket(self._rate, self._burst, now)
        self._buckets[name] = bucket
        if len(self._buckets) > MAX_NAMES:
            self._buckets.popitem(last=False)
        return bucket.allows(now)
