"""The rulings R1 to R9, each cited by number."""

from tests.pavilion.drawn import board, drawn
from tests.pavilion.table import (
    hand_of,
    is_to_refill,
    kept_of,
    only,
    passed,
    play,
    refusal,
    supply_of,
    tokens,
    tower_of,
)
from tilewright import Pavilion

# Three such boards hold 21 tiles of every colour: 6 tiles are left for all else.
FULL = "0:PGOYBR 1:xxxxxx 2:xxxxxx 3:xxxxxx 4:xxxxxx 5:xxxxxx 6:xxxxxx"


def without_tiles(hand: str, supply: str, **rest: object) -> Pavilion:
    """Return a table whose bag and tower are empty; three seats have passed, one has not."""
    full = board(FULL, passed=True)
    return drawn(board(hand=hand), full, full, full, supply=supply, bag="", **rest)


def test_r1_if_nobody_took_the_token_the_starter_of_the_round_places_first() -> None:
    state = drawn(board(), board(hand="Y"), board(hand="Y"), displays="GGGG", start=2)
    play(state, "1G")
    assert (state.actor, state.phase_name, state.to_data()["token"]) == (2, "placing", "centre")


def test_r1_if_nobody_took_the_token_the_starter_starts_the_next_round_too() -> None:
    state = drawn(board(hand="Y"), board(passed=True), token="centre", start=1)
    play(state, "pass keepY")
    assert (state.to_data()["round"], state.to_data()["start"]) == (2, 1)


def test_r1_costs_nothing() -> None:
    state = drawn(displays="GGGG", start=1)
    play(state, "1G")
    assert state.scores() == [5, 5]


def test_r2_a_round_without_tiles_to_lay_out_goes_straight_to_placing() -> None:
    state = without_tiles("YBR", "PGO", round=2)
    play(state, "pass keepY keepB keepR")
    assert (state.to_data()["round"], state.phase_name, state.actor) == (3, "placing", 0)
    assert hand_of(state) == "YBR"


def test_r2_the_token_stays_in_the_centre_then() -> None:
    state = without_tiles("YBR", "PGO", round=2, start=3, token=0)
    play(state, "pass keepY keepB keepR")
    assert (state.to_data()["token"], state.to_data()["start"]) == ("centre", 0)


def test_r2_rounds_without_a_tile_in_any_hand_pass_by_themselves_to_the_end() -> None:
    state = without_tiles("Y", "PGOBR", round=5)
    events = play(state, "51Y")
    assert [story["seat"] for story in only(events, "passed")] == [0, 0, 1, 2, 3]
    assert state.is_over


def test_r3_if_the_supply_holds_no_more_than_is_owed_all_is_taken_without_asking() -> None:
    state = drawn(board("1:....x.", hand="P" * 6), supply="PGO")
    events = play(state, "16P")
    assert (hand_of(state), only(events, "bonus-lost")) == ("PGO", [])
    assert is_to_refill(state)


def test_r3_what_is_still_owed_then_is_lost() -> None:
    state = drawn(board("1:....x.", hand="P" * 6), supply="PG")
    events = play(state, "16P")
    assert hand_of(state) == "PG"
    assert only(events, "bonus-lost") == [{"seat": 0, "count": 1}]


def test_r3_an_empty_supply_gives_nothing() -> None:
    state = drawn(board("1:....x.", hand="P" * 6), supply="")
    assert only(play(state, "16P"), "bonus-lost") == [{"seat": 0, "count": 3}]


def test_r4_the_supply_stays_short_while_bag_and_tower_are_empty() -> None:
    state = without_tiles("YBR", "PGO")
    play(state, "51Y")
    assert (state.actor, state.phase_name, supply_of(state)) == (0, "placing", "PGO")


def test_r4_the_next_refill_comes_when_there_is_a_tile_again() -> None:
    state = without_tiles("YBR", "PGO")
    play(state, "pass keepY stop")
    assert (is_to_refill(state), tower_of(state)) == (True, "BR")
    play(state, "BR")
    assert supply_of(state) == "PGOBR"


def test_r5_a_player_whose_hand_is_empty_passes_without_being_asked() -> None:
    state = drawn(board(hand="YY"), board(), board(hand="Y"))
    events = play(state, "51Y")
    assert only(events, "passed") == [{"seat": 1, "count": 0}]
    assert (state.actor, passed(state)) == (2, [False, True, False])


def test_r5_holds_for_the_first_to_place_too() -> None:
    state = drawn(board(), board(), displays="GGGG", start=1)
    events = play(state, "1G")
    assert only(events, "passed") == [{"seat": 1, "count": 0}]
    assert (state.actor, state.phase_name) == (0, "placing")


def test_r5_a_hand_emptied_by_a_placement_is_asked_nothing_more() -> None:
    state = drawn(board(hand="Y"), board(hand="BB"))
    play(state, "51Y 41B")
    assert (state.actor, passed(state)) == (1, [True, False])


def test_r6_the_loss_for_the_token_stops_at_1() -> None:
    state = drawn(board(score=2), displays="GGGG", centre="YYYY")
    assert only(play(state, "CY"), "token") == [{"seat": 0, "points": 1}]
    assert state.scores()[0] == 1


def test_r6_the_loss_for_tiles_not_kept_stops_at_1() -> None:
    state = drawn(board(hand="YYYYYY", score=3))
    events = play(state, "pass stop")
    assert only(events, "discarded") == [{"seat": 0, "count": 6, "points": 2}]
    assert state.scores()[0] == 1


def test_r6_the_loss_for_corner_tiles_at_the_end_stops_at_1() -> None:
    state = drawn(board(hand="YYYY", score=3), board(passed=True), round=6)
    events = play(state, "pass")
    assert only(events, "corner-loss") == [{"seat": 0, "count": 4, "points": 2}]
    assert state.scores()[0] == 1


def test_r7_keeping_nothing_is_allowed() -> None:
    state = drawn(board(hand="YYYY", score=9), board(hand="G"))
    play(state, "pass stop")
    assert (kept_of(state), tower_of(state), state.scores()[0]) == ("", "YYYY", 5)


def test_r7_keeping_fewer_than_one_could_is_allowed() -> None:
    state = drawn(board(hand="YYYY", score=9), board(hand="G"))
    play(state, "pass keepY keepY stop")
    assert (kept_of(state), tower_of(state), state.scores()[0]) == ("YY", "YY", 7)


def test_r8_in_round_6_the_pass_is_a_decision() -> None:
    state = drawn(board(hand="R"), board(passed=True), round=6)
    assert tokens(state) >= {"pass"}
    assert state.actor == 0


def test_r8_in_round_6_nobody_is_asked_what_to_keep() -> None:
    state = drawn(board(hand="PGOYBR"), board(hand="G"), round=6)
    play(state, "pass")
    assert (state.actor, state.phase_name) == (1, "placing")


def test_r8_the_earliest_colours_go_to_the_corners() -> None:
    state = drawn(board(hand="RRBBYYG"), board(hand="G"), round=6)
    play(state, "pass")
    assert (kept_of(state), tower_of(state)) == ("GYYB", "BRR")


def test_r8_all_tiles_go_to_the_corners_if_there_are_fewer_than_four() -> None:
    state = drawn(board(hand="RRB", score=8), board(hand="G"), round=6)
    play(state, "pass")
    assert (kept_of(state), tower_of(state), state.scores()[0]) == ("BRR", "", 8)


def test_r8_each_other_tile_costs_a_point_at_once() -> None:
    state = drawn(board(hand="PGOYBR", score=9), board(hand="G"), round=6)
    play(state, "pass")
    assert state.scores()[0] == 9 - 2


def test_r8_each_corner_tile_costs_a_point_after_the_final_bonuses() -> None:
    cost_1 = "0:P..... 1:x..... 2:x..... 3:x..... 4:x..... 5:x..... 6:x....."
    state = drawn(board(cost_1, hand="BB", score=1), board(passed=True), round=6)
    play(state, "pass")
    assert state.scores()[0] == 1 + 4 - 2


def test_r8_a_corner_tile_stays_on_its_corner() -> None:
    state = drawn(board(hand="BB"), board(passed=True), round=6)
    play(state, "pass")
    assert (state.is_over, kept_of(state), hand_of(state)) == (True, "BB", "")


def test_r9_at_most_four_tiles_are_kept() -> None:
    state = drawn(board(hand="YYYYYY", score=9), board(hand="G"))
    play(state, "pass keepY keepY keepY keepY")
    assert (kept_of(state), state.scores()[0]) == ("YYYY", 9 - 2)


def test_r9_no_tile_stays_beside_the_board_after_a_pass() -> None:
    state = drawn(board(hand="YYYYYY"), board(hand="G"))
    play(state, "pass keepY stop")
    assert hand_of(state) == ""


def test_r9_structures_count() -> None:
    state = drawn(board("4:....x.", hand="B" * 6), supply="PGOYBRPGOY")
    play(state, "46B")
    assert refusal(state, "pass") == "phase"
    assert tokens(state) == {"pickP", "pickG", "pickO", "pickY", "pickB", "pickR"}
