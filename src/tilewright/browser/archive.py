"""Matches in a file: everything of this device, or single records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tilewright.bots import bot_names
from tilewright.core.record import Record, apply_ply
from tilewright.server.live.creation import MatchOptions, new_match
from tilewright.server.problems import Problem
from tilewright.server.records import has_other_rules, to_record
from tilewright.table import Identity
from tilewright.table.clock import NO_CLOCK
from tilewright.table.rows import MatchRow, PlyRow, SeatRow, Stored
from tilewright.table.snapshot import OVER, PLAYING

if TYPE_CHECKING:
    from tilewright.browser.table import LocalTable

FORMAT: Final = "tilewright-matches-1"


class Packed(msgspec.Struct):
    """A match with its plies."""

    match: MatchRow
    seats: list[SeatRow]
    plies: list[PlyRow]


class Archive(msgspec.Struct):
    """All matches of a device."""

    format: str
    matches: list[Packed]


def write_archive(matches: Sequence[LocalTable]) -> dict[str, Any]:
    """Return matches as plain data; `record` is for people, the rest to read it again."""
    return {
        "format": FORMAT,
        "matches": [
            {
                "match": table.stored.match,
                "seats": table.stored.seats,
                "plies": table.stored.plies,
                "record": table.text() if table.stored.plies else None,
            }
            for table in matches
        ],
    }


def read_archive(text: str, identity: Identity) -> list[Stored]:
    """Return the matches of a file: an archive, or a single record; raise if it is neither."""
    if not text.lstrip().startswith("{"):
        return [_from_record(Record.from_text(text), identity)]
    try:
        archive = msgspec.json.decode(text, type=Archive)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Problem("request.malformed", f"this is no file of matches: {error}") from error
    if archive.format != FORMAT:
        raise Problem("request.malformed", f"this file has the format {archive.format!r}")
    stored = [Stored(each.match, each.seats, each.plies, []) for each in archive.matches]
    for each in stored:
        _check(each)
    return stored


def _check(stored: Stored) -> None:
    """Raise unless the plies of a match can be replayed; those of other rules cannot."""
    row = stored.match
    if len(stored.seats) != row.seats or len(stored.plies) != row.plies:
        raise Problem("request.malformed", f"match {row.id} is incomplete")
    if not has_other_rules(row):
        to_record(stored).state()


def _from_record(record: Record, identity: Identity) -> Stored:
    """Return a record as a match of this device; bots keep their seats."""
    seats = [
        _SeatOf("bot", bot=player) if player in bot_names() else _SeatOf("hot-seat", name=name)
        for player, name in zip(record.players, record.names, strict=True)
    ]
    options = MatchOptions(record.game.id, record.side, False, True, False, NO_CLOCK, record.start)
    options = replace(options, position=record.position)
    row, rows = new_match(identity, options, seats)
    state, plies = record.initial(), []
    for number, ply in enumerate(record.plies):
        plies.append(PlyRow(row.id, number, state.actor, record.write_ply(ply), 1, row.changed))
        apply_ply(state, ply)
    result = None
    if state.is_over:
        result = {
            "reason": "played",
            "scores": list(state.scores()),
            "ranking": list(state.ranking()),
        }
    status = OVER if state.is_over else PLAYING
    row = replace(row, status=status, version=1, plies=len(plies), result=result, wake=False)
    return Stored(row, rows, plies, [])


class _SeatOf(msgspec.Struct):
    """A seat of an imported match."""

    kind: str
    name: str | None = None
    bot: str | None = None
