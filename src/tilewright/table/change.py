"""The inputs of a decision besides the command, and its result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tilewright.core.events import Event
from tilewright.core.record import Ply
from tilewright.core.rng import Rng
from tilewright.core.state import State
from tilewright.table.snapshot import Seat, Snapshot


@dataclass(frozen=True, slots=True)
class Moment:
    """Time, chance and presence when a command is decided."""

    now: int  # milliseconds on a monotonic clock
    chance: Callable[[], Rng]  # a generator for one draw
    new_id: Callable[[], str]  # an id for the next match
    away_since: Mapping[int, int]  # by seat: since when nobody has been connected


@dataclass(frozen=True, slots=True)
class Played:
    """A ply that was added: who acted, what they did, and what happened."""

    number: int  # from 0
    actor: int
    ply: Ply
    text: str
    events: tuple[Event, ...]
    after: State | None = None  # the position after it, if another ply follows in the same change


@dataclass(frozen=True, slots=True)
class Change:
    """What a command changes; nothing has happened until a driver has stored it."""

    cause: str
    snapshot: Snapshot  # the match afterwards
    played: tuple[Played, ...] = ()
    cut: int | None = None  # plies from this one on were taken back before new ones
    seats: tuple[Seat, ...] = ()  # those that have changed
    affects_table: bool = False  # whether more than the position has changed
    next_match: str | None = None  # the id of a rematch that must be created first
