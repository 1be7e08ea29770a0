"""Commands of play: acting, taking back, resigning, and what bots and clocks do."""

from __future__ import annotations

from dataclasses import replace

from tilewright.core.const import NATURE
from tilewright.core.record import apply_ply
from tilewright.table import commands
from tilewright.table.change import Moment
from tilewright.table.checks import check_playing, check_ply, check_seated, check_turn
from tilewright.table.errors import NotAllowed
from tilewright.table.identity import Identity
from tilewright.table.snapshot import Proposal, Snapshot
from tilewright.table.transition import Transition
from tilewright.table.turns import check_open, read_turn


def act(table: Snapshot, command: commands.Act, identity: Identity, _moment: Moment) -> Transition:
    """Take an action, or make several decisions of one turn together."""
    seat = check_turn(table, identity, command.ply).actor
    transition = Transition(table, "act")
    for number, action in enumerate(read_turn(table.setup.game, command.action)):
        if number:
            assert transition.state is not None
            check_open(transition.state, seat, action)
        transition.apply(action)
    return transition


def bot_act(
    table: Snapshot, command: commands.BotAct, _identity: Identity, _moment: Moment
) -> Transition:
    """Take the action that a bot has chosen."""
    check_playing(table)
    transition = Transition(table, "act")
    transition.apply(command.action)
    return transition


def count_hint(
    table: Snapshot, command: commands.CountHint, _identity: Identity, _moment: Moment
) -> Transition:
    """Note that a seat gets a hint."""
    check_ply(table, command.ply)
    transition = Transition(table, "hint")
    seat = transition.seats[command.seat]
    if command.ply not in seat.hints:
        transition.set_seat(replace(seat, hints=(*seat.hints, command.ply)))
    return transition


def undo(
    table: Snapshot, command: commands.Undo, identity: Identity, _moment: Moment
) -> Transition:
    """Take back the last decision of an unfinished turn."""
    if check_turn(table, identity, command.ply).steps == 0:
        raise NotAllowed("undo.nothing", "there is nothing to undo in this turn")
    transition = Transition(table, "undo")
    transition.rewind(table.ply - 1)
    return transition


def take_back(
    table: Snapshot, command: commands.TakeBack, identity: Identity, _moment: Moment
) -> Transition:
    """Propose to go back; go back at once if nobody else has to agree."""
    check_playing(table)
    check_ply(table, command.ply)
    mine = {seat.seat for seat in check_seated(table, identity)}
    target, seat, reveals = _last_turn(table, mine)
    if reveals and not table.setup.casual:
        sentence = "after new tiles are drawn, only casual matches allow a take-back"
        raise NotAllowed("takeback.reveal", sentence, ply=target)
    people = [s.seat for s in table.seats if s.kind == "person" and not s.bot and not s.out]
    waiting = tuple(number for number in people if number not in mine)
    transition = Transition(table, "take-back")
    if waiting:
        transition.set_proposal(Proposal(seat, target, waiting, reveals))
    else:
        transition.rewind(target)
    return transition


def consent(
    table: Snapshot, command: commands.Consent, identity: Identity, _moment: Moment
) -> Transition:
    """Accept or decline the open proposal."""
    proposal = table.proposal
    if proposal is None:
        raise NotAllowed("takeback.none", "nobody has asked for a take-back")
    mine = {seat.seat for seat in check_seated(table, identity)}
    if not mine & set(proposal.waiting):
        raise NotAllowed("takeback.own", "only players who were asked can answer")
    transition = Transition(table, "consent" if command.accept else "refuse")
    left = tuple(seat for seat in proposal.waiting if seat not in mine)
    if not command.accept:
        transition.set_proposal(None)
    elif left:
        transition.set_proposal(Proposal(proposal.seat, proposal.ply, left, proposal.reveals))
    else:
        transition.rewind(proposal.ply)
    return transition


def resign(
    table: Snapshot, command: commands.Resign, identity: Identity, _moment: Moment
) -> Transition:
    """Resign one seat, or all of one's own."""
    check_playing(table)
    mine = [seat for seat in check_seated(table, identity) if seat.out is None]
    if command.seat is not None:
        mine = [seat for seat in mine if seat.seat == command.seat]
    if not mine:
        raise NotAllowed("seat.out", "you have already resigned, or it is not your seat")
    transition = Transition(table, "resign")
    transition.put_out([seat.seat for seat in mine], "resigned")
    return transition


def time_out(
    table: Snapshot, _command: commands.TimeOut, _identity: Identity, _moment: Moment
) -> Transition:
    """Let a bot finish the turn of a seat whose time is up, or forfeit its match."""
    check_playing(table)
    seat = table.clock.running
    assert seat is not None
    if table.setup.control.on_timeout == "forfeit":
        transition = Transition(table, "forfeit")
        transition.put_out([seat], "forfeited")
    else:
        transition = Transition(table, "time-out")
        transition.stand_in = seat
    return transition


def _last_turn(table: Snapshot, mine: set[int]) -> tuple[int, int, bool]:
    """Return the ply and seat of these seats' last turn, and whether chance has acted since."""
    assert table.start is not None
    state = table.setup.new_state(table.start)
    found: tuple[int, int] | None = None
    last_deal = -1
    for number, ply in enumerate(table.history.plies()):
        if state.actor == NATURE:
            last_deal = number
        elif state.actor in mine and state.steps == 0:
            found = (number, state.actor)
        apply_ply(state, ply)
    if found is None:
        raise NotAllowed("takeback.nothing", "you have not acted yet")
    return found[0], found[1], last_deal > found[0]
