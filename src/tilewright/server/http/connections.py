"""How many connections an address may open and keep, and what may arrive on one of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection
from typing import Final

from tilewright.server.http.bans import is_within, read_network
from tilewright.server.http.turns import ReadingTurns
from tilewright.server.limits import Rate, network_of
from tilewright.server.problems import Problem

SLACK: Final = 2  # raw bytes of a body, compared with what it may contain


class ConnectionLimits:
    """How many connections an address may have and open, and how many it has.

    Trusted proxies connect for everybody, so they are not counted.
    """

    def __init__(
        self, most: int, rate: float, burst: float, max_body: int, trusted: Collection[str] = ()
    ) -> None:
        self.max_body = SLACK * max_body
        self.turns = ReadingTurns()
        self._most = most
        self._trusts_all = "*" in trusted
        self._trusted = [read_network(each) for each in trusted if _is_network(each)]
        self._opened = Rate(rate, burst, time.monotonic)
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection; return False if there are too many."""
        if self._trusts_all or (self._trusted and is_within(address, self._trusted)):
            return True
        network = network_of(address)
        self._open[network] += 1
        return self._open[network] <= self._most and self._opened.allows(network)

    def leave(self, address: str) -> None:
        """Forget a connection."""
        network = network_of(address)
        if self._open[network] <= 1:
            del self._open[network]
        else:
            self._open[network] -= 1


def _is_network(text: str) -> bool:
    """Return whether a trusted proxy is an address or a network, and not the path of a socket."""
    try:
        read_network(text)
    except Problem:
        return False
    return True
