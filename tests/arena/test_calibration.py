"""Expected and observed win chances: the tool that compares them, and its data in the docs."""

import argparse
import json
from pathlib import Path

import pytest

from tests.conformance.games import each_game
from tilewright import Game, Rng, find_game, make_thinker
from tilewright.bots.ladder import find_ladder
from tilewright.bots.prediction import sharpened
from tools import calibration
from tools.calibration import Sample, best_sharpness, bins_of, largest_gap
from tools.setups import Setup, setups, update, with_tables


def samples(chances: tuple[float, ...], count: int) -> list[Sample]:
    """Return matches in which the seats win as often as these chances say."""
    rng, found = Rng(1), []
    for match in range(count):
        ball = rng.randbelow(1_000_000) / 1_000_000
        winner = next(i for i in range(len(chances)) if ball < sum(chances[: i + 1]) or i == 2)
        won = tuple(float(seat == winner) for seat in range(len(chances)))
        found.append(Sample(match, chances, won))
    return found


@pytest.mark.parametrize("sharpness", [0.5, 0.8, 1.0, 1.5])
def test_chances_keep_their_order_and_sum(sharpness: float) -> None:
    found = sharpened((0.5, 0.3, 0.2), sharpness)
    assert found[0] > found[1] > found[2]
    assert sum(found) == pytest.approx(1)
    assert (found[0] > 0.5) is (sharpness > 1)


@pytest.mark.parametrize("result", [(1.0, 0.0), (0.5, 0.5, 0.0), (0.25,) * 4])
def test_a_result_stays_what_it_is(result: tuple[float, ...]) -> None:
    assert sharpened(result, 0.7) == pytest.approx(result)


def test_the_best_sharpness_undoes_overconfidence() -> None:
    true = (0.5, 0.3, 0.2)
    matches = samples(true, 20_000)
    assert best_sharpness(matches) == pytest.approx(1, abs=0.1)
    bold = [each._replace(expected=sharpened(true, 1.6)) for each in matches]
    assert best_sharpness(bold) == pytest.approx(1 / 1.6, abs=0.05)


def test_bins_compare_what_was_expected_with_what_was_won() -> None:
    right = bins_of(samples((0.55, 0.25, 0.2), 4000))
    assert abs(largest_gap(right)[0]) < 0.03
    wrong = [each._replace(expected=(0.75, 0.15, 0.1)) for each in samples((0.55, 0.25, 0.2), 4000)]
    assert largest_gap(bins_of(wrong))[0] == pytest.approx(-0.2, abs=0.03)


def test_the_error_of_a_bin_counts_matches_not_positions() -> None:
    once = samples((0.55, 0.25, 0.2), 400)
    often = [each for each in once for _ in range(9)]
    for one, other in zip(bins_of(once), bins_of(often), strict=True):
        assert one["error"] == pytest.approx(other["error"], abs=1e-3)
        assert other["positions"] == 9 * one["positions"]


@each_game
def test_the_tool_plays_a_match_and_notes_chances_and_winners(game: Game, tmp_path: Path) -> None:
    if game.id not in {setup.game for setup in setups()}:
        pytest.skip("no setup of the tools")
    setup = Setup(game.id, game.sides[0], game.seat_counts[0])
    given = argparse.Namespace(matches=1, nodes=20, seed=1, jobs=1, samples=None)
    found = update(tmp_path / "all.json", setup.name, lambda each: calibration.measure(each, given))
    assert 0 < found[setup.name]["positions"] <= calibration.KEPT
    assert update(tmp_path / "all.json", "nothing", lambda each: found[each.name]) == found
    again = calibration.play(setup, "strong:nodes=20", 1, 0)
    assert again == calibration.play(setup, "strong:nodes=20", 1, 0)
    assert all(sum(sample.expected) == pytest.approx(1) for sample in again)


def test_calibrated_chances_change_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("pavilion")
    state, rng = game.new(3), Rng(3)
    while state.actor < 0:
        state.apply_deal(state.deal(rng))
    one = make_thinker("guided:nodes=200", game).think(state, Rng(1))
    ladder = find_ladder(game)._replace(sharpness={(state.side, 3): 0.4})
    monkeypatch.setattr("tilewright.bots.prediction.find_ladder", lambda _: ladder)
    other = make_thinker("guided:nodes=200", game).think(state, Rng(1))
    assert [each.action for each in one.candidates] == [each.action for each in other.candidates]
    assert [each.visits for each in one.candidates] == [each.visits for each in other.candidates]
    assert max(other.candidates[0].shares) < max(one.candidates[0].shares)


def test_every_setup_was_measured_and_its_sharpness_is_that_of_the_package() -> None:
    measured = json.loads(calibration.FILE.read_text("utf-8"))
    assert list(measured) == [setup.name for setup in setups()]
    for setup in setups():
        ladder = find_ladder(find_game(setup.game))
        own = ladder.sharpness.get((setup.side, setup.seats), 1.0)
        assert measured[setup.name]["sharpness"] == own


def test_the_plots_and_the_table_in_the_docs_are_those_of_the_data() -> None:
    measured = json.loads(calibration.FILE.read_text("utf-8"))
    page = calibration.PAGE.read_text("utf-8")
    assert with_tables(page, calibration.table(measured)) == page
    for game in {setup.game for setup in setups()}:
        picture = calibration.FILE.with_name(f"calibration-{game}.svg")
        assert picture.read_text("utf-8") == calibration.plot(game, measured).document()
