from math import log10

import pytest

from tests.arena.series import series
from tilewright.arena.linear import inverse
from tilewright.arena.ratings import Rating, Ratings
from tilewright.arena.series_run import play_series
from tilewright.arena.tally import Tally
from tilewright.core.rng import Rng

Match = tuple[list[int], list[int]]  # entries and places by seat


def rated(*matches: Match, names: tuple[str, ...] = ("a", "b", "c")) -> list[Rating]:
    ratings = Ratings(names)
    for seats, places in matches:
        ratings.add(seats, places)
    return [ratings[entry] for entry in range(len(names))]


def wins(first: int, second: int, times: int, lost: int = 0) -> list[Match]:
    return [([first, second], [1, 2])] * times + [([first, second], [2, 1])] * lost


def test_the_difference_of_two_is_that_of_their_score() -> None:
    ratings = rated(*wins(0, 1, 640, 360), *wins(0, 2, 500, 500))
    assert ratings[0].elo - ratings[1].elo == pytest.approx(400 * log10(64 / 36), abs=1)
    assert ratings[0].elo == pytest.approx(ratings[2].elo, abs=0.1)


def test_results_add_up_over_common_opponents() -> None:
    ratings = rated(*wins(0, 1, 6400, 3600), *wins(1, 2, 6400, 3600))
    assert ratings[0].elo - ratings[2].elo == pytest.approx(800 * log10(64 / 36), abs=1)


def test_the_order_of_matches_does_not_matter() -> None:
    matches = [*wins(0, 1, 30, 5), *wins(1, 2, 4, 9), ([0, 1, 2], [1, 1, 3]), *wins(2, 0, 7, 7)]
    one, other = rated(*matches), rated(*reversed(matches))
    for first, second in zip(one, other, strict=True):
        assert first.elo == pytest.approx(second.elo, abs=1e-5)
        assert first.error == pytest.approx(second.error, abs=1e-5)


def test_entries_with_equal_results_have_equal_ratings() -> None:
    ratings = rated(*wins(0, 2, 80, 20), *wins(1, 2, 80, 20), *wins(0, 1, 10, 10))
    assert ratings[0] == pytest.approx(ratings[1], abs=1e-6)


def test_random_has_zero_if_it_takes_part_and_the_first_entry_otherwise() -> None:
    matches = wins(0, 1, 5, 1)
    assert rated(*matches, names=("x", "random", "y"))[1].elo == 0
    assert rated(*matches, names=("x", "y", "z"))[0].elo == 0


def test_who_wins_everything_has_a_finite_rating_with_a_wide_interval() -> None:
    few, many = rated(*wins(0, 1, 10))[0], rated(*wins(0, 1, 100, 1))[0]
    assert 0 < few.elo - rated(*wins(0, 1, 10))[1].elo < 2000
    assert few.error > many.error


def test_four_times_the_matches_halve_the_interval() -> None:
    matches = [*wins(0, 1, 60, 40), *wins(1, 2, 60, 40), *wins(2, 0, 50, 50)]
    once, often = rated(*matches * 4), rated(*matches * 16)
    for one, other in zip(once, often, strict=True):
        assert one.error / other.error == pytest.approx(2, rel=0.02)


def test_a_tie_is_half_a_win_for_each() -> None:
    ties = rated(([0, 1], [1, 1]), ([0, 1], [1, 1]))
    for tied, split in zip(ties, rated(*wins(0, 1, 1, 1)), strict=True):
        assert tied == pytest.approx(split)


def test_a_win_raises_and_a_loss_lowers_whatever_the_seats() -> None:
    first, second, third = rated(([2, 0, 1], [3, 1, 2]))
    assert first.elo > second.elo > third.elo
    assert rated(([0, 1, 2], [1, 2, 3])) == [first, second, third]


def test_seats_that_tie_for_second_are_equal() -> None:
    _, second, third = rated(([0, 1, 2], [1, 2, 2]))
    assert second == pytest.approx(third)


def test_an_entry_with_two_seats_is_placed_by_their_mean() -> None:
    assert rated(([0, 1, 2, 0], [1, 2, 3, 4])) == rated(([0, 1, 2], [2, 1, 3]))


def test_playing_oneself_says_nothing() -> None:
    assert rated(([1, 1], [1, 2])) == rated()


def test_the_intervals_hold_the_true_strengths_of_simulated_bots() -> None:
    """Of 3 bots in 60 tournaments, 95% should be inside: at least 162 of 180 by any luck."""
    true = (0.0, 0.5, 1.3)  # log strengths
    shares = [2.718281828**strength for strength in true]
    mean = sum(true) / 3
    inside = 0
    for seed in range(60):
        rng = Rng(seed)
        ratings = Ratings(("a", "b", "c"))
        for one, other in ((0, 1), (1, 2), (0, 2)) * 60:
            chance = shares[one] / (shares[one] + shares[other])
            won = rng.randbelow(1_000_000) < 1_000_000 * chance
            ratings.add([one, other], [1, 2] if won else [2, 1])
        found = [ratings[entry] for entry in range(3)]
        centre = sum(rating.elo for rating in found) / 3
        for rating, strength in zip(found, true, strict=True):
            shift = 173.72 * (strength - mean) + centre
            inside += rating.low <= shift <= rating.high
    assert 162 <= inside < 180


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    found = inverse(matrix)
    for i in range(3):
        for j in range(3):
            value = sum(matrix[i][k] * found[k][j] for k in range(3))
            assert value == pytest.approx(float(i == j), abs=1e-12)


def test_a_series_of_three_is_rated_and_one_of_two_is_not() -> None:
    tally = play_series(series("greedy", "random", "random", seats=3, matches=60))
    assert tally.ranked()[0] == 0
    greedy, random = tally.rating(0), tally.rating(1)
    assert greedy is not None and random is not None
    assert greedy.low > random.high
    assert Tally(series("greedy", "random")).rating(0) is None
