"""What each message of a client does to a table: judged here, carried out by the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from tilewright.core.const import NATURE
from tilewright.core.record import apply_ply
from tilewright.server import protocol
from tilewright.server.live.draft import Draft
from tilewright.server.live.opponents import find_bot
from tilewright.server.live.seats import NAMELESS, tell_apart
from tilewright.server.live.turns import demand_open, read_turn
from tilewright.server.live.who import Who
from tilewright.server.problems import Problem
from tilewright.store import SeatRow

if TYPE_CHECKING:
    from tilewright.server.live.table import Table


async def plan(table: Table, who: Who, message: protocol.Command) -> Draft:
    """Return what a message leads to; raise if it is refused."""
    if isinstance(message, protocol.Rematch):
        return await rematch(table, who)
    return _PLANS[type(message)](table, who, message)


# Talking


def agree_chat(table: Table, who: Who, message: protocol.AgreeChat) -> Draft:
    """Agree to free text, or no longer."""
    mine = _demand_seated(table, who)
    if not table.row.free_chat:
        raise Problem("chat.off", "this table was made without free text")
    draft = Draft(table, "agree-chat")
    for seat in mine:
        draft.set_seat(replace(seat, chat=message.agree))
    return draft


# Acting


def act(table: Table, who: Who, message: protocol.Act) -> Draft:
    """Take an action, or make decisions of one turn together."""
    _demand_turn(table, who, message.ply)
    draft = Draft(table, "act")
    for number, action in enumerate(read_turn(table.game, message.action)):
        if number:
            assert draft.state is not None and table.state is not None
            demand_open(draft.state, table.state.actor, action)
        draft.apply(action)
    return draft


def undo(table: Table, who: Who, message: protocol.Undo) -> Draft:
    """Take back a decision of an unfinished turn."""
    _demand_turn(table, who, message.ply)
    assert table.state is not None
    if table.state.steps == 0:
        raise Problem("undo.nothing", "there is no decision of this turn to take back")
    draft = Draft(table, "undo")
    draft.rewind(len(table.plies) - 1)
    return draft


def take_back(table: Table, who: Who, message: protocol.TakeBack) -> Draft:
    """Ask to go back; where nobody else is concerned, go back at once."""
    _demand_playing(table)
    _demand_ply(table, message.ply)
    mine = {seat.seat for seat in _demand_seated(table, who)}
    target, seat, reveals = _last_turn(table, mine)
    if reveals and not table.row.casual:
        sentence = "what has been revealed since cannot be taken back in a match that counts"
        raise Problem("takeback.reveal", sentence, ply=target)
    people = [s.seat for s in table.seats if s.kind == "person" and not s.bot and not s.out]
    waiting = [number for number in people if number not in mine]
    draft = Draft(table, "take-back")
    if waiting:
        draft.set_proposal(protocol.Proposal(seat, target, waiting, reveals))
    else:
        draft.rewind(target)
    return draft


def consent(table: Table, who: Who, message: protocol.Consent) -> Draft:
    """Agree to a wish, or refuse it."""
    proposal = table.proposal
    if proposal is None:
        raise Problem("takeback.none", "nobody asks to take anything back")
    mine = {seat.seat for seat in _demand_seated(table, who)}
    if not mine & set(proposal.waiting):
        raise Problem("takeback.own", "this answer is not yours to give")
    draft = Draft(table, "consent" if message.accept else "refuse")
    left = [seat for seat in proposal.waiting if seat not in mine]
    if not message.accept:
        draft.set_proposal(None)
    elif left:
        draft.set_proposal(protocol.Proposal(proposal.seat, proposal.ply, left, proposal.reveals))
    else:
        draft.rewind(proposal.ply)
    return draft


def resign(table: Table, who: Who, message: protocol.Resign) -> Draft:
    """Give up."""
    _demand_playing(table)
    mine = [seat for seat in _demand_seated(table, who) if seat.out is None]
    if message.seat is not None:
        mine = [seat for seat in mine if seat.seat == message.seat]
    if not mine:
        raise Problem("seat.out", "you have given up already, or it is not your seat")
    draft = Draft(table, "resign")
    table.put_out(draft, [seat.seat for seat in mine], "resigned")
    return draft


# Seats


def hand_over(table: Table, who: Who, message: protocol.HandOver) -> Draft:
    """Let a bot play for somebody who has been away."""
    _demand_playing(table)
    _demand_seated(table, who)
    seat = _seat(table, message.seat)
    if seat.kind != "person" or seat.bot or who.owns(seat):
        raise Problem("seat.not-person", "only somebody else's seat can be handed to a bot")
    since = table.audience.away_since.get(seat.seat)
    wait = table.site.settings.absence
    if since is None or table.site.monotonic() - since < wait:
        sentence = f"a seat can be handed over when its person has been away for {wait:g} s"
        raise Problem("seat.present", sentence, seconds=int(wait))
    draft = Draft(table, "hand-over")
    draft.set_seat(replace(seat, bot=_bot(table, message.bot)))
    draft.drop_proposal()
    return draft


def come_back(table: Table, who: Who, _message: protocol.Return) -> Draft:
    """Play one's own seats again."""
    _demand_playing(table)
    mine = [s for s in _demand_seated(table, who) if s.bot and s.out is None]
    if not mine:
        raise Problem("seat.present", "no bot plays for you")
    draft = Draft(table, "return")
    for seat in mine:
        draft.set_seat(replace(seat, bot=None))
    draft.drop_proposal()
    return draft


def sit(table: Table, who: Who, message: protocol.Sit) -> Draft:
    """Take an open seat; the match begins when none is left."""
    _demand_waiting(table)
    row = table.row
    if not row.public and row.host not in who.ids and message.invite != row.invite:
        raise Problem("match.invite", "this match is private: it takes the code of its invitation")
    if table.seats_of(who):
        raise Problem("seat.taken", "you have a seat already")
    open_seats = [seat for seat in table.seats if seat.kind == "open"]
    if message.seat is None:
        if not open_seats:
            raise Problem("match.full", "all seats are taken")
        seat = open_seats[0]
    else:
        seat = _seat(table, message.seat)
        if seat.kind != "open":
            raise Problem("seat.taken", f"seat {seat.seat} is taken", seat=seat.seat)
    draft = Draft(table, "sit")
    draft.set_seat(replace(seat, kind="person", user=who.id, name=who.name))
    _begin_if_full(table, draft)
    return draft


def leave(table: Table, who: Who, _message: protocol.Leave) -> Draft:
    """Give one's seats back; a host hands on the match, or ends it."""
    _demand_waiting(table)
    mine = table.seats_of(who)
    is_host = table.row.host in who.ids
    if not mine and not is_host:
        raise Problem("match.not-seated", "you have no seat in this match")
    draft = Draft(table, "leave")
    for seat in mine:
        draft.set_seat(open_seat(seat))
    if is_host:
        others = [seat for seat in draft.seats if seat.kind == "person" and not who.owns(seat)]
        if others:
            draft.row = replace(draft.row, host=str(others[0].user))
        else:
            draft.end("cancelled")
    return draft


def start(table: Table, who: Who, message: protocol.Start) -> Draft:
    """Begin; a bot takes each seat that is still open."""
    _demand_waiting(table)
    if table.row.host not in who.ids:
        raise Problem("match.not-host", "only the host can begin the match")
    bot = _bot(table, message.bot)
    draft = Draft(table, "start")
    taken = [
        replace(seat, kind="bot", bot=bot, name=bot) if seat.kind == "open" else seat
        for seat in table.seats
    ]
    for seat in tell_apart(taken):
        draft.set_seat(seat)
    if all(seat.kind == "bot" for seat in draft.seats):
        raise Problem("match.no-person", "a match needs at least one person")
    _begin_if_full(table, draft)
    return draft


async def rematch(table: Table, who: Who) -> Draft:
    """Make the next match, with everyone one seat further."""
    if table.row.status != "over" or table.state is None:
        raise Problem("match.not-over", "a rematch can be had when the match is over")
    _demand_seated(table, who)
    draft = Draft(table, "rematch")
    draft.rematch = table.row.rematch or await table.site.make_rematch(table.row)
    draft.set_rematch(draft.rematch)
    return draft


def open_seat(seat: SeatRow) -> SeatRow:
    """Return a seat without anybody."""
    return replace(seat, kind="open", user=None, name=NAMELESS, bot=None, chat=False)


# What must hold


def _begin_if_full(table: Table, draft: Draft) -> None:
    if all(seat.kind != "open" for seat in draft.seats):
        draft.begin(table.draw_lots())


def _demand_waiting(table: Table) -> None:
    if table.row.status != "waiting":
        raise Problem("match.not-waiting", "the match has begun already")


def _demand_playing(table: Table) -> None:
    if table.row.status != "playing" or table.state is None:
        raise Problem("match.not-playing", f"the match is {table.row.status}")


def _demand_seated(table: Table, who: Who) -> list[SeatRow]:
    seats = table.seats_of(who)
    if not seats:
        raise Problem("match.not-seated", "you have no seat in this match")
    return seats


def _demand_ply(table: Table, ply: int) -> None:
    if ply != len(table.plies):
        sentence = f"the match is at ply {len(table.plies)}, not {ply}"
        raise Problem("ply.stale", sentence, ply=len(table.plies))


def _demand_turn(table: Table, who: Who, ply: int) -> None:
    """Raise unless it is somebody's turn, and they know the position."""
    _demand_playing(table)
    assert table.state is not None
    _demand_seated(table, who)
    _demand_ply(table, ply)
    seat = table.seats[table.state.actor]
    if not who.owns(seat):
        raise Problem("seat.not-yours", f"seat {seat.seat} is to act", seat=seat.seat)
    if table.bot_at(seat.seat) is not None:
        raise Problem("seat.handed-over", "a bot plays this turn for you", seat=seat.seat)


def _seat(table: Table, number: int) -> SeatRow:
    if number >= len(table.seats):
        raise Problem("seat.unknown", f"there is no seat {number}", seat=number)
    return table.seats[number]


def _bot(table: Table, name: str | None) -> str:
    return find_bot(name) if name is not None else table.site.settings.substitute


def _last_turn(table: Table, mine: set[int]) -> tuple[int, int, bool]:
    """Return where the last turn of these seats began, whose it was, and if chance acted since."""
    assert table.row.start is not None
    state = table.game.new(table.row.seats, table.row.side, table.row.start)
    found: tuple[int, int] | None = None
    last_deal = -1
    for number, ply in enumerate(table.plies):
        if state.actor == NATURE:
            last_deal = number
        elif state.actor in mine and state.steps == 0:
            found = (number, state.actor)
        apply_ply(state, ply)
    if found is None:
        raise Problem("takeback.nothing", "you have not acted yet")
    return found[0], found[1], last_deal > found[0]


_PLANS: Final[dict[type, Callable[[Table, Who, Any], Draft]]] = {
    protocol.Act: act,
    protocol.Undo: undo,
    protocol.TakeBack: take_back,
    protocol.Consent: consent,
    protocol.Resign: resign,
    protocol.HandOver: hand_over,
    protocol.Return: come_back,
    protocol.Sit: sit,
    protocol.Leave: leave,
    protocol.Start: start,
    protocol.AgreeChat: agree_chat,
}
