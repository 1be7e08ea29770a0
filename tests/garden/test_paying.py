"""Paying for a tile or an expansion."""

from collections import Counter
from itertools import combinations

import pytest

from tests.garden.drawn import HEXAGONS, board, drawn
from tests.garden.table import paid_ways, payments, play, refusal, storage_of, tokens, tower_of
from tilewright import Rng

ORDER = {name: at for at, name in enumerate([*HEXAGONS, *(f"x{name}" for name in HEXAGONS), "J"])}


def all_payments(thing: str, tiles: str, expansions: str, jokers: int) -> set[str]:
    """Return every payment the obvious way: try all sets of stored things and jokers."""
    owned = [*tiles.split(), *(f"x{name}" for name in expansions.split()), *["J"] * jokers]
    owned.remove(thing)
    found = set()
    for given in set(combinations(sorted(owned, key=ORDER.__getitem__), int(thing[-1]) - 1)):
        shown = [thing[-2:], *(piece[-2:] for piece in given if piece != "J")]
        distinct = len(set(shown)) == len(shown)
        alike = any(len({name[kind] for name in shown}) == 1 for kind in (0, 1))
        if distinct and alike:
            found.add(" ".join(given))
    return found


STORAGES = [
    ("B4", "B4 B1 B2 B5 P4 L4 Y4", "", 3),
    ("B4", "B4 B4 B1 B1 B2 P4 P4", "", 2),
    ("B3", "B3 P3", "P3 Y3", 1),
    ("B6", "B6 B1 B2 B3 B4 B5 P6 L6 Y6 M6 G6", "", 1),
    ("Y5", "Y5 Y1 Y2 M5 G5", "Y1 Y6", 3),
    ("xG3", "G1 G3 P3 B3", "G3 Y3", 2),
    ("B2", "B2", "B2 G2", 0),
    ("L6", "L6", "", 8),
]


@pytest.mark.parametrize(("thing", "tiles", "expansions", "jokers"), STORAGES)
def test_each_payment_is_reached_by_exactly_one_sequence_of_decisions(
    thing: str, tiles: str, expansions: str, jokers: int
) -> None:
    state = drawn(board(tiles=tiles, expansions=expansions, jokers=jokers))
    token = f"{thing}@1r0" if thing[0] == "x" else f"{thing}@01"
    ways = payments(state, token)
    assert len(ways) == len(set(ways))
    assert set(ways) == all_payments(thing, tiles, expansions, jokers)


@pytest.mark.parametrize("seed", range(60))
def test_payments_from_random_storages_are_those_of_the_rules(seed: int) -> None:
    rng = Rng(seed)
    tiles = [HEXAGONS[rng.randbelow(12) * 3 % 36] for _ in range(3 + rng.randbelow(5))]
    tiles = [name for name, count in Counter(tiles).items() for _ in range(min(count, 3))]
    some = {HEXAGONS[rng.randbelow(36)] for _ in range(rng.randbelow(3))}
    expansions = " ".join(sorted(some))
    jokers = rng.randbelow(4)
    stored = " ".join(tiles)
    state = drawn(board(tiles=stored, expansions=expansions, jokers=jokers))
    for thing in set(tiles):
        ways = all_payments(thing, stored, expansions, jokers)
        if ways:
            assert sorted(payments(state, f"{thing}@01")) == sorted(ways)
        else:
            assert refusal(state, f"{thing}@01") == "garden.cannot-pay"


def test_a_tree_costs_nothing_more() -> None:
    state = drawn(board(tiles="B1", jokers=3))
    play(state, "B1@01")
    assert storage_of(state, 0) == "J J J"


def test_a_joker_may_pay_by_choice_too() -> None:
    state = drawn(board(tiles="B2 B3", jokers=1))
    assert sorted(payments(state, "B2@01")) == ["B3", "J"]


def test_expansions_pay_with_their_printed_hexagon() -> None:
    state = drawn(board(tiles="B2", expansions="Y2", jokers=0))
    assert payments(state, "B2@01") == ["xY2"]


def test_tiles_pay_for_expansions() -> None:
    state = drawn(board(tiles="B5", expansions="B2", jokers=0))
    assert payments(state, "xB2@1r0") == ["B5"]


def test_a_tile_with_the_same_hexagon_as_the_expansion_does_not_pay_for_it() -> None:
    state = drawn(board(tiles="B2", expansions="B2", jokers=0))
    assert refusal(state, "xB2@1r0") == refusal(state, "B2@01") == "garden.cannot-pay"


def test_a_tile_and_an_expansion_with_the_same_hexagon_do_not_pay_together() -> None:
    state = drawn(board(tiles="B3 B1", expansions="B1", jokers=0))
    assert refusal(state, "B3@01") == "garden.cannot-pay"


def test_of_two_that_are_identical_either_the_tile_or_the_expansion_pays() -> None:
    state = drawn(board(tiles="B2 B1", expansions="B1", jokers=0))
    assert sorted(payments(state, "B2@01")) == ["B1", "xB1"]


def test_tiles_come_first_then_expansions_then_jokers() -> None:
    state = drawn(board(tiles="B4 B1 B2 B5", expansions="B3 B6", jokers=3))
    for paid, way in paid_ways(state, "B4@01"):
        chosen = [token.removeprefix("pay") for token in way[1:]]
        assert chosen == sorted(chosen, key=ORDER.__getitem__)
        assert Counter(chosen) <= Counter(paid.split())


def test_a_lower_piece_cannot_follow_a_higher_one() -> None:
    state = drawn(board(tiles="B4 B1 B2 B5", jokers=3))
    play(state, "B4@01 payB2")
    assert refusal(state, "payB1") == "garden.pay-unfit"


def test_nothing_follows_a_joker_but_jokers() -> None:
    state = drawn(board(tiles="B4 B1 B2 B5", jokers=3))
    play(state, "B4@01 payJ")
    assert storage_of(state, 0) == "B1 B2 B5"


def test_a_joker_is_refused_where_jokers_cannot_pay_the_rest() -> None:
    state = drawn(board(tiles="B4 B1 B2 B5 B6", jokers=2))
    play(state, "B4@01")
    assert refusal(state, "payJ") == "garden.pay-unfit"
    assert tokens(state) == ["payB1", "payB2", "payB5", "payB6"]


def test_a_piece_with_which_the_payment_cannot_be_completed_is_refused() -> None:
    state = drawn(board(tiles="B3 B1 B2 P3", jokers=0))
    play(state, "B3@01")  # only B1 and B2 can pay: the payment is forced
    assert storage_of(state, 0) == "P3"


def test_forced_pieces_are_not_asked_for() -> None:
    state = drawn(board(tiles="B3 B1 B2", jokers=0))
    play(state, "B3@01")
    assert (state.actor, tower_of(state)) == (1, "B1 B2")


def test_jokers_that_are_forced_are_not_asked_for() -> None:
    state = drawn(board(tiles="L6", jokers=6))
    play(state, "L6@01")
    assert storage_of(state, 0) == "J"


def test_nothing_moves_until_the_payment_is_complete() -> None:
    state = drawn(board(tiles="B4 B1 B2 B5", jokers=3))
    before = state.to_data()
    play(state, "B4@01 payB1")
    after = state.to_data()
    assert after["boards"] == before["boards"]
    assert after["tower"] == before["tower"]


def test_given_up_tiles_go_to_the_tower_and_expansions_to_the_supply() -> None:
    state = drawn(board(tiles="B4 B1", expansions="B5", jokers=1))
    supply = state.to_data()["supply"]
    play(state, "B4@01")
    assert (tower_of(state), state.to_data()["supply"]) == ("B1", supply + 1)
    assert storage_of(state, 0) == ""


def test_an_expansion_given_up_is_not_unseen_again() -> None:
    state = drawn(board(tiles="B2", expansions="B5", jokers=0))
    play(state, "B2@01")
    assert "B5" not in state.to_data()["unseen"]


def test_what_the_storage_lacks_does_not_pay() -> None:
    state = drawn(board(tiles="B2 B1 B4", jokers=0))
    play(state, "B2@01")
    assert refusal(state, "payB5") == "garden.no-tile"
    assert refusal(state, "payxB5") == "garden.no-expansion"
