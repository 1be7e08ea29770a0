"""Random choices: the n-th tile of a heap, the n-th bit of several words."""

import pytest

import tilewright
from tilewright import Rng
from tilewright.core.cshims import choose


def listed(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


@pytest.mark.parametrize("kinds", [1, 5, 6, 8, 9, 36])
def test_every_tile_of_a_heap_is_found_by_its_number(kinds: int) -> None:
    rng = Rng(kinds)
    for _ in range(20):
        counts = [rng.randbelow(4) for _ in range(kinds)]
        tiles = listed(counts)
        assert [choose.nth_kind(counts, kinds, n) for n in range(len(tiles))] == tiles


def test_every_common_bit_is_found_by_its_number() -> None:
    words, mask = [0b1011, 0, 0b0110, 0b1111], 0b1010
    places = [32 * w + at for w in range(4) for at in range(4) if words[w] & mask & 1 << at]
    assert choose.count_common(words, 4, mask) == len(places)
    assert [choose.nth_common(words, 4, mask, n) for n in range(len(places))] == places


@pytest.mark.parametrize("name", ["azul", "garden"])
def test_a_random_action_is_the_one_in_the_list_at_one_random_number(name: str) -> None:
    game, rng = tilewright.find_game(name), Rng(3)
    for number, side in enumerate(game.sides):
        state = game.new(2 + number, side)
        while not state.is_over:
            if state.actor == tilewright.NATURE:
                state.apply_deal(state.deal(rng))
                continue
            seed = rng.randseed()
            legal = state.legal_actions()
            expected = legal[Rng(seed).randbelow(len(legal))]
            assert state.random_action(Rng(seed)) == expected
            state.apply(expected)
