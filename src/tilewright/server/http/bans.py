"""Networks that an operator has banned, read from the database now and then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from tilewright.server.problems import Problem
from tilewright.server.tasks import cancel, repeat
from tilewright.store import Bans

RELOAD: Final = 5.0  # seconds
MAPPED: Final = 96  # bits before an IPv4 address within an IPv6 address


def read_network(text: str) -> IPv4Network | IPv6Network:
    """Return a network from an address or a network in CIDR notation; raise if it is neither."""
    try:
        found = ip_network(text.strip().partition("%")[0], strict=False)
    except ValueError as error:
        sentence = f"{text} is neither an address nor a network such as 192.0.2.0/24"
        raise Problem("request.malformed", sentence) from error
    mapped = getattr(found.network_address, "ipv4_mapped", None)
    if mapped is None or found.prefixlen < MAPPED:
        return found
    return IPv4Network((mapped, found.prefixlen - MAPPED), strict=False)


def is_within(address: str, networks: Iterable[IPv4Network | IPv6Network]) -> bool:
    """Return whether an address belongs to any of some networks."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None) or found
    return any(mapped in network for network in networks)


class BanList:
    """Refuses requests from banned networks."""

    def __init__(self, bans: Bans) -> None:
        self._bans = bans
        self._networks: tuple[IPv4Network | IPv6Network, ...] = ()
        self._tasks: list[asyncio.Task[None]] = []
        self._is_banned = lru_cache(4096)(self._look_up)
        self._listeners: list[Callable[[], None]] = []

    def subscribe(self, listener: Callable[[], None]) -> None:
        """Call a function whenever the bans have changed."""
        self._listeners.append(listener)

    async def start(self) -> None:
        """Read the bans, and keep reading them."""
        await self._load()
        self._tasks = [asyncio.create_task(repeat(self._load, RELOAD))]

    async def stop(self) -> None:
        """Stop reading."""
        await cancel(self._tasks)

    def check(self, address: str) -> None:
        """Raise if an address is banned."""
        if self._networks and self._is_banned(address):
            raise Problem("address.banned", "this address is banned")

    async def _load(self) -> None:
        found = tuple(read_network(ban.network) for ban in await self._bans.all())
        if found != self._networks:
            self._networks = found
            self._is_banned.cache_clear()
            for listener in self._listeners:
                listener()

    def _look_up(self, address: str) -> bool:
        return is_within(address, self._networks)
