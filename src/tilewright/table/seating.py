"""Commands about seats: taking and leaving them, starting, bots as substitutes, rematches."""

from __future__ import annotations

from dataclasses import replace

from tilewright.table import commands
from tilewright.table.change import Moment
from tilewright.table.checks import check_playing, check_seat, check_seated, check_waiting
from tilewright.table.errors import NotAllowed
from tilewright.table.identity import Identity
from tilewright.table.seats import NAMELESS, find_bot, number_names, opened
from tilewright.table.snapshot import OVER, Seat, Snapshot
from tilewright.table.transition import Transition


def sit(table: Snapshot, command: commands.Sit, identity: Identity, moment: Moment) -> Transition:
    """Take an open seat; the match starts when none is left."""
    check_waiting(table)
    setup = table.setup
    if not setup.public and table.host not in identity.ids and command.invite != setup.invite:
        raise NotAllowed("match.invite", "this match is private: joining takes an invitation code")
    if table.seats_of(identity):
        raise NotAllowed("seat.taken", "you already have a seat")
    seat = _open_seat(table, command.seat)
    transition = Transition(table, "sit")
    transition.set_seat(replace(seat, kind="person", user=identity.id, name=identity.name))
    _begin_if_full(transition, moment)
    return transition


def leave(
    table: Snapshot, _command: commands.Leave, identity: Identity, _moment: Moment
) -> Transition:
    """Leave one's seats; a host passes the match to another person, or cancels it."""
    check_waiting(table)
    mine = table.seats_of(identity)
    is_host = table.host in identity.ids
    if not mine and not is_host:
        raise NotAllowed("match.not-seated", "you have no seat in this match")
    transition = Transition(table, "leave")
    for seat in mine:
        transition.set_seat(opened(seat))
    if is_host:
        others = [s for s in transition.seats if s.kind == "person" and not identity.owns(s)]
        if others:
            transition.host = str(others[0].user)
        else:
            transition.end("cancelled")
    return transition


def start(
    table: Snapshot, command: commands.Start, identity: Identity, moment: Moment
) -> Transition:
    """Start as the host; a bot takes each seat that is still open."""
    check_waiting(table)
    if table.host not in identity.ids:
        raise NotAllowed("match.not-host", "only the host can start the match")
    bot = _bot(table, command.bot)
    transition = Transition(table, "start")
    taken = [
        replace(seat, kind="bot", bot=bot, name=bot) if seat.kind == "open" else seat
        for seat in table.seats
    ]
    for seat in number_names(taken):
        transition.set_seat(seat)
    if all(seat.kind == "bot" for seat in transition.seats):
        raise NotAllowed("match.no-person", "a match needs at least one person")
    _begin_if_full(transition, moment)
    return transition


def begin(
    table: Snapshot, _command: commands.Begin, _identity: Identity, moment: Moment
) -> Transition:
    """Start a match whose seats are all taken."""
    check_waiting(table)
    assert table.is_full
    transition = Transition(table, "start")
    transition.begin(moment)
    return transition


def hand_over(
    table: Snapshot, command: commands.HandOver, identity: Identity, moment: Moment
) -> Transition:
    """Let the bot of the table play for somebody who has been away."""
    check_playing(table)
    substitute = table.setup.substitute
    if command.bot not in (None, substitute):
        sentence = f"here a seat can only be handed to {substitute}"
        raise NotAllowed("seat.bot", sentence, bot=substitute)
    check_seated(table, identity)
    seat = check_seat(table, command.seat)
    if seat.kind != "person" or seat.bot or identity.owns(seat):
        raise NotAllowed("seat.not-person", "only another person's seat can be handed to a bot")
    since, wait = moment.away_since.get(seat.seat), table.setup.absence
    if since is None or moment.now - since < 1000 * wait:
        sentence = f"a seat can be handed over after its person has been away for {wait:g} s"
        raise NotAllowed("seat.present", sentence, seconds=int(wait))
    transition = Transition(table, "hand-over")
    transition.set_seat(replace(seat, bot=substitute))
    transition.drop_proposal()
    return transition


def come_back(
    table: Snapshot, _command: commands.Return, identity: Identity, _moment: Moment
) -> Transition:
    """Take one's own seats back from the bot that plays them."""
    check_playing(table)
    mine = [seat for seat in check_seated(table, identity) if seat.bot and seat.out is None]
    if not mine:
        raise NotAllowed("seat.present", "no bot plays for you")
    transition = Transition(table, "return")
    for seat in mine:
        transition.set_seat(replace(seat, bot=None))
    transition.drop_proposal()
    return transition


def agree_chat(
    table: Snapshot, command: commands.AgreeChat, identity: Identity, _moment: Moment
) -> Transition:
    """Agree to free text, or withdraw the agreement."""
    mine = check_seated(table, identity)
    if not table.setup.free_chat:
        raise NotAllowed("chat.off", "this match was created without free text")
    transition = Transition(table, "agree-chat")
    for seat in mine:
        transition.set_seat(replace(seat, chat=command.agree))
    return transition


def rematch(
    table: Snapshot, _command: commands.Rematch, identity: Identity, moment: Moment
) -> Transition:
    """Agree to another match; it is created when everyone has agreed."""
    if table.status != OVER or table.state is None:
        raise NotAllowed("match.not-over", "you can ask for a rematch after the match")
    mine = check_seated(table, identity)
    transition = Transition(table, "rematch")
    for seat in mine:
        transition.set_seat(replace(seat, again=True))
    if table.rematch is None and all(_is_ready(seat) for seat in transition.seats):
        transition.set_rematch(moment.new_id())
    return transition


def _is_ready(seat: Seat) -> bool:
    """Return whether nobody has to be asked for a rematch at a seat."""
    return seat.again or seat.kind != "person" or seat.name == NAMELESS


def _open_seat(table: Snapshot, wanted: int | None) -> Seat:
    if wanted is not None:
        seat = check_seat(table, wanted)
        if seat.kind != "open":
            raise NotAllowed("seat.taken", f"seat {seat.seat} is taken", seat=seat.seat)
        return seat
    first = next((seat for seat in table.seats if seat.kind == "open"), None)
    if first is None:
        raise NotAllowed("match.full", "all seats are taken")
    return first


def _begin_if_full(transition: Transition, moment: Moment) -> None:
    if all(seat.kind != "open" for seat in transition.seats):
        transition.begin(moment)


def _bot(table: Snapshot, name: str | None) -> str:
    return find_bot(name) if name is not None else table.setup.substitute
