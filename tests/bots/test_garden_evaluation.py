"""The evaluation of Queen's Garden, compared with counting by hand."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.garden.drawn import board, drawn
from tests.garden.table import play
from tilewright import NATURE, Garden, Rng, find_game, make_bot
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.weights import find_evaluation, make_evaluation, read_weights
from tilewright.games.garden.data import BoardData

GARDEN = find_game("garden")


def features(state: Garden, seat: int = 0) -> dict[str, int]:
    """Return the features of a seat that are not 0, by name."""
    evaluation = make_evaluation(GARDEN)
    found = evaluation.features_of(state)[1][seat]
    named = zip(evaluation.feature_names, found, strict=True)
    return {name: value for name, value in named if value}


def some(state: Garden, *prefixes: str) -> dict[str, int]:
    """Return the features of the first seat whose names have certain prefixes."""
    return {name: n for name, n in features(state).items() if name.startswith(prefixes)}


def positions(seed: int, seats: int = 2, side: str = "front") -> Iterator[Garden]:
    """Yield the positions of a random match, including the end."""
    state, rng = Garden(seats, side), Rng(seed)
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
        yield state


# Three blues round the fountain: 6 points; a group of one colour and three lone patterns.
BLUES: BoardData = board("01:B1 02:B2 03:B3", tiles="B4 P1")


def test_groups_are_counted_by_size_and_value() -> None:
    assert some(drawn(BLUES), "groups", "colour", "pattern") == {
        "groups": 6,
        "colour-3": 1,
        "colour-sum-3": 6,
        "pattern-1": 3,
        "pattern-sum-1": 6,
    }


def test_a_group_with_no_room_beside_it_cannot_grow() -> None:
    state = drawn(board("01:B1 02:P1 06:L1 14:Y1", "1:down"))
    assert some(state, "groups", "colour", "pattern") == {
        "groups": 4,
        "colour-1": 3,  # the blue tree is shut in
        "colour-sum-1": 3,
        "pattern-4": 1,
        "pattern-sum-4": 4,
    }


def test_the_wheel_is_foreseen_to_the_last_round() -> None:
    assert some(drawn(BLUES), "wheel") == {"wheel": 4, "wheel-later": 2}
    assert some(drawn(BLUES, round=2), "wheel") == {"wheel": 2}


def test_decorations_are_counted_by_what_lies_round_them() -> None:
    assert some(drawn(BLUES), "around", "open", "free", "rim") == {
        "around-1": 4,  # a statue and a bench
        "around-2": 4,
        "around-3": 1,  # the fountain
        "open-3": 1,
        "free": 3,
        "rim": 2,
    }


def test_the_storage_is_counted_by_value() -> None:
    state = drawn(board(tiles="B4 B4 B2 P4", expansions="Y4"))
    names = ("jokers", "tiles", "expansions", "value", "stored", "doubles", "kin", "cramped")
    assert some(state, *names) == {
        "jokers": 3,
        "tiles": 4,
        "expansions": 1,
        "value": 18,
        "stored-2": 1,
        "stored-4": 4,
        "doubles": 1,
        "kin": 4,  # B4 with B2, with P4 and with Y4; P4 with Y4
    }


def test_the_plan_places_what_can_be_paid() -> None:
    state = drawn(BLUES)
    assert some(state, "plan", "rest") == {
        "planned": 2,
        "plan-groups": 28 + 4,  # B4 joins the blues, P1 the blue tree: in sixths
        "plan-wheel": 2,
        "plan-later": 2,
    }


def test_the_plan_leaves_what_cannot_be_paid() -> None:
    state = drawn(board("01:B1 02:B2 03:B3", tiles="B4 P1", jokers=2))
    left = some(state, "plan", "rest")
    assert (left["planned"], left["rest"], left["rest-value"], left["rest-jokers"]) == (1, 1, 4, 2)


def test_what_is_on_offer_is_shared_among_those_who_have_not_passed() -> None:
    names = ("share", "offer", "turn", "marker", "passed")
    state = drawn(board(), board(), display="0^B5Y2L1M1")
    assert some(state, *names) == {"share": 6 * 25 // 2, "offer": 2, "turn": 1}
    state = drawn(board(), board(passed=True), display="0^B5Y2L1M1")
    assert some(state, *names) == {"share": 6 * 25, "offer": 2, "turn": 1}
    assert features(state, 1).keys() & {"share", "turn", "marker", "passed"} == {"marker", "passed"}


@pytest.mark.parametrize("side", ["front", "back"])
def test_a_seat_that_has_passed_in_the_last_round_is_settled(side: str) -> None:
    done = board("01:B1 02:B2 03:B3 04:B4 06:P1 05:L1", tiles="G5 M6", passed=True)
    state = drawn(board(), done, round=4, side=side)
    expected = features(state, 1)
    play(state, "pass")
    assert expected == {"settled": state.scores()[1]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_finished_game_is_worth_its_result(seats: int) -> None:
    for seed in range(5):
        *_, state = positions(seed, seats)
        for name in ("plain", "tuned"):
            points = find_evaluation(GARDEN, name, seats, "front").points(state)
            assert points == tuple(map(float, state.scores()))


def test_the_worth_is_the_sum_of_features_times_weights() -> None:
    weights = read_weights("garden")["tuned"]["weights"]
    for seats in (2, 3):
        evaluation = find_evaluation(GARDEN, "tuned", seats, "front")
        for state in positions(seats, seats):
            if not state.is_over:
                assert evaluation.points(state) == pytest.approx(worth(evaluation, state, weights))


def worth(
    evaluation: Evaluation, state: Garden, weights: dict[str, list[int]]
) -> tuple[float, ...]:
    """Return the expected score of every seat, added up by hand."""
    stage, found = evaluation.features_of(state)
    names = evaluation.feature_names
    return tuple(
        sum(n * weights[name][stage] for n, name in zip(seat, names, strict=True)) / 1000
        for seat in found
    )


def test_an_unfinished_turn_is_judged_as_if_it_were_finished() -> None:
    evaluation = make_evaluation(GARDEN)
    count = 0
    for seed in range(6):
        for state in positions(seed):
            if state.steps and state.phase_name != "discarding":
                count += 1
                ends = [evaluation.features_of(end) for end in endings(state)]
                assert evaluation.features_of(state) in ends
    assert count > 20


def endings(state: Garden) -> Iterator[Garden]:
    """Yield every position in which the current turn can end."""
    if not state.steps:
        yield state
        return
    for action in state.legal_actions():
        child = state.copy()
        child.apply(action)
        yield from endings(child)


def test_greedy_completes_a_group_of_six() -> None:
    state = drawn(board("01:B1 02:B2 03:B3 04:B4 05:B5", tiles="B6 P1", jokers=5), board())
    assert str(make_bot("greedy", GARDEN).choose(state, Rng(1))) == "B6@06"


SIGNATURE = """
from tests.bots.test_garden_evaluation import signature
print(signature())
"""


def signature() -> int:
    """Return a number derived from the evaluation of many positions."""
    total = 0
    for seed in range(3):
        evaluation = find_evaluation(GARDEN, "tuned", 2, "front")
        for state in positions(seed):
            for points in evaluation.points(state):
                total = (31 * total + round(1000 * points)) % (1 << 61)
    return total


def test_pure_code_makes_the_same_of_positions() -> None:
    environment = os.environ | {"TILEWRIGHT_PURE": "1"}
    command = [sys.executable, "-c", SIGNATURE]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert int(result.stdout) == signature()
