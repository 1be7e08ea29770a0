"""Restart processes in turn while people play: `python -m tools.roll --matches 60 --rounds 2`.

Three processes share PostgreSQL and Redis. One after the other is asked to stop (SIGTERM), hands
its matches to the others, ends, and is started again, as in a deploy of a new version. Every match
has two people with a socket each. At the end every acknowledged action must be in the database at
its ply, every match must be valid, and everybody must have gone on. The tool prints how long people
did not see their match: from losing a socket until another one shows the match. And how long an
action took at most, repeated at another process if need be: a match that is being handed over takes
none, although its sockets are open.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from dataclasses import dataclass, field

import httpx

from tilewright.store import Store
from tilewright.store.migrate import upgrade
from tools.kill import SECRET, UNLIMITED, all_continued, verify
from tools.kill_players import Pair
from tools.kill_watch import Watch
from tools.process import ServerProcess, free_port

PROCESSES = 3


@dataclass(frozen=True)
class Plan:
    """How many matches are played, and how often every process is restarted."""

    matches: int
    rounds: int
    pause: float  # seconds between two restarts
    lease: float = 6.0


@dataclass
class Outcome:
    """What happened while processes were restarted."""

    restarts: int = 0
    matches: int = 0
    acknowledged: int = 0
    behind: float = 0.0  # seconds that anybody was behind what is committed, at most
    pauses: list[float] = field(default_factory=list)  # seconds, of all people
    waits: list[float] = field(default_factory=list)  # seconds until an action was acknowledged
    stops: list[float] = field(default_factory=list)  # seconds until a process had ended
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        counts = f"{self.restarts} restarts, {self.matches} matches"
        actions = f"{self.acknowledged} actions acknowledged, {len(self.wrong)} wrong"
        lines = [f"{counts}, {actions}, nobody behind for more than {self.behind:.1f} s"]
        if self.pauses:
            middle, longest = statistics.median(self.pauses), max(self.pauses)
            lines.append(
                f"{len(self.pauses)} pauses: median {middle:.2f} s, longest {longest:.2f} s"
            )
        if self.waits:
            lines.append(f"an action was acknowledged after {max(self.waits):.2f} s at most")
        if self.stops:
            lines.append(f"a process took up to {max(self.stops):.1f} s to end")
        return "\n".join(lines)


def start_all(database: str, redis: str | None, lease: float) -> list[ServerProcess]:
    """Start the processes."""
    servers = []
    for _ in range(PROCESSES):
        port = free_port()
        settings: dict[str, float | str] = {"secret": SECRET, "port": port, "lease": lease}
        settings |= {"address": f"http://127.0.0.1:{port}", **UNLIMITED}
        if redis is not None:
            settings["redis"] = redis
        servers.append(ServerProcess(database, None, **settings))
        servers[-1].start()
    return servers


async def roll(servers: list[ServerProcess], plan: Plan, outcome: Outcome) -> None:
    """Stop and start every process, one after the other, so many times."""
    for _ in range(plan.rounds):
        for server in servers:
            await asyncio.sleep(plan.pause)
            began = time.monotonic()
            await asyncio.to_thread(server.stop)
            outcome.stops.append(time.monotonic() - began)
            await asyncio.to_thread(server.start)
            outcome.restarts += 1


async def play_and_roll(
    servers: list[ServerProcess], store: Store, plan: Plan
) -> tuple[Outcome, list[Pair]]:
    """Play matches while the processes are restarted."""
    outcome = Outcome()
    hosts = [server.host for server in servers]
    async with httpx.AsyncClient(timeout=60, trust_env=False) as http:
        pairs = [Pair(number, hosts, http) for number in range(plan.matches)]
        watch = Watch(store, pairs)
        tasks = [asyncio.create_task(pair.play()) for pair in pairs]
        tasks.append(asyncio.create_task(watch.run()))
        outcome.wrong += await all_continued(pairs)
        await roll(servers, plan, outcome)
        outcome.wrong += await all_continued(pairs)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    outcome.behind = watch.longest
    outcome.matches = sum(len(pair.matches) for pair in pairs)
    outcome.acknowledged = sum(len(pair.acknowledged) for pair in pairs)
    people = [player for pair in pairs for player in pair.people]
    outcome.pauses = [each for player in people for each in player.pauses]
    outcome.waits = [each for player in people for each in player.waits]
    return outcome, pairs


async def run(database: str, redis: str | None, plan: Plan) -> Outcome:
    """Play, restart and check; return what happened."""
    store = Store(database)
    await upgrade(store.database)
    servers: list[ServerProcess] = []
    try:
        servers = start_all(database, redis, plan.lease)
        outcome, pairs = await play_and_roll(servers, store, plan)
        outcome.wrong += await verify(store, pairs)
    finally:
        for server in servers:
            server.kill()
        await store.close()
    return outcome


def main() -> None:
    """Read the options, run the test, and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--database", required=True, help="postgresql://..., a new database")
    parser.add_argument("--redis", help="address of a Redis for pub/sub")
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=2, help="restarts of every process")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between two restarts")
    options = parser.parse_args()
    plan = Plan(options.matches, options.rounds, options.pause)
    outcome = asyncio.run(run(options.database, options.redis, plan))
    print(outcome)
    for line in outcome.wrong:
        print(line)
    raise SystemExit(bool(outcome.wrong))


if __name__ == "__main__":
    main()
