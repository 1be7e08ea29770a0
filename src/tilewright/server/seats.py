"""Who is to sit where, as somebody wants it."""

from __future__ import annotations

from tilewright.server.models import BranchSeat, NewSeat
from tilewright.server.opponents import find_bot
from tilewright.server.who import Who
from tilewright.store import MatchRow, SeatRow


def new_seat(who: Who, row: MatchRow, number: int, seat: NewSeat | BranchSeat) -> SeatRow:
    """Return a seat of a match that somebody makes; the maker agrees to free text by making it."""
    if seat.kind == "open":
        return SeatRow(row.id, number, "open", None, "-", None, None)
    if seat.kind == "bot":
        bot = find_bot(seat.bot)
        return SeatRow(row.id, number, "bot", None, seat.name or bot, bot, None)
    name = seat.name if seat.kind == "hot-seat" and seat.name else who.name
    return SeatRow(row.id, number, "person", who.id, name, None, None, row.free_chat)
