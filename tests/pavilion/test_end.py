"""The end after round 6: bonuses for stars and costs, corner tiles, and who wins."""

import pytest

from tests.pavilion.drawn import board, drawn
from tests.pavilion.table import kept_of, only, play, refusal
from tilewright import NOBODY, Event, Pavilion
from tilewright.games.pavilion.data import BoardData

# All spaces of each cost, on the coloured side.
COSTS = {
    1: "0:P..... 1:x..... 2:x..... 3:x..... 4:x..... 5:x..... 6:x.....",
    2: "0:.P.... 1:.x.... 2:.x.... 3:.x.... 4:.x.... 5:.x.... 6:.x....",
    3: "0:..P... 1:..x... 2:..x... 3:..x... 4:..x... 5:..x... 6:..x...",
    4: "0:...P.. 1:...x.. 2:...x.. 3:...x.. 4:...x.. 5:...x.. 6:...x..",
    5: "0:....P. 1:....x. 2:....x. 3:....x. 4:....x. 5:....x. 6:....x.",
    6: "0:.....P 1:.....x 2:.....x 3:.....x 4:.....x 5:.....x 6:.....x",
}
GREY_COSTS = {
    1: "1:..R... 2:..R... 3:..R... 4:..R... 5:..R... 6:..R...",
    2: "1:.R.... 2:.R.... 3:.R.... 4:.R.... 5:.R.... 6:.R....",
    3: "0:PGOYBR 1:R..... 2:R..... 3:R..... 4:R..... 5:R..... 6:R.....",
    4: "1:...R.. 2:...R.. 3:...R.. 4:...R.. 5:...R.. 6:...R..",
    5: "1:....R. 2:....R. 3:....R. 4:....R. 5:....R. 6:....R.",
    6: "1:.....R 2:.....R 3:.....R 4:.....R 5:.....R 6:.....R",
}
COST_BONUS = {1: [4], 2: [8], 3: [12], 4: [16], 5: [], 6: []}
FULL = "0:PGOYBR 1:xxxxxx 2:xxxxxx 3:xxxxxx 4:xxxxxx 5:xxxxxx 6:xxxxxx"


def end(stars: str, side: str = "coloured", score: int = 5) -> list[Event]:
    """Return what happens when the last player, who has one tile left, passes in round 6."""
    held = board(stars, hand="P", score=score)
    return play(drawn(held, board(passed=True), round=6, side=side), "pass")


def bonuses(events: list[Event], kind: str) -> list[object]:
    """Return the points of the bonuses for stars or for costs."""
    return [bonus["points"] for bonus in only(events, f"{kind}-bonus")]


def test_the_game_ends_when_all_have_passed_in_round_6() -> None:
    state = drawn(board(hand="P"), board(passed=True), round=6)
    events = play(state, "pass")
    assert (state.actor, state.phase_name) == (NOBODY, "over")
    assert only(events, "ended") == [{"round": 6}]


def test_the_game_goes_on_after_round_5() -> None:
    state = drawn(board(hand="P"), board(passed=True), round=5)
    play(state, "pass stop")
    assert (state.is_over, state.to_data()["round"]) == (False, 6)


@pytest.mark.parametrize(
    ("stars", "value"),
    [
        ("0:PGOYBR", 12),
        ("0:RBYOGP", 12),
        ("1:xxxxxx", 20),
        ("2:xxxxxx", 17),
        ("3:xxxxxx", 14),
        ("4:xxxxxx", 15),
        ("5:xxxxxx", 16),
        ("6:xxxxxx", 18),
    ],
)
def test_a_complete_star_has_its_value(stars: str, value: int) -> None:
    assert bonuses(end(stars), "star") == [value]


@pytest.mark.parametrize("stars", ["0:PGOYB.", "1:.xxxxx", "3:xxx.xx"])
def test_a_star_that_lacks_a_tile_is_worth_nothing(stars: str) -> None:
    assert bonuses(end(stars), "star") == []


@pytest.mark.parametrize("cost", COSTS)
def test_all_spaces_of_a_cost_up_to_4_have_a_bonus(cost: int) -> None:
    assert bonuses(end(COSTS[cost]), "cost") == COST_BONUS[cost]


@pytest.mark.parametrize("cost", GREY_COSTS)
def test_all_spaces_of_a_cost_up_to_4_have_a_bonus_on_the_grey_side(cost: int) -> None:
    assert bonuses(end(GREY_COSTS[cost], "grey"), "cost") == COST_BONUS[cost]


@pytest.mark.parametrize("cost", [1, 2, 3, 4])
@pytest.mark.parametrize("star", range(7))
def test_one_empty_space_of_a_cost_means_no_bonus(cost: int, star: int) -> None:
    words = COSTS[cost].split()
    assert bonuses(end(" ".join(words[:star] + words[star + 1 :])), "cost") == []


def test_the_centre_counts_for_the_bonus_of_cost_3_on_the_grey_side() -> None:
    assert bonuses(end(GREY_COSTS[3].replace("0:PGOYBR", "0:PGOYB."), "grey"), "cost") == []


def test_a_bonus_names_its_star_or_cost() -> None:
    events = end("0:PGOYBR 1:xxxxxx")
    assert [bonus["star"] for bonus in only(events, "star-bonus")] == [0, 1]
    assert only(end(COSTS[2]), "cost-bonus") == [{"seat": 0, "cost": 2, "points": 8}]


def test_all_bonuses_are_added_up() -> None:
    state = drawn(board(FULL, hand="P", score=50), board(passed=True), round=6)
    play(state, "pass")
    stars = 12 + 14 + 15 + 16 + 17 + 18 + 20
    assert state.scores()[0] == 50 + stars + 4 + 8 + 12 + 16 - 1


def test_every_player_gets_their_bonuses() -> None:
    state = drawn(
        board(hand="P", score=5),
        board("1:xxxxxx", passed=True, score=30),
        board(passed=True),
        round=6,
    )
    play(state, "pass")
    assert state.scores() == [4, 50, 5]


def test_there_is_no_bonus_before_the_end() -> None:
    state = drawn(board("1:xxxxxx", hand="P"), board(passed=True), round=5)
    events = play(state, "pass keepP")
    assert bonuses(events, "star") == []
    assert state.scores()[0] == 5


def test_corner_tiles_cost_a_point_each_after_the_bonuses() -> None:
    state = drawn(board("1:xxxxxx", hand="PPP", score=1), board(passed=True), round=6)
    events = play(state, "pass")
    assert only(events, "corner-loss") == [{"seat": 0, "count": 3, "points": 3}]
    assert state.scores()[0] == 1 + 20 - 3


def test_the_loss_for_corner_tiles_comes_after_the_bonus_in_the_story() -> None:
    kinds = [event.kind for event in end("1:xxxxxx")]
    assert kinds[-3:] == ["star-bonus", "corner-loss", "ended"]


def test_corner_tiles_stay_where_they_are() -> None:
    state = drawn(board(hand="PG"), board(kept="YYYY", passed=True), round=6)
    play(state, "pass")
    assert (kept_of(state, 0), kept_of(state, 1)) == ("PG", "YYYY")
    assert state.scores() == [3, 1]


def test_after_the_end_nothing_is_legal() -> None:
    state = drawn(board(hand="P"), board(passed=True), round=6)
    play(state, "pass")
    assert state.legal_actions() == []
    assert refusal(state, "pass") == "game.over"


def ended(*scores: int) -> Pavilion:
    """Return a table whose game is over, with such scores."""
    boards: list[BoardData] = [board(score=score, passed=True) for score in scores]
    return drawn(*boards, round=6, phase="over", actor=None)


def test_most_points_win() -> None:
    assert ended(10, 30, 20).ranking() == [3, 1, 2]


def test_tied_players_share_the_win() -> None:
    assert ended(30, 9, 30).ranking() == [1, 3, 1]


def test_tied_players_share_lower_places_too() -> None:
    assert ended(30, 50, 30, 9).ranking() == [2, 1, 2, 4]


def test_complete_stars_decide_no_tie() -> None:
    state = drawn(
        board("1:xxxxxx", score=40, passed=True),
        board(score=40, passed=True),
        round=6,
        phase="over",
        actor=None,
    )
    assert state.ranking() == [1, 1]


def test_everyone_may_share_the_win() -> None:
    assert ended(5, 5, 5, 5).ranking() == [1, 1, 1, 1]
