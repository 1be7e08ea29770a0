"""Attack a server from one address while honest people play: `python -m tools.siege [ATTACK ...]`.

Starts a server with default settings and a new SQLite file. Two people play a match from one
address, another attacks from a second one, each attack for some seconds. Prints, for each attack,
how many actions the honest players made, the time from an action to the other's screen, how much
of a core the server used, and how much more memory than before.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

import httpx

from tools.load import Match, make_match, quantile
from tools.process import ServerProcess
from tools.siege_attacker import READY
from tools.siege_attacks import ATTACKS

HONEST: Final = "127.0.0.1"
HOSTILE: Final = "127.0.0.2"
HOSTILE_NETWORK: Final = "fd00:bad::"
THINKING: Final = 0.05  # seconds before an honest action
MATCHES: Final = 4  # one after the other
WARM_UP: Final = 1.0  # seconds of an attack before anything is measured
TITLES: Final = ("median ms", "99 % ms", "most ms", "CPU", "MB")
HEAD: Final = f"{'attack':<22}{'actions':>9}" + "".join(f"{title:>11}" for title in TITLES)


class Honest:
    """Two people who play, and go on with another match when one is over."""

    def __init__(self, matches: list[Match]) -> None:
        self._matches = matches
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, host: str) -> None:
        """Connect to all matches."""
        for match in self._matches:
            await match.open(host)
            self._tasks += [asyncio.create_task(match.listen(seat)) for seat in (0, 1)]

    async def play(self, seconds: float) -> list[float]:
        """Act in turn; return the times from action to the other's screen, in milliseconds."""
        for match in self._matches:
            match.delays = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            now = next((m for m in self._matches if m.turn or m.sent), None)
            if now is None:
                raise RuntimeError("all matches are over: use fewer seconds")
            await now.act()
            await asyncio.sleep(THINKING)
        late = [time.perf_counter() - m.sent[0] for m in self._matches if m.sent]
        return [1000 * delay for m in self._matches for delay in m.delays] + [
            1000 * delay for delay in late
        ]

    async def close(self) -> None:
        """Disconnect."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for match in self._matches:
            await match.close()


class Attack:
    """An attack, in a process of its own, so that it does not delay what is measured."""

    def __init__(self, host: str, name: str, options: argparse.Namespace) -> None:
        address = HOSTILE_NETWORK if options.ipv6 else HOSTILE
        command = [sys.executable, "-m", "tools.siege_attacks", name, host, address]
        self._process = subprocess.Popen(
            [*command, str(options.sessions)], stdout=subprocess.PIPE, text=True
        )

    async def begin(self) -> None:
        """Wait until the attack has begun; raise if it has failed."""
        assert self._process.stdout is not None
        line = await asyncio.to_thread(self._process.stdout.readline)
        if line.strip() != READY:
            raise RuntimeError("the attack did not begin")

    def end(self) -> None:
        """End the attack."""
        self._process.kill()
        self._process.communicate()


class Figures(NamedTuple):
    """What was measured during an attack."""

    delays: list[float]  # milliseconds
    busy: float  # share of a core that the server used
    memory: float  # megabytes that the server has more than before


async def measure(server: ServerProcess, name: str, options: argparse.Namespace) -> Figures:
    """Return the delays of honest players during an attack."""
    host = f"[::1]:{server.host.rpartition(':')[2]}" if options.ipv6 else server.host
    transport = httpx.AsyncHTTPTransport(local_address="::1" if options.ipv6 else HONEST)
    async with httpx.AsyncClient(
        base_url=f"http://{host}", transport=transport, timeout=60
    ) as http:
        honest = Honest([await make_match(http) for _ in range(MATCHES)])
    await honest.open(host)
    memory = server.memory()
    attack = None if name == "none" else Attack(host, name, options)
    try:
        if attack is not None:
            await attack.begin()
        await honest.play(WARM_UP)
        before = server.cpu_seconds()
        delays = await honest.play(options.seconds)
        busy = (server.cpu_seconds() - before) / options.seconds
        return Figures(delays, busy, (server.memory() - memory) / 1e6)
    finally:
        if attack is not None:
            attack.end()
        await honest.close()


def row(name: str, found: Figures) -> str:
    """Return a line of the table."""
    delays = found.delays
    figures = [quantile(delays, part) if delays else float("inf") for part in (0.5, 0.99, 1.0)]
    times = "".join(f"{figure:>11.1f}" for figure in figures)
    return f"{name:<22}{len(delays):>9}{times}{found.busy:>11.0%}{found.memory:>11.0f}"


def main() -> None:
    """Run the attacks that are named, or all of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--sessions", type=int, default=1, help="guests that the attacker is")
    parser.add_argument(
        "--ipv6",
        action="store_true",
        help=f"attack from all addresses of {HOSTILE_NETWORK}/64, which must be local ones:"
        f" ip -6 route add local {HOSTILE_NETWORK}/64 dev lo",
    )
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(HEAD)
        for name in ["none", *(options.attacks or ATTACKS)]:
            database = f"sqlite:///{Path(folder) / name}.db"
            server = ServerProcess(
                database,
                host="::" if options.ipv6 else HONEST,
                trusted_proxies="127.0.0.9",
                log_level="error",
            )
            server.start()
            try:
                print(row(name, asyncio.run(measure(server, name, options))), flush=True)
            finally:
                server.kill()


if __name__ == "__main__":
    main()
