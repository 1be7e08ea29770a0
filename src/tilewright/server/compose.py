"""The composition root: creates the parts of a server process and connects them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI

from tilewright.bots import make_bot
from tilewright.core.errors import BadSetup
from tilewright.core.registry import default_game, find_game
from tilewright.server.cluster.limits import Limits
from tilewright.server.cluster.ownership import Ownership, Process
from tilewright.server.cluster.proxy import Proxy
from tilewright.server.cluster.pubsub import PubSub, open_transport
from tilewright.server.http.admission import Admission
from tilewright.server.http.app import make_app
from tilewright.server.http.guard import Guard
from tilewright.server.http.pages import Pages
from tilewright.server.http.sessions import Sessions
from tilewright.server.http.sockets import SocketServer
from tilewright.server.live.dispatch import Dispatcher
from tilewright.server.live.lobby import Lobby
from tilewright.server.live.requests import RequestHandler, SocketLimits
from tilewright.server.live.snapshots import TableOptions
from tilewright.server.live.table import Services
from tilewright.server.live.tables import Tables
from tilewright.server.ops.database import opened, prepare
from tilewright.server.ops.metrics import Metrics
from tilewright.server.ops.secret import find_secret
from tilewright.server.ops.settings import Settings
from tilewright.server.sources import Sources, new_id, system_entropy
from tilewright.server.tasks import Background
from tilewright.server.thinking.pool import WorkerPool
from tilewright.server.thinking.queue import AnalysisQueue
from tilewright.store import Store
from tilewright.store.database import is_sqlite

ANALYSIS_NICENESS: Final = 10  # bots and tables go first


def create_app(settings: Settings | None = None, sources: Sources | None = None) -> FastAPI:
    """Return the application of one process; its guard is `app.state.guard`."""
    settings = settings or Settings()
    sources = sources or Sources()
    _check(settings)
    secret = find_secret(settings)
    store = Store(settings.database, settings.patience)
    process = Process(new_id(), settings.address or "", store.is_alone)
    background = Background()
    metrics = Metrics()
    proxy = Proxy(secret)

    pubsub = PubSub(open_transport(settings.redis), process.id)
    limits = _limits(settings, sources, pubsub)
    pool = WorkerPool(settings.workers, settings.think_seconds, system_entropy)
    analyses = AnalysisQueue(
        store,
        process.id,
        WorkerPool(1, settings.think_seconds, system_entropy, ANALYSIS_NICENESS),
        background,
    )

    services = Services(
        store.ledger,
        pool.choose,
        lambda user: limits.allows("chat", user),
        sources,
        background,
        TableOptions(settings.substitute, settings.absence, settings.bot_pause),
    )
    ownership = Ownership(store.leases, process, settings.lease)
    tables = Tables(store.matches, ownership, pubsub, services, settings.idle)
    lobby = Lobby(store.matches, settings.idle, process.is_alone or pubsub.reaches_others)
    pubsub.subscribe("lobby", lobby.wake)
    pubsub.subscribe("analysis", analyses.wake)
    pubsub.subscribe("orphans", tables.look_for_orphans)

    sessions = Sessions(store.users, limits, sources, secret, settings.behind_tls)
    admission = Admission(settings, limits, proxy)
    handler = RequestHandler(_socket_limits(settings), metrics, sources.seconds)
    sockets = SocketServer(admission, sessions, tables, lobby, proxy, handler)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        async with opened(store), prepare(store):
            pool.start()
            await ownership.start(tables)
            tables.start()
            analyses.start()
            pubsub.start()
            try:
                yield
            finally:  # everything acknowledged is on disk already
                await analyses.stop()
                await lobby.stop()
                await tables.stop()
                await ownership.stop()
                pubsub.publish("orphans")
                await pool.stop()
                await background.stop()
                await proxy.close()
                await pubsub.stop()

    parts = {
        "admission": admission,
        "dispatcher": Dispatcher(store, tables, proxy),
        "limits": limits,
        "lobby": lobby,
        "metrics": metrics,
        "pool": pool,
        "process": process,
        "proxy": proxy,
        "pubsub": pubsub,
        "sessions": sessions,
        "settings": settings,
        "sources": sources,
        "store": store,
        "tables": tables,
    }
    app = make_app(lifespan, parts)
    pages = Pages(settings.web, tables.game_at)
    app.state.guard = Guard(app, admission, pages, sockets, metrics)
    return app


def _check(settings: Settings) -> None:
    """Raise, with a sentence for people, if no process can work with these settings."""
    if not is_sqlite(settings.database) and not settings.address:
        sentence = "with PostgreSQL a process needs an address for others: TILEWRIGHT_ADDRESS"
        raise BadSetup("setup.address", sentence)
    make_bot(settings.substitute, find_game(default_game()))


def _limits(settings: Settings, sources: Sources, pubsub: PubSub) -> Limits:
    rates = {
        "session": settings.session_rate,
        "address": settings.address_rate,
        "login": settings.login_rate,
        "guest": settings.guest_rate,
        "chat": settings.chat_rate,
    }
    return Limits(rates, settings.burst, sources.seconds, pubsub)


def _socket_limits(settings: Settings) -> SocketLimits:
    return SocketLimits(
        settings.max_message, settings.max_pending, settings.message_rate, settings.burst
    )
