"""Stored matches as records."""

from __future__ import annotations

from tilewright.core.const import NATURE
from tilewright.core.game import Game
from tilewright.core.record import PERSON, Ply, Record
from tilewright.core.registry import find_game
from tilewright.server.problems import Problem
from tilewright.table.rows import PlyRow, SeatRow, Stored
from tilewright.table.seats import NAMELESS


def read_ply(game: Game, row: PlyRow) -> Ply:
    """Return a ply as the rules know it."""
    return game.read_deal(row.text) if row.actor == NATURE else game.read_action(row.text)


def to_record(stored: Stored) -> Record:
    """Return a stored match as a record."""
    row, seats = stored.match, stored.seats
    notes = {"X-Match": row.id}
    if row.branch_of is not None:
        notes["X-Branch-Of"] = f"{row.branch_of} {row.branch_ply}"
    if row.result is not None and row.result["reason"] != "played":
        notes["X-Ended"] = str(row.result["reason"])
        notes["X-Places"] = " ".join(map(str, row.result["ranking"]))
    game = find_game(row.game)
    plies = [read_ply(game, ply) for ply in stored.plies]
    names = [_name(seat) for seat in seats]
    players = [seat.bot if seat.kind == "bot" and seat.bot else PERSON for seat in seats]
    return Record(game, row.side, row.seats, row.start or 0, names, players, plies, notes)


def unknown_match(match_id: str) -> Problem:
    """Return the refusal of a match that does not exist."""
    return Problem("match.unknown", f"there is no match {match_id}", match=match_id)


def _name(seat: SeatRow) -> str:
    """Return the name at a seat; open seats and deleted users have none."""
    return f"Player {seat.seat + 1}" if seat.name == NAMELESS else seat.name
