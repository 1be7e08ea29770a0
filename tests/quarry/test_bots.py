"""Bots, ladder and series for a game that brings no evaluation and no ladder."""

import pickle

import pytest

from quarry import GAME, Quarry
from tests.conformance.games import Steering, plies
from tilewright import Match, Record, Rng, State, bot_names, make_bot, perft
from tilewright.arena.statistics import statistics
from tilewright.bots import Limits, find_evaluation
from tilewright.bots.ladder import DEFAULT, find_ladder
from tilewright.bots.pyevaluation import PythonEvaluation
from tilewright.core.const import NATURE

LITTLE = Limits(nodes=60)


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("side", GAME.sides)
def test_every_bot_plays_it(name: str, side: str) -> None:
    state, rng = GAME.new(3, side), Rng(1)
    bot = pickle.loads(pickle.dumps(make_bot(name, GAME, LITTLE)))
    for _ in range(12):
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(bot.choose(state, rng))


def test_greedy_takes_the_most_points() -> None:
    state = GAME.new()
    for token in ("AACC/JJJM/M", "takeJ", "takeA"):
        state.apply_text(token)
    assert str(make_bot("greedy", GAME).choose(state, Rng(1))) == "takeJ"


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(10):
        state, rng = GAME.new(), Rng(seed)
        bots = [make_bot("greedy", GAME), make_bot("random", GAME)]
        while not state.is_over:
            if state.actor == NATURE:
                state.apply_deal(state.deal(rng))
            else:
                state.apply(bots[state.actor].choose(state, rng))
        wins += state.scores()[0] > state.scores()[1]
    assert wins >= 8


def test_a_search_finds_the_same_in_every_run() -> None:
    state = GAME.new()
    state.apply_deal(state.deal(Rng(1)))
    for name in ("uct", "guided", "deep"):
        bot = make_bot(name, GAME, LITTLE)
        assert bot.choose(state, Rng(1)) == bot.choose(state, Rng(1))


def test_without_an_evaluation_points_are_what_a_position_is_worth() -> None:
    state = GAME.new()
    for _ in zip(range(20), plies(state, Steering(1)), strict=False):
        pass
    assert find_evaluation(GAME, "plain").points(state) == tuple(map(float, state.scores()))
    assert find_ladder(GAME) is DEFAULT


class Contrary(PythonEvaluation):
    """Likes as few points as possible."""

    def __init__(self) -> None:
        super().__init__("quarry")

    def expected_scores(self, state: State) -> list[float]:
        return [-score for score in state.scores()]


def test_a_game_of_another_package_brings_an_evaluation_in_python() -> None:
    game = GAME._replace(parts={"evaluation": f"{__name__}:Contrary"})
    state = game.new()
    for token in ("AACC/JJJM/M", "takeJ", "takeA"):
        state.apply_text(token)
    assert find_evaluation(game, "tuned").points(state) == (-1.0, -1.0)
    for name in ("greedy", "deep", "guided"):
        assert str(make_bot(name, game, LITTLE).choose(state, Rng(1))) != "takeJ"


def test_perft_counts() -> None:
    state = Quarry()
    state.apply_text("AACC/JJMM/A")
    assert [perft(state, depth) for depth in range(3)] == [1, 4, 16]


def test_statistics_add_up() -> None:
    match, rng = Match(Record(GAME, "double", 2)), Rng(1)
    while not match.state.is_over:
        if match.state.actor == NATURE:
            match.deal(rng)
        else:
            match.apply(match.state.random_action(rng))
    found = statistics(match.record)
    assert found.scores == match.state.scores()
    assert found.sources == [{"runs": score} for score in found.scores]
