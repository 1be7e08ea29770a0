"""A match at one moment: everything that a decision about it depends on."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from msgspec import Struct

from tilewright.core.game import Game
from tilewright.core.record import Ply, apply_ply, start_state
from tilewright.core.state import State
from tilewright.table.clock import Clock, TimeControl
from tilewright.table.identity import Identity

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: open, taken by a person, or by a bot."""

    seat: int
    kind: str  # open, person or bot
    user: str | None
    name: str
    bot: str | None = None  # the bot that sits here, or plays in a person's place
    out: str | None = None  # resigned or forfeited
    chat: bool = False  # agreed to free text
    again: bool = False  # wants a rematch


class Proposal(Struct, frozen=True):
    """A take-back that was asked for, and the seats that have not answered yet."""

    seat: int
    ply: int
    waiting: tuple[int, ...]
    reveals: bool


class Result(Struct, frozen=True):
    """How a match ended; places count from 1, the best."""

    reason: str
    scores: tuple[int, ...]
    ranking: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """What is fixed when a match is created."""

    game: Game
    side: str
    seats: int
    public: bool
    casual: bool
    free_chat: bool
    invite: str
    control: TimeControl
    substitute: str  # the bot that plays for people who are gone
    absence: float  # seconds after which an absent person's seat can be handed to a bot
    position: str | None = None  # where the match starts, if not at the beginning

    def new_state(self, start: int) -> State:
        """Return the position before the first ply."""
        return start_state(self.game, self.seats, self.side, start, self.position)


class History:
    """The plies of a match so far, each with the version that added it.

    A history never changes. Those of one match share their storage as long as plies are only
    added, so that adding one does not copy the others.
    """

    __slots__ = ("_length", "_plies", "_versions", "since")

    def __init__(self, since: int = 0) -> None:
        self.since = since  # a client that has seen less cannot be told what it missed
        self._plies: list[Ply] = []
        self._versions = array("i")
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def plies(self, start: int = 0, stop: int | None = None) -> list[Ply]:
        """Return some plies, by default all."""
        return self._plies[start : self._length if stop is None else stop]

    def versions(self) -> Sequence[int]:
        """Return the version that added each ply."""
        return self._versions[: self._length]

    def extended(self, plies: Sequence[Ply], version: int) -> History:
        """Return the history with more plies."""
        if not plies:
            return self
        base = self if len(self._plies) == self._length else self.cut(self._length, self.since)
        base._plies.extend(plies)
        base._versions.extend([version] * len(plies))
        return base._share(self._length + len(plies))

    def cut(self, length: int, since: int) -> History:
        """Return the first plies as a history of its own."""
        short = History(since)
        short._plies = self._plies[:length]
        short._versions = self._versions[:length]
        short._length = length
        return short

    def _share(self, length: int) -> History:
        longer = History(self.since)
        longer._plies, longer._versions = self._plies, self._versions
        longer._length = length
        return longer


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A match at one moment. Its state is shared: copy it before playing on."""

    setup: Setup
    version: int
    status: str
    host: str
    start: int | None  # the seat that starts, once it is set or drawn
    seats: tuple[Seat, ...]
    state: State | None
    history: History
    clock: Clock
    proposal: Proposal | None = None
    stand_in: int | None = None  # a seat whose turn a bot finishes
    result: Result | None = None
    rematch: str | None = None  # the id of the match that follows

    @property
    def ply(self) -> int:
        """How many plies have been played."""
        return len(self.history)

    @property
    def names(self) -> list[str]:
        """The names at the seats."""
        return [seat.name for seat in self.seats]

    @property
    def is_full(self) -> bool:
        """Whether no seat is open."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def is_running(self) -> bool:
        """Whether the match goes on even if nobody is connected: a clock runs or a bot acts."""
        return self.clock.running is not None or self.bot_to_act() is not None

    def seats_of(self, identity: Identity) -> list[Seat]:
        """Return the seats of a user."""
        return [seat for seat in self.seats if identity.owns(seat)]

    def bot_at(self, seat: int) -> str | None:
        """Return the bot that plays at a seat, or None for a person."""
        return self.setup.substitute if self.stand_in == seat else self.seats[seat].bot

    def bot_to_act(self) -> str | None:
        """Return the bot whose turn it is, if it is a bot's turn."""
        if self.status != PLAYING or self.state is None or self.state.actor < 0:
            return None
        return self.bot_at(self.state.actor)

    def is_turn_of(self, identity: Identity) -> bool:
        """Return whether a user can act now."""
        if self.status != PLAYING or self.state is None or self.state.actor < 0:
            return False
        return identity.owns(self.seats[self.state.actor]) and self.bot_to_act() is None

    def restarted(self, now: int) -> Snapshot:
        """Return the same table with its clock started now: storing costs no player time."""
        if self.clock.running is None:
            return self
        return replace(self, clock=replace(self.clock, since=now))

    def state_at(self, ply: int) -> State:
        """Return the position after so many plies."""
        assert self.start is not None
        state = self.setup.new_state(self.start)
        for each in self.history.plies(0, ply):
            apply_ply(state, each)
        return state


def make_result(
    reason: str, scores: Sequence[int], ranking: Sequence[int], out: Sequence[str | None]
) -> Result:
    """Return a result that ranks seats that resigned or forfeited behind all others."""
    staying = [seat for seat, why in enumerate(out) if why is None]
    places = (
        1 + sum(ranking[other] < ranking[seat] for other in staying)
        if seat in staying
        else len(staying) + 1
        for seat in range(len(ranking))
    )
    return Result(reason, tuple(scores), tuple(places))
