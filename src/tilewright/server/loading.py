"""Matches and records read from the store."""

from __future__ import annotations

from tilewright.core.record import Record
from tilewright.server.records import to_record, unknown_match
from tilewright.store import Matches
from tilewright.table.rows import MatchRow, SeatRow, Stored


async def find_match(matches: Matches, match_id: str) -> tuple[MatchRow, list[SeatRow]]:
    """Return a match with its seats; raise if there is none."""
    found = await matches.with_seats(match_id)
    if found is None:
        raise unknown_match(match_id)
    return found


async def load_match(matches: Matches, match_id: str) -> Stored:
    """Return a stored match; raise if there is none."""
    stored = await matches.load(match_id)
    if stored is None:
        raise unknown_match(match_id)
    return stored


async def load_record(matches: Matches, match_id: str) -> Record:
    """Return the record of a match; raise if there is none."""
    return to_record(await load_match(matches, match_id))
