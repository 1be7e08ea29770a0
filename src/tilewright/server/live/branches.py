"""What if: a match that begins with plies of another, and goes its own way from there."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from tilewright.core.const import NATURE
from tilewright.core.record import Ply, apply_ply
from tilewright.server.http.models import LONGEST_NAME, BranchSeat, NewBranch
from tilewright.server.ids import new_id, now_ms
from tilewright.server.live.clock import NO_CLOCK
from tilewright.server.live.records import record_of
from tilewright.server.live.seats import new_seats
from tilewright.server.live.tables import Elsewhere
from tilewright.server.live.who import Who
from tilewright.server.problems import Problem
from tilewright.server.site import Site
from tilewright.store import MatchRow, PlyRow, SeatRow, Stored


async def make_branch(site: Site, who: Who, match_id: str, body: NewBranch) -> str:
    """Make a match that goes on from a ply of another, and return its id."""
    stored = await site.store.matches.load(match_id)
    if stored is None:
        raise Problem("match.unknown", f"there is no match {match_id}", match=match_id)
    _demand_free(stored, who)
    row = _new_row(stored.match, who, body)
    moves, actor = _moves(site, stored, row, body.ply)
    seats = _new_seats(stored, row, who, actor, body)
    row = replace(row, plies=len(moves), wake=seats[actor].bot is not None)
    await site.store.matches.add(row, seats, moves)
    with suppress(Elsewhere):  # whoever was quicker lets it go on
        await site.tables.find(row.id)
    return row.id


def _demand_free(stored: Stored, who: Who) -> None:
    """Raise unless a match is over, or a casual one against bots alone."""
    row = stored.match
    if row.start is None:
        raise Problem("match.not-playing", "the match has not begun")
    people = [seat for seat in stored.seats if seat.kind == "person"]
    alone = row.casual and all(who.owns(seat) for seat in people)
    if row.status != "over" and not alone:
        raise Problem("branch.playing", "others play this match: wait until it is over")


def _new_row(old: MatchRow, who: Who, body: NewBranch) -> MatchRow:
    now = now_ms()
    return replace(
        old,
        id=new_id(),
        host=who.id,
        invite=new_id(16),
        public=False,
        casual=True,
        free_chat=False,
        clock=NO_CLOCK,
        rematch_of=None,
        branch_of=old.id,
        branch_ply=body.ply,
        created=now,
        status="playing",
        version=1,
        times=[],
        result=None,
        rematch=None,
        changed=now,
        process=None,
        fence=0,
    )


def _moves(site: Site, stored: Stored, row: MatchRow, ply: int) -> tuple[list[PlyRow], int]:
    """Return the plies to begin with, and who acts then; chance draws anew what is due."""
    if ply > stored.match.plies:
        sentence = f"the match has {stored.match.plies} plies, not {ply}"
        raise Problem("ply.unknown", sentence, plies=stored.match.plies)
    record = record_of(stored)
    if row.rules != record.game.rules_version:
        sentence = f"the match was played by rules {row.rules} of {row.game}"
        raise Problem("match.rules", sentence, rules=row.rules)
    state = record.initial()
    moves: list[PlyRow] = []

    def carry_out(one: Ply) -> None:
        text = record.write_ply(one)
        moves.append(PlyRow(row.id, len(moves), state.actor, text, row.version, row.changed))
        apply_ply(state, one)

    for one in record.plies[:ply]:
        carry_out(one)
    while state.actor == NATURE:
        carry_out(state.deal(site.chance()))
    if state.is_over:
        raise Problem("branch.over", "the match is over there: choose an earlier ply")
    return moves, state.actor


def _new_seats(
    stored: Stored, row: MatchRow, who: Who, actor: int, body: NewBranch
) -> list[SeatRow]:
    if body.seats is not None:
        wanted: Sequence[BranchSeat] = body.seats
    else:
        wanted = _wanted_seats(stored, row, who, actor, body.bot)
    if len(wanted) != row.seats:
        raise Problem("branch.seats", f"the match has {row.seats} seats", seats=row.seats)
    if all(seat.kind == "bot" for seat in wanted):
        raise Problem("match.no-person", "a match needs at least one person")
    return new_seats(who, row, wanted)


def _wanted_seats(
    stored: Stored, row: MatchRow, who: Who, actor: int, bot: str | None
) -> list[BranchSeat]:
    """Return one's seats as they were, or the one to act, and bots at the others."""
    owned = {seat.seat: seat.name for seat in stored.seats if who.owns(seat)}
    wanted = [BranchSeat(kind="bot", bot=bot) for _ in range(row.seats)]
    if len(owned) <= 1:
        wanted[next(iter(owned), actor)] = BranchSeat(kind="me")
    else:
        for seat, name in owned.items():
            wanted[seat] = BranchSeat(kind="hot-seat", name=name[:LONGEST_NAME])
    return wanted
