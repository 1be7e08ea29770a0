"""Running the application: sockets, loop, and memory set up for many tables."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tilewright.server.http.app import create_app
from tilewright.server.http.guard import Guard
from tilewright.server.ops.database import prepare, usable
from tilewright.server.ops.logs import set_up_logs
from tilewright.server.ops.settings import Settings
from tilewright.store import Store

FRAME = 65_536  # bytes of a frame that is read at all; a message has far fewer


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that holds as little as it can.

    It forgets how it was opened, since the headers would stay in memory as long as it does. And
    whoever reads nothing gets no farewell, which would wait behind all that is unread.
    """

    async def send(self, message: ASGISendEvent) -> None:
        """Send, and after the handshake let go of what it needed."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
            return
        await super().send(message)
        if self.handshake_complete and hasattr(self, "response"):
            del self.request, self.response


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: object = None) -> None:
        """Begin to listen, and say on which port."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            gc.collect()
            gc.freeze()
            self._ready(self.servers[0].sockets[0].getsockname()[1])


def configure(settings: Settings, app: FastAPI) -> uvicorn.Config:
    """Return how an application is to be run."""
    return uvicorn.Config(
        Guard(app, app.state.site),
        host=settings.host,
        port=settings.port,
        ws=SocketProtocol,
        ws_max_size=FRAME,
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
    """Run a server until it is told to end."""
    set_up_logs(settings.log_level, settings.log_form)
    asyncio.run(_check(settings))
    _allow_many_files()
    sys.setswitchinterval(0.0005)  # the thread that writes must not wait long for each statement
    gc.set_threshold(50_000, 20, 50)  # long looks at a large heap would be felt at the tables
    Server(configure(settings, create_app(settings)), ready).run()


async def _check(settings: Settings) -> None:
    """Raise, with a sentence for people, if the store cannot be used."""
    store = Store(settings.database)
    async with usable(store), prepare(store):
        pass


def _allow_many_files() -> None:
    """Every socket is a file to the system, and it allows few by default."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
