"""Rates: so much a second for each name, with a short burst; names are forgotten in time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MAX_NAMES: Final = 50_000


class Rate:
    """A bucket for every name, which fills at a rate and lets nothing pass when empty."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._most = max(1.0, rate * burst)
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, name: str) -> bool:
        """Return whether one more may pass, and count it if so."""
        now = self._now()
        held, at = self._buckets.pop(name, (self._most, now))
        held = min(self._most, held + (now - at) * self._rate)
        allowed = held >= 1
        self._buckets[name] = (held - 1 if allowed else held, now)
        if len(self._buckets) > MAX_NAMES:
            self._buckets.popitem(last=False)
        return allowed


class Rates:
    """All rates of a process."""

    def __init__(self, rates: dict[str, float], burst: float, now: Callable[[], float]) -> None:
        self._rates = {name: Rate(rate, burst, now) for name, rate in rates.items()}

    def allows(self, rate: str, name: str) -> bool:
        """Return whether one more of a kind may pass for a name."""
        return self._rates[rate].allows(name)
