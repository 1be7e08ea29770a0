"""Who is to sit where, as somebody wants it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tilewright.core.record import distinct
from tilewright.server.http.models import BranchSeat, NewSeat
from tilewright.server.live.opponents import find_bot
from tilewright.server.live.who import Who
from tilewright.store import MatchRow, SeatRow

NAMELESS: Final = "-"  # nobody yet, or somebody who was forgotten


def new_seats(who: Who, row: MatchRow, wanted: Sequence[NewSeat | BranchSeat]) -> list[SeatRow]:
    """Return the seats of a match that somebody makes."""
    return tell_apart([_new_seat(who, row, number, seat) for number, seat in enumerate(wanted)])


def tell_apart(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Number bots of the same name, and people of the same name."""
    for kind in ("bot", "person"):
        places = [seat.seat for seat in seats if seat.kind == kind and seat.name != NAMELESS]
        names = dict(zip(places, distinct([seats[i].name for i in places]), strict=True))
        seats = [replace(seat, name=names.get(seat.seat, seat.name)) for seat in seats]
    return list(seats)


def _new_seat(who: Who, row: MatchRow, number: int, seat: NewSeat | BranchSeat) -> SeatRow:
    """Return one seat; whoever makes a match agrees to free text by making it."""
    if seat.kind == "open":
        return SeatRow(row.id, number, "open", None, NAMELESS, None, None)
    if seat.kind == "bot":
        bot = find_bot(seat.bot)
        return SeatRow(row.id, number, "bot", None, seat.name or bot, bot, None)
    name = seat.name if seat.kind == "hot-seat" and seat.name else who.name
    return SeatRow(row.id, number, "person", who.id, name, None, None, row.free_chat)
