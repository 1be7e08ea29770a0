"""What must hold before a command is carried out; each check raises if it does not."""

from __future__ import annotations

from tilewright.core.state import State
from tilewright.table.errors import NotAllowed
from tilewright.table.identity import Identity
from tilewright.table.snapshot import PLAYING, WAITING, Seat, Snapshot


def check_waiting(table: Snapshot) -> None:
    """Raise if the match has started."""
    if table.status != WAITING:
        raise NotAllowed("match.not-waiting", "the match has already started")


def check_playing(table: Snapshot) -> State:
    """Return the position of a match in play; raise if it is not in play."""
    if table.status != PLAYING or table.state is None:
        raise NotAllowed("match.not-playing", f"the match is {table.status}")
    return table.state


def check_seated(table: Snapshot, identity: Identity) -> list[Seat]:
    """Return a user's seats; raise if there are none."""
    seats = table.seats_of(identity)
    if not seats:
        raise NotAllowed("match.not-seated", "you have no seat in this match")
    return seats


def check_ply(table: Snapshot, ply: int) -> None:
    """Raise unless a client has seen the latest ply."""
    if ply != table.ply:
        raise NotAllowed("ply.stale", f"the match is at ply {table.ply}, not {ply}", ply=table.ply)


def check_turn(table: Snapshot, identity: Identity, ply: int) -> State:
    """Return the position; raise unless it is this user's turn and they have seen the position."""
    check_playing(table)
    check_seated(table, identity)
    check_ply(table, ply)
    return check_actor(table, identity)


def check_actor(table: Snapshot, identity: Identity) -> State:
    """Return the position; raise unless it is this user's turn."""
    state = check_playing(table)
    check_seated(table, identity)
    seat = table.seats[state.actor]
    if not identity.owns(seat):
        raise NotAllowed("seat.not-yours", f"it is the turn of seat {seat.seat}", seat=seat.seat)
    if table.bot_at(seat.seat) is not None:
        raise NotAllowed("seat.handed-over", "a bot plays this turn for you", seat=seat.seat)
    return state


def check_hint(table: Snapshot, identity: Identity, ply: int) -> State:
    """Return the position; raise unless this user may get a hint now.

    Hints are for casual matches of one person against bots.
    """
    state = check_turn(table, identity, ply)
    people = sum(seat.kind != "bot" for seat in table.seats)
    if not table.setup.casual or people > 1:
        raise NotAllowed("hint.off", "hints are for casual matches against bots only")
    return state


def check_seat(table: Snapshot, number: int) -> Seat:
    """Return a seat by number; raise if there is none."""
    if number >= len(table.seats):
        raise NotAllowed("seat.unknown", f"there is no seat {number}", seat=number)
    return table.seats[number]
