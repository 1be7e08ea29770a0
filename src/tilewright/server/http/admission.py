"""What requests and sockets must pass: their origin, their size, and how many there are."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from tilewright.core.errors import TilewrightError
from tilewright.server.cluster.limits import Limits
from tilewright.server.cluster.proxy import Proxy
from tilewright.server.http.bans import BanList
from tilewright.server.http.policy import HEADERS, STRICT_TRANSPORT
from tilewright.server.http.turns import Slots
from tilewright.server.limits import network_of
from tilewright.server.ops.settings import Settings
from tilewright.server.problems import Problem, status_of

REFUSAL_PAUSE: Final = 1.0  # seconds before somebody is told to wait a moment
AT_MOST: Final = 32  # analyses of one address at once, most of which wait for their turn
MAX_SLOWED: Final = 2000  # who wait for that at the same time
PORT: Final = re.compile(r":\d+$")
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Admission:
    """Lets requests and sockets in, or raises a problem; counts open sockets."""

    def __init__(self, settings: Settings, limits: Limits, proxy: Proxy, bans: BanList) -> None:
        self._settings = settings
        self._limits = limits
        self._proxy = proxy
        self._bans = bans
        self._hosts = frozenset(host.lower() for host in settings.hosts)
        self._by_address: Counter[str] = Counter()
        self._open: dict[asyncio.Task[Any], str] = {}  # tasks of sockets, with exact addresses
        self._slowed = 0
        self.slots = Slots()
        self.patient_slots = Slots(AT_MOST)  # of requests that may wait for a worker
        bans.subscribe(self._close_banned)
        self.max_body = settings.max_body
        self.headers = HEADERS | (STRICT_TRANSPORT if settings.behind_tls else {})

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return len(self._open)

    def ban_of(self, host: str) -> Problem | None:
        """Return the refusal of an address if it is banned."""
        try:
            self._bans.check(host)
        except Problem as problem:
            return problem
        return None

    async def slow_down(self, problem: TilewrightError, host: str) -> None:
        """Let those who ask for too much wait for the refusal: they will ask less often."""
        crowd = self._by_address[network_of(host)] > 2 * self._settings.max_connections_per_address
        if status_of(problem) == 429 and self._slowed < MAX_SLOWED and not crowd:
            self._slowed += 1
            try:
                await asyncio.sleep(REFUSAL_PAUSE)
            finally:
                self._slowed -= 1

    def check_request(self, request: Request) -> bool:
        """Raise if a request is too large, comes from a foreign page, or comes too often.

        Returns whether it comes from another process of this site.
        """
        settings = self._settings
        self._bans.check(host_of(request))
        self._check_host(request)
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.max_body:
            raise too_large(self.max_body)
        if request.method not in SAFE_METHODS and not is_own_origin(request, settings):
            raise Problem("origin.foreign", "pages of other sites may not change anything here")
        if self._proxy.caller(request) is not None:  # it asks for all its users
            return True
        if not self._limits.allows("address", address_of(request)):
            raise Problem("limit.rate", "too many requests from this address: wait a moment")
        return False

    def check_socket(self, connection: HTTPConnection) -> None:
        """Raise if a socket comes from a foreign page, or if there are too many."""
        settings = self._settings
        self._bans.check(host_of(connection))
        self._check_host(connection)
        if not is_own_origin(connection, settings):
            raise Problem("origin.foreign", "pages of other sites may not open a socket here")
        if self.sockets > settings.max_connections:
            raise Problem("limit.busy", "the server is full: try again later")
        if self._by_address[address_of(connection)] > settings.max_connections_per_address:
            raise Problem("limit.connections", "too many sockets from this address")
        if not self._limits.allows("socket", address_of(connection)):
            raise Problem("limit.rate", "too many new sockets from this address: wait a moment")

    def _check_host(self, connection: HTTPConnection) -> None:
        """Raise if a request is for a site of another name."""
        if not self._hosts or self._proxy.caller(connection) is not None:
            return
        name = connection.headers.get("host", "").rpartition("@")[2].lower()
        if name not in self._hosts and PORT.sub("", name) not in self._hosts:
            raise Problem("host.unknown", "this server does not serve a site of this name")

    @contextmanager
    def counted(self, host: str) -> Iterator[None]:
        """Count a socket while it is open, or waits to be let in."""
        task, address = asyncio.current_task(), network_of(host)
        assert task is not None
        self._open[task] = host
        self._by_address[address] += 1
        try:
            yield
        finally:
            del self._open[task]
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _close_banned(self) -> None:
        """Close the sockets of addresses that are banned now."""
        for task, host in list(self._open.items()):
            if self.ban_of(host) is not None:
                task.cancel()


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a request comes from, as limits count it."""
    return network_of(host_of(connection))


def host_of(connection: HTTPConnection) -> str:
    """Return the exact address that a request comes from."""
    return connection.client.host if connection.client else ""


def is_own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Return whether a request comes from a page of ours, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    if settings.behind_tls and page.scheme != "https":
        return False
    return page.netloc == connection.headers.get("host")


def too_large(most: int) -> Problem:
    """Return the refusal of a body that is too large."""
    return Problem("limit.size", f"a request has at most {most} bytes", bytes=most)
