"""Limits for each name: so many events a second, or a share of the time, with a short burst."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

MAX_NAMES: Final = 50_000
IPV6_PREFIX: Final = 64  # bits: what one customer of a provider has


@lru_cache(4096)
def network_of(address: str) -> str:
    """Return what limits count as one address: an IPv4 address, or an IPv6 network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, IPV6_PREFIX), strict=False))


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

    def take(self, amount: float, now: float) -> float:
        """Count what has already happened; return the seconds until more may, at most one."""
        self._held = min(self._most, self._held + (now - self._at) * self._rate)
        self._at = now
        self._held = max(self._held - amount, -self._rate)
        return max(0.0, -self._held / self._rate)


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
        return self._bucket(name, now).allows(now)

    def take(self, name: str, amount: float) -> float:
        """Count what has already happened; return the seconds until more may, at most one."""
        now = self._now()
        return self._bucket(name, now).take(amount, now)

    def _bucket(self, name: str, now: float) -> Bucket:
        bucket = self._buckets.pop(name, None) or Bucket(self._rate, self._burst, now)
        self._buckets[name] = bucket
        if len(self._buckets) > MAX_NAMES:
            self._buckets.popitem(last=False)
        return bucket


class Budget:
    """A share of the time for every name, with a short burst; it may be overdrawn once."""

    def __init__(self, share: float, burst: float, now: Callable[[], float]) -> None:
        self._share = share
        self._most = share * burst
        self._now = now
        self._held: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when

    def has(self, name: str) -> bool:
        """Return whether anything is left for a name."""
        return self._left(name) > 0

    def spend(self, name: str, seconds: float) -> None:
        """Take time from the budget of a name."""
        left = self._left(name) - seconds
        self._held.pop(name, None)
        self._held[name] = (left, self._now())
        if len(self._held) > MAX_NAMES:
            self._held.popitem(last=False)

    def _left(self, name: str) -> float:
        held, at = self._held.get(name, (self._most, 0.0))
        return min(self._most, held + (self._now() - at) * self._share)
