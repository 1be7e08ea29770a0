"""Measure how many matches a server can carry: `python -m tools.load --matches 2000`.

Starts a server on one core with a new SQLite file, connects two players to every match, lets
each match play one action every few seconds, and measures the time from an action sent to the
message that the other player gets. Then it restarts the server and wakes sleeping matches.

`--database postgresql://... --redis redis://... --processes 2` runs several processes, each of
which owns its share of the matches; they share all cores but the last one, which the players use.
`--parts` profiles the server and prints where the time of an action goes; that slows it down.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tilewright.store import Store
from tilewright.store.migrate import upgrade
from tools import load_parts
from tools.process import ServerProcess, free_port

UNLIMITED = {
    "guest_rate": 1e6,
    "match_rate": 1e6,
    "session_rate": 1e6,
    "address_rate": 1e6,
    "address_message_rate": 1e6,
    "socket_rate": 1e6,
    "connection_rate": 1e6,
    "max_connections_per_address": 100_000,
    "max_requests_per_address": 100_000,
    "max_open_matches": 100_000,
    "max_open_tables": 100_000,
}
SECRET = "a secret that all processes share"
PROFILE = "profile"
WARM_UP = 100  # matches before the memory of further ones is measured
CONCURRENCY = 20  # requests at a time while matches are created


class Legal(msgspec.Struct):
    """The parts of a legal action that the tool uses."""

    text: str


class Position(msgspec.Struct):
    """The parts of a position that the tool uses."""

    ply: int


class Received(msgspec.Struct):
    """The parts of any server message that the tool uses."""

    type: str
    version: int = 0
    position: Position | None = None
    legal: list[Legal] | None = None


decode = msgspec.json.Decoder(Received).decode


class Match:
    """Two seats that act in turn."""

    def __init__(self, match_id: str, cookies: list[str], host: str = "") -> None:
        self.id = match_id
        self.cookies = cookies
        self.host = host  # of the process that created the match, and owns it
        self.sockets: list[ClientConnection] = []
        self.turn: tuple[int, int, list[Legal]] | None = None  # seat, ply, legal actions
        self.sent: tuple[float, int] | None = None  # when, and by which seat
        self.delays: list[float] = []

    async def open(self, host: str = "") -> None:
        """Connect both seats, to the owner unless another host is named."""
        url = f"ws://{host or self.host}/api/matches/{self.id}/socket"
        for seat, cookie in enumerate(self.cookies):
            headers = {"Cookie": cookie}
            socket = await connect(
                url, additional_headers=headers, compression=None, ping_interval=None
            )
            self.receive(seat, await socket.recv())
            self.sockets.append(socket)

    async def close(self) -> None:
        """Disconnect both seats."""
        for socket in self.sockets:
            await socket.close()
        self.sockets = []

    def receive(self, seat: int, data: str | bytes) -> None:
        """Handle a message."""
        received = decode(data)
        if received.type == "change" and self.sent is not None and self.sent[1] != seat:
            self.delays.append(time.perf_counter() - self.sent[0])
            self.sent = None
        if received.legal and received.position:
            self.turn = (seat, received.position.ply, received.legal)

    async def listen(self, seat: int) -> None:
        """Handle messages until the socket closes."""
        async for data in self.sockets[seat]:
            self.receive(seat, data)

    async def act(self) -> None:
        """Take a random action for the seat whose turn it is."""
        if self.turn is None or self.sent is not None:
            return
        seat, ply, legal = self.turn
        self.turn = None
        action = random.choice(legal).text
        self.sent = (time.perf_counter(), seat)
        message = {"type": "act", "id": f"{seat}-{ply}", "ply": ply, "action": action}
        await self.sockets[seat].send(msgspec.json.encode(message).decode())


async def make_match(http: httpx.AsyncClient) -> Match:
    """Create a match of two guests."""
    cookies = []
    made: dict[str, Any] = {}
    for name in ("Ada", "Ben"):
        http.cookies.clear()
        await http.post("/api/session", json={"name": name})
        cookies.append("; ".join(f"{key}={value}" for key, value in http.cookies.items()))
        if not made:
            seats = [{"kind": "me"}, {"kind": "open"}]
            body = {"game": "azul", "seats": seats, "public": True}
            made = (await http.post("/api/matches", json=body)).json()
        else:
            joined = await http.post(f"/api/matches/{made['id']}/join", json={})
            joined.raise_for_status()
    return Match(made["id"], cookies, http.base_url.netloc.decode())


async def make_matches(hosts: Sequence[str], count: int) -> list[Match]:
    """Create many matches, some at a time, and at each host as many."""
    matches: list[Match] = []

    async def work(host: str, share: int) -> None:
        async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as http:
            matches.extend([await make_match(http) for _ in range(share)])

    shares = [count // CONCURRENCY + (n < count % CONCURRENCY) for n in range(CONCURRENCY)]
    await asyncio.gather(*map(work, itertools.cycle(hosts), shares))
    return matches


async def open_all(matches: list[Match]) -> None:
    """Connect the seats of all matches, some at a time."""
    waiting = list(matches)

    async def work() -> None:
        while waiting:
            await waiting.pop().open()

    await asyncio.gather(*(work() for _ in range(CONCURRENCY)))


async def play(matches: list[Match], every: float, seconds: float) -> None:
    """Play one action every few seconds in every match, without garbage collections in between."""
    gc.collect()
    gc.freeze()
    gc.disable()
    end = time.monotonic() + seconds

    async def one(match: Match) -> None:
        await asyncio.sleep(random.random() * every)
        while time.monotonic() < end:
            await match.act()
            await asyncio.sleep(every)

    listeners = [asyncio.create_task(match.listen(s)) for match in matches for s in (0, 1)]
    await asyncio.gather(*map(one, matches))
    await asyncio.sleep(1)
    gc.enable()
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)


async def steps_per_transaction(host: str) -> float:
    """Return how many steps the server wrote in one transaction, on average."""
    async with httpx.AsyncClient(base_url=f"http://{host}", trust_env=False) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    numbers = dict(
        line.split() for line in lines if line.startswith("tilewright_") and "{" not in line
    )
    return float(numbers["tilewright_changes"]) / float(numbers["tilewright_batches"])


def quantile(values: list[float], part: float) -> float:
    """Return a quantile of some values."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


async def measure(servers: Sequence[ServerProcess], options: argparse.Namespace) -> None:
    """Measure, and print the results."""
    for server in servers:
        server.start()
    hosts = [server.host for server in servers]
    matches = await make_matches(hosts, WARM_UP)
    await open_all(matches)
    warm = memory(servers)
    began = time.monotonic()
    more = await make_matches(hosts, options.matches - WARM_UP)
    made = time.monotonic() - began
    await open_all(more)
    matches += more
    print(f"{len(matches)} matches created in {made:.1f} s, their sockets open", flush=True)
    if options.parts:
        os.kill(servers[0].pid, signal.SIGUSR1)
    main = sum(server.main_seconds() for server in servers)
    cpu, own, began = cpu_seconds(servers), time.process_time(), time.monotonic()
    await play(matches, options.every, options.seconds)
    took = time.monotonic() - began
    used = cpu_seconds(servers) - cpu
    busy, own = used / took, (time.process_time() - own) / took
    delays = [1000 * delay for match in matches for delay in match.delays]
    print(f"{len(delays) / options.seconds:.0f} actions a second, {len(delays)} in all")
    parts = ", ".join(
        f"{name} {quantile(delays, p):.1f}"
        for name, p in (("median", 0.5), ("95%", 0.95), ("99%", 0.99), ("most", 1.0))
    )
    print(f"from action to the other screen, in ms: {parts}")
    print(f"the server was busy {busy:.0%} of a core, this tool {own:.0%}")
    main = (sum(server.main_seconds() for server in servers) - main) / max(0.01, used)
    print(
        f"processor time of an action: {1000 * used / max(1, len(delays)):.2f} ms, "
        f"{main:.0%} of it in main threads, the rest in those of the store"
    )
    steps = [await steps_per_transaction(host) for host in hosts]
    print(f"steps in one transaction: {sum(steps) / len(steps):.1f}", flush=True)
    print(f"memory of a match: {(memory(servers) - warm) / len(more) / 1024:.1f} KB")
    unanswered = sum(match.sent is not None for match in matches)
    print(f"actions without an answer at the end: {unanswered}", flush=True)
    if len(servers) == 1 and not options.parts:
        await wake(servers[0], matches, options)


def memory(servers: Sequence[ServerProcess]) -> int:
    """Return the memory of all processes in bytes."""
    return sum(server.memory() for server in servers)


def cpu_seconds(servers: Sequence[ServerProcess]) -> float:
    """Return the processor time of all processes."""
    return sum(server.cpu_seconds() for server in servers)


async def wake(server: ServerProcess, matches: list[Match], options: argparse.Namespace) -> None:
    """Kill and restart the server, wake matches, and print how long that took."""
    server.kill()
    for match in matches:
        match.sockets = []
    server.start()
    sleeping = matches[: options.wake]
    cpu, began = server.cpu_seconds(), time.monotonic()
    await open_all(sleeping)
    took, busy = time.monotonic() - began, server.cpu_seconds() - cpu
    print(f"{len(sleeping)} matches woken in {took:.2f} s after kill -9, computing {busy:.2f} s")
    for match in sleeping:
        await match.close()
    if options.burst:
        await burst(server, matches[0], options.burst)


async def burst(server: ServerProcess, match: Match, count: int) -> None:
    """Connect many spectators to one match at once, and print the outcome."""
    before = server.memory()
    url = f"ws://{server.host}/api/matches/{match.id}/socket"

    async def watch() -> str:
        try:
            async with connect(
                url, compression=None, open_timeout=300, ping_interval=None, proxy=None
            ) as socket:
                return decode(await socket.recv()).type
        except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
            return type(error).__name__

    began = time.monotonic()
    outcomes = Counter(await asyncio.gather(*(watch() for _ in range(count))))
    told = ", ".join(f"{number} {name}" for name, number in outcomes.items())
    print(f"a burst of {count} connects took {time.monotonic() - began:.1f} s: {told}")
    grown = (server.memory() - before) / 1024 / 1024
    print(f"memory afterwards: {grown:.0f} MB more than before", flush=True)
    async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
        print(f"ready afterwards: {(await http.get('/ready')).json()}")


def main() -> None:
    """Read the options, and measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--every", type=float, default=4.0, help="seconds between two actions")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--wake", type=int, default=500, help="matches to wake after a restart")
    parser.add_argument(
        "--burst", type=int, default=0, help="connections opened at once, at the end"
    )
    parser.add_argument("--database", help="of several processes: postgresql://...")
    parser.add_argument("--redis", help="for pub/sub between several processes: redis://...")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--parts", action="store_true", help="print where the time goes")
    options = parser.parse_args()
    if options.processes > 1 and not options.database:
        parser.error("several processes need --database postgresql://...")
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        servers = start_later(options, cores[:-1] or cores, folder)
        try:
            asyncio.run(measure(servers, options))
            if options.parts:
                servers[0].stop()
                print(load_parts.table(folder / PROFILE))
        finally:
            for server in servers:
                server.kill()


async def prepare(database: str) -> None:
    """Create the tables of a database that several processes share."""
    store = Store(database)
    await upgrade(store.database)
    await store.close()


def start_later(
    options: argparse.Namespace, cores: Sequence[int], folder: Path
) -> list[ServerProcess]:
    """Return the processes, which are not started yet."""
    database = options.database or f"sqlite:///{folder / 'load.db'}"
    settings: dict[str, float | str] = dict(UNLIMITED)
    if options.redis:
        settings["redis"] = options.redis
    if options.database:
        asyncio.run(prepare(database))
        settings["secret"] = SECRET
    servers = []
    for number in range(options.processes):
        port = free_port()
        own: dict[str, float | str] = {}
        if options.database:
            own = {"address": f"http://127.0.0.1:{port}", "port": port}
        servers.append(ServerProcess(database, cores[number % len(cores)], **settings, **own))
    if options.parts:
        servers[0].python_options = ("-m", "tools.load_parts", str(folder / PROFILE))
    return servers


if __name__ == "__main__":
    main()
