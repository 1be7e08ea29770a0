"""Cut links between hosts while people play: `python -m tools.partition`.

Two processes, PostgreSQL and Redis run on hosts of their own: network namespaces, which need root.
One link after the other is cut and healed, once so that everything is silent and once so that
everything is refused. Every match has two people with a socket each, who can reach both processes.
No acknowledged action may be lost or wrong, nobody with an open socket may be more than ten seconds
behind what is committed, matches of a process that is cut off must go on elsewhere within ten
seconds plus the lease, and everybody must go on after the link is healed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import httpx

from tests import services
from tilewright.store import Store
from tilewright.store.migrate import upgrade
from tools.kill import SECRET, UNLIMITED, all_continued, matches_of, verify
from tools.kill_players import Pair
from tools.kill_watch import Watch
from tools.network import REFUSED, SILENT, Network, enter_private_network, why_not
from tools.process import ServerProcess

PORT = 8600
DATABASE, REDIS, ONE, TWO = "database", "redis", "one", "two"
PROCESSES = (ONE, TWO)
LEASE = 6.0  # seconds
TAKEOVER = 10.0 + LEASE  # seconds until the match of a process that is cut off goes on
LOOK = 0.1  # seconds between two looks at who has acted
CALM = 3.0  # seconds before a link is cut


@dataclass(frozen=True)
class Scenario:
    """Which links are cut, and whether matches have to go on meanwhile."""

    name: str
    links: tuple[tuple[str, str], ...]
    goes_on: bool


SCENARIOS = (
    Scenario("process and PostgreSQL", ((ONE, DATABASE),), goes_on=True),
    Scenario("process and Redis", ((ONE, REDIS),), goes_on=True),
    Scenario("process and process", ((ONE, TWO),), goes_on=True),
    Scenario(
        "process and everything",
        ((ONE, DATABASE), (ONE, REDIS), (ONE, TWO)),
        goes_on=True,
    ),
    Scenario("PostgreSQL and everyone", ((ONE, DATABASE), (TWO, DATABASE)), goes_on=False),
    Scenario("Redis and everyone", ((ONE, REDIS), (TWO, REDIS)), goes_on=True),
)
SHORT = ("process and PostgreSQL", "PostgreSQL and everyone")


@dataclass
class Outcome:
    """What happened while a link was cut, and after that."""

    scenario: Scenario
    how: str
    owned: int = 0  # matches of the process that is cut off
    actions: int = 0  # acknowledged while the link was cut
    pause: float = 0.0  # longest time in which nothing happened in a match, while the link was cut
    recovery: float = 0.0  # seconds until everybody had acted again, after it was healed
    behind: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        numbers = f"{self.owned} | {self.actions} | {self.pause:.1f} | {self.recovery:.1f}"
        row = f"{self.scenario.name} | {self.how} | {numbers} | {self.behind:.1f}"
        return f"| {row} | {len(self.wrong)} |"


HEAD = """| link between | cut by | matches at the process | actions while cut | longest pause, s \
| everybody acted again after, s | behind at most, s | wrong |
|---|---|---|---|---|---|---|---|"""


class PartitionTest:
    """Plays matches while links are cut."""

    def __init__(
        self, network: Network, store: Store, servers: list[ServerProcess], pairs: list[Pair]
    ) -> None:
        self._network = network
        self._store = store
        self._servers = servers
        self._pairs = pairs
        self._watch = Watch(store, pairs)

    async def run(self, scenarios: Sequence[Scenario], seconds: float) -> list[Outcome]:
        """Play through all scenarios; return what happened."""
        tasks = [asyncio.create_task(pair.play()) for pair in self._pairs]
        tasks.append(asyncio.create_task(self._watch.run()))
        started = await all_continued(self._pairs)
        outcomes = []
        for scenario in scenarios if not started else ():
            for how in (SILENT, REFUSED):
                outcomes.append(await self._play(Outcome(scenario, how), seconds))
                print(outcomes[-1], flush=True)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if started:
            raise RuntimeError(f"the matches did not start: {started}")
        return outcomes

    async def _play(self, outcome: Outcome, seconds: float) -> Outcome:
        await asyncio.sleep(CALM)
        owned = [len(await matches_of(self._store, server)) for server in self._servers]
        outcome.owned = max(owned)
        # The process that is cut off is the one that has more to lose.
        hosts = {ONE: PROCESSES[owned.index(outcome.owned)]}
        hosts[TWO] = next(name for name in PROCESSES if name != hosts[ONE])
        self._watch.longest, before = 0.0, self._done
        for one, two in outcome.scenario.links:
            ends = hosts.get(one, one), hosts.get(two, two)
            await asyncio.to_thread(self._network.cut, *ends, outcome.how)
        outcome.pause = await self._longest_pause(seconds)
        outcome.actions = self._done - before
        await asyncio.to_thread(self._network.heal)
        healed = time.monotonic()
        outcome.wrong += await all_continued(self._pairs)
        outcome.recovery = time.monotonic() - healed
        outcome.behind = self._watch.longest
        for pair in self._pairs:
            outcome.wrong += pair.complaints
            pair.complaints.clear()
        if outcome.scenario.goes_on and outcome.pause > TAKEOVER:
            outcome.wrong.append(f"a match stood still for {outcome.pause:.1f} s")
        return outcome

    @property
    def _done(self) -> int:
        return sum(len(pair.acknowledged) for pair in self._pairs)

    async def _longest_pause(self, seconds: float) -> float:
        """Wait so long; return the longest time in which nobody acted in a match."""
        began, longest = time.monotonic(), 0.0
        while (now := time.monotonic()) < began + seconds:
            longest = max(longest, *(now - max(began, pair.last_done) for pair in self._pairs))
            await asyncio.sleep(LOOK)
        return longest


async def run(names: Sequence[str], matches: int, seconds: float) -> list[str]:
    """Set everything up, play and check; return everything that is wrong."""
    network = Network([DATABASE, REDIS, *PROCESSES])
    with (
        services.postgres(options=(), place=network.places[DATABASE]) as database,
        services.redis(place=network.places[REDIS]) as redis,
    ):
        url = database.new_database()
        store = Store(url)
        await upgrade(store.database)
        servers = [server_at(network, name, url, redis.url) for name in PROCESSES]
        try:
            return await play(network, store, servers, names, (matches, seconds))
        finally:
            for server in servers:
                server.kill()
            await store.close()


async def play(
    network: Network,
    store: Store,
    servers: list[ServerProcess],
    names: Sequence[str],
    size: tuple[int, float],
) -> list[str]:
    """Start the servers, play through the scenarios of these names, and check all matches."""
    matches, seconds = size
    for server in servers:
        await asyncio.to_thread(server.start)
    print(HEAD, flush=True)
    async with httpx.AsyncClient(timeout=15, trust_env=False) as http:
        hosts = [server.host for server in servers]
        pairs = [Pair(number, hosts, http) for number in range(matches)]
        chosen = [each for each in SCENARIOS if each.name in names]
        outcomes = await PartitionTest(network, store, servers, pairs).run(chosen, seconds)
    wrong = [line for outcome in outcomes for line in outcome.wrong]
    wrong += await verify(store, pairs)
    done = sum(len(pair.acknowledged) for pair in pairs)
    print(f"\n{done} actions acknowledged, {len(wrong)} wrong")
    return wrong


def server_at(network: Network, name: str, database: str, redis: str) -> ServerProcess:
    """Return a server at one of the hosts."""
    place = network.places[name]
    settings: dict[str, float | str] = {"host": place.address, "port": PORT, "lease": LEASE}
    settings |= {"address": f"http://{place.address}:{PORT}", "redis": redis, "secret": SECRET}
    server = ServerProcess(database, None, **settings, **UNLIMITED)
    server.prefix = place.prefix
    return server


def main() -> None:
    """Read the options, run the test, and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=25.0, help="time for which a link is cut")
    parser.add_argument("--short", action="store_true", help="only two of the links")
    options = parser.parse_args()
    if reason := why_not():
        parser.error(reason)
    words = [sys.executable, "-m", "tools.partition", *sys.argv[1:]]
    if (status := enter_private_network(words)) is not None:
        raise SystemExit(status)
    names = SHORT if options.short else [scenario.name for scenario in SCENARIOS]
    wrong = asyncio.run(run(names, options.matches, options.seconds))
    for line in wrong:
        print(line)
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
