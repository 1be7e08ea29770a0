from multiprocessing import active_children

import pytest

from tilewright.arena.match import Series, play_deal, play_series
from tilewright.arena.tally import wilson
from tilewright.core.errors import BadSetup, TilewrightError
from tilewright.core.seeds import seed_for


def series(
    *bots: str, games: int = 20, seats: int = 2, side: str = "coloured", seed: int = 1
) -> Series:
    return Series("azul", side, seats, bots, games, seed)


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(side: str, seats: int) -> None:
    tally = play_series(series("greedy", "random", games=24, seats=seats, side=side))
    greedy, random = tally.standings
    assert greedy.wins == 24
    assert greedy.mean_score > random.mean_score


def test_every_deal_is_played_in_every_rotation() -> None:
    outcomes = play_deal(series("greedy", "random", "random", seats=3), deal=4)
    assert [(outcome.deal, outcome.rotation) for outcome in outcomes] == [(4, 0), (4, 1), (4, 2)]


def test_every_entry_sits_everywhere_once() -> None:
    plan = series("greedy", "random", "random", seats=3)
    assert [plan.seats_of(0, rotation) for rotation in range(3)] == [[0], [2], [1]]


def test_rotations_share_their_first_deal() -> None:
    first, second = (play_deal(series("random", seed=3), 0)[rotation] for rotation in (0, 1))
    assert first.result != second.result
    assert seed_for(3, 0) != seed_for(3, 1)


def test_fewer_bots_than_seats_are_repeated_in_order() -> None:
    plan = series("greedy", "random", seats=4)
    assert [plan.entry_at(seat, 0) for seat in range(4)] == [0, 1, 0, 1]
    assert [plan.entry_at(seat, 1) for seat in range(4)] == [1, 0, 1, 0]


def test_games_are_made_up_to_whole_rotations() -> None:
    tally = play_series(series("random", games=10, seats=3))
    assert tally.games == 12


def test_wins_draws_and_losses_add_up() -> None:
    tally = play_series(series("random", "random", games=200))
    for standing in tally.standings:
        assert standing.games == 200
        assert standing.wins + standing.draws <= 200
    assert sum(standing.share for standing in tally.standings) == pytest.approx(200)
    assert tally.standings[0].draws == tally.standings[1].draws > 0


def test_processes_do_not_change_the_result() -> None:
    plan = series("greedy", "random", games=30, seats=3)
    assert play_series(plan, jobs=2).to_data() == play_series(plan).to_data()


def test_the_progress_adds_up_to_all_games() -> None:
    done: list[int] = []
    play_series(series("random", games=11), progress=done.append)
    assert sum(done) == 12


def test_the_interval_holds_the_share_and_narrows_with_games() -> None:
    assert wilson(1.0, 100) == pytest.approx((0.963, 1.0), abs=1e-3)
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=1e-3)
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(BadSetup, match="2 seats take 1 to 2 bots, not 3"):
        series("random", "random", "random")


@pytest.mark.parametrize("change", [{"games": 0}, {"seats": 7}, {"side": "pink"}])
def test_what_cannot_be_played_is_refused_at_once(change: dict[str, object]) -> None:
    with pytest.raises(TilewrightError):
        series("random", **change)  # type: ignore[arg-type]


def test_a_series_that_is_broken_off_leaves_no_process_behind() -> None:
    def break_off(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_series(series("random", games=20_000), jobs=2, progress=break_off)
    assert active_children() == []
