"""What a draft comes to: rows for the store, and how the clock goes on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tilewright.server.ids import now_ms
from tilewright.server.live.draft import Draft
from tilewright.store import AnswerRow, Change, PlyRow

if TYPE_CHECKING:
    from tilewright.server.live.table import Table

Answer = tuple[str, str, bytes]  # to whom, to which message, and what


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a table that is ready to be written."""

    change: Change
    left: list[int]  # to every seat, in milliseconds
    running: int | None  # the seat whose time runs
    stands_in: int | None  # the seat whose turn a bot finishes


def make_step(table: Table, draft: Draft, answer: Answer | None) -> Step:
    """Return what a complete draft comes to now."""
    turn_ended = _turn_ends(table, draft)
    stands_in = None if turn_ended else table.standing_in
    left = _times(table, draft, turn_ended)
    running = _runs(draft, stands_in, left)
    wake = running is not None or _bot_is_next(draft, stands_in)
    return Step(_change(table, draft, left, wake, answer), left, running, stands_in)


def _turn_ends(table: Table, draft: Draft) -> bool:
    """Return whether another turn begins; whoever undoes a decision is still in the same."""
    before, after = table.state, draft.state
    if before is None or after is None or draft.cause == "undo":
        return False
    if not draft.added and draft.cut is None:
        return False
    return after.actor != before.actor or after.steps == 0


def _times(table: Table, draft: Draft, turn_ended: bool) -> list[int]:
    now = table.site.monotonic_ms()
    if table.row.status == "waiting":
        return table.clock.fresh(table.row.seats) if draft.row.status == "playing" else []
    if not turn_ended or table.state is None:
        return table.clock.left_now(now)
    seat = table.state.actor
    earns = draft.cut is None and table.seats[seat].bot is None
    return table.clock.after_turn(now, seat if earns else None)


def _runs(draft: Draft, stands_in: int | None, left: list[int]) -> int | None:
    """Return the seat whose time is going to run."""
    if draft.row.status != "playing" or draft.state is None or not left:
        return None
    seat = draft.state.actor
    return None if draft.seats[seat].bot or stands_in == seat else seat


def _change(
    table: Table, draft: Draft, left: list[int], wake: bool, answer: Answer | None
) -> Change:
    at = now_ms()
    row = replace(draft.row, plies=draft.ply, times=left, wake=wake, changed=at)
    first = draft.ply - len(draft.added)
    plies = [
        PlyRow(row.id, first + i, told.actor, told.text, row.version, at)
        for i, told in enumerate(draft.told)
    ]
    changed = [new for new, old in zip(draft.seats, table.seats, strict=True) if new != old]
    kept = None
    if answer is not None:
        user, action, text = answer
        kept = AnswerRow(row.id, user, action, row.version, text.decode())
    return Change(row, plies, draft.cut, changed, kept)


def _bot_is_next(draft: Draft, stands_in: int | None) -> bool:
    if draft.row.status != "playing" or draft.state is None:
        return False
    seat = draft.state.actor
    return draft.seats[seat].bot is not None or stands_in == seat
