from math import sqrt

import pytest

from tests.arena.series import ended, series
from tilewright.arena.score_sample import UNIT, ScoreSample, wilson
from tilewright.arena.tally import Tally, pair_score
from tilewright.core.rng import Rng


def sample(*deals: tuple[float, ...]) -> ScoreSample:
    """Return a sample of deals, each given as the scores of its matches."""
    made = ScoreSample(len(deals[0]))
    for deal, scores in enumerate(deals):
        for score in scores:
            made.add(deal, round(UNIT * score))
    return made


def test_the_interval_holds_the_share_and_narrows_with_matches() -> None:
    assert wilson(1.0, 100) == pytest.approx((0.963, 1.0), abs=1e-3)
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=1e-3)
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_the_interval_of_all_or_nothing_ends_exactly_there() -> None:
    assert all(wilson(1.0, matches)[1] == 1.0 for matches in range(1000))
    assert all(wilson(0.0, matches)[0] == 0.0 for matches in range(1000))


def test_a_deal_counts_once_its_matches_are_all_there() -> None:
    made = ScoreSample(2)
    made.add(0, UNIT)
    made.add(1, 0)
    assert (made.matches, made.mean, made.deals) == (2, 0.5, 0)
    made.add(0, UNIT)
    assert (made.matches, made.deals, made.deal_mean) == (3, 1, 1.0)


def test_the_order_of_matches_changes_nothing() -> None:
    one, other = ScoreSample(2), ScoreSample(2)
    matches = [(deal, 8 * (deal % 4)) for deal in range(10)] * 2
    for match in matches:
        one.add(*match)
    for match in sorted(matches, reverse=True):
        other.add(*match)
    assert (one.mean, one.interval()) == (other.mean, other.interval())


def test_the_width_comes_from_the_variance_between_deals() -> None:
    """90 deals: 30 won twice, 30 lost twice, 30 split."""
    spread = sample(*([(1, 1), (0, 0), (1, 0)] * 30))
    low, high = spread.interval()
    variance = (60 * 0.25 + 0.25) / 90
    assert high - low == pytest.approx(2 * 1.96 * sqrt(variance / 90), rel=0.03)


def test_deals_that_luck_splits_tell_more_than_as_many_lonely_matches() -> None:
    split = sample(*([(1, 0), (0, 1)] * 20))
    lonely = sample(*([(1,), (0,)] * 40))
    together = sample(*([(1, 1), (0, 0)] * 20))
    widths = [high - low for low, high in (s.interval() for s in (split, lonely, together))]
    assert widths == sorted(widths)
    assert widths[0] < widths[1] / 3
    assert widths[2] == pytest.approx(sqrt(2) * widths[1], rel=0.05)


def test_a_few_equal_deals_prove_little() -> None:
    low, high = sample((1, 0)).interval()
    assert low < 0.1 and high > 0.9
    low, high = sample((1, 1), (1, 1), (1, 1)).interval()
    assert low < 0.5 and high == 1


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """Deals whose luck decides half of their matches, and the better bot the rest."""
    rng, truth, hits = Rng(5), 0.5 + 0.5 * 0.2, 0
    for _ in range(400):
        made = ScoreSample(2)
        for deal in range(60):
            luck = rng.randbelow(2)
            for rotation in range(2):
                is_luck = rng.randbelow(2)
                wins = luck ^ rotation if is_luck else rng.randbelow(10) < 7
                made.add(deal, UNIT * wins)
        low, high = made.interval()
        hits += low <= truth <= high
    assert 0.92 * 400 <= hits <= 0.98 * 400


@pytest.mark.parametrize(
    ("places", "mine", "theirs", "score"),
    [
        ([1, 2], [0], [1], 1),
        ([1, 1], [0], [1], 0.5),
        ([1, 2, 3, 4], [0, 3], [1, 2], 0.5),
        ([1, 1, 3, 4], [0, 2], [1, 3], 0.625),
        ([2, 1, 2], [0, 2], [1], 0),
    ],
)
def test_seats_are_compared_pair_by_pair(
    places: list[int], mine: list[int], theirs: list[int], score: float
) -> None:
    assert pair_score(places, mine, theirs) == UNIT * score


def test_a_shared_win_is_divided_among_the_winners() -> None:
    plan = series("a", "b", "c", seats=3, check=False)
    tally = Tally.of(plan, [ended(0, 50, 50, 20)])
    assert [standing.win_share for standing in tally.standings] == [0.5, 0.5, 0]
    assert [standing.draws for standing in tally.standings] == [1, 1, 0]


def test_an_entry_with_all_winners_wins_alone() -> None:
    plan = series("a", "b", seats=4, check=False)
    tally = Tally.of(plan, [ended(0, 50, 20, 50, 30)])
    assert [standing.wins for standing in tally.standings] == [1, 0]
    assert tally.standings[0].mean_score == 50
