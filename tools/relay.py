"""Compare a seat at the process that owns its match with one that another process relays.

`python -m tools.relay --database postgresql://...` runs two processes, of which the first owns all
matches, and nginx with the configuration in deploy/. People connect to the owner, to the other
process, and through nginx, which knows only the other process: once it relays, once the proxy
sends the socket to the owner. The tool measures the time from an action sent to the message that
the other seat gets, one action at a time and the ways in turn; then the memory of further sockets,
of both processes together.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tilewright.store import Store
from tilewright.store.migrate import upgrade
from tools.kill import SECRET
from tools.load import UNLIMITED, Match
from tools.nginx import nginx, site
from tools.process import ServerProcess, free_port

CONFIGURATION = "compose-nginx.conf"
WARM_UP = 50  # sockets, before the memory of further ones is measured
SETTLE = 1.0  # seconds
LOOK = 0.002  # seconds between two looks for a message; the time is taken when it arrives
AT_OWNER, RELAYED = "at the owner", "relayed by the other process"
PROXIED_BEFORE, PROXIED = "nginx, relayed", "nginx, sent to the owner"


def start(database: str) -> ServerProcess:
    """Start a process."""
    port = free_port()
    address: dict[str, float | str] = {
        "address": f"http://127.0.0.1:{port}",
        "port": port,
        "secret": SECRET,
    }
    server = ServerProcess(database, None, **UNLIMITED, **address)
    server.start()
    return server


def open_ways(stack: ExitStack, owner: str, other: str) -> dict[str, str]:
    """Start the proxies; return the host to connect to by way."""
    ways = {AT_OWNER: owner, RELAYED: other}
    for way in (PROXIED_BEFORE, PROXIED):
        port = free_port()
        text = site(CONFIGURATION, [other], port)
        if way == PROXIED_BEFORE:
            text = text.replace("X-Tilewright-Redirect /at/", 'X-Tilewright-Redirect ""')
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        stack.enter_context(nginx(folder, text, port))
        ways[way] = f"127.0.0.1:{port}"
    return ways


async def make_match(host: str) -> Match:
    """Create a match of two people at a process, which then owns it."""
    async with httpx.AsyncClient(base_url=f"http://{host}", trust_env=False) as http:
        cookies = []
        for name in ("Ada", "Ben"):
            answer = await http.post("/api/session", json={"name": name}, headers={"Cookie": ""})
            cookies.append(answer.headers["set-cookie"].partition(";")[0])
            http.cookies.clear()
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "azul", "seats": seats, "start": 0, "public": True}
        ada, ben = ({"Cookie": cookie} for cookie in cookies)
        made = (await http.post("/api/matches", json=body, headers=ada)).json()
        url = f"/api/matches/{made['id']}/join"
        (await http.post(url, json={}, headers=ben)).raise_for_status()
    return Match(made["id"], cookies)


async def measure_delays(ways: dict[str, str], owner: str, actions: int) -> dict[str, list[float]]:
    """Return how long actions took by way, in milliseconds."""
    delays: dict[str, list[float]] = {way: [] for way in ways}
    while min(map(len, delays.values())) < actions:
        matches = {way: await make_match(owner) for way in ways}
        listeners = []
        for way, match in matches.items():
            await match.open(ways[way])
            listeners += [asyncio.create_task(match.listen(seat)) for seat in (0, 1)]
        while all(match.turn is not None for match in matches.values()):
            for way in random.sample(list(ways), len(ways)):
                await act(matches[way])
        for way, match in matches.items():
            delays[way] += [1000 * each for each in match.delays]
            await match.close()
        await asyncio.gather(*listeners, return_exceptions=True)
    return delays


async def act(match: Match) -> None:
    """Take an action, and wait until the other seat has seen it, and both what comes next."""
    await match.act()
    async with asyncio.timeout(10):
        while match.sent is not None:
            await asyncio.sleep(LOOK)
    await asyncio.sleep(LOOK)


async def measure_memory(
    servers: list[ServerProcess], match: Match, host: str, count: int
) -> float:
    """Return the memory of a further socket at a match, in KB."""
    url = f"ws://{host}/api/matches/{match.id}/socket"
    sockets: list[ClientConnection] = []

    async def open_some(number: int) -> int:
        for _ in range(number):
            socket = await connect(url, compression=None, ping_interval=None, proxy=None)
            await socket.recv()
            sockets.append(socket)
        await asyncio.sleep(SETTLE)
        return sum(server.memory() for server in servers)

    before = await open_some(WARM_UP)
    grown = await open_some(count) - before
    for socket in sockets:
        await socket.close()
    await asyncio.sleep(SETTLE)
    return grown / count / 1024


async def run(database: str, actions: int, sockets: int) -> None:
    """Measure, and print a table."""
    store = Store(database)
    await upgrade(store.database)
    await store.close()
    with ExitStack() as stack:
        servers = [start(database) for _ in range(2)]
        for server in servers:
            stack.callback(server.kill)
        owner, other = (server.host for server in servers)
        ways = open_ways(stack, owner, other)
        delays = await measure_delays(ways, owner, actions)
        print("| the seat is | median | 95% | memory of a socket |\n|---|---|---|---|")
        for way, host in ways.items():
            match = await make_match(owner)
            await match.open(owner)
            memory = await measure_memory(servers, match, host, sockets)
            await match.close()
            ordered = sorted(delays[way])
            middle, slow = statistics.median(ordered), ordered[int(0.95 * len(ordered))]
            print(f"| {way} | {middle:.1f} ms | {slow:.1f} ms | {memory:.0f} KB |", flush=True)


def main() -> None:
    """Read the options, and measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--database", required=True, help="postgresql://..., a new database")
    parser.add_argument("--actions", type=int, default=400, help="measured for each way")
    parser.add_argument("--sockets", type=int, default=300, help="opened for each way")
    options = parser.parse_args()
    began = time.monotonic()
    asyncio.run(run(options.database, options.actions, options.sockets))
    print(f"in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
