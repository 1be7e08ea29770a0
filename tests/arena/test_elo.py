import pytest

from tilewright.arena.elo import EloDifference, elo_of, expected_score
from tilewright.arena.score_sample import UNIT, ScoreSample


@pytest.mark.parametrize(
    ("score", "elo"),
    [(0.5, 0), (0.75, 190.85), (0.25, -190.85), (0.64006, 100), (10 / 11, 400), (0.99, 798.3)],
)
def test_known_values(score: float, elo: float) -> None:
    assert elo_of(score) == pytest.approx(elo, abs=0.05)
    assert expected_score(elo) == pytest.approx(score, abs=1e-4)


def test_a_score_of_all_or_nothing_has_no_bound() -> None:
    assert elo_of(0) is None
    assert elo_of(1) is None


def difference(wins: int, draws: int, losses: int) -> EloDifference:
    """Return the difference after so many deals, won twice, split and lost twice."""
    sample = ScoreSample(2)
    scores = [UNIT] * wins + [UNIT // 2] * draws + [0] * losses
    for deal, score in enumerate(scores):
        sample.add(deal, score)
        sample.add(deal, score)
    return EloDifference.of(sample)


def test_the_error_bars_hold_the_difference_and_narrow_with_deals() -> None:
    few, many = difference(30, 10, 10), difference(3000, 1000, 1000)
    assert few.elo == many.elo == pytest.approx(elo_of(0.7))
    assert few.low is not None and few.high is not None
    assert many.low is not None and many.high is not None
    assert few.low < many.low < few.elo < many.high < few.high  # type: ignore[operator]
    # By the delta method: 1.96 sqrt(variance / deals) / (ln 10 / 400 s (1 - s)), variance 0.16.
    assert many.high - many.low == pytest.approx(2 * 9.17, rel=0.01)


def test_texts_for_people() -> None:
    assert difference(30, 10, 10).text() == "+147.2 (+55.4 to +239.0)"
    assert difference(20, 0, 0).text() == "above +287"
    assert difference(0, 0, 20).text() == "below -287"
    assert difference(0, 0, 0).text() == "unknown"
