"""Stored matches as records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec

from tilewright.core.const import NATURE
from tilewright.core.game import Game
from tilewright.core.record import PERSON, Ply, Record, format_record
from tilewright.core.registry import find_game
from tilewright.server.problems import Problem
from tilewright.server.sources import now_ms
from tilewright.table.rows import MatchRow, PlyRow, SeatRow, Stored
from tilewright.table.seats import NAMELESS
from tilewright.table.snapshot import OVER, Result

RULES_CHANGED: Final = "rules"  # the reason of matches that were ended by newer rules


def read_ply(game: Game, row: PlyRow) -> Ply:
    """Return a ply as the rules know it."""
    return game.read_deal(row.text) if row.actor == NATURE else game.read_action(row.text)


def check_rules(row: MatchRow) -> None:
    """Raise if a match is played by other rules than those of this program."""
    if has_other_rules(row):
        sentence = f"the match was played by rules {row.rules} of {row.game}"
        raise Problem("match.rules", sentence, rules=row.rules)


def has_other_rules(row: MatchRow) -> bool:
    """Return whether a match is played by other rules, so that it cannot be replayed."""
    return row.rules != find_game(row.game).rules_version


def ended(
    row: MatchRow, reason: str, scores: Sequence[int] = (), places: Sequence[int] = ()
) -> MatchRow:
    """Return a match that has ended; what its seats have is unknown unless it is given."""
    scores, places = scores or [0] * row.seats, places or [1] * row.seats
    result = Result(reason, tuple(scores), tuple(places))
    return replace(
        row,
        status=OVER,
        result=msgspec.to_builtins(result),
        version=row.version + 1,
        wake=False,
        changed=now_ms(),
    )


def to_record(stored: Stored) -> Record:
    """Return a stored match as a record; raise if it is of other rules."""
    check_rules(stored.match)
    record = _header(stored)
    record.plies = [read_ply(record.game, ply) for ply in stored.plies]
    return record


def to_text(stored: Stored) -> str:
    """Return the record of a stored match as text, also if it is of other rules."""
    row = stored.match
    if not has_other_rules(row):
        return to_record(stored).to_text()
    plies = [(ply.text, ply.actor == NATURE) for ply in stored.plies]
    is_played = row.result is not None and row.result["reason"] == "played"
    result = " ".join(map(str, row.result["scores"])) if is_played and row.result else "*"
    return format_record(_header(stored), row.rules, plies, result)


def _header(stored: Stored) -> Record:
    """Return the record of a stored match without its plies."""
    row, seats = stored.match, stored.seats
    notes = {"X-Match": row.id}
    if row.branch_of is not None:
        notes["X-Branch-Of"] = f"{row.branch_of} {row.branch_ply}"
    if row.result is not None and row.result["reason"] != "played":
        notes["X-Ended"] = str(row.result["reason"])
        notes["X-Places"] = " ".join(map(str, row.result["ranking"]))
    names = [_name(seat) for seat in seats]
    players = [seat.bot if seat.kind == "bot" and seat.bot else PERSON for seat in seats]
    game = find_game(row.game)
    start, position = row.start or 0, row.position
    return Record(game, row.side, row.seats, start, names, players, notes=notes, position=position)


def unknown_match(match_id: str) -> Problem:
    """Return the refusal of a match that does not exist."""
    return Problem("match.unknown", f"there is no match {match_id}", match=match_id)


def _name(seat: SeatRow) -> str:
    """Return the name at a seat; open seats and deleted users have none."""
    return f"Player {seat.seat + 1}" if seat.name == NAMELESS else seat.name
