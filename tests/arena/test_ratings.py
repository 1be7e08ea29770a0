from tests.arena.series import series
from tilewright.arena.ratings import Rating, Ratings
from tilewright.arena.series_run import play_series
from tilewright.arena.tally import Tally


def rated(*matches: tuple[list[int], list[int]], entries: int = 3) -> list[Rating]:
    """Return the ratings after matches, each given as entries and places by seat."""
    ratings = Ratings(entries)
    for seats, places in matches:
        ratings.add(seats, places)
    return [ratings[entry] for entry in range(entries)]


def test_a_win_raises_and_a_loss_lowers_whatever_the_seats() -> None:
    first, second, third = rated(([2, 0, 1], [3, 1, 2]))
    assert first.mu > second.mu > third.mu
    assert rated(([0, 1, 2], [1, 2, 3])) == [first, second, third]


def test_matches_narrow_the_interval() -> None:
    once, often = (rated(*[([0, 1], [1, 1])] * times)[0] for times in (1, 50))
    assert often.high - often.low < (once.high - once.low) / 2


def test_a_tie_among_equals_moves_nobody() -> None:
    before = rated()
    after = rated(([0, 1, 2], [1, 1, 1]))
    assert [rating.mu for rating in after] == [rating.mu for rating in before]
    assert after[0].sigma < before[0].sigma


def test_a_tie_brings_unequals_together() -> None:
    before = rated(*[([0, 1], [1, 2])] * 5)
    after = rated(*[([0, 1], [1, 2])] * 5, ([0, 1], [1, 1]))
    assert after[0].mu < before[0].mu
    assert after[1].mu > before[1].mu


def test_seats_that_tie_for_second_are_equal() -> None:
    _, second, third = rated(([0, 1, 2], [1, 2, 2]))
    assert second == third


def test_an_entry_with_two_seats_is_placed_by_their_mean() -> None:
    assert rated(([0, 1, 2, 0], [1, 2, 3, 4])) == rated(([0, 1, 2], [2, 1, 3]))


def test_playing_oneself_says_nothing() -> None:
    assert rated(([1, 1], [1, 2])) == rated()


def test_a_series_of_three_is_rated_and_one_of_two_is_not() -> None:
    tally = play_series(series("greedy", "random", "random", seats=3, matches=12))
    assert tally.ranked()[0] == 0
    greedy, random = tally.rating(0), tally.rating(1)
    assert greedy is not None and random is not None
    assert greedy.low > random.high
    assert Tally(series("greedy", "random")).rating(0) is None
