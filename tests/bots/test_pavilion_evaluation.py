"""The evaluation of Summer Pavilion, compared with counting by hand."""

from hashlib import sha256

import pytest

from tests.pavilion.drawn import board, drawn
from tilewright import NATURE, Pavilion, Rng, find_game
from tilewright.bots import find_evaluation
from tilewright.bots.evaluations.pavilion import FEATURES
from tilewright.bots.weights import read_weights

GAME = find_game("pavilion")
DIGEST = "c68495ee6a56b086"  # of the features of many positions, the same compiled and pure


def features(state: Pavilion, seat: int = 0) -> dict[str, int]:
    """Return the features of a seat that are not 0."""
    evaluation = find_evaluation(GAME, "plain")
    _, found = evaluation.features_of(state)
    by_name = dict(zip(FEATURES, found[seat], strict=True))
    return {name: value for name, value in by_name.items() if value}


def seen(state: Pavilion, *names: str) -> list[int]:
    """Return some features of the first seat."""
    found = features(state)
    return [found.get(name, 0) for name in names]


def test_points_hand_and_turn_are_counted() -> None:
    state = drawn(board(hand="PPGOO", score=12), board(hand="R", score=9))
    assert seen(state, "one", "score", "tiles", "wilds", "turn", "token") == [1, 12, 5, 2, 1, 1]
    assert seen(state, "hand-1", "hand-2", "hand-3") == [1, 2, 0]
    assert "turn" not in features(state, 1)


def test_wild_tiles_of_a_seat_that_has_passed_are_not_wild() -> None:
    state = drawn(board(hand="R"), board(kept="PPG", passed=True))
    assert "wilds" not in features(state, 1)
    assert features(state, 1)["tiles"] == features(state, 1)["left"] == 3
    assert features(state, 1)["left-next"] == 1


def test_three_tiles_cover_the_costs_one_and_two_of_their_star() -> None:
    state = drawn(board(hand="RRR"))
    assert seen(state, "planned", "left", "single-2", "bonus-2", "single-1") == [3, 0, 1, 14, 0]
    assert seen(state, "cost-1-6", "cost-2-6", "cost-3-6") == [1, 1, 0]


def test_a_hand_that_can_complete_a_star_does() -> None:
    state = drawn(board("4:xxxx..", hand="BBBBBPPPPPP"))
    assert seen(state, "planned", "earned", "left", "single-6", "bonus-6") == [11, 3, 0, 1, 15]


def test_without_the_wild_tiles_it_is_one_space_more() -> None:
    state = drawn(board("4:xxxx..", hand="BBBBB"))
    assert seen(state, "planned", "earned", "single-5", "window-5") == [5, 0, 1, 1]


def test_the_last_tile_of_the_middle_star_goes_before_the_star_of_its_colour() -> None:
    state = drawn(board("0:.GOYBP 3:x.....", hand="R"))
    assert seen(state, "planned", "mixed-6", "single-1") == [6, 1, 1]


def test_a_payment_needs_a_tile_of_the_colour_for_every_space() -> None:
    state = drawn(board("2:xx....", hand="OPPPPPP"))
    assert seen(state, "planned")[0] < 3 + 4 + 1 + 2
    assert seen(drawn(board("2:xx....", hand="PPPPPP")), "planned", "single-3") == [6, 1]


def test_what_is_left_beyond_four_is_excess() -> None:
    state = drawn(board("1:xxxxxx 6:xxxxxx 0:PGORBY", hand="PPPGGG"))
    assert seen(state, "planned", "left", "excess", "left-3") == [0, 4, 2, 2]
    assert seen(state, "left-useful", "left-next") == [0, 3]


def test_grey_stars_take_the_colour_they_have() -> None:
    state = drawn(board("2:..BB..", hand="BB"), side="grey")
    assert seen(state, "planned", "single-3", "bonus-3") == [3, 1, 15]


def test_structures_are_counted_by_what_is_covered() -> None:
    state = drawn(board("1:xx..x. 2:..x...", hand="Y"))
    assert seen(state, "statue-3", "window-5", "window-6") == [1, 1, 0]
    assert seen(state, "pillar-1") == [2]


def test_an_open_space_is_worth_the_run_it_would_join() -> None:
    state = drawn(board("1:xxx...", kept="Y", passed=True), board(hand="R"), turn=1, actor=1)
    # Five other stars and the middle offer one point for each cost; here 4 and 6 would join.
    assert seen(state, "open-1", "open-4", "open-5", "open-6") == [6, 10, 7, 10]


def test_the_stage_is_the_round_and_how_far_it_is() -> None:
    evaluation = find_evaluation(GAME, "plain")
    assert evaluation.features_of(Pavilion())[0] == 0
    assert evaluation.features_of(drawn(displays="GGOR GGOR GGOR"))[0] == 1
    assert evaluation.features_of(drawn(displays="GGOR", round=2))[0] == 6
    assert evaluation.features_of(drawn(board(hand="G"), round=6))[0] == 23


@pytest.mark.parametrize("name", ["plain", "tuned"])
def test_a_finished_match_is_worth_its_result(name: str) -> None:
    for seed in range(10):
        state, rng = Pavilion(2 + seed % 3, GAME.sides[seed % 2]), Rng(seed)
        while not state.is_over:
            step(state, rng)
        evaluation = find_evaluation(GAME, name, state.seats, state.side)
        assert evaluation.points(state) == tuple(state.scores())


def test_the_features_are_the_same_compiled_and_pure() -> None:
    told, rng = sha256(), Rng(11)
    for side in GAME.sides:
        state = Pavilion(3, side)
        evaluation = find_evaluation(GAME, "plain", 3, side)
        while not state.is_over:
            step(state, rng)
            told.update(repr(evaluation.features_of(state)).encode())
    assert told.hexdigest()[:16] == DIGEST


def test_looking_leaves_the_position_alone() -> None:
    state, rng = Pavilion(), Rng(2)
    while not state.is_over:
        step(state, rng)
        before = state.to_text()
        features(state)
        assert state.to_text() == before


def test_every_set_of_weights_has_a_weight_for_each_stage() -> None:
    evaluation = find_evaluation(GAME, "plain")
    for weights in read_weights("pavilion").values():
        assert set(weights["weights"]) <= set(FEATURES)
        assert {len(column) for column in weights["weights"].values()} == {evaluation.stages}
        assert len(weights["spread"]) == evaluation.stages
        assert min(weights["spread"]) > 0


def step(state: Pavilion, rng: Rng) -> None:
    """Make a random deal or move."""
    if state.actor == NATURE:
        state.apply_deal(state.deal(rng))
    else:
        state.apply(state.random_action(rng))
