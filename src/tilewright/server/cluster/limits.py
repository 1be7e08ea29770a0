"""The rate limits of a site, counted in each process and in all processes together."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tilewright.server.cluster.pubsub import PubSub
from tilewright.server.limits import Rate


class Limits:
    """All rate limits by name, such as "login" or "chat"."""

    def __init__(
        self,
        rates: Mapping[str, float],
        burst: float,
        now: Callable[[], float],
        pubsub: PubSub,
    ) -> None:
        self._rates = {name: Rate(rate, burst, now) for name, rate in rates.items()}
        self._burst = burst
        self._pubsub = pubsub

    def allows(self, rate: str, name: str) -> bool:
        """Return whether this process lets one more event pass for a name."""
        return self._rates[rate].allows(name)

    async def allows_everywhere(self, rate: str, name: str) -> bool:
        """Return whether all processes together let one more event pass for a name."""
        if not self.allows(rate, name):
            return False
        return await self._pubsub.allows(f"{rate}:{name}", self._rates[rate].most, self._burst)
