"""What each command does to a table: before, command, after."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import pytest

from tests.table.tables import (
    ADA,
    BEN,
    CLEO,
    EVE,
    FISCHER,
    TURN,
    act,
    after,
    at,
    draw,
    facts,
    outcome,
    over,
    playing,
    waiting,
)
from tilewright.table import NOBODY, Change, Identity, Moment, Snapshot, decide
from tilewright.table.commands import (
    Act,
    AgreeChat,
    Begin,
    BotAct,
    Command,
    Consent,
    DriverCommand,
    HandOver,
    Leave,
    Rematch,
    Resign,
    Return,
    Sit,
    Start,
    TakeBack,
    TimeOut,
    Undo,
)


class Row(NamedTuple):
    """One decision: a table, a command, and the table afterwards or the code of a refusal."""

    name: str
    before: Snapshot
    command: Command | DriverCommand
    identity: Identity
    after: str
    moment: Moment = at()


def first_action(table: Snapshot) -> str:
    assert table.state is not None
    return str(table.state.legal_actions()[0])


def first_number(table: Snapshot) -> int:
    assert table.state is not None
    return int(table.state.legal_actions()[0])


def acting(table: Snapshot, action: str | None = None, ply: int | None = None) -> Act:
    """Return an action at a table, by default the first that is legal."""
    ply = table.ply if ply is None else ply
    return Act(id="1", ply=ply, action=action or first_action(table))


PRIVATE = waiting("Ada open", public=False)
NEW = playing("Ada Ben")
ONE = playing("Ada Ben", 1)
COUNTS = playing("Ada Ben", 1, casual=False)
ALONE = playing("Ada bot")
PROPOSED = after(ONE, TakeBack(id="1", ply=2), ADA)
THREE = playing("Ada Ben Cleo", 1)
THREE_PROPOSED = after(THREE, TakeBack(id="1", ply=2), ADA)
HANDED = after(NEW, HandOver(id="1", seat=0), BEN, at(60_000, {0: 0}))
RESIGNED = after(playing("Ada Ben Cleo"), Resign(id="1"), ADA)
CLOCKED = playing("Ada Ben", control=TURN)
FAST = playing("Ada Ben", control=FISCHER)
OVER = over("Ada Ben")
CHATTY = playing("Ada Ben", free_chat=True)

SITTING = [
    Row("the first open seat is taken", waiting("Ada open open"), Sit(id="1"), BEN,
        "waiting 0: Ada, Ben, -"),
    Row("a seat that is named is taken", waiting("Ada open open"), Sit(id="1", seat=2), BEN,
        "waiting 0: Ada, -, Ben"),
    Row("the last seat taken starts the match", waiting("Ada open"), Sit(id="1"), BEN,
        "playing 1: Ada, Ben | turn 0.0"),
    Row("a clock starts with the match", waiting("Ada open", control=TURN), Sit(id="1"), BEN,
        "playing 1: Ada, Ben | turn 0.0 | clock 100 100 runs 0"),
    Row("nobody sits twice", waiting("Ada open open"), Sit(id="1"), ADA, "seat.taken"),
    Row("a taken seat stays taken", waiting("Ada open"), Sit(id="1", seat=0), BEN, "seat.taken"),
    Row("a seat must exist", waiting("Ada open"), Sit(id="1", seat=3), BEN, "seat.unknown"),
    Row("a full table has no seat", waiting("Ada bot"), Sit(id="1"), BEN, "match.full"),
    Row("nobody joins a match in play", NEW, Sit(id="1"), EVE, "match.not-waiting"),
    Row("a private match needs an invitation", PRIVATE, Sit(id="1"), BEN, "match.invite"),
    Row("an invitation must be right", PRIVATE, Sit(id="1", invite="x"), BEN, "match.invite"),
    Row("an invitation opens a private match", PRIVATE, Sit(id="1", invite="secret"), BEN,
        "playing 1: Ada, Ben | turn 0.0"),
    Row("a guest leaves a seat", waiting("Ada Ben open"), Leave(id="1"), BEN,
        "waiting 0: Ada, -, -"),
    Row("a host passes the match on", waiting("Ada Ben open"), Leave(id="1"), ADA,
        "waiting 0: -, Ben, - | host ben"),
    Row("a host alone cancels the match", waiting("Ada open"), Leave(id="1"), ADA,
        "over 0: -, - | cancelled 1 1"),
    Row("strangers cannot leave", waiting("Ada open"), Leave(id="1"), EVE, "match.not-seated"),
    Row("nobody leaves a match in play", NEW, Leave(id="1"), ADA, "match.not-waiting"),
    Row("bots take open seats at the start", waiting("Ada open open"), Start(id="1"), ADA,
        "playing 1: Ada, greedy 1, greedy 2 | turn 0.0"),
    Row("the host chooses the bot", waiting("Ada open"), Start(id="1", bot="random"), ADA,
        "playing 1: Ada, random | turn 0.0"),
    Row("a bot must exist", waiting("Ada open"), Start(id="1", bot="hal"), ADA, "unknown.bot"),
    Row("only the host starts", waiting("Ada Ben open"), Start(id="1"), BEN, "match.not-host"),
    Row("bots alone do not play", waiting("open open"), Start(id="1"), ADA, "match.no-person"),
    Row("a full table starts by itself", waiting("Ada bot"), Begin(), NOBODY,
        "playing 1: Ada, random | turn 0.0"),
    Row("a match starts once", NEW, Begin(), NOBODY, "match.not-waiting"),
]  # fmt: skip

ACTING = [
    Row("an action passes the turn", NEW, acting(NEW), ADA, "playing 2: Ada, Ben | turn 1.0"),
    Row("others wait for their turn", NEW, acting(NEW), BEN, "seat.not-yours"),
    Row("spectators do not act", NEW, acting(NEW), EVE, "match.not-seated"),
    Row("an action needs a match", waiting("Ada open"), Act(id="1", ply=0, action="1R1"), ADA,
        "match.not-playing"),
    Row("an action answers the latest ply", ONE, acting(ONE, ply=1), BEN, "ply.stale"),
    Row("an action must be readable", NEW, acting(NEW, "nonsense"), ADA, "notation"),
    Row("a turn has no more decisions than it takes", NEW,
        acting(NEW, f"{first_action(NEW)} {first_action(NEW)}"), ADA, "turn.complete"),
    Row("a person cannot act while a bot does", HANDED, acting(HANDED), ADA, "seat.handed-over"),
    Row("nobody acts after the end", OVER, acting(NEW), ADA, "match.not-playing"),
    Row("a bot acts", HANDED, BotAct(first_number(NEW)), NOBODY,
        "playing 2: Ada=greedy, Ben | turn 1.0"),
    Row("a bot does nothing illegal", NEW, BotAct(99_999), NOBODY, "action.unknown"),
    Row("there is no decision to undo", NEW, Undo(id="1", ply=1), ADA, "undo.nothing"),
    Row("resigning ends a match of two", NEW, Resign(id="1"), ADA,
        "over 1: Ada=greedy!resigned, Ben | resigned 2 1"),
    Row("resigning leaves others to play", playing("Ada Ben Cleo"), Resign(id="1"), ADA,
        "playing 1: Ada=greedy!resigned, Ben, Cleo | turn 0.0"),
    Row("resigning against bots ends the match", ALONE, Resign(id="1"), ADA,
        "over 1: Ada=greedy!resigned, random | resigned 2 1"),
    Row("one resigns once", RESIGNED, Resign(id="1"), ADA, "seat.out"),
    Row("one resigns only oneself", NEW, Resign(id="1", seat=1), ADA, "seat.out"),
    Row("spectators do not resign", NEW, Resign(id="1"), EVE, "match.not-seated"),
]  # fmt: skip

TAKING_BACK = [
    Row("against bots a turn is taken back at once", act(playing("Ada Ada")),
        TakeBack(id="1", ply=2), ADA, "playing 1: Ada 1, Ada 2 | turn 0.0"),
    Row("others must agree", ONE, TakeBack(id="1", ply=2), ADA,
        "playing 2: Ada, Ben | turn 1.0 | proposal of 0 to 1 waits 1"),
    Row("only one's own turn", ONE, TakeBack(id="1", ply=2), BEN, "takeback.nothing"),
    Row("the position must be known", ONE, TakeBack(id="1", ply=1), ADA, "ply.stale"),
    Row("what is known can be taken back in earnest", COUNTS, TakeBack(id="1", ply=2), ADA,
        "playing 2: Ada, Ben | turn 1.0 | proposal of 0 to 1 waits 1"),
    Row("agreement goes back", PROPOSED, Consent(id="1", accept=True), BEN,
        "playing 1: Ada, Ben | turn 0.0"),
    Row("a refusal goes on", PROPOSED, Consent(id="1", accept=False), BEN,
        "playing 2: Ada, Ben | turn 1.0"),
    Row("one does not agree with oneself", PROPOSED, Consent(id="1", accept=True), ADA,
        "takeback.own"),
    Row("there must be something to agree to", ONE, Consent(id="1", accept=True), BEN,
        "takeback.none"),
    Row("all others must agree", THREE_PROPOSED, Consent(id="1", accept=True), BEN,
        "playing 2: Ada, Ben, Cleo | turn 1.0 | proposal of 0 to 1 waits 2"),
    Row("one refusal is enough", THREE_PROPOSED, Consent(id="1", accept=False), CLEO,
        "playing 2: Ada, Ben, Cleo | turn 1.0"),
    Row("an action closes a proposal", PROPOSED, acting(PROPOSED), BEN,
        "playing 3: Ada, Ben | turn 0.0"),
]  # fmt: skip

LEAVING = [
    Row("an absent person's seat is handed over", NEW, HandOver(id="1", seat=0), BEN,
        "playing 1: Ada=greedy, Ben | turn 0.0", at(60_000, {0: 0})),
    Row("to the bot of the table", NEW, HandOver(id="1", seat=0, bot="greedy"), BEN,
        "playing 1: Ada=greedy, Ben | turn 0.0", at(60_000, {0: 0})),
    Row("not to another bot", NEW, HandOver(id="1", seat=0, bot="random"), BEN,
        "seat.bot", at(60_000, {0: 0})),
    Row("not too soon", NEW, HandOver(id="1", seat=0), BEN, "seat.present", at(59_999, {0: 0})),
    Row("not of somebody who is there", NEW, HandOver(id="1", seat=0), BEN, "seat.present",
        at(60_000, {1: 0})),
    Row("not one's own", NEW, HandOver(id="1", seat=1), BEN, "seat.not-person",
        at(60_000, {1: 0})),
    Row("not a bot's", ALONE, HandOver(id="1", seat=1), ADA, "seat.not-person",
        at(60_000, {1: 0})),
    Row("not by spectators", NEW, HandOver(id="1", seat=0), EVE, "match.not-seated",
        at(60_000, {0: 0})),
    Row("a person who comes back plays again", HANDED, Return(id="1"), ADA,
        "playing 1: Ada, Ben | turn 0.0"),
    Row("a person who is there cannot come back", NEW, Return(id="1"), ADA, "seat.present"),
    Row("a person who resigned cannot come back", RESIGNED, Return(id="1"), ADA, "seat.present"),
    Row("a rematch waits for the end", NEW, Rematch(id="1"), ADA, "match.not-over"),
    Row("a rematch is for players", OVER, Rematch(id="1"), EVE, "match.not-seated"),
    Row("free text must be allowed", NEW, AgreeChat(id="1"), ADA, "chat.off"),
    Row("free text is agreed to", CHATTY, AgreeChat(id="1"), ADA,
        "playing 1: Ada+chat, Ben | turn 0.0"),
    Row("free text is declined", after(CHATTY, AgreeChat(id="1"), ADA),
        AgreeChat(id="1", agree=False), ADA, "playing 1: Ada, Ben | turn 0.0"),
    Row("spectators agree to nothing", CHATTY, AgreeChat(id="1"), EVE, "match.not-seated"),
]  # fmt: skip

TIMES = [
    Row("time runs for the seat whose turn it is", CLOCKED, acting(CLOCKED), ADA,
        "playing 2: Ada, Ben | turn 1.0 | clock 100 100 runs 1", at(30_000)),
    Row("fischer takes time and gives some", FAST, acting(FAST), ADA,
        "playing 2: Ada, Ben | turn 1.0 | clock 120 100 runs 1", at(30_000)),
    Row("a bot finishes a turn whose time is up", CLOCKED, TimeOut(), NOBODY,
        "playing 1: Ada, Ben | turn 0.0 | stand-in 0 | clock 0 100 runs None", at(100_000)),
    Row("time that is up may forfeit", FAST, TimeOut(), NOBODY,
        "over 1: Ada=greedy!forfeited, Ben | clock 0 100 runs None | forfeited 2 1", at(100_000)),
    Row("a bot has no clock", CLOCKED, HandOver(id="1", seat=0), BEN,
        "playing 1: Ada=greedy, Ben | turn 0.0 | clock 40 100 runs None", at(60_000, {0: 0})),
]  # fmt: skip

ROWS = [*SITTING, *ACTING, *TAKING_BACK, *LEAVING, *TIMES]


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_every_command_does_what_it_should(row: Row) -> None:
    before = facts(row.before)
    found = decide(row.before, row.command, row.identity, row.moment)
    assert outcome(found) == row.after
    assert facts(row.before) == before
    if isinstance(found, Change):
        assert found.snapshot.version == row.before.version + 1


def until(table: Snapshot, is_so: Callable[[Snapshot], bool]) -> Snapshot:
    """Return a table after the first actions that make something so."""
    while not is_so(table):
        table = act(table)
    return table


def in_a_turn(table: Snapshot) -> bool:
    return table.state is not None and table.state.steps > 0


def after_a_deal(table: Snapshot) -> bool:
    return table.ply > 1 and isinstance(table.history.plies()[-1], tuple)


def test_the_last_decision_of_an_unfinished_turn_is_undone() -> None:
    table = until(playing("Ada Ben", game="pavilion"), in_a_turn)
    state = table.state
    assert state is not None
    mine, other = (ADA, BEN) if state.actor == 0 else (BEN, ADA)
    back = after(table, Undo(id="1", ply=table.ply), mine)
    assert (back.ply, back.state and back.state.steps) == (table.ply - 1, state.steps - 1)
    assert outcome(decide(table, Undo(id="1", ply=table.ply), other, at())) == "seat.not-yours"


def test_time_is_not_given_back_by_an_undo() -> None:
    table = until(playing("Ada Ben", game="pavilion", control=TURN), in_a_turn)
    assert table.state is not None
    seat = table.state.actor
    back = after(table, Undo(id="1", ply=table.ply), (ADA, BEN)[seat], at(20_000))
    assert (back.clock.left[seat], back.clock.running) == (80_000, seat)


def test_a_running_clock_starts_when_a_change_is_stored() -> None:
    assert CLOCKED.restarted(5_000).clock.left_at(6_000) == (99_000, 100_000)
    assert NEW.restarted(5_000) is NEW


def test_decisions_of_one_turn_are_made_together_or_not_at_all() -> None:
    table = until(playing("Ada Ben", game="pavilion"), in_a_turn)
    assert table.state is not None
    identity = (ADA, BEN)[table.state.actor]
    start = after(table, Undo(id="1", ply=table.ply), identity)
    first = start.setup.game.write_action(table.history.plies()[-1])  # type: ignore[arg-type]
    second = first_action(table)
    together = decide(start, acting(start, f"{first} {second}"), identity, at())
    assert isinstance(together, Change)
    assert [each.text for each in together.played[:2]] == [first, second]
    assert together.played[0].after is not None, "the position between two plies is told"
    assert together.played[-1].after is None
    assert together.snapshot.version == start.version + 1
    half = decide(start, acting(start, f"{first} nonsense"), identity, at())
    assert outcome(half) == "notation"


def test_what_was_revealed_is_not_taken_back_in_a_match_that_counts() -> None:
    casual, counts = (
        until(playing("Ada Ben", casual=each), after_a_deal) for each in (True, False)
    )
    for identity in (ADA, BEN):
        command = TakeBack(id="1", ply=casual.ply)
        assert outcome(decide(counts, command, identity, at())) == "takeback.reveal"
        proposal = after(casual, command, identity).proposal
        assert proposal is not None and proposal.reveals


def test_a_stand_in_plays_until_the_turn_ends() -> None:
    table = after(CLOCKED, TimeOut(), moment=at(100_000))
    assert table.bot_to_act() == "greedy"
    assert outcome(decide(table, acting(table), ADA, at())) == "seat.handed-over"
    done = after(table, BotAct(first_number(table)), moment=at(100_000))
    assert (done.stand_in, done.bot_to_act(), done.clock.running) == (None, None, 1)


def test_a_match_that_is_played_out_ends_by_itself() -> None:
    assert OVER.result is not None and OVER.state is not None
    assert OVER.result.reason == "played"
    assert list(OVER.result.scores) == OVER.state.scores()
    assert not OVER.is_running


def test_a_rematch_is_created_when_all_have_agreed() -> None:
    first = decide(OVER, Rematch(id="1"), ADA, at())
    assert isinstance(first, Change)
    assert (first.next_match, first.snapshot.rematch) == (None, None)
    assert [seat.again for seat in first.snapshot.seats] == [True, False]
    second = decide(first.snapshot, Rematch(id="2"), BEN, at())
    assert isinstance(second, Change)
    assert (second.next_match, second.snapshot.rematch) == ("next", "next")
    third = decide(second.snapshot, Rematch(id="3"), ADA, replace(at(), new_id=lambda: "other"))
    assert isinstance(third, Change)
    assert (third.next_match, third.snapshot.rematch) == (None, "next")


def test_who_starts_is_drawn_unless_it_is_set() -> None:
    drawn = {
        after(waiting("Ada Ben", start=None), Begin(), moment=at(seed=s)).start for s in range(9)
    }
    assert drawn == {0, 1}
    assert after(waiting("Ada Ben", start=1), Begin()).start == 1


def test_a_change_tells_what_others_need_to_know() -> None:
    acted = decide(NEW, acting(NEW), ADA, at())
    assert isinstance(acted, Change)
    assert (acted.cause, acted.cut, acted.seats, acted.affects_table) == ("act", None, (), False)
    assert [(each.number, each.actor) for each in acted.played] == [(1, 0)]
    assert acted.played[0].events
    agreed = decide(PROPOSED, Consent(id="1", accept=True), BEN, at())
    assert isinstance(agreed, Change)
    assert (agreed.cause, agreed.cut, agreed.played, agreed.affects_table) == (
        "consent",
        1,
        (),
        True,
    )
    sat = decide(waiting("Ada open open"), Sit(id="1"), BEN, at())
    assert isinstance(sat, Change)
    assert [seat.seat for seat in sat.seats] == [1]


def test_going_back_leaves_the_longer_history_as_it_was() -> None:
    plies = PROPOSED.history.plies()
    shorter = act(after(PROPOSED, Consent(id="1", accept=True), BEN))
    assert PROPOSED.history.plies() == plies
    assert draw(shorter) == "playing 2: Ada, Ben | turn 1.0"
    assert shorter.history.since == shorter.version - 1
