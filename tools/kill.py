"""Check that no acknowledged action is ever lost: `python -m tools.kill --matches 200 --kills 100`.

Plays many matches while the server is killed with SIGKILL at random moments and restarted.
Clients reconnect by themselves and repeat the action that got no answer. At the end every
acknowledged action must be in the database at its ply, no ply may be there twice, every match
must be valid, and every match must have continued after the last kill.

With `--database postgresql://...` two processes share the work, and either is killed; `--redis`
gives them a Redis for pub/sub. `--service COMMAND` names a shell command that restarts the
database or Redis; it runs in turn with the kills.

With `--calm`, a killed process stays down until another has taken over all its matches; the tool
reports how long these matches were interrupted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Connection, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tilewright.server.ops.admin import find_problem
from tilewright.store import Store, tables
from tilewright.store.migrate import upgrade
from tools.process import ServerProcess, free_port

UNLIMITED: dict[str, float | str] = {
    "bot_pause": 0,
    "guest_rate": 1e6,
    "session_rate": 1e6,
    "address_rate": 1e6,
    "message_rate": 1e6,
    "max_connections_per_address": 100_000,
    "max_open_matches": 100_000,
}
SECRET = "a secret that all processes share"
PATIENCE = 120.0  # seconds in which every match must continue after the last kill
THINKING = 0.4  # seconds before an action, at most
IN_FLIGHT = 0.1  # seconds in which answers from before a kill still arrive
GAMES = ("azul", "pavilion", "garden")


class Player:
    """A person who plays both seats of a match, or one seat against a bot."""

    def __init__(self, number: int, hosts: list[str], http: httpx.AsyncClient) -> None:
        self.number = number
        self.hosts = hosts
        self.http = http
        self.cookie = ""
        self.match = ""
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.matches: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.last_done = 0.0
        self.complaints: list[str] = []
        self.legal: tuple[Any, Any] = (None, None)

    async def play(self) -> None:
        """Play match after match, until cancelled."""
        while True:
            try:
                if not self.match:
                    await self._make_match()
                await self._connect()
            except (OSError, httpx.HTTPError, InvalidHandshake, ConnectionClosed, EOFError):
                await asyncio.sleep(random.uniform(0.05, 0.3))

    async def _make_match(self) -> None:
        url = f"http://{random.choice(self.hosts)}"
        if not self.cookie:
            began = await self.http.post(f"{url}/api/session", json={"name": "Ada"})
            began.raise_for_status()
            self.cookie = began.headers["set-cookie"].partition(";")[0]
        other = {"kind": "hot-seat", "name": "Ben"}
        if self.number % 4 == 0:
            other = {"kind": "bot", "bot": "random"}
        body = {"game": GAMES[self.number % len(GAMES)], "seats": [{"kind": "me"}, other]}
        headers = {"Cookie": self.cookie}
        made = await self.http.post(f"{url}/api/matches", json=body, headers=headers)
        made.raise_for_status()
        self.match = made.json()["id"]
        self.matches.append(self.match)

    async def _connect(self) -> None:
        url = f"ws://{random.choice(self.hosts)}/api/matches/{self.match}/socket"
        headers = {"Cookie": self.cookie}
        async with connect(url, additional_headers=headers, proxy=None) as socket:
            if self.pending is not None:
                await socket.send(json.dumps(self.pending))
            async for data in socket:
                if await self._receive(socket, json.loads(data)):
                    return

    async def _receive(self, socket: ClientConnection, message: dict[str, Any]) -> bool:
        """Handle a message; return whether the match is over."""
        if message["type"] == "done" and self.pending and message["id"] == self.pending["id"]:
            key = (self.match, self.pending["ply"])
            self.acknowledged[key] = self.pending["action"]
            self.pending = None
            self.last_done = time.monotonic()
        if message["type"] == "refused":
            self._refused(message)
            return message["id"] is None
        table = message.get("table")
        if table and table["status"] == "over":
            self.match, self.pending = "", None
            return True
        if message["type"] in ("welcome", "change"):
            self.legal = (message["position"], message["legal"])
        position, legal = self.legal
        if legal and self.pending is None and position["ply"] > self._last_ply():
            self.pending = {
                "type": "act",
                "id": f"{self.match}-{position['ply']}",
                "ply": position["ply"],
                "action": random.choice(legal)["text"],
            }
            await asyncio.sleep(random.random() * THINKING)
            await socket.send(json.dumps(self.pending))
        return False

    def _last_ply(self) -> int:
        plies = [ply for match, ply in self.acknowledged if match == self.match]
        return max(plies, default=-1)

    def _refused(self, message: dict[str, Any]) -> None:
        code = message["error"]["code"]
        if code in ("match.moved", "store.away", "limit.busy"):
            return
        self.complaints.append(f"{self.match}: {message} to {self.pending}")
        self.pending = None


async def verify(store: Store, players: list[Player]) -> list[str]:
    """Return everything that is wrong."""
    wrong: list[str] = []
    for player in players:
        wrong += player.complaints
        for match_id in player.matches:
            stored = await store.matches.load(match_id)
            if stored is None:
                wrong.append(f"{match_id} is gone")
                continue
            problem = find_problem(stored)
            if problem:
                wrong.append(f"{match_id}: {problem}")
            texts = {row.ply: row.text for row in stored.plies}
            wrong += [
                f"{match_id}: ply {ply} should be {action} and is {texts.get(ply)}"
                for (match, ply), action in player.acknowledged.items()
                if match == match_id and texts.get(ply) != action
            ]
    return wrong


async def all_continued(players: list[Player]) -> list[str]:
    """Wait until every player has acted; return those whose match did not continue."""
    since = time.monotonic()
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if all(player.last_done > since for player in players):
            return []
        await asyncio.sleep(0.2)
    return [
        f"player {player.number} ({player.match or 'between matches'}) did not continue"
        for player in players
        if player.last_done <= since
    ]


def kill_and_start(server: ServerProcess) -> None:
    """Kill a server, and start it again."""
    server.kill()
    server.start()


async def matches_of(store: Store, server: ServerProcess) -> set[str]:
    """Return the matches that a server owns."""
    at = tables.processes.c.address == f"http://{server.host}"
    owner = select(tables.processes.c.id).where(at)
    owned = select(tables.matches.c.id).where(tables.matches.c.process.in_(owner))

    def work(connection: Connection) -> set[str]:
        return set(connection.scalars(owned))

    return await store.database.read(work)


async def take_over(store: Store, server: ServerProcess, players: list[Player]) -> list[float]:
    """Kill a server; return how long each of its matches was interrupted."""
    owned = await matches_of(store, server)
    waiting = [player for player in players if player.match in owned]
    await asyncio.to_thread(server.kill)
    began = time.monotonic()
    gaps = []
    while waiting and time.monotonic() < began + PATIENCE:
        await asyncio.sleep(0.02)
        back = [player for player in waiting if player.last_done > began + IN_FLIGHT]
        gaps += [player.last_done - began for player in back]
        waiting = [player for player in waiting if player not in back]
    for player in waiting:
        player.complaints.append(f"{player.match} was not taken over")
    return gaps


@dataclass(frozen=True)
class Plan:
    """How many matches are played, and how often servers are killed."""

    matches: int
    kills: int
    pause: float
    calm: bool = False


class KillTest:
    """Plays matches while servers are killed."""

    def __init__(
        self, store: Store, servers: list[ServerProcess], restarts: Sequence[Callable[[], object]]
    ) -> None:
        self._store = store
        self._servers = servers
        self._restarts = restarts
        self.players: list[Player] = []
        self.gaps: list[float] = []

    @property
    def done(self) -> int:
        """The number of acknowledged actions."""
        return sum(len(player.acknowledged) for player in self.players)

    async def run(self, plan: Plan) -> list[str]:
        """Play while servers and services are restarted; return what went wrong."""
        hosts = [server.host for server in self._servers]
        async with httpx.AsyncClient(timeout=60, trust_env=False) as http:
            self.players = [Player(number, hosts, http) for number in range(plan.matches)]
            tasks = [asyncio.create_task(player.play()) for player in self.players]
            wrong = await all_continued(self.players)
            for number in range(1, plan.kills + 1):
                await asyncio.sleep(random.uniform(0, 2 * plan.pause))
                await self._kill_once(number, plan.calm)
                if number % 10 == 0:
                    print(f"{number} kills, {self.done} actions acknowledged", flush=True)
            wrong += await all_continued(self.players)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return wrong

    async def _kill_once(self, number: int, calm: bool) -> None:
        server = random.choice(self._servers)
        if self._restarts and number % 3 == 0:
            await asyncio.to_thread(random.choice(self._restarts))
        elif calm:
            self.gaps += await take_over(self._store, server, self.players)
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
        wrong += await verify(store, test.players)
    finally:
        for server in servers:
            server.kill()
        await store.close()
    count = sum(len(player.matches) for player in test.players)
    summary = f"{plan.kills} kills, {count} matches, {test.done} actions acknowledged"
    print(f"{summary}, {len(wrong)} wrong")
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
    options = parser.parse_args()
    if options.calm and not (options.database or "").startswith("postgresql"):
        parser.error("--calm needs --database postgresql://..., so that there is another process")
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{Path(folder) / 'kill.db'}"
        restarts = [partial(subprocess.run, each, shell=True) for each in options.service]
        plan = Plan(options.matches, options.kills, options.pause, options.calm)
        wrong = asyncio.run(run(database, plan, options.redis, restarts))
    for line in wrong:
        print(line)
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
