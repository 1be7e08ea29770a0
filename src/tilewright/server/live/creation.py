"""New matches: as somebody wants them, as rematches, and as branches of other matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final

from tilewright.core.const import NATURE
from tilewright.core.game import check_setup
from tilewright.core.record import Ply, apply_ply, check_start
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.server.problems import Problem
from tilewright.server.records import to_record
from tilewright.server.sources import new_id, now_ms
from tilewright.table import Identity
from tilewright.table.clock import NO_CLOCK, TimeControl
from tilewright.table.rows import MatchRow, PlyRow, SeatRow, Stored
from tilewright.table.seats import SeatRequest, new_seats, rematch_seats
from tilewright.table.snapshot import OVER, PLAYING, WAITING

INVITE_LENGTH: Final = 16
LONGEST_NAME: Final = 40

NewMatch = tuple[MatchRow, list[SeatRow]]


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """A seat of a new match: me, open, hot-seat or bot."""

    kind: str
    name: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class MatchOptions:
    """What somebody chooses for a new match."""

    game: str
    side: str | None
    public: bool
    casual: bool
    free_chat: bool
    control: TimeControl
    start: int | None
    position: str | None = None  # as text: where the match starts


def new_match(
    identity: Identity, options: MatchOptions, requests: Sequence[SeatRequest]
) -> NewMatch:
    """Return a match that somebody creates."""
    game = find_game(options.game)
    side = options.side or game.sides[0]
    check_setup(game, len(requests), side, options.start or 0)
    start = options.start
    if options.position is not None:
        start = _check_position(options, len(requests), side)
    now = now_ms()
    row = MatchRow(
        id=new_id(),
        game=game.id,
        side=side,
        seats=len(requests),
        rules=game.rules_version,
        host=identity.id,
        invite=new_id(INVITE_LENGTH),
        public=options.public,
        casual=options.casual,
        free_chat=options.free_chat,
        clock=asdict(options.control),
        rematch_of=None,
        branch_of=None,
        branch_ply=None,
        created=now,
        status=WAITING,
        start=start,
        version=0,
        plies=0,
        times=list(options.control.initial(len(requests))),
        result=None,
        rematch=None,
        wake=all(request.kind != "open" for request in requests),
        changed=now,
        process=None,
        fence=0,
        position=options.position,
    )
    return row, _seat_rows(row, identity, requests)


def _check_position(options: MatchOptions, seats: int, side: str) -> int:
    """Return whose turn it is where a match starts; raise if it cannot start there."""
    if options.public or not options.casual:
        raise Problem("match.position", "a match from a position is private and casual")
    state = find_game(options.game).from_text(options.position or "")
    check_start(state, seats, side)
    return max(state.actor, 0)


def rematch_of(old: MatchRow, seats: Sequence[SeatRow], match_id: str) -> NewMatch:
    """Return the match that follows another, with everyone one seat further."""
    now = now_ms()
    row = replace(
        old,
        id=match_id,
        invite=new_id(INVITE_LENGTH),
        rematch_of=old.id,
        rematch=None,
        branch_of=None,
        branch_ply=None,
        status=WAITING,
        version=0,
        plies=0,
        times=list(TimeControl(**old.clock).initial(old.seats)),
        result=None,
        wake=True,
        process=None,
        fence=0,
        created=now,
        changed=now,
    )
    moved = rematch_seats([seat.to_seat() for seat in seats])
    return row, [SeatRow.of(match_id, seat) for seat in moved]


class Branch:
    """A match that starts with plies of another, and goes its own way from there."""

    def __init__(
        self, identity: Identity, stored: Stored, ply: int, chance: Callable[[], Rng]
    ) -> None:
        _check_free(stored, identity)
        self._identity = identity
        self._stored = stored
        self._row = _branch_row(stored.match, identity, ply)
        self.plies, self._actor = _branch_plies(stored, self._row, ply, chance)

    def create(self, requests: Sequence[SeatRequest] | None, bot: str | None) -> NewMatch:
        """Return the branch; without requests, bots play all seats that are not one's own."""
        if requests is None:
            requests = self._default_seats(bot)
        seats = self._row.seats
        if len(requests) != seats:
            raise Problem("branch.seats", f"the match has {seats} seats", seats=seats)
        if all(request.kind == "bot" for request in requests):
            raise Problem("match.no-person", "a match needs at least one person")
        places = _seat_rows(self._row, self._identity, requests)
        wake = places[self._actor].bot is not None
        return replace(self._row, plies=len(self.plies), wake=wake), places

    def _default_seats(self, bot: str | None) -> list[SeatChoice]:
        """Return one's own seats as they were, or the one whose turn it is, and bots elsewhere."""
        owned = {s.seat: s.name for s in self._stored.seats if self._identity.owns(s)}
        wanted = [SeatChoice("bot", bot=bot)] * self._row.seats
        if len(owned) <= 1:
            wanted[next(iter(owned), self._actor)] = SeatChoice("me")
        else:
            for seat, name in owned.items():
                wanted[seat] = SeatChoice("hot-seat", name[:LONGEST_NAME])
        return wanted


def _seat_rows(row: MatchRow, identity: Identity, requests: Sequence[SeatRequest]) -> list[SeatRow]:
    seats = new_seats(identity, requests, row.free_chat)
    return [SeatRow.of(row.id, seat) for seat in seats]


def _check_free(stored: Stored, identity: Identity) -> None:
    """Raise unless a match is over, or a casual one against bots alone."""
    row = stored.match
    if row.start is None:
        raise Problem("match.not-playing", "the match has not started")
    people = [seat for seat in stored.seats if seat.kind == "person"]
    alone = row.casual and all(identity.owns(seat) for seat in people)
    if row.status != OVER and not alone:
        raise Problem("branch.playing", "others are playing this match: wait until it is over")


def _branch_row(old: MatchRow, identity: Identity, ply: int) -> MatchRow:
    now = now_ms()
    return replace(
        old,
        id=new_id(),
        host=identity.id,
        invite=new_id(INVITE_LENGTH),
        public=False,
        casual=True,
        free_chat=False,
        clock=asdict(NO_CLOCK),
        rematch_of=None,
        branch_of=old.id,
        branch_ply=ply,
        created=now,
        status=PLAYING,
        version=1,
        times=[],
        result=None,
        rematch=None,
        changed=now,
        process=None,
        fence=0,
    )


def _branch_plies(
    stored: Stored, row: MatchRow, ply: int, chance: Callable[[], Rng]
) -> tuple[list[PlyRow], int]:
    """Return the plies to start with, and whose turn it is then; deals that are due are drawn."""
    if ply > stored.match.plies:
        sentence = f"the match has {stored.match.plies} plies, not {ply}"
        raise Problem("ply.unknown", sentence, plies=stored.match.plies)
    record = to_record(stored)
    state = record.initial()
    rows: list[PlyRow] = []

    def play(one: Ply) -> None:
        text = record.write_ply(one)
        rows.append(PlyRow(row.id, len(rows), state.actor, text, row.version, row.changed))
        apply_ply(state, one)

    for one in record.plies[:ply]:
        play(one)
    while state.actor == NATURE:
        play(state.deal(chance()))
    if state.is_over:
        raise Problem("branch.over", "the match is over there: choose an earlier ply")
    return rows, state.actor
