"""Compares what people see with what is committed, for `tools.kill`."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, select

from tilewright.store import NO_ANSWER, Store, tables
from tools.kill_players import Pair, Player

LIMIT: Final = 10.0  # seconds that a person with an open socket may be behind
SAMPLE: Final = 0.5  # seconds between two looks


class Watch:
    """Finds people who look at an open socket and do not see what was committed long ago."""

    def __init__(self, store: Store, pairs: Sequence[Pair]) -> None:
        self._store = store
        self._pairs = pairs
        self._commits: defaultdict[str, list[tuple[float, int]]] = defaultdict(list)
        self._reported: set[tuple[Player, str, int]] = set()
        self.longest = 0.0  # seconds that anybody was behind

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            await asyncio.sleep(SAMPLE)
            with suppress(*NO_ANSWER):  # then nothing new is committed, as far as anybody knows
                await self._look_up()
            self.compare(time.monotonic())

    def committed(self, match_id: str, version: int, now: float) -> None:
        """Take note of a version that is in the database."""
        known = self._commits[match_id]
        if not known or known[-1][1] < version:
            known.append((now, version))

    def compare(self, now: float) -> None:
        """Complain of everybody who has been behind for too long."""
        for pair in self._pairs:
            for player in pair.people:
                behind = self._behind(player, now)
                self.longest = max(self.longest, behind)
                key = (player, player.match, player.version)
                if behind > LIMIT and key not in self._reported:
                    self._reported.add(key)
                    pair.complaints.append(
                        f"{player.match}: {player.name} still sees version {player.version}"
                    )

    def _behind(self, player: Player, now: float) -> float:
        """Return for how long a person has not seen what was committed, with an open socket."""
        if player.opened is None:
            return 0.0
        commits = self._commits[player.match]
        missed = next((at for at, version in commits if version > player.version), now)
        return now - max(missed, player.opened)

    async def _look_up(self) -> None:
        ids = [pair.match for pair in self._pairs if pair.match]
        wanted = select(tables.matches.c.id, tables.matches.c.version)

        def work(connection: Connection) -> dict[str, int]:
            rows = connection.execute(wanted.where(tables.matches.c.id.in_(ids)))
            return {row.id: row.version for row in rows}

        found = await self._store.database.read(work)
        for match_id, version in found.items():
            self.committed(match_id, version, time.monotonic())
