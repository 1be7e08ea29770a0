"""Running a server: uvicorn, the event loop and memory, set up for many tables."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from tilewright.server.compose import create_app
from tilewright.server.http.connections import ConnectionLimits
from tilewright.server.http.uvicorn_http import HttpProtocol
from tilewright.server.http.uvicorn_socket import FrameLimits, SocketProtocol
from tilewright.server.ops.database import prepare, usable
from tilewright.server.ops.logs import set_up_logs
from tilewright.server.ops.settings import Settings
from tilewright.server.tasks import cancel
from tilewright.store import Store

ARRIVE: Final = 0.05  # seconds in which what clients have sent arrives
SETTLE: Final = 1.0  # seconds for clients that are connecting while the server stops
LOOK: Final = 0.2  # seconds between two looks for a second Ctrl-C
MAX_FRAME: Final = 65_536  # bytes; larger frames close the socket, and messages are far smaller


class Server(uvicorn.Server):
    """A server that tells when it is ready, and that drains before it stops."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[int], None],
        drain: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._drain = drain

    async def startup(self, sockets: object = None) -> None:
        """Start to listen, and tell on which port."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            gc.collect()
            gc.freeze()
            self._ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: object = None) -> None:
        """Hand over all matches while clients are still served; a second Ctrl-C ends that."""
        draining = asyncio.create_task(self._drain())
        while not draining.done() and not self.force_exit:
            await asyncio.wait([draining], timeout=LOOK)
        await cancel([draining])
        await self._settle()
        await super().shutdown(sockets)  # type: ignore[arg-type]

    async def _settle(self) -> None:
        """Let no more clients connect, but answer those that are connecting.

        Clients that are turned away half-way pause before the next attempt, others do not.
        """
        for server in self.servers:
            server.close()
        end = time.monotonic() + SETTLE
        await asyncio.sleep(ARRIVE)
        while self._is_opening and time.monotonic() < end and not self.force_exit:
            await asyncio.sleep(ARRIVE)

    @property
    def _is_opening(self) -> bool:
        return any(each.is_opening for each in self.server_state.connections)  # type: ignore[union-attr]


def configure(settings: Settings, app: FastAPI) -> uvicorn.Config:
    """Return how uvicorn runs an application."""
    connections = ConnectionLimits(
        settings.max_requests_per_address,
        settings.connection_rate,
        settings.burst,
        settings.max_body,
        settings.trusted_proxies.replace(" ", "").split(","),
    )
    frames = FrameLimits(
        settings.message_rate, settings.address_message_rate, settings.burst, connections.turns
    )
    return uvicorn.Config(
        app.state.guard,
        http=partial(HttpProtocol, connections),  # type: ignore[arg-type]
        host=settings.host,
        port=settings.port,
        ws=partial(SocketProtocol, frames),  # type: ignore[arg-type]
        ws_max_size=MAX_FRAME,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=5,
        backlog=8192,
    )


def serve(settings: Settings, ready: Callable[[int], None] = lambda port: None) -> None:
    """Run a server until it is stopped."""
    set_up_logs(settings.log_level, settings.log_form)
    asyncio.run(_check(settings))
    _allow_many_files()
    sys.setswitchinterval(0.0005)  # the thread that writes must get its turn soon
    gc.set_threshold(50_000, 20, 50)  # long collections of a large heap would delay the tables
    app = create_app(settings)
    Server(configure(settings, app), ready, app.state.drain.run).run()


async def _check(settings: Settings) -> None:
    """Raise, with a sentence for people, if the database cannot be used."""
    store = Store(settings.database)
    async with usable(store), prepare(store):
        pass


def _allow_many_files() -> None:
    """Raise the limit of open files: every socket is one, and few are allowed by default."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
