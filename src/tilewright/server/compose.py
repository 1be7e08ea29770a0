"""The composition root: creates the parts of a server process and connects them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
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
from tilewright.server.http.bans import BanList
from tilewright.server.http.credentials import Credentials
from tilewright.server.http.glances import Glances
from tilewright.server.http.guard import Guard
from tilewright.server.http.letters import Letters
from tilewright.server.http.live_analysis import LiveAnalyses
from tilewright.server.http.pages import Pages
from tilewright.server.http.results import Results
from tilewright.server.http.sessions import Sessions, Signing
from tilewright.server.http.sockets import SocketServer
from tilewright.server.limits import Budget
from tilewright.server.live.dispatch import Dispatcher
from tilewright.server.live.drain import Drain
from tilewright.server.live.foresight import Foresight
from tilewright.server.live.lobby import Lobby
from tilewright.server.live.requests import RequestHandler, SocketLimits
from tilewright.server.live.snapshots import TableOptions
from tilewright.server.live.table import Services
from tilewright.server.live.tables import Tables
from tilewright.server.ops.database import opened, prepare
from tilewright.server.ops.mail import Mailer, check_mail
from tilewright.server.ops.metrics import Metrics
from tilewright.server.ops.secret import find_secrets
from tilewright.server.ops.settings import Settings
from tilewright.server.sources import Sources, new_id, system_entropy
from tilewright.server.tasks import Background
from tilewright.server.thinking.pool import WorkerPool
from tilewright.server.thinking.queue import AnalysisQueue
from tilewright.server.thinking.workshop import Workshop
from tilewright.store import Store
from tilewright.store.database import is_sqlite

ACCOUNT_FACTOR: Final = 5  # logins to one account, compared with those from one address
ANALYSIS_NICENESS: Final = 10  # bots and tables go first


@dataclass(frozen=True, slots=True)
class Life:
    """The parts of a process that have to be started and stopped."""

    store: Store
    pool: WorkerPool
    ownership: Ownership
    bans: BanList
    tables: Tables
    analyses: AnalysisQueue
    live: LiveAnalyses
    pubsub: PubSub
    lobby: Lobby
    workshop: Workshop
    background: Background
    proxy: Proxy

    @asynccontextmanager
    async def run(self, _app: FastAPI) -> AsyncIterator[None]:
        """Start everything, and stop it at the end."""
        async with opened(self.store), prepare(self.store):
            await self._start()
            try:
                yield
            finally:  # everything acknowledged is on disk already
                await self._stop()

    async def _start(self) -> None:
        self.pool.start()
        await self.ownership.start(self.tables)
        await self.bans.start()
        self.tables.start()
        self.analyses.start()
        self.live.start()
        self.pubsub.start()

    async def _stop(self) -> None:
        await self.bans.stop()
        await self.analyses.stop()
        await self.live.stop()
        await self.lobby.stop()
        await self.tables.stop()
        self.workshop.stop()
        await self.ownership.stop()
        self.pubsub.publish("orphans")
        await self.pool.stop()
        await self.background.stop()
        await self.proxy.close()
        await self.pubsub.stop()


def create_app(settings: Settings | None = None, sources: Sources | None = None) -> FastAPI:
    """Return the application of one process; its guard is `app.state.guard`."""
    settings = settings or Settings()
    sources = sources or Sources()
    _check(settings)
    secrets = find_secrets(settings)
    store = Store(settings.database, settings.patience)
    process = Process(new_id(), settings.address or "", store.is_alone)
    background = Background()
    metrics = Metrics()
    proxy = Proxy(secrets)

    pubsub = PubSub(open_transport(settings.redis), process.id)
    limits = _limits(settings, sources, pubsub)
    pool = WorkerPool(settings.workers, settings.think_seconds, system_entropy)
    analyses = AnalysisQueue(
        store,
        process.id,
        WorkerPool(1, settings.think_seconds, system_entropy, ANALYSIS_NICENESS),
        background,
    )

    live = _live(settings, sources)

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

    signing = Signing(secrets, settings.behind_tls)
    sessions = Sessions(store, limits, sources, background, signing)
    bans = BanList(store.bans)
    admission = Admission(settings, limits, proxy, bans)
    workshop = _workshop(settings, sources)
    foresight = Foresight(workshop)
    handler = RequestHandler(_socket_limits(settings), foresight, metrics, sources.seconds)
    sockets = SocketServer(admission, sessions, tables, lobby, proxy, handler)

    life = Life(
        store,
        pool,
        ownership,
        bans,
        tables,
        analyses,
        live,
        pubsub,
        lobby,
        workshop,
        background,
        proxy,
    )
    parts = {
        "admission": admission,
        "bans": bans,
        "credentials": Credentials(store, limits),
        "drain": Drain(tables, ownership, proxy, settings.drain),
        "dispatcher": Dispatcher(store, tables, proxy),
        "glances": Glances(store.matches, workshop),
        "letters": Letters(store, Mailer(settings), background),
        "limits": limits,
        "live": live,
        "lobby": lobby,
        "metrics": metrics,
        "ownership": ownership,
        "pool": pool,
        "process": process,
        "proxy": proxy,
        "pubsub": pubsub,
        "sessions": sessions,
        "settings": settings,
        "sources": sources,
        "store": store,
        "tables": tables,
        "results": Results(),
        "workshop": workshop,
    }
    app = make_app(life.run, parts)
    pages = Pages(settings.web, tables.game_at)
    app.state.guard = Guard(app, admission, pages, sockets, metrics, settings.log_addresses)
    return app


def _check(settings: Settings) -> None:
    """Raise, with a sentence for people, if no process can work with these settings."""
    if not is_sqlite(settings.database) and not settings.address:
        sentence = "with PostgreSQL a process needs an address for others: TILEWRIGHT_ADDRESS"
        raise BadSetup("setup.address", sentence)
    check_mail(settings)
    make_bot(settings.substitute, find_game(default_game()))


def _limits(settings: Settings, sources: Sources, pubsub: PubSub) -> Limits:
    rates = {
        "session": settings.session_rate,
        "address": settings.address_rate,
        "login": settings.login_rate,
        "proof": settings.login_rate,
        "account": ACCOUNT_FACTOR * settings.login_rate,
        "guest": settings.guest_rate,
        "chat": settings.chat_rate,
        "socket": settings.socket_rate,
    }
    return Limits(rates, settings.burst, sources.seconds, pubsub)


def _workshop(settings: Settings, sources: Sources) -> Workshop:
    return Workshop(
        Budget(settings.foresight, settings.burst, sources.seconds),
        Budget(settings.address_foresight, settings.burst, sources.seconds),
    )


def _live(settings: Settings, sources: Sources) -> LiveAnalyses:
    return LiveAnalyses(
        WorkerPool(
            settings.analysis_workers, settings.think_seconds, system_entropy, ANALYSIS_NICENESS
        ),
        Budget(settings.live_analysis, settings.burst, sources.seconds),
        Budget(settings.address_live_analysis, settings.burst, sources.seconds),
        settings.max_queue,
    )


def _socket_limits(settings: Settings) -> SocketLimits:
    return SocketLimits(
        settings.max_message,
        settings.max_pending,
        settings.message_rate,
        settings.address_message_rate,
        settings.burst,
    )
