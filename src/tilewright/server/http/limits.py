"""Rates: so much a second for each name, with a short burst; names are forgotten in time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MAX_NAMES: Final = 50_000


def most_at_once(rate: float, burst: float) -> float:
    """Return how many may pass within a burst."""
    return max(1.0, rate * burst)


class Bucket:
    """What may pass for one name: it fills at a rate, and lets nothing pass when empty."""

    __slots__ = ("_at", "_held", "_most", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._most = self._held = most_at_once(rate, burst)
        self._at = now

    def allows(self, now: float) -> bool:
        """Return whether one more may pass, and count it if so."""
        self._held = min(self._most, self._held + (now - self._at) * self._rate)
        self._at = now
        if self._held < 1:
            return False
        self._held -= 1
        return True


class Rate:
    """A bucket for every name; those not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self.most = most_at_once(rate, burst)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, name: str) -> bool:
        """Return whether one more may pass, and count it if so."""
        now = self._now()
        bucket = self._buckets.pop(name, None) or Bucket(self._rate, self._burst, now)
        self._buckets[name] = bucket
        if len(self._buckets) > MAX_NAMES:
            self._buckets.popitem(last=False)
        return bucket.allows(now)


class Rates:
    """All rates of a process."""

    def __init__(self, rates: dict[str, float], burst: float, now: Callable[[], float]) -> None:
        self._rates = {name: Rate(rate, burst, now) for name, rate in rates.items()}

    def allows(self, rate: str, name: str) -> bool:
        """Return whether one more of a kind may pass for a name."""
        return self._rates[rate].allows(name)

    def most(self, rate: str) -> float:
        """Return how many of a kind may pass at once for a name."""
        return self._rates[rate].most
