"""Chance: tiles from the bag, expansions turned up, and nothing that tells their order."""

import math
from collections import Counter
from itertools import pairwise

import pytest

from tests.garden.drawn import HEXAGONS, board, drawn, face_up
from tests.garden.table import play
from tilewright import NATURE, Garden, IllegalAction, Rng

TRIALS = 4_000


def test_a_reveal_is_drawn_from_those_that_have_never_been_face_up() -> None:
    state = drawn(board(expansions="G6"), display="0:B1 1xG5 2^Y1Y2Y3Y4")
    play(state, "takeB")
    for seen in ("xG5", "xG6"):
        with pytest.raises(IllegalAction) as caught:
            play(state.copy(), seen)
        assert caught.value.code == "garden.deal-seen"


def test_a_reveal_is_one_expansion() -> None:
    state = drawn(display="0:B1 1^Y1Y2Y3Y4")
    play(state, "takeB")
    with pytest.raises(IllegalAction) as caught:
        play(state, "B1B2")
    assert caught.value.code == "garden.deal-expansion-due"


def test_the_unseen_are_public() -> None:
    state = drawn(board(expansions="G6"), display="0:B1 1xG5 2^Y1Y2Y3Y4")
    assert state.to_data()["unseen"] == [name for name in HEXAGONS if name not in ("G5", "G6")]


def test_what_is_turned_up_is_unseen_no_more() -> None:
    state = drawn(display="0:B1 1^Y1Y2Y3Y4")
    play(state, "takeB xL3")
    assert "L3" not in state.to_data()["unseen"]


def test_tiles_come_before_reveals() -> None:
    state = drawn(display="0:B2 1^B1B3B4B5")
    play(state, "takeB")
    assert (state.phase_name, state.to_data()["reveals"]) == ("tiles", [0, 1])
    play(state, "Y1Y2Y3Y4")
    assert state.phase_name == "reveal"


def test_reveals_come_by_ascending_place() -> None:
    state = drawn(display="0:B1 1:P1 2:B2 3:B3 4^Y1Y2Y3Y4")
    events = play(state, "takeB xG1 xL1 xM1")
    turned = [event.values["place"] for event in events if event.kind == "turned"]
    assert turned == [0, 2, 3]


def test_a_deal_is_told_in_the_order_drawn() -> None:
    state = Garden()
    assert state.game.write_deal(state.game.read_deal("Y4B1Y2B1")) == "Y4B1Y2B1"


def test_drawing_changes_nothing() -> None:
    state = Garden()
    before = state.to_text()
    assert state.deal(Rng(4)) == state.deal(Rng(4)) != state.deal(Rng(5))
    assert state.to_text() == before


def test_nothing_that_leaves_a_position_tells_an_order() -> None:
    """Two matches that differ only in what chance will bring are the same position."""
    state = Garden(2)
    play(state, "B1B2B3B4")
    assert Garden.from_text(state.to_text()) == state
    hidden = [place for place in state.to_data()["display"] if place["expansion"] is None]
    assert len(hidden) == 1


def frequencies(counts: Counter[str], size: int, draws: int) -> float:
    """Return the greatest departure from an even spread, in standard deviations."""
    even = draws / size
    return max(abs(counts[name] - even) for name in HEXAGONS[:size]) / math.sqrt(even)


def test_every_unseen_expansion_is_as_likely_as_the_others() -> None:
    state = drawn(display="0:B1 1^Y1Y2Y3Y4")
    play(state, "takeB")
    rng, write = Rng(11), state.game.write_deal
    counts = Counter(write(state.deal(rng))[1:] for _ in range(TRIALS))
    assert frequencies(counts, 36, TRIALS) < 5


def test_every_tile_of_the_bag_is_as_likely_as_the_others() -> None:
    state, rng = Garden(), Rng(12)
    counts = Counter(HEXAGONS[item] for _ in range(TRIALS) for item in state.deal(rng))
    assert frequencies(counts, 36, 4 * TRIALS) < 5


def shuffled(rng: Rng) -> list[str]:
    """Return all expansions in a random order."""
    left = list(HEXAGONS)
    return [left.pop(rng.randbelow(len(left))) for _ in HEXAGONS]


def reveal_three(rng: Rng) -> list[str]:
    """Turn up three expansions of a display."""
    state = drawn(display="0:B1 1:B2 2:B3 3^Y1Y2Y3Y4")
    play(state, "takeB")
    found = []
    while state.actor == NATURE:
        deal = state.deal(rng)
        found.append(state.game.write_deal(deal)[1:])
        state.apply_deal(deal)
    return found


def test_reveals_are_distributed_as_if_the_stacks_had_been_shuffled() -> None:
    """Compare how often a reveal has a greater number than the one before, and its colour."""
    drawn_rng, shuffle_rng = Rng(21), Rng(22)
    trials = 1_000
    rising: list[int] = [0, 0]
    colours: list[Counter[str]] = [Counter(), Counter()]
    for _ in range(trials):
        for way, found in enumerate((reveal_three(drawn_rng), shuffled(shuffle_rng)[:3])):
            numbers = list(map(HEXAGONS.index, found))
            assert len(set(numbers)) == 3
            rising[way] += sum(a < b for a, b in pairwise(numbers))
            colours[way].update(name[0] for name in found)
    assert abs(rising[0] - rising[1]) < 5 * (trials / 2) ** 0.5
    for letter in "BPLYMG":
        assert abs(colours[0][letter] - colours[1][letter]) < 5 * (trials * 5 / 6) ** 0.5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_face_up_and_unseen_expansions_are_never_the_same(seats: int) -> None:
    state, rng = Garden(seats), Rng(seats)
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
        data = state.to_data()
        seen = face_up(data)
        assert len(seen) == len(set(seen))
        assert not set(seen) & set(data["unseen"])
