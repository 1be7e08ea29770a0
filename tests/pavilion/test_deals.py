"""Deals: which are possible, and which are refused."""

from collections import Counter

import pytest

from tests.pavilion.drawn import FULL_SUPPLY, LETTERS, board, drawn
from tests.pavilion.table import only, play, supply_of, tiles_in, tower_of
from tilewright import NATURE, IllegalAction, Pavilion, Rng

SUPPLY = "PPPG/GOYB/RR"
DISPLAYS = "GGGG/OOOO/YYYY/BBBB/RRRR"


def refused(state: Pavilion, token: str) -> str | None:
    """Return the refusal code of a deal, or None if it is possible."""
    try:
        state.apply_text(token)
    except IllegalAction as error:
        return error.code.removeprefix("pavilion.")
    return None


def refill(supply: str, **rest: object) -> Pavilion:
    """Return a table whose supply is to be filled up after a turn of the first seat."""
    boards = board(hand="G"), board(hand="R")
    return drawn(*boards, phase="supply", actor="nature", supply=supply, **rest)


def dealt_supply(seats: int = 2, start: int = 0) -> Pavilion:
    """Return a table that waits for its first displays."""
    state = Pavilion(seats, start=start)
    play(state, SUPPLY)
    return state


def test_a_new_table_waits_for_the_supply() -> None:
    state = Pavilion()
    assert (state.actor, state.phase_name) == (NATURE, "supply")


def test_ten_tiles_are_drawn_to_the_supply_first() -> None:
    state = Pavilion()
    events = play(state, SUPPLY)
    assert supply_of(state) == "PPPGGOYBRR"
    assert only(events, "supplied") == [{"count": 10}]


def test_the_displays_follow() -> None:
    state = dealt_supply()
    assert (state.actor, state.phase_name) == (NATURE, "displays")


def test_displays_are_filled_in_the_order_drawn() -> None:
    state = dealt_supply()
    play(state, "GGYR/BPPG/YYYY/RRRR/BBBB")
    displays = [tiles_in(display) for display in state.to_data()["displays"]]
    assert displays == ["GGYR", "PPGB", "YYYY", "RRRR", "BBBB"]


@pytest.mark.parametrize(("seats", "tiles"), [(2, 20), (3, 28), (4, 36)])
def test_every_display_gets_four_tiles(seats: int, tiles: int) -> None:
    state = dealt_supply(seats)
    assert len(state.deal(Rng(seats))) == tiles


def test_a_deal_is_told_with_its_starting_seat_round_tiles_and_wild_colour() -> None:
    state = dealt_supply(2, start=1)
    assert only(play(state, DISPLAYS), "dealt") == [
        {"seat": 1, "round": 1, "count": 20, "wild": "purple"}
    ]


def test_the_seat_that_starts_acts_after_the_deal() -> None:
    state = dealt_supply(3, start=2)
    state.apply_deal(state.deal(Rng(1)))
    assert (state.actor, state.phase_name) == (2, "taking")


def test_dealt_tiles_leave_the_bag() -> None:
    state = dealt_supply()
    play(state, DISPLAYS)
    assert tiles_in(state.to_data()["bag"]) == "".join(
        letter * count for letter, count in zip(LETTERS, [19, 16, 17, 17, 17, 16], strict=True)
    )


def test_a_refill_draws_as_many_tiles_as_the_supply_lacks() -> None:
    state = refill("PPGGOO")
    assert len(state.deal(Rng(1))) == 4
    play(state, "YYBR")
    assert (supply_of(state), state.actor) == ("PPGGOOYYBR", 1)


def test_a_refill_is_told_with_what_the_supply_holds() -> None:
    assert only(play(refill("PPGGOO"), "YYBR"), "supplied") == [{"count": 10}]


def test_the_tower_goes_into_the_bag_when_a_tile_is_to_come_from_an_empty_one() -> None:
    state = refill("PPGGOOYY", bag="B")
    play(state, "BR")
    assert tower_of(state) == ""
    assert sum(state.to_data()["bag"]) == 120


def test_tiles_of_the_tower_cannot_come_before_the_bag_is_empty() -> None:
    assert refused(refill("PPGGOOYY", bag="B"), "RB") == "deal-not-in-bag"


def test_a_deal_does_not_stop_at_an_empty_bag_while_the_tower_holds_tiles() -> None:
    assert refused(refill("PPGGOO", bag="BB"), "BB") == "deal-too-few"


def test_chance_empties_the_bag_before_it_touches_the_tower() -> None:
    state = refill("PPGGOO", bag="BBR")
    first = {tuple(sorted(state.deal(Rng(seed))[:3])) for seed in range(20)}
    assert first == {(4, 4, 5)}


def test_a_refill_with_few_tiles_left_draws_them_all() -> None:
    full = "0:PGOYBR 1:xxxxxx 2:xxxxxx 3:xxxxxx 4:xxxxxx 5:xxxxxx 6:xxxxxx"
    boards = [board(full, passed=True)] * 3
    state = drawn(
        board(hand="G"), *boards, phase="supply", actor="nature", supply="P", bag="O", tower=""
    )
    assert Counter(state.deal(Rng(3))) == Counter([2, 3, 4, 5])
    assert refused(state, "OYB") == "deal-too-few"
    assert refused(state, "OYBR/Y") == "deal-not-in-bag"
    play(state, "ORBY")
    assert (supply_of(state), state.actor) == ("POYBR", 0)


@pytest.mark.parametrize(
    ("token", "code"),
    [
        ("PPPG/GOYB/RRP", "deal-too-many"),
        ("PPPG/GOYB/R", "deal-too-few"),
        ("P", "deal-too-few"),
        ("PPPP/PPPP/PP", None),
    ],
)
def test_the_first_supply_has_ten_tiles(token: str, code: str | None) -> None:
    assert refused(Pavilion(), token) == code


@pytest.mark.parametrize(
    ("token", "code"),
    [
        (DISPLAYS + "/P", "deal-too-many"),
        (DISPLAYS[:-1], "deal-too-few"),
        ("GGGG/OOOO/YYYY/BBBB/RRPP", None),
    ],
)
def test_a_deal_has_as_many_tiles_as_the_displays(token: str, code: str | None) -> None:
    assert refused(dealt_supply(), token) == code


def test_a_deal_has_only_tiles_that_are_in_the_bag() -> None:
    state = dealt_supply()
    assert refused(state, "PPPP/PPPP/PPPP/PPPP/PPPG") is None
    state = dealt_supply()
    assert refused(state, "PPPP/PPPP/PPPP/PPPP/PPPP") == "deal-not-in-bag"


@pytest.mark.parametrize("tile", [-1, 6, 99, 2**31, 2**63, -(10**30)])
def test_a_deal_has_only_the_six_colours(tile: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        Pavilion().apply_deal([0, 0, tile])
    assert caught.value.code == "pavilion.deal-unknown-tile"


def test_a_refusal_says_which_tile_cannot_come() -> None:
    with pytest.raises(IllegalAction) as caught:
        dealt_supply().apply_text("PPPP/PPPP/PPPP/PPPP/PPPP")
    assert caught.value.values == {"place": 20, "colour": "purple"}


@pytest.mark.parametrize("place", [0, 4, 9])
def test_every_tile_of_the_bag_is_as_likely(place: int) -> None:
    counts = {"P": 9, "G": 5, "O": 3, "Y": 2, "B": 1}
    state = refill("", bag="".join(letter * count for letter, count in counts.items()))
    rng, draws = Rng(2024), 4000
    seen = Counter(LETTERS[state.deal(rng)[place]] for _ in range(draws))
    surprise = sum((seen[c] - draws * n / 20) ** 2 / (draws * n / 20) for c, n in counts.items())
    assert surprise < 25  # chi-square of 4 degrees: 1 in 20,000


def test_no_tile_is_drawn_while_the_supply_is_full() -> None:
    state = drawn(board(hand="GG"), board(hand="R"), supply=FULL_SUPPLY)
    play(state, "61G")
    with pytest.raises(IllegalAction) as caught:
        state.apply_deal([0])
    assert caught.value.code == "deal.not-due"
