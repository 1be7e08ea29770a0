"""Check that no acknowledged action is ever lost: `python -m tools.kill --matches 200 --kills 100`.

Plays many matches while the server is killed with SIGKILL at random moments and restarted.
Clients reconnect by themselves and repeat the action that got no answer. At the end every
acknowledged action must be in the database at its ply, no ply may be there twice, every match
must be valid, and both seats of every match must have continued after the last kill. Each match
has two people with a socket each: nobody with an open socket may be more than ten seconds behind
what is committed.

With `--database postgresql://...` two processes share the work, and either is killed; `--redis`
gives them a Redis for pub/sub. `--service COMMAND` names a shell command that restarts the
database or Redis; it runs in turn with the kills.

With `--calm`, a killed process stays down until another has taken over all its matches; the tool
reports how long these matches were interrupted. With `--freeze SECONDS`, every second kill is a
freeze (SIGSTOP) for so long instead.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import httpx
from sqlalchemy import Connection, select

from tilewright.server.ops.admin import find_problem
from tilewright.store import Store, tables
from tilewright.store.migrate import upgrade
from tools.kill_players import Pair
from tools.kill_watch import Watch
from tools.process import ServerProcess, free_port

UNLIMITED: dict[str, float | str] = {
    "bot_pause": 0,
    "guest_rate": 1e6,
    "match_rate": 1e6,
    "session_rate": 1e6,
    "address_rate": 1e6,
    "message_rate": 1e6,
    "address_message_rate": 1e6,
    "socket_rate": 1e6,
    "foresight": 1e6,
    "address_foresight": 1e6,
    "live_analysis": 1e6,
    "address_live_analysis": 1e6,
    "max_requests_per_address": 100_000,
    "max_connections_per_address": 100_000,
    "max_open_matches": 100_000,
    "max_open_tables": 100_000,
}
SECRET = "a secret that all processes share"
PATIENCE = 120.0  # seconds in which every match must continue after the last kill
IN_FLIGHT = 0.1  # seconds in which answers from before a kill still arrive


async def verify(store: Store, pairs: list[Pair]) -> list[str]:
    """Return everything that is wrong."""
    wrong: list[str] = []
    for pair in pairs:
        wrong += pair.complaints
        for match_id in pair.matches:
            stored = await store.matches.load(match_id)
            if stored is None:
                wrong.append(f"{match_id} is gone")
                continue
            problem = find_problem(stored) if stored.match.start is not None else None
            if problem:
                wrong.append(f"{match_id}: {problem}")
            texts = {row.ply: row.text for row in stored.plies}
            wrong += [
                f"{match_id}: ply {ply} should be {action} and is {texts.get(ply)}"
                for (match, ply), action in pair.acknowledged.items()
                if match == match_id and texts.get(ply) != action
            ]
    return wrong


async def all_continued(pairs: list[Pair]) -> list[str]:
    """Wait until everybody has acted; return those whose match did not continue."""
    since = time.monotonic()
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if all(pair.has_continued(since) for pair in pairs):
            return []
        await asyncio.sleep(0.2)
    return [
        f"pair {pair.number} ({pair.match or 'between matches'}) did not continue"
        for pair in pairs
        if not pair.has_continued(since)
    ]


def kill_and_start(server: ServerProcess) -> None:
    """Kill a server, and start it again."""
    server.kill()
    server.start()


async def freeze(server: ServerProcess, seconds: float) -> None:
    """Freeze a server for a while."""
    server.freeze()
    try:
        await asyncio.sleep(seconds)
    finally:
        server.thaw()


async def matches_of(store: Store, server: ServerProcess) -> set[str]:
    """Return the matches that a server owns."""
    at = tables.processes.c.address == f"http://{server.host}"
    owner = select(tables.processes.c.id).where(at)
    owned = select(tables.matches.c.id).where(tables.matches.c.process.in_(owner))

    def work(connection: Connection) -> set[str]:
        return set(connection.scalars(owned))

    return await store.database.read(work)


async def take_over(store: Store, server: ServerProcess, pairs: list[Pair]) -> list[float]:
    """Kill a server; return how long each of its matches was interrupted."""
    owned = await matches_of(store, server)
    waiting = [pair for pair in pairs if pair.match in owned]
    await asyncio.to_thread(server.kill)
    began = time.monotonic()
    gaps = []
    while waiting and time.monotonic() < began + PATIENCE:
        await asyncio.sleep(0.02)
        back = [pair for pair in waiting if pair.last_done > began + IN_FLIGHT]
        gaps += [pair.last_done - began for pair in back]
        waiting = [pair for pair in waiting if pair not in back]
    for pair in waiting:
        pair.complaints.append(f"{pair.match} was not taken over")
    return gaps


@dataclass(frozen=True)
class Plan:
    """How many matches are played, and how often servers are killed."""

    matches: int
    kills: int
    pause: float
    calm: bool = False
    service_every: int = 3  # kills, one of which restarts a service instead
    freeze: float = 0.0  # seconds; if any, every second kill is a freeze instead


class KillTest:
    """Plays matches while servers are killed."""

    def __init__(
        self, store: Store, servers: list[ServerProcess], restarts: Sequence[Callable[[], object]]
    ) -> None:
        self._store = store
        self._servers = servers
        self._restarts = restarts
        self.pairs: list[Pair] = []
        self.behind = 0.0  # seconds that anybody was behind, at most
        self.gaps: list[float] = []

    @property
    def done(self) -> int:
        """The number of acknowledged actions."""
        return sum(len(pair.acknowledged) for pair in self.pairs)

    async def run(self, plan: Plan) -> list[str]:
        """Play while servers and services are restarted; return what went wrong."""
        hosts = [server.host for server in self._servers]
        async with httpx.AsyncClient(timeout=60, trust_env=False) as http:
            self.pairs = [Pair(number, hosts, http) for number in range(plan.matches)]
            watch = Watch(self._store, self.pairs)
            tasks = [asyncio.create_task(pair.play()) for pair in self.pairs]
            tasks.append(asyncio.create_task(watch.run()))
            wrong = await all_continued(self.pairs)
            for number in range(1, plan.kills + 1):
                await asyncio.sleep(random.uniform(0, 2 * plan.pause))
                await self._kill_once(number, plan)
                if number % 10 == 0:
                    print(f"{number} kills, {self.done} actions acknowledged", flush=True)
            wrong += await all_continued(self.pairs)
            self.behind = watch.longest
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return wrong

    async def _kill_once(self, number: int, plan: Plan) -> None:
        server = random.choice(self._servers)
        if self._restarts and number % plan.service_every == 0:
            await asyncio.to_thread(random.choice(self._restarts))
        elif plan.freeze and number % 2 == 0:
            await freeze(server, plan.freeze)
        elif plan.calm:
            self.gaps += await take_over(self._store, server, self.pairs)
            await asyncio.to_thread(server.start)
        else:
            await asyncio.to_thread(kill_and_start, server)


async def run(
    database: str,
    plan: Plan,
    redis: str | None = None,
    restarts: Sequence[Callable[[], object]] = (),
) -> list[str]:
    """Play, kill and check; return everything that is wrong."""
    is_file = database.startswith("sqlite")
    store = Store(database)
    await upgrade(store.database)
    servers = []
    for _ in range(1 if is_file else 2):
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        settings = {**UNLIMITED, "secret": SECRET, "port": port, "address": address}
        if redis is not None:
            settings["redis"] = redis
        servers.append(ServerProcess(database, None, **settings))
    try:
        for server in servers:
            server.start()
        test = KillTest(store, servers, restarts)
        wrong = await test.run(plan)
        wrong += await verify(store, test.pairs)
    finally:
        for server in servers:
            server.kill()
        await store.close()
    count = sum(len(pair.matches) for pair in test.pairs)
    summary = f"{plan.kills} kills, {count} matches, {test.done} actions acknowledged"
    print(f"{summary}, {len(wrong)} wrong, nobody behind for more than {test.behind:.1f} s")
    if test.gaps:
        middle = statistics.median(test.gaps)
        times = f"median {middle:.1f} s, longest {max(test.gaps):.1f} s"
        print(f"{len(test.gaps)} matches taken over: {times}")
    return wrong


def main() -> None:
    """Read the options, run the test, and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--database", help="by default a new SQLite file")
    parser.add_argument("--redis", help="address of a Redis for pub/sub")
    parser.add_argument(
        "--service", action="append", default=[], help="command that restarts a service"
    )
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--pause", type=float, default=2.0, help="mean seconds between kills")
    parser.add_argument(
        "--calm", action="store_true", help="wait for others to take over, and time it"
    )
    parser.add_argument(
        "--freeze", type=float, default=0.0, help="seconds for which every second kill freezes"
    )
    options = parser.parse_args()
    if options.calm and not (options.database or "").startswith("postgresql"):
        parser.error("--calm needs --database postgresql://..., so that there is another process")
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{Path(folder) / 'kill.db'}"
        restarts = [partial(subprocess.run, each, shell=True) for each in options.service]
        plan = Plan(options.matches, options.kills, options.pause, options.calm, options.freeze)
        wrong = asyncio.run(run(database, plan, options.redis, restarts))
    for line in wrong:
        print(line)
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
