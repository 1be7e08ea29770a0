"""Attack a server from one address while honest people play: `python -m tools.siege [ATTACK ...]`.

Starts a server with default settings and a new SQLite file. Two people play a match from one
address, another attacks from a second one, each attack for some seconds. Prints, for each attack,
how many actions the honest players made, and the time from an action to the other's screen.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Final

import httpx

from tools.load import Match, make_match, quantile
from tools.process import ServerProcess
from tools.siege_attacks import ATTACKS, Attacker

HONEST: Final = "127.0.0.1"
HOSTILE: Final = "127.0.0.2"
THINKING: Final = 0.05  # seconds before an honest action
MATCHES: Final = 4  # one after the other
WARM_UP: Final = 1.0  # seconds of an attack before anything is measured
HEAD: Final = f"{'attack':<28}{'actions':>9}{'median ms':>11}{'99 % ms':>10}{'most ms':>10}"


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


async def measure(
    host: str, attack: Callable[[Attacker], Coroutine[None, None, None]] | None, seconds: float
) -> list[float]:
    """Return the delays of honest players during an attack."""
    transport = httpx.AsyncHTTPTransport(local_address=HONEST)
    url = f"http://{host}"
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=60) as http:
        honest = Honest([await make_match(http) for _ in range(MATCHES)])
    await honest.open(host)
    attacker = Attacker(host, HOSTILE)
    task = asyncio.create_task(attack(attacker)) if attack is not None else None
    try:
        await attacker.prepared(task)
        await honest.play(WARM_UP)
        return await honest.play(seconds)
    finally:
        if task is not None:
            task.cancel()
        await attacker.close()
        await honest.close()


def row(name: str, delays: list[float]) -> str:
    """Return a line of the table."""
    figures = [quantile(delays, part) if delays else float("inf") for part in (0.5, 0.99, 1.0)]
    return f"{name:<28}{len(delays):>9}" + "".join(
        f"{figure:>{width}.1f}" for figure, width in zip(figures, (11, 10, 10), strict=True)
    )


def main() -> None:
    """Run the attacks that are named, or all of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    wanted = options.attacks or list(ATTACKS)
    with tempfile.TemporaryDirectory() as folder:
        print(HEAD)
        for name in ["none", *wanted]:
            database = f"sqlite:///{Path(folder) / name}.db"
            server = ServerProcess(database, trusted_proxies="127.0.0.9", log_level="error")
            server.start()
            try:
                attack = None if name == "none" else ATTACKS[name]
                delays = asyncio.run(measure(server.host, attack, options.seconds))
                print(row(name, delays), flush=True)
            finally:
                server.kill()


if __name__ == "__main__":
    main()
