"""Matches as they are stored and as they are played: rows to snapshots, changes to rows."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from tilewright.core.record import apply_ply
from tilewright.core.registry import find_game
from tilewright.server.records import check_rules, has_other_rules, read_ply
from tilewright.table import Change, Setup, Snapshot
from tilewright.table.clock import Clock, TimeControl
from tilewright.table.rows import AnswerRow, LedgerEntry, MatchRow, PlyRow, SeatRow, Stored
from tilewright.table.snapshot import OVER, PLAYING, WAITING, History, Result

Answer = tuple[str, str, bytes]  # the user, the id of the message, and the answer to it


@dataclass(frozen=True, slots=True)
class TableOptions:
    """What a site sets for all its tables."""

    substitute: str  # the bot that plays for people who are gone
    absence: float  # seconds after which an absent person's seat can be handed to a bot
    bot_pause: float  # minimum seconds for a bot's action


def load_snapshot(stored: Stored, options: TableOptions, now: int) -> Snapshot:
    """Return a stored match as it goes on now; a running clock starts again."""
    row = stored.match
    snapshot = Snapshot(
        _setup(row, options),
        row.version,
        row.status,
        row.host,
        row.start,
        tuple(seat.to_seat() for seat in stored.seats),
        state=None,
        history=History(since=row.version),
        clock=Clock(),
        result=msgspec.convert(row.result, Result) if row.result else None,
        rematch=row.rematch,
    )
    if row.status == WAITING or row.start is None:
        return snapshot
    return _replay(snapshot, stored, now)


def to_entry(row: MatchRow, change: Change, at: int, answer: Answer | None) -> LedgerEntry:
    """Return what is stored of a change."""
    after = change.snapshot
    rules = row.rules if row.status != WAITING else after.setup.game.rules_version
    match = replace(
        row,
        rules=rules,
        host=after.host,
        status=after.status,
        start=after.start,
        version=after.version,
        plies=after.ply,
        times=list(after.clock.left),
        result=msgspec.to_builtins(after.result),
        rematch=after.rematch,
        wake=after.is_running,
        changed=at,
    )
    plies = [
        PlyRow(row.id, each.number, each.actor, each.text, after.version, at)
        for each in change.played
    ]
    seats = [SeatRow.of(row.id, seat) for seat in change.seats]
    kept = None
    if answer is not None:
        user, action, text = answer
        kept = AnswerRow(row.id, user, action, after.version, text.decode())
    return LedgerEntry(match, plies, change.cut, seats, kept)


def _setup(row: MatchRow, options: TableOptions) -> Setup:
    return Setup(
        find_game(row.game),
        row.side,
        row.seats,
        row.public,
        row.casual,
        row.free_chat,
        row.invite,
        TimeControl(**row.clock),
        options.substitute,
        options.absence,
        row.position,
    )


def _replay(snapshot: Snapshot, stored: Stored, now: int) -> Snapshot:
    """Return a snapshot at the position that the stored plies lead to."""
    row, game = stored.match, snapshot.setup.game
    if row.status == OVER and has_other_rules(row):
        return snapshot  # its position is unknown
    check_rules(row)
    assert row.start is not None
    state, history = snapshot.setup.new_state(row.start), snapshot.history
    for each in stored.plies:
        ply = read_ply(game, each)
        history = history.extended([ply], each.version)
        apply_ply(state, ply)
    clock = Clock()
    if row.status == PLAYING and row.times:
        seat = state.actor
        running = seat if seat >= 0 and snapshot.seats[seat].bot is None else None
        clock = Clock(tuple(row.times), running, now)
    return replace(snapshot, state=state, history=history, clock=clock)
