import json
from itertools import pairwise

import pytest

from tests.arena.recorded import FEW, play_some
from tilewright import NATURE, Azul, BadSetup, IllegalAction, Rng, game_ids
from tilewright.arena.analysis import (
    Moment,
    PositionAnalysis,
    RecordAnalysis,
    analyse_moments,
    analyse_position,
    analyse_record,
)
from tilewright.arena.analyst import Analyst
from tilewright.arena.turning_points import TurningPoint
from tilewright.bots import Candidate, Limits
from tilewright.bots.prediction import Prediction
from tilewright.core.message import Message
from tilewright.i18n import Catalogue

PLIES = 12


@pytest.fixture(scope="module")
def analysis() -> RecordAnalysis:
    return analyse_record(play_some(PLIES), FEW, seed=1)


def dealt(seats: int = 2) -> Azul:
    state = Azul(seats)
    state.apply_deal(state.deal(Rng(5)))
    return state


# Positions


@pytest.mark.parametrize("seats", [2, 3])
def test_all_legal_actions_are_ranked(seats: int) -> None:
    state = dealt(seats)
    found = analyse_position(state, FEW, Rng(1))
    assert sorted(c.action for c in found.candidates) == state.legal_actions()
    assert found.outlook == Prediction(found.candidates[0].points, found.candidates[0].shares)
    for candidate in found.candidates:
        assert sum(candidate.shares) == pytest.approx(1)
        assert candidate.line[0] == candidate.action
    assert state == dealt(seats)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_best_loses_nothing_and_the_worst_loses_something(seats: int) -> None:
    state = dealt(seats)
    best = analyse_position(state, FEW, Rng(1)).candidates[0].action
    floor = next(action for action in reversed(state.legal_actions()) if str(action)[-1] == "F")
    assert analyse_position(state, FEW, Rng(1), played=best).loss == (0, 0)
    loss = analyse_position(state, FEW, Rng(1), played=floor).loss
    assert loss is not None
    assert loss.chance > 0.02
    assert loss.points > 0.5


@pytest.mark.parametrize("bot", ["strong", "guided", "uct", "deep", "novice"])
def test_the_action_played_is_weighed_in_full_where_the_ranking_is_cut(bot: str) -> None:
    state = dealt()
    last = state.legal_actions()[-1]
    found = Analyst(state.game, bot, Limits(nodes=1, memory=1)).look(state, Rng(1), last, top=1)
    assert found.played is not None
    assert found.played.action == last
    assert found.played.visits > 0
    assert {c.action for c in found.candidates} == {found.candidates[0].action, last}


def test_the_leading_actions_are_weighed_to_the_same_depth() -> None:
    state = dealt()
    last = state.legal_actions()[-1]
    analyst = Analyst(state.game, "deep", Limits(nodes=2000, memory=1))
    found = analyst.look(state, Rng(1), last, top=3)
    shown = [c for c in found.candidates[:4] if c.action != last][:3]
    assert found.played is not None
    assert found.depth > 1
    assert {len(c.line) for c in [*shown, found.played]} == {found.depth}
    assert found.played in found.candidates


def test_no_time_is_still_enough_for_an_answer() -> None:
    for bot in ("strong", "guided", "uct"):
        found = analyse_position(dealt(), Limits(seconds=0.0, memory=1), Rng(1), bot=bot)
        assert found.best is not None


def test_before_a_deal_the_outlook_speaks() -> None:
    found = analyse_position(Azul(2), FEW)
    assert found.candidates == ()
    assert found.loss is None
    assert sum(found.outlook.shares) == pytest.approx(1)
    assert found.to_data()["actor"] == "nature"


def test_a_finished_match_is_worth_what_came() -> None:
    state = play_some(1000).state()
    found = analyse_position(state, FEW)
    assert found.outlook.points == tuple(map(float, state.scores()))
    assert found.outlook.shares == (1.0, 0.0)


def test_an_action_that_is_not_legal_cannot_have_been_played() -> None:
    with pytest.raises(IllegalAction):
        analyse_position(dealt(), FEW, played=0)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_that_does_not_think_cannot_analyse(bot: str) -> None:
    with pytest.raises(BadSetup, match=f'"{bot}" does not analyse positions; use strong'):
        analyse_position(dealt(), FEW, bot=bot)


def test_an_analyst_that_is_ended_answers_at_once() -> None:
    state = dealt()
    analyst = Analyst(state.game, limits=Limits(seconds=3600, memory=1))
    analyst.end()
    assert analyst.look(state, Rng(1)).best is not None


# Records


def test_every_moment_of_a_record_is_analysed(analysis: RecordAnalysis) -> None:
    assert analysis.is_complete
    assert [m.number for m in analysis.moments] == list(range(PLIES + 1))
    assert [m.ply for m in analysis.moments] == [*analysis.record.plies, None]
    for moment in analysis.moments:
        assert moment.state == analysis.record.state(moment.number)


def test_what_was_played_is_weighed_wherever_there_was_a_choice(analysis: RecordAnalysis) -> None:
    for moment in analysis.moments[:-1]:
        is_choice = len(moment.state.legal_actions()) > 1
        assert (moment.analysis.played is not None) == is_choice
        if moment.analysis.played is not None:
            assert moment.analysis.played.action == moment.ply


def test_where_there_is_no_choice_the_next_moment_says_what_is_expected() -> None:
    whole = analyse_record(play_some(1000), Limits(nodes=20, memory=1))
    forced = [
        (old, new) for old, new in pairwise(whole.moments) if len(old.state.legal_actions()) == 1
    ]
    assert forced
    assert all(old.outlook == new.outlook for old, new in forced)
    assert all(old.analysis.best is None for old, _ in forced)
    assert whole.moments[-1].outlook.shares == (1.0, 0.0)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_seed_gives_the_same_analysis_with_any_number_of_jobs(seats: int) -> None:
    record = play_some(8 if seats == 2 else 3, seats)
    first, second = (analyse_record(record, FEW, seed=7, jobs=jobs) for jobs in (1, 3))
    assert first.to_data() == second.to_data()


@pytest.mark.parametrize("game", game_ids())
def test_every_match_can_be_analysed(game: str) -> None:
    record = play_some(PLIES, game_id=game)
    whole = analyse_record(record, Limits(depth=1, memory=1), bot="deep")
    words = [point.tell(record.names) for point in whole.turning_points(least=0.0)]
    assert whole.is_complete
    assert all(Catalogue("en").word(message) for message in words)
    assert len(words) == 5


def test_the_thinking_can_be_broken_off() -> None:
    record = play_some(PLIES)
    moments = analyse_moments(record, Limits(nodes=100, memory=1))
    some = (next(moments), next(moments))
    moments.close()
    part = RecordAnalysis(record, some)
    assert not part.is_complete
    assert part.to_data()["complete"] is False
    assert [account.decisions for account in part.accounts()] == [1, 0]


def test_without_threads_the_analysis_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    record = play_some(PLIES)
    expected = list(analyse_moments(record, FEW, seed=1))
    monkeypatch.setattr("tilewright.arena.analysis.NO_THREADS", True)
    monkeypatch.delattr("tilewright.arena.analysis.ThreadPoolExecutor.submit")
    assert list(analyse_moments(record, FEW, seed=1)) == expected


def test_progress_is_told_in_moments() -> None:
    told: list[int] = []
    analyse_record(play_some(4), FEW, progress=told.append)
    assert told == [1] * 5


def test_rounds_begin_with_their_deal() -> None:
    whole = analyse_record(play_some(30), Limits(nodes=10, memory=1))
    rounds = whole.rounds()
    assert [number for number, _ in rounds] == list(range(1, len(rounds) + 1))
    assert len(rounds) > 1
    assert all(whole.moments[ply].state.actor == NATURE for _, ply in rounds)


def test_plain_data_is_json(analysis: RecordAnalysis) -> None:
    data = analysis.to_data()
    assert json.loads(json.dumps(data)) == data
    assert data["names"] == ["Anna", "Bo"]


# Turning points


def moment(number: int, state: Azul, chances: list[float], played: float | None = None) -> Moment:
    """Return a moment of made-up chances of the first seat."""
    ply = None if state.actor == NATURE else state.legal_actions()[0]
    candidates = [
        Candidate(ply or 0, (0.0, 0.0), (share, 1 - share), (ply or 0,), 1)
        for share in ([chances[0]] if played is None else [chances[0], played])
    ]
    outlook = Prediction((0.0, 0.0), (chances[0], 1 - chances[0]))
    if state.actor == NATURE:
        return Moment(number, None, PositionAnalysis(state, outlook, ()))
    look = PositionAnalysis(state, outlook, tuple(candidates), candidates[-1])
    return Moment(number, ply, look)


def made_up() -> RecordAnalysis:
    """Return moments of which the third loses 0.3, the fourth 0.05, and the deals gain 0.2."""
    table, empty = dealt(), Azul(2)
    moments = (
        moment(0, empty, [0.4]),
        moment(1, empty, [0.45]),
        moment(2, table, [0.6], played=0.3),
        moment(3, table, [0.5], played=0.45),
    )
    return RecordAnalysis(play_some(0), moments)


def kinds(points: list[TurningPoint]) -> list[tuple[int, str, float]]:
    return [(p.moment.number, p.kind, round(p.size, 6)) for p in points]


def test_turning_points_are_the_largest_losses_and_swings_in_order() -> None:
    whole = made_up()
    assert kinds(whole.turning_points()) == [(0, "deal", 0.2), (2, "action", 0.3)]
    assert kinds(whole.turning_points(most=1)) == [(2, "action", 0.3)]
    assert kinds(whole.turning_points(least=0.25)) == [(2, "action", 0.3)]
    assert len(whole.turning_points(least=0.01)) == 3


def test_deals_without_an_action_between_them_count_as_one() -> None:
    (deal, _) = made_up().turning_points()
    assert (deal.before, deal.after) == pytest.approx((0.4, 0.6))


def test_the_account_of_a_seat_without_decisions_says_so_instead_of_counting() -> None:
    _, second = made_up().accounts()
    assert second.tell(["Ada", "Ben"]) == Message("analysis-undecided", {"seat": 1, "name": "Ben"})


def test_an_account_adds_up_what_a_seat_gave_away() -> None:
    first, second = made_up().accounts()
    assert (first.decisions, first.best) == (2, 0)
    assert first.chance == pytest.approx(0.35)
    assert second.decisions == 0
