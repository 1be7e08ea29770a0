"""Hints: who may get one, and how they are counted."""

import pytest

from tests.table.tables import ADA, BEN, EVE, after, at, outcome, over, playing, waiting
from tilewright.table import NOBODY, Identity, Snapshot, decide
from tilewright.table.checks import check_hint
from tilewright.table.commands import CountHint
from tilewright.table.errors import NotAllowed

ALONE = playing("Ada bot")


@pytest.mark.parametrize(
    ("table", "identity", "code"),
    [
        (playing("Ada bot", casual=False), ADA, "hint.off"),
        (playing("Ada Ben"), ADA, "hint.off"),
        (playing("Ada Ben bot"), ADA, "hint.off"),
        (playing("Ada Ada"), ADA, "hint.off"),
        (waiting("Ada bot"), ADA, "match.not-playing"),
        (over("Ada Ben"), BEN, "match.not-playing"),
        (ALONE, EVE, "match.not-seated"),
    ],
)
def test_hints_are_for_one_person_against_bots_in_casual_matches(
    table: Snapshot, identity: Identity, code: str
) -> None:
    with pytest.raises(NotAllowed) as refused:
        check_hint(table, identity, table.ply)
    assert refused.value.code == code


def test_the_person_whose_turn_it_is_may_ask_about_the_latest_position() -> None:
    assert check_hint(ALONE, ADA, ALONE.ply) is ALONE.state
    with pytest.raises(NotAllowed, match="ply"):
        check_hint(ALONE, ADA, ALONE.ply - 1)


def test_a_hint_is_counted_once_for_each_position_and_changes_nothing_else() -> None:
    once = after(ALONE, CountHint(0, ALONE.ply))
    twice = after(once, CountHint(0, ALONE.ply))
    assert [seat.hints for seat in twice.seats] == [(ALONE.ply,), ()]
    assert once.state == ALONE.state
    assert once.clock == ALONE.clock


def test_a_hint_for_an_earlier_position_is_not_counted() -> None:
    assert outcome(decide(ALONE, CountHint(0, 0), NOBODY, at())) == "ply.stale"
