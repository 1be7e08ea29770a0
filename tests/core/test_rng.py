"""The random number generator: its numbers never change."""

import pickle
from collections import Counter

import pytest

from tilewright import Rng

GOLDEN = 0x9E3779B97F4A7C15  # what SplitMix64 adds to its word for every number


def test_the_numbers_are_those_of_splitmix64() -> None:
    known = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
    assert numbers(0, 4) == known


def test_the_known_numbers_of_another_seed() -> None:
    known = [0x599ED017FB08FC85, 0x2C73F08458540FA5, 0x883EBCE5A3F27C77]
    assert numbers(1234567, 3) == known


def numbers(seed: int, count: int) -> list[int]:
    """Return the first 64-bit numbers of a seed."""
    rng = Rng(seed)
    return [rng.randseed() for _ in range(count)]


def word_of(rng: Rng) -> int:
    """Return the state of a generator."""
    return int(repr(rng).removeprefix("Rng(").removesuffix(")"))


def test_even_choices_stay_as_they_are() -> None:
    rng = Rng(2024)
    known = [62, 9, 29, 11, 83, 55, 13, 59, 16, 42, 46, 83, 84, 66, 14, 68, 99, 33, 80, 44]
    assert [rng.randbelow(100) for _ in range(20)] == known


def test_small_and_large_ranges_stay_as_they_are() -> None:
    rng = Rng(7)
    ranges = [1, 2, 3, 5, 6, 20, 305, 1 << 16, 3 << 30, (1 << 32) - 1]
    known = [0, 0, 2, 2, 2, 4, 142, 21500, 432476251, 1774428789]
    assert [rng.randbelow(n) for n in ranges] == known


def test_what_would_make_some_numbers_likelier_is_drawn_again() -> None:
    """Three quarters of 2**32 leave a quarter of all draws to be refused."""
    rng, draws = Rng(1), 4000
    for _ in range(draws):
        rng.randbelow(3 << 30)
    drawn = (word_of(rng) - 1) * pow(GOLDEN, -1, 1 << 64) % (1 << 64)
    assert 1.2 * draws < drawn < 1.5 * draws


def test_a_generator_can_be_pasted_back_from_its_repr() -> None:
    rng = Rng(99)
    rng.randbelow(10)
    twin = eval(repr(rng))
    assert [twin.randbelow(1000) for _ in range(9)] == [rng.randbelow(1000) for _ in range(9)]


def test_a_split_generator_goes_its_own_way() -> None:
    rng = Rng(5)
    other = rng.split()
    assert [rng.randbelow(1000) for _ in range(5)] != [other.randbelow(1000) for _ in range(5)]


def test_a_split_generator_betrays_nothing_of_its_parent() -> None:
    assert repr(Rng(5).split()) != f"Rng({Rng(5).randseed()})"


def test_a_generator_survives_pickling() -> None:
    rng = Rng(5)
    rng.randbelow(6)
    twin = pickle.loads(pickle.dumps(rng))
    assert [rng.randbelow(99) for _ in range(5)] == [twin.randbelow(99) for _ in range(5)]


def test_the_only_choice_from_one_is_0() -> None:
    rng = Rng(3)
    assert {rng.randbelow(1) for _ in range(50)} == {0}


@pytest.mark.parametrize("n", [2, 3, 7, 20, 100])
def test_every_number_is_as_likely(n: int) -> None:
    rng, draws = Rng(11), 200 * n
    seen = Counter(rng.randbelow(n) for _ in range(draws))
    surprise = sum((seen[k] - 200) ** 2 / 200 for k in range(n))
    assert surprise < n + 6 * (2 * n) ** 0.5


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1])
def test_every_seed_of_64_bits_will_do(seed: int) -> None:
    assert 0 <= Rng(seed).randbelow(10) < 10


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number"):
        Rng(seed)


@pytest.mark.parametrize("n", [0, -1, 1 << 32, 10**30])
def test_a_range_out_of_range_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="n must lie between"):
        Rng(1).randbelow(n)


@pytest.mark.parametrize("seed", [1.5, "1", None])
def test_a_seed_that_is_no_whole_number_is_refused(seed: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        Rng(seed)  # type: ignore[arg-type]
