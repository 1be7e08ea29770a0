"""D. Passing, discards and the marker."""

import pytest

from tests.garden.drawn import board, drawn
from tests.garden.table import display_of, kinds, only, play, refusal, storage_of, tokens, tower_of
from tilewright import Message


def test_passing_is_always_allowed() -> None:
    state = drawn(board(tiles="B1", expansions="B2"), display="0^Y1Y2Y3Y4")
    assert "pass" in tokens(state)


def test_it_is_the_only_action_if_nothing_else_is_possible() -> None:
    assert tokens(drawn(board(score=0), round=4)) == ["pass"]


def test_any_stored_tile_or_expansion_may_be_discarded() -> None:
    state = drawn(board(tiles="B1 Y6 Y6", expansions="B2 G3"), display="0^Y1")
    play(state, "pass")
    assert tokens(state) == ["stop", "dropB1", "dropY6", "dropxB2", "dropxG3"]


def test_tiles_are_discarded_ascending() -> None:
    state = drawn(board(tiles="B1 L3 Y6"), display="0^Y1")
    play(state, "pass dropL3")
    assert tokens(state) == ["stop", "dropY6"]
    assert refusal(state, "dropB1") == "garden.drop-order"


def test_equal_tiles_may_follow_one_another() -> None:
    state = drawn(board(tiles="L3 L3 L3"), display="0^Y1")
    play(state, "pass dropL3 dropL3")
    assert tokens(state) == ["stop", "dropL3"]


def test_expansions_come_after_the_tiles_and_ascending() -> None:
    state = drawn(board(tiles="Y6", expansions="B2 G3"), display="0^Y1")
    play(state, "pass dropxB2")
    assert tokens(state) == ["stop", "dropxG3"]
    assert refusal(state, "dropY6") == "garden.drop-order"


def test_each_set_of_discards_is_reached_by_one_sequence() -> None:
    state = drawn(board(tiles="B1 B1 L3", expansions="B2"), display="0^Y1")
    ends: list[str] = []
    todo = [(state, "pass")]
    while todo:
        before, token = todo.pop()
        twin = before.copy()
        play(twin, token)
        if twin.phase_name == "discarding":
            todo += [(twin, other) for other in tokens(twin)]
        else:
            ends.append(storage_of(twin, 0))
    assert len(ends) == len(set(ends)) == 3 * 2 * 2


def test_a_pass_is_over_when_nothing_more_can_be_discarded() -> None:
    state = drawn(board(tiles="B1 L3"), display="0^Y1")
    play(state, "pass dropL3")
    assert state.actor == 1


def test_discarded_tiles_go_to_the_tower_and_expansions_to_the_supply() -> None:
    state = drawn(board(tiles="B1", expansions="B2"), display="0^Y1")
    supply = state.to_data()["supply"]
    play(state, "pass dropB1 dropxB2")
    assert (tower_of(state), state.to_data()["supply"]) == ("B1", supply + 1)


def test_each_discard_loses_its_value() -> None:
    state = drawn(board(tiles="B4 P1", expansions="G3", score=30), display="0^Y1")
    play(state, "pass dropB4 dropxG3")
    assert state.scores()[0] == 30 - 4 - 3 - 1


@pytest.mark.parametrize(("score", "price"), [(30, 5), (3, 3), (0, 0)])
def test_the_preview_of_a_discard_tells_what_the_pass_costs_at_most_all_points(
    score: int, price: int
) -> None:
    state = drawn(board(tiles="B4 P1", score=score), display="0^Y1")
    turn = [state.game.read_action(token) for token in ("pass", "dropB4")]
    told = state.game.presentation.preview(state, turn, ("Anna", "Olena"))
    assert told[-1] == Message("garden-price", {"points": price})


def test_the_first_to_pass_takes_the_marker_and_loses_1() -> None:
    state = drawn(display="0^Y1")
    assert only(play(state, "pass"), "marked") == [{"seat": 0, "points": 1}]
    assert (state.scores(), state.to_data()["marker"]) == ([14, 15], 0)


def test_the_next_to_pass_loses_nothing() -> None:
    state = drawn(board(), board(passed=True), seats=3, display="0^Y1")
    assert kinds(play(state, "pass")) == ["passed"]
    assert state.scores()[0] == 15


def test_those_who_have_passed_are_skipped() -> None:
    state = drawn(board(), board(passed=True), board(), display="0xY1 1xG2 2^B4B5B6B3")
    play(state, "takeY")
    assert state.actor == 2
    play(state, "takeG")
    assert state.actor == 0


def test_the_last_one_left_goes_on_alone() -> None:
    state = drawn(board(passed=True), board(), display="0xY1 1xG2 2^B4B5B6B3", actor=1)
    play(state, "takeY takeG")
    assert (state.actor, display_of(state)) == (1, "2^B3B4B5B6")


@pytest.mark.parametrize("token", ["takeY", "buy1", "B1@01", "pass", "payJ", "from0"])
def test_nothing_else_is_done_while_discarding(token: str) -> None:
    state = drawn(board(tiles="B1"), display="0^Y1")
    play(state, "pass")
    assert refusal(state, token) == "garden.phase"


def test_only_what_is_stored_is_discarded() -> None:
    state = drawn(board(tiles="B1"), display="0^Y1")
    play(state, "pass")
    assert refusal(state, "dropB2") == "garden.no-tile"
    assert refusal(state, "dropxB1") == "garden.no-expansion"
