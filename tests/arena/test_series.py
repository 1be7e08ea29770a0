import os
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from multiprocessing import active_children
from signal import SIGINT, SIGKILL, raise_signal

import pytest

from tests.arena.series import MANY, RANDOM, figures, series
from tilewright.arena.processes import Processes
from tilewright.arena.series import Series
from tilewright.arena.series_run import SeriesRun, play_series
from tilewright.arena.workers import InProcess, play_fixture
from tilewright.core.errors import BadSetup, TilewrightError


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(side: str, seats: int) -> None:
    tally = play_series(series("greedy", "random", matches=24, seats=seats, side=side))
    greedy, random = tally.standings
    assert greedy.wins == 24
    assert greedy.mean_score > random.mean_score


def test_every_deal_is_played_by_every_group_in_every_rotation() -> None:
    plan = series("a", "b", "c", groups=((0, 1), (0, 2), (1, 2)), check=False)
    matches = [plan.fixture(number)[:3] for number in range(6, 12)]
    assert matches == [(0, 1, 0), (0, 1, 1), (1, 1, 0), (1, 1, 1), (2, 1, 0), (2, 1, 1)]
    assert [plan.number(*match) for match in matches] == list(range(6, 12))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_entry_sits_at_every_seat_of_a_deal_once(seats: int) -> None:
    plan = series(*"abcd"[:seats], seats=seats, check=False)
    for deal in range(7):
        tables = [plan.fixture(deal * seats + rotation).entries for rotation in range(seats)]
        for column in zip(*tables, strict=True):
            assert sorted(column) == list(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deals_go_through_every_order_round_the_table(seats: int) -> None:
    plan = series(*"abcd"[:seats], seats=seats, matches=24, check=False)
    seen = Counter(plan.fixture(number).entries for number in range(plan.total_matches))
    assert set(seen) == set(permutations(range(seats)))
    assert len(set(seen.values())) == 1


def test_rotations_share_their_first_deal_and_groups_share_all_deals() -> None:
    plan = series("random", "greedy", "greedy:nodes=1", groups=((0, 1), (0, 2)))
    assert play_fixture(plan, 0).result.scores == play_fixture(plan, 2).result.scores
    assert play_fixture(plan, 0).result != play_fixture(plan, 1).result


def test_fewer_bots_than_seats_are_repeated_in_order() -> None:
    plan = series("greedy", "random", seats=4)
    assert [plan.fixture(rotation).entries for rotation in (0, 1)] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_matches_are_made_up_to_whole_rotations() -> None:
    tally = play_series(series("random", matches=10, seats=3))
    assert tally.matches == 12


def test_wins_draws_and_losses_add_up() -> None:
    tally = play_series(series("random", "random", matches=200))
    one, other = tally.standings
    assert one.wins + one.draws + one.losses == one.matches == 200
    assert one.win_share + other.win_share == pytest.approx(1)
    assert one.draws == other.draws > 0
    assert one.wins == other.losses


def test_processes_do_not_change_the_result() -> None:
    plan = series(*RANDOM, matches=30, seats=3)
    assert figures(SeriesRun(plan), Processes(2)) == figures(SeriesRun(plan), InProcess())


@pytest.mark.parametrize("game", ["pavilion", "garden"])
def test_every_match_can_be_played(game: str) -> None:
    side = {"pavilion": "grey", "garden": "back"}[game]
    tally = play_series(Series(game, side, 3, ("random", "greedy"), 3, 1))
    assert tally.matches == 3


def test_a_worker_that_is_killed_is_replaced_and_its_matches_are_played_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    plan = series(*RANDOM, matches=MANY)
    run = SeriesRun(plan)
    killed: list[int | None] = []

    def kill_some(run: SeriesRun) -> None:
        workers = [child.pid for child in active_children() if child.pid not in killed]
        if run.done and workers and len(killed) < 3:
            killed.append(workers[0])
            os.kill(workers[0] or 0, SIGKILL)

    run.play(Processes(2), kill_some)
    assert len(killed) == 3
    assert caplog.text.count("(exit code -9); playing them again") == 3
    assert figures(run) == figures(SeriesRun(plan), InProcess())


def test_a_series_that_is_broken_off_leaves_no_process_behind() -> None:
    def failed_result(run: SeriesRun) -> None:
        raise KeyboardInterrupt

    run = SeriesRun(series("random", matches=20_000))
    with pytest.raises(KeyboardInterrupt):
        run.play(Processes(2), failed_result)
    assert active_children() == []
    assert run.final().matches == run.done


class Interruption:
    """Interrupts the program at a moment when no exception can leave."""

    def __del__(self) -> None:
        raise_signal(SIGINT)


def test_an_interruption_at_any_moment_ends_a_series_and_leaves_no_process_behind() -> None:
    def numbers() -> Iterator[int]:
        for number in range(20_000):
            yield number
            Interruption()

    plan = series("random", matches=20_000)
    with pytest.raises(KeyboardInterrupt):
        list(Processes(2).play(plan, numbers()))
    assert active_children() == []


def test_an_interruption_while_progress_is_shown_ends_a_series() -> None:
    def progress(run: SeriesRun) -> None:
        Interruption()

    run = SeriesRun(series("random", matches=20))
    with pytest.raises(KeyboardInterrupt):
        run.play(InProcess(), progress)
    assert run.done == 1


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(BadSetup, match="2 seats take 1 to 2 bots, not 3"):
        series("random", "random", "random")


@pytest.mark.parametrize("change", [{"matches": 0}, {"seats": 7}, {"side": "pink"}])
def test_what_cannot_be_played_is_refused_at_once(change: dict[str, object]) -> None:
    with pytest.raises(TilewrightError):
        series("random", **change)  # type: ignore[arg-type]
