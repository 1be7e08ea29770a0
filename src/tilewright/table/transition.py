"""A change of a match under preparation; the snapshot that it starts from is never touched."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tilewright.core.const import NATURE
from tilewright.core.events import Event
from tilewright.core.record import Ply, apply_ply
from tilewright.core.state import State
from tilewright.table.change import Change, Moment, Played
from tilewright.table.clock import Clock
from tilewright.table.seats import number_names
from tilewright.table.snapshot import (
    OVER,
    PLAYING,
    WAITING,
    Proposal,
    Seat,
    Snapshot,
    make_result,
)


class Transition:
    """Collects what a command changes, and then makes a `Change` of it."""

    def __init__(self, before: Snapshot, cause: str) -> None:
        self.before = before
        self.cause = cause
        self.status = before.status
        self.host = before.host
        self.start = before.start
        self.seats = list(before.seats)
        self.state = before.state
        self.stand_in = before.stand_in
        self._proposal = before.proposal
        self._result = before.result
        self._rematch = before.rematch
        self._next_match: str | None = None
        self._played: list[Played] = []
        self._cut: int | None = None
        self._affects_table = False
        self._owns_state = False

    @property
    def ply(self) -> int:
        """How many plies there are going to be."""
        kept = self.before.ply if self._cut is None else self._cut
        return kept + len(self._played)

    def begin(self, moment: Moment) -> None:
        """Start to play; who starts is drawn unless it is set."""
        setup = self.before.setup
        if self.start is None:
            self.start = moment.chance().randbelow(setup.seats)
        self.status = PLAYING
        self.state = setup.new_state(self.start)
        self._owns_state = True
        self.seats = number_names(self.seats)
        self._affects_table = True

    def apply(self, ply: Ply) -> None:
        """Play an action or a deal."""
        state = self._writable_state()
        actor, game = state.actor, state.game
        if self._played:
            self._played[-1] = replace(self._played[-1], after=state.copy())
        events: list[Event] = []
        apply_ply(state, ply, events)
        text = game.write_deal(ply) if isinstance(ply, tuple) else game.write_action(ply)
        self._played.append(Played(self.ply, actor, ply, text, tuple(events)))
        self.drop_proposal()

    def rewind(self, ply: int) -> None:
        """Go back to an earlier ply."""
        self._cut = ply
        self.state = self.before.state_at(ply)
        self._owns_state = True
        self.drop_proposal()

    def set_seat(self, seat: Seat) -> None:
        """Replace a seat."""
        self.seats[seat.seat] = seat
        self._affects_table = True

    def put_out(self, seats: Iterable[int], why: str) -> None:
        """Take seats out of the match; it ends if that leaves nobody to play against."""
        for number in seats:
            seat = self.seats[number]
            bot = seat.bot or self.before.setup.substitute
            self.set_seat(replace(seat, out=why, bot=bot))
        self.drop_proposal()
        staying = [seat for seat in self.seats if seat.out is None]
        if len(staying) <= 1 or all(seat.kind == "bot" for seat in staying):
            self.end(why)

    def set_proposal(self, proposal: Proposal | None) -> None:
        """Open a proposal, or close the open one."""
        self._proposal = proposal
        self._affects_table = True

    def drop_proposal(self) -> None:
        """Close the open proposal, if there is one."""
        if self._proposal is not None:
            self.set_proposal(None)

    def set_rematch(self, match_id: str) -> None:
        """Name the match that follows, which is to be created."""
        self._rematch = self._next_match = match_id
        self._affects_table = True

    def end(self, reason: str) -> None:
        """End the match as it stands."""
        seats = self.before.setup.seats
        scores = self.state.scores() if self.state else [0] * seats
        ranking = self.state.ranking() if self.state else [1] * seats
        self._result = make_result(reason, scores, ranking, [seat.out for seat in self.seats])
        self.status = OVER
        self.drop_proposal()
        self._affects_table = True

    def finish(self, moment: Moment) -> Change:
        """Deal what is due, end a match that is played out, and return the change."""
        self._deal(moment)
        before, version = self.before, self.before.version + 1
        turn_ended = self._turn_ended()
        if turn_ended:
            self.stand_in = None
        history = before.history
        if self._cut is not None:
            history = history.cut(self._cut, version)
        after = Snapshot(
            before.setup,
            version,
            self.status,
            self.host,
            self.start,
            tuple(self.seats),
            self.state,
            history.extended([played.ply for played in self._played], version),
            self._clock(moment.now, turn_ended),
            self._proposal,
            self.stand_in,
            self._result,
            self._rematch,
        )
        return Change(
            self.cause,
            after,
            tuple(self._played),
            self._cut,
            tuple(new for new, old in zip(self.seats, before.seats, strict=True) if new != old),
            self._affects_table,
            self._next_match,
        )

    def _deal(self, moment: Moment) -> None:
        if self.status != PLAYING or self.state is None:
            return
        while self.state.actor == NATURE:
            self.apply(self.state.deal(moment.chance()))
        if self.state.is_over:
            self.end("played")

    def _turn_ended(self) -> bool:
        """Return whether the next turn starts; after an undo the same turn goes on."""
        before, after = self.before.state, self.state
        if before is None or after is None or self.cause == "undo":
            return False
        if not self._played and self._cut is None:
            return False
        return after.actor != before.actor or after.steps == 0

    def _clock(self, now: int, turn_ended: bool) -> Clock:
        left = self._time_left(now, turn_ended)
        if self.status != PLAYING or self.state is None or not left:
            return Clock(left)
        seat = self.state.actor
        is_person = not self.seats[seat].bot and self.stand_in != seat
        return Clock(left, seat if is_person else None, now)

    def _time_left(self, now: int, turn_ended: bool) -> tuple[int, ...]:
        before = self.before
        control = before.setup.control
        if before.status == WAITING:
            return control.initial(before.setup.seats) if self.status == PLAYING else ()
        left = before.clock.left_at(now)
        if not turn_ended or before.state is None:
            return left
        seat = before.state.actor
        earns = self._cut is None and before.seats[seat].bot is None
        return control.next_turn(left, seat if earns else None)

    def _writable_state(self) -> State:
        assert self.state is not None
        if not self._owns_state:
            self.state = self.state.copy()
            self._owns_state = True
        return self.state
