"""What a table is going to be, if the store agrees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tilewright.core.const import NATURE
from tilewright.core.record import Ply
from tilewright.core.rng import Rng
from tilewright.core.state import State
from tilewright.server.live.results import result_of
from tilewright.server.live.seats import tell_apart
from tilewright.server.live.show import tell_ply
from tilewright.server.protocol import Proposal, Told
from tilewright.store import SeatRow

if TYPE_CHECKING:
    from tilewright.server.live.table import Table


class Draft:
    """A change of a table under preparation; the table itself is not touched."""

    def __init__(self, table: Table, cause: str) -> None:
        self.cause = cause
        self.row = replace(table.row, version=table.row.version + 1)
        self.seats = list(table.seats)
        self.state: State | None = table.state
        self.proposal: Proposal | None = table.proposal
        self.rematch: str | None = None
        self.added: list[Ply] = []
        self.told: list[Told] = []
        self.cut: int | None = None
        self.shows_table = False
        self._table = table
        self._is_own = False

    @property
    def ply(self) -> int:
        """How many plies there are going to be."""
        kept = len(self._table.plies) if self.cut is None else self.cut
        return kept + len(self.added)

    def begin(self, start: int) -> None:
        """Begin to play."""
        self.row = replace(self.row, status="playing", start=start)
        self.state = self._table.game.new(self.row.seats, self.row.side, start)
        self.seats = tell_apart(self.seats)
        self._is_own = True
        self.shows_table = True

    def apply(self, ply: Ply) -> None:
        """Carry out an action or a deal."""
        names = [seat.name for seat in self.seats]
        told = tell_ply(self._own_state(), ply, self.ply, self.row.version, names)
        self.told.append(told)
        self.added.append(ply)
        self.drop_proposal()

    def rewind(self, ply: int) -> None:
        """Go back to an earlier ply."""
        self.cut = ply
        self.state = self._table.state_at(ply)
        self._is_own = True
        self.drop_proposal()

    def set_seat(self, seat: SeatRow) -> None:
        """Change who sits at a place."""
        self.seats[seat.seat] = seat
        self.shows_table = True

    def set_proposal(self, proposal: Proposal | None) -> None:
        """Put a wish on the table, or take it away."""
        self.proposal = proposal
        self.shows_table = True

    def set_rematch(self, match_id: str) -> None:
        """Say where the next match is played."""
        self.row = replace(self.row, rematch=match_id)
        self.shows_table = True

    def end(self, reason: str) -> None:
        """End the match as it stands."""
        scores = self.state.scores() if self.state else [0] * self.row.seats
        ranking = self.state.ranking() if self.state else [1] * self.row.seats
        result = result_of(reason, scores, ranking, [seat.out for seat in self.seats])
        self.row = replace(self.row, status="over", result=result)
        self.drop_proposal()
        self.shows_table = True

    def complete(self, chance: Callable[[], Rng]) -> None:
        """Let chance draw what is due, and end a match that is played out."""
        if self.row.status != "playing" or self.state is None:
            return
        while self.state.actor == NATURE:
            self.apply(self.state.deal(chance()))
        if self.state.is_over:
            self.end("played")

    def drop_proposal(self) -> None:
        """Take a wish away that not everyone has agreed to."""
        if self.proposal is not None:
            self.set_proposal(None)

    def _own_state(self) -> State:
        assert self.state is not None
        if not self._is_own:
            self.state = self.state.copy()
            self._is_own = True
        return self.state
