"""Deals: which are possible, and which are refused."""

from collections import Counter

import pytest

from tests.azul.drawn import LETTERS, board, drawn
from tests.azul.table import only, play, tiles_in
from tilewright import NATURE, Azul, IllegalAction, Rng

FULL_DEAL = "BBBB/YYYY/RRRR/KKKK/WWWW"
# Four walls that lack one tile in every row leave 20 tiles for 36 places.
NEARLY = "xxxx. xxxx. xxxx. xxxx. xxx.x"
SHORT_DEAL = "WWWW/WWWW/KKKK/RRRR/YYYY"


def short_table() -> Azul:
    """Return a table of four with few tiles left: eight white, and four of three colours."""
    return drawn(*[board(wall=NEARLY)] * 4, actor="nature")


def test_a_new_table_waits_for_the_first_deal() -> None:
    assert Azul().actor == NATURE


def test_displays_are_filled_in_the_order_drawn() -> None:
    state = Azul()
    play(state, "BBYR/KWWB/YYYY/RRRR/KKKK")
    displays = [tiles_in(display) for display in state.to_data()["displays"]]
    assert displays == ["BBYR", "BKWW", "YYYY", "RRRR", "KKKK"]


def test_a_deal_is_told_with_its_starting_seat_round_and_tiles() -> None:
    events = play(Azul(3, start=2), "BBBB/YYYY/RRRR/KKKK/WWWW/BBBB/YYYY")
    assert only(events, "dealt") == [{"seat": 2, "round": 1, "count": 28}]


def test_the_seat_that_starts_the_round_acts_after_the_deal() -> None:
    state = Azul(3, start=2)
    state.apply_deal(state.deal(Rng(1)))
    assert state.actor == 2


def test_dealt_tiles_leave_the_bag() -> None:
    state = Azul()
    play(state, FULL_DEAL)
    assert state.to_data()["bag"] == [16] * 5


def test_the_lid_goes_into_the_bag_when_a_tile_is_to_come_from_an_empty_one() -> None:
    state = drawn(actor="nature", bag="BBBBBB")
    play(state, "BBBB/BBYY/YYRR/RRKK/KKWW")
    assert (sum(state.to_data()["bag"]), sum(state.to_data()["lid"])) == (80, 0)


def test_the_lid_stays_where_it_is_when_the_last_draw_has_emptied_the_bag() -> None:
    state = drawn(actor="nature", bag=FULL_DEAL)
    play(state, FULL_DEAL)
    assert (sum(state.to_data()["bag"]), sum(state.to_data()["lid"])) == (0, 80)


def test_tiles_of_the_lid_cannot_come_before_the_bag_is_empty() -> None:
    state = drawn(actor="nature", bag="BBBBBB")
    assert refused(state, "BBBB/BYBY/YYRR/RRKK/KKWW") == "deal.not-in-bag"


def test_chance_empties_the_bag_before_it_touches_the_lid() -> None:
    state = drawn(actor="nature", bag="BBBYYY")
    first = {tuple(sorted(state.deal(Rng(seed))[:6])) for seed in range(20)}
    assert first == {(0, 0, 0, 1, 1, 1)}


def test_a_round_starts_with_what_there_is() -> None:
    state = short_table()
    events = play(state, SHORT_DEAL)
    assert only(events, "dealt")[0]["count"] == 20
    assert [sum(display) for display in state.to_data()["displays"]] == [4] * 5 + [0] * 4


def test_a_short_deal_may_leave_a_display_with_fewer_tiles() -> None:
    seats = [board("- K R Y WW", NEARLY), *[board(wall=NEARLY)] * 3]
    state = drawn(*seats, actor="nature")
    play(state, "WWWW/WWKK/KRRR/YYY")
    assert [sum(display) for display in state.to_data()["displays"]] == [4, 4, 4, 3] + [0] * 5


def test_a_short_deal_draws_bag_and_lid() -> None:
    state = drawn(*[board(wall=NEARLY)] * 4, actor="nature", bag="WWWW")
    assert Counter(state.deal(Rng(3))) == Counter(LETTERS.index(t) for t in SHORT_DEAL if t != "/")


@pytest.mark.parametrize(
    ("token", "code"),
    [
        (FULL_DEAL + "/B", "deal.too-many"),
        ("BBBB/YYYY/RRRR/KKKK/WWW", "deal.too-few"),
        ("B", "deal.too-few"),
        ("BBBB/BBBB/BBBB/BBBB/BBBB", None),
    ],
)
def test_a_deal_has_as_many_tiles_as_the_displays(token: str, code: str | None) -> None:
    assert refused(Azul(), token) == code


def test_a_deal_has_only_tiles_that_are_in_the_bag() -> None:
    state = Azul(3)
    assert refused(state, "/".join(["BBBB"] * 6 + ["YYYY"])) == "deal.not-in-bag"


@pytest.mark.parametrize("tile", [-1, 5, 99, 2**31, 2**63, -(10**30)])
def test_a_deal_has_only_the_five_colours(tile: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        Azul().apply_deal([0, 0, tile])
    assert caught.value.code == "deal.unknown-tile"


def test_a_short_deal_must_not_be_shorter_than_need_be() -> None:
    assert refused(short_table(), SHORT_DEAL[:-1]) == "deal.too-few"


def test_a_short_deal_has_no_more_than_there_is() -> None:
    assert refused(short_table(), SHORT_DEAL + "/Y") == "deal.not-in-bag"


def test_an_empty_deal_is_refused_while_there_are_tiles() -> None:
    with pytest.raises(IllegalAction) as caught:
        Azul().apply_deal(())
    assert caught.value.code == "deal.too-few"


def test_too_few_tiles_are_refused_with_the_number_due_lid_included() -> None:
    state = drawn(actor="nature", bag="BBBBBB")
    with pytest.raises(IllegalAction) as caught:
        state.apply_text("BBB")
    assert caught.value.values == {"count": 3, "due": 20}


def test_a_deal_is_refused_while_a_seat_is_to_act() -> None:
    state = drawn(displays="B")
    with pytest.raises(IllegalAction) as caught:
        state.apply_deal([0])
    assert caught.value.code == "deal.not-due"
    with pytest.raises(IllegalAction) as caught:
        state.deal(Rng(1))
    assert caught.value.code == "deal.not-due"


def test_a_deal_is_refused_when_the_game_is_over() -> None:
    state = drawn(actor=None, idle=3)
    with pytest.raises(IllegalAction) as caught:
        state.apply_deal([0])
    assert caught.value.code == "deal.not-due"


@pytest.mark.parametrize("token", [FULL_DEAL + "/B", "BBBB", "BBBB/BYBY/YYRR/RRKK/KKWW"])
def test_a_refused_deal_changes_nothing(token: str) -> None:
    state = drawn(actor="nature", bag="BBBBBB")
    before = state.to_data()
    events: list[object] = []
    with pytest.raises(IllegalAction):
        state.apply_text(token, events)  # type: ignore[arg-type]
    assert (state.to_data(), events) == (before, [])


@pytest.mark.parametrize("place", [0, 7, 19])
def test_every_tile_of_the_bag_is_as_likely(place: int) -> None:
    counts = {"B": 9, "Y": 5, "R": 3, "K": 2, "W": 1}
    state = drawn(actor="nature", bag="".join(c * n for c, n in counts.items()))
    rng, draws = Rng(2024), 4000
    seen = Counter(LETTERS[state.deal(rng)[place]] for _ in range(draws))
    surprise = sum((seen[c] - draws * n / 20) ** 2 / (draws * n / 20) for c, n in counts.items())
    assert surprise < 25  # chi-square of 4 degrees: 1 in 20,000


def refused(state: Azul, token: str) -> str | None:
    """Return the refusal code of a deal, or None if it is possible."""
    try:
        state.apply_text(token)
    except IllegalAction as error:
        return error.code
    return None
