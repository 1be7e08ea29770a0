"""Properties of every table and every command, tested with random commands in whole matches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.table.tables import ADA, BEN, CLEO, EVE, FISCHER, TURN, after, at, facts, waiting
from tilewright.core.errors import Refusal
from tilewright.table import NOBODY, Change, Identity, Moment, Snapshot, decide
from tilewright.table.clock import NO_CLOCK
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

GAMES = ("azul", "pavilion", "garden")
STEPS = 150


class Try:
    """One command at one table, and what came of it."""

    def __init__(
        self, before: Snapshot, command: Command | DriverCommand, rng: random.Random
    ) -> None:
        self.before = before
        self.command = command
        self.identity: Identity = rng.choice((ADA, ADA, BEN, BEN, CLEO, EVE))
        self.now = before.clock.since + rng.randrange(5000)
        self.seed = rng.randrange(1000)
        if isinstance(command, DriverCommand):
            self.identity = NOBODY
        elif isinstance(command, Act) and rng.random() < 0.9:
            self.identity = _owner_of_turn(before)
        self.facts = facts(before)
        self.found = self.decide()

    def decide(self) -> Change | Refusal:
        away = dict.fromkeys(range(4), -100_000)
        moment: Moment = at(self.now, away, self.seed)
        return decide(self.before, self.command, self.identity, moment)


def _owner_of_turn(table: Snapshot) -> Identity:
    user = None
    if table.state is not None and table.state.actor >= 0:
        user = table.seats[table.state.actor].user
    return next((each for each in (ADA, BEN, CLEO) if each.id == user), EVE)


def _action(table: Snapshot, rng: random.Random) -> Command | DriverCommand:
    state = table.state
    if state is None or table.status != "playing":
        return Act(id="1", ply=table.ply, action="1R1")
    action = rng.choice(state.legal_actions())
    if table.bot_to_act() is not None:
        return BotAct(int(action))
    if table.clock.running is not None and rng.random() < 0.05:
        return TimeOut()
    return Act(id="1", ply=table.ply - (rng.random() < 0.05), action=str(action))


def _command(table: Snapshot, rng: random.Random) -> Command | DriverCommand:
    if rng.random() < 0.75:
        return _action(table, rng)
    ply, seat = table.ply, rng.randrange(4)
    others: list[Command] = [
        Undo(id="1", ply=ply),
        TakeBack(id="1", ply=ply),
        Consent(id="1", accept=rng.random() < 0.7),
        HandOver(id="1", seat=seat),
        Return(id="1"),
        Sit(id="1", seat=seat),
        Sit(id="1"),
        Leave(id="1"),
        Start(id="1"),
        Rematch(id="1"),
        AgreeChat(id="1", agree=rng.random() < 0.5),
    ]
    if rng.random() < 0.1:
        return Resign(id="1")
    return rng.choice(others)


def _tries(game: str, seed: int) -> Iterator[Try]:
    rng = random.Random(seed)
    control = rng.choice((NO_CLOCK, TURN, FISCHER))
    seats = rng.choice(("Ada Ben", "Ada Ben bot", "Ada Ben Cleo", "Ada bot"))
    casual = rng.random() < 0.5
    table = waiting(seats, game, start=None, control=control, casual=casual, free_chat=True)
    table = after(table, Begin(), moment=at(seed=seed))
    for _ in range(STEPS):
        one = Try(table, _command(table, rng), rng)
        yield one
        if isinstance(one.found, Change):
            table = one.found.snapshot


@pytest.fixture(params=[(game, seed) for game in GAMES for seed in range(4)], ids=str)
def tries(request: pytest.FixtureRequest) -> list[Try]:
    return list(_tries(*request.param))


def test_a_command_changes_no_snapshot_that_is_passed_in(tries: list[Try]) -> None:
    refused = [one for one in tries if isinstance(one.found, Refusal)]
    assert refused and len(refused) < len(tries)
    for one in tries:
        assert facts(one.before) == one.facts


def test_the_same_inputs_give_the_same_change(tries: list[Try]) -> None:
    for one in tries:
        again = one.decide()
        if isinstance(one.found, Refusal):
            assert again == one.found
            continue
        assert isinstance(again, Change)
        assert facts(again.snapshot) == facts(one.found.snapshot)
        assert replace(again, snapshot=one.found.snapshot) == one.found


def test_the_plies_lead_to_the_position(tries: list[Try]) -> None:
    for one in tries:
        if isinstance(one.found, Change):
            table = one.found.snapshot
            assert table.state is not None
            assert table.state_at(table.ply).to_text() == table.state.to_text()
            assert len(table.history.versions()) == table.ply


def test_a_table_at_rest_waits_for_a_seat_or_is_over(tries: list[Try]) -> None:
    for one in tries:
        if isinstance(one.found, Change):
            table = one.found.snapshot
            assert table.state is not None
            assert table.version == one.before.version + 1
            assert (table.status == "over") == (table.result is not None)
            if table.status == "playing":
                assert table.state.actor >= 0
                assert table.clock.running in (None, table.state.actor)
            else:
                assert table.clock.running is None and not table.is_running
