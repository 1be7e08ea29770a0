from math import log

import pytest

from tests.arena.series import series
from tilewright.arena.elo import expected_score
from tilewright.arena.processes import Processes
from tilewright.arena.score_sample import UNIT, ScoreSample
from tilewright.arena.series_run import SeriesRun
from tilewright.arena.sprt import Sprt
from tilewright.arena.workers import InProcess
from tilewright.core.errors import BadSetup
from tilewright.core.rng import Rng


def sample(counts: dict[float, int]) -> ScoreSample:
    """Return a sample of so many deals of one game with these scores."""
    made, deal = ScoreSample(1), 0
    for score, deals in counts.items():
        for _ in range(deals):
            made.add(deal, round(UNIT * score))
            deal += 1
    return made


def test_the_bounds_are_walds() -> None:
    assert Sprt(0, 10).bounds == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert Sprt(0, 10, 0.01, 0.1).bounds == pytest.approx((-2.2925, 4.4998), abs=1e-4)


def test_matches_won_or_lost_have_the_ratio_of_coin_tosses() -> None:
    s0, s1 = expected_score(-10), expected_score(35)
    exact = 70 * log(s1 / s0) + 40 * log((1 - s1) / (1 - s0))
    assert Sprt(-10, 35).ratio(sample({1: 70, 0: 40})) == pytest.approx(exact, abs=1e-9)


def test_the_ratio_agrees_with_the_normal_law_for_small_differences() -> None:
    """A known approximation: (s1 - s0) (2 mean - s0 - s1) N / (2 variance)."""
    counts = {0: 150, 0.25: 500, 0.5: 900, 0.75: 550, 1: 180}
    deals = sum(counts.values())
    mean = sum(score * n for score, n in counts.items()) / deals
    variance = sum(n * (score - mean) ** 2 for score, n in counts.items()) / deals
    s0, s1 = expected_score(0), expected_score(10)
    normal = (s1 - s0) * (2 * mean - s0 - s1) * deals / (2 * variance)
    assert Sprt(0, 10).ratio(sample(counts)) == pytest.approx(normal, rel=0.02)


def test_nothing_played_speaks_for_nothing() -> None:
    assert Sprt(0, 10).ratio(ScoreSample(2)) == 0


@pytest.mark.parametrize("scores", [{1: 400}, {0: 400}, {0.5: 400}])
def test_equal_deals_only_are_no_trouble(scores: dict[float, int]) -> None:
    verdict = Sprt(0, 20).verdict(Sprt(0, 20).ratio(sample(scores)))
    assert verdict == ("elo1" if 1 in scores else "elo0")


@pytest.mark.parametrize(("elo", "verdict"), [(0, "elo0"), (100, "elo1")])
def test_the_test_is_wrong_no_more_often_than_it_says(elo: float, verdict: str) -> None:
    test, rng, wrong = Sprt(0, 100, 0.1, 0.1), Rng(11), 0
    for _ in range(150):
        made, deal, found = ScoreSample(1), 0, None
        while found is None:
            # A quarter of the matches are drawn.
            draw = rng.randbelow(4) == 0
            won = rng.randbelow(10**6) < 10**6 * (expected_score(elo) - 0.125) / 0.75
            made.add(deal, UNIT // 2 if draw else UNIT * won)
            found = test.verdict(test.ratio(made))
            deal += 1
        wrong += found != verdict
    assert wrong <= 0.16 * 150


def test_a_decided_series_stops_at_once_and_not_before() -> None:
    plan, test = series("greedy", "random", matches=1000), Sprt(0, 100)
    run = SeriesRun(plan, sprt=test)
    run.play(InProcess())
    assert run.verdict == "elo1"
    assert run.done == run.final().matches < 200
    before = SeriesRun(series("greedy", "random", matches=run.done - 2), sprt=test)
    before.play(InProcess())
    assert before.verdict is None
    assert 0 < before.ratio < test.bounds[1] <= run.ratio


def test_an_undecided_series_is_played_to_its_end() -> None:
    run = SeriesRun(series("random", "random", matches=40), sprt=Sprt(0, 5))
    run.play(InProcess())
    assert (run.verdict, run.done) == (None, 40)


def test_matches_that_end_after_the_verdict_count_for_nothing() -> None:
    plan, test = series("greedy", "random", matches=4000), Sprt(0, 100)
    runs = [SeriesRun(plan, sprt=test), SeriesRun(plan, sprt=test)]
    runs[0].play(InProcess())
    runs[1].play(Processes(2))
    assert runs[1].done >= runs[0].done
    assert runs[0].final().matches == runs[1].final().matches
    assert runs[0].ratio == runs[1].ratio


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ((10, 10), "elo0 below elo1"),
        ((0, 5000), "from -2000 to 2000"),
        ((0, 10, 0), "alpha must be between 0 and 0.5, not 0"),
        ((0, 10, 0.1, 0.7), "beta must be between 0 and 0.5, not 0.7"),
        ((float("nan"), 10), "not nan and 10"),
    ],
)
def test_tests_that_make_no_sense_are_refused(numbers: tuple[float, ...], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        Sprt(*numbers)


def test_a_test_needs_two_bots() -> None:
    with pytest.raises(BadSetup, match="a sequential test compares two bots, not 3"):
        SeriesRun(series("random", "random", "random", seats=3), sprt=Sprt(0, 10))
