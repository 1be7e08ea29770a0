"""A glance at a match: its current position, for lists with small pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tilewright.core.errors import TilewrightError
from tilewright.core.record import apply_ply, start_state
from tilewright.core.registry import find_game
from tilewright.server.records import check_rules, read_ply
from tilewright.table.rows import MatchRow, PlyRow, SeatRow
from tilewright.table.snapshot import PLAYING


def glance_at(
    row: MatchRow, seats: Sequence[SeatRow], plies: Sequence[PlyRow]
) -> dict[str, Any] | None:
    """Return the position after the plies; None if these rules cannot play them."""
    try:
        game = find_game(row.game)
        check_rules(row)
        state = start_state(game, row.seats, row.side, row.start or 0, row.position)
        for ply in plies:
            apply_ply(state, read_ply(game, ply))
    except TilewrightError:
        return None
    people = {seat.seat for seat in seats if seat.kind == "person"}
    return {
        "actor": state.actor if row.status == PLAYING and state.actor >= 0 else None,
        "scores": state.scores(),
        "last_round": state.is_last_round(),
        "acted": any(ply.actor in people for ply in plies),
        "view": state.to_data(),
    }
