"""What clients are shown of a match."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tilewright.core.state import State
from tilewright.server.live.sentences import question, replay_ply
from tilewright.server.protocol import (
    ClockKind,
    Clocks,
    Forecast,
    Position,
    Seat,
    TableInfo,
    Told,
    You,
)
from tilewright.table import Identity, Snapshot
from tilewright.table import Seat as TableSeat
from tilewright.table.rows import MatchRow, SeatRow
from tilewright.table.snapshot import PLAYING, Proposal, Result

RECENT: Final = 40  # plies that a client may miss and still be told


def table_info(
    row: MatchRow, seats: Sequence[SeatRow | TableSeat], proposal: Proposal | None = None
) -> TableInfo:
    """Return a match without its position."""
    return TableInfo(
        row.id,
        row.game,
        row.side,
        row.status,
        row.public,
        row.casual,
        row.free_chat,
        row.start,
        ClockKind(**row.clock),
        [Seat(s.seat, s.kind, s.name, s.bot, s.out, s.chat, s.again, len(s.hints)) for s in seats],
        proposal,
        Result(**row.result) if row.result else None,
        row.rematch_of,
        row.rematch,
        row.branch_of,
        row.branch_ply,
    )


def match_data(row: MatchRow, seats: Sequence[SeatRow], identity: Identity) -> dict[str, Any]:
    """Return a match as somebody may see it, without its position."""
    yours = [seat.seat for seat in seats if identity.owns(seat)]
    is_host = row.host in identity.ids
    data: dict[str, Any] = msgspec.to_builtins(table_info(row, seats))
    del data["proposal"]
    return data | {
        "version": row.version,
        "plies": row.plies,
        "created": row.created,
        "changed": row.changed,
        "yours": yours,
        "host": is_host,
        "invite": row.invite if yours or is_host else None,
    }


def you(snapshot: Snapshot, identity: Identity) -> You:
    """Return what somebody is at a table."""
    is_host = snapshot.host in identity.ids
    seats = [seat.seat for seat in snapshot.seats_of(identity)]
    return You(seats, is_host, snapshot.setup.invite if seats or is_host else None)


def position(snapshot: Snapshot, now: int) -> Position | None:
    """Return everything there is to draw, or None before the match starts."""
    state = snapshot.state
    if state is None:
        return None
    playing = snapshot.status == PLAYING
    return Position(
        snapshot.ply,
        state.actor if playing and state.actor >= 0 else None,
        state.steps,
        playing and state.steps > 0,
        state.to_data(),
        state.scores(),
        state.is_last_round(),
        question(state, snapshot.names) if playing else None,
        _clocks(snapshot, now),
        _forecast(state),
    )


def _forecast(state: State) -> list[Forecast]:
    """Return what every seat would gain and lose if the round ended now."""
    forecast = state.game.forecast
    if forecast is None or state.is_over:
        return []
    return [Forecast(gain, loss) for gain, loss in forecast(state)]


def missed(snapshot: Snapshot, since: int | None) -> list[Told] | None:
    """Return what happened after a version, or None if that is too long ago."""
    history = snapshot.history
    if since is None or not history.since <= since <= snapshot.version:
        return None
    versions = history.versions()
    first = bisect_right(versions, since)
    if len(history) - first > RECENT:
        return None
    if first == len(history):
        return []
    state, names = snapshot.state_at(first), snapshot.names
    return [
        replay_ply(state, ply, number, versions[number], names)
        for number, ply in enumerate(history.plies(first), first)
    ]


def _clocks(snapshot: Snapshot, now: int) -> Clocks | None:
    clock = snapshot.clock
    return Clocks(list(clock.left_at(now)), clock.running) if clock.left else None
