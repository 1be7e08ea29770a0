"""Glances: the current positions of several matches, for lists with small pictures."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from tilewright.server.http.models import Glance
from tilewright.server.live.glance import glance_at
from tilewright.server.problems import Problem
from tilewright.server.thinking.workshop import Asker, Workshop
from tilewright.store import Matches, MatchRow, PlyRow, SeatRow
from tilewright.table.snapshot import WAITING

KEPT: Final = 300  # glances in memory

Listed = tuple[MatchRow, list[SeatRow]]
Key = tuple[str, int]  # a match, and its version


class Glances:
    """Replays matches up to their current positions, and remembers the latest of these."""

    def __init__(self, matches: Matches, workshop: Workshop) -> None:
        self._matches = matches
        self._workshop = workshop
        self._kept: OrderedDict[Key, Glance | None] = OrderedDict()

    async def at(
        self, listed: Sequence[Listed], asker: Asker | None = None
    ) -> dict[str, Glance | None]:
        """Return a glance at each match that has begun; one that cannot be replayed has none.

        Nor have unknown ones once the client has asked for too much.
        """
        begun = [each for each in listed if each[0].status != WAITING and each[0].plies]
        unknown = [each for each in begun if _key(each[0]) not in self._kept]
        found = {_key(row): self._kept[_key(row)] for row, _ in begun if _key(row) in self._kept}
        if unknown:
            plies = await self._matches.plies_of([row.id for row, _ in unknown])
            with suppress(Problem):
                found |= await self._workshop.work_out(
                    asker or Asker(), partial(_replay_all, unknown, plies)
                )
        self._keep(found)
        return {match_id: glance for (match_id, _), glance in found.items()}

    def _keep(self, found: dict[Key, Glance | None]) -> None:
        for key, glance in found.items():
            self._kept[key] = glance
            self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _key(row: MatchRow) -> Key:
    return row.id, row.version


def _replay_all(
    listed: Sequence[Listed], plies: dict[str, list[PlyRow]]
) -> dict[Key, Glance | None]:
    found = {_key(row): glance_at(row, seats, plies[row.id]) for row, seats in listed}
    return {key: None if data is None else Glance(**data) for key, data in found.items()}
