import os
import sys
from collections.abc import Callable
from multiprocessing import get_start_method

import pytest

from tests.arena.series import series
from tilewright.arena import match as arena_match
from tilewright.arena.match import MatchResult, failure_reason, play_match
from tilewright.arena.processes import Processes
from tilewright.arena.series_run import SeriesRun, play_series
from tilewright.arena.summary import summarise
from tilewright.arena.workers import InProcess, LostMatch, play_fixture
from tilewright.bots import Bot, Limits, make_bot
from tilewright.bots.failure import BotFailure
from tilewright.core.errors import BadSetup
from tilewright.core.game import Game
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.core.state import State

AZUL = find_game("azul")
needs_fork = pytest.mark.skipif(
    get_start_method() != "fork", reason="what a test replaces reaches forked processes only"
)


def greedy() -> Bot:
    return make_bot("greedy", AZUL)


class Faulty:
    """Plays like the greedy bot, and does something else from some action on."""

    name = "faulty"

    def __init__(self, fault: Callable[[State], object], patience: int = 3) -> None:
        self.fault = fault
        self.patience = patience
        self.closed = 0

    def choose(self, state: State, rng: Rng) -> int:
        self.patience -= 1
        if self.patience < 0:
            return self.fault(state)  # type: ignore[return-value]
        return greedy().choose(state, rng)

    def close(self) -> None:
        self.closed += 1
        raise OSError("already gone")


def play(bots: list[Bot]) -> MatchResult:
    state = AZUL.new(len(bots), "coloured")
    return play_match(state, bots, Rng(1), [Rng(seat) for seat in range(len(bots))])


def fail(state: State) -> object:
    raise BotFailure("the program at the other end said nothing for 5 seconds")


def stumble(state: State) -> object:
    return 1 // (state.seats - state.seats)


def leave(state: State) -> object:
    sys.exit("no more")


def play_illegally(state: State) -> object:
    return next(a for a in range(state.num_actions) if not state.is_legal(a))


def spoil(state: State) -> object:
    """Play on in the state that was shown, and then choose as if nothing had happened."""
    chosen = state.legal_actions()[0]
    state.apply(chosen)
    return chosen


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        (fail, "failure: the program at the other end said nothing for 5 seconds"),
        (stumble, "ZeroDivisionError: integer division or modulo by zero"),
        (leave, "SystemExit: no more"),
        (play_illegally, "illegal action: "),
        (lambda state: None, "TypeError: "),
        (lambda state: 10**9, "illegal action: 1000000000 is not an action number of azul"),
        (lambda state: -1, "illegal action: -1 is not an action number of azul"),
    ],
)
def test_a_bot_that_fails_is_last_and_the_reason_is_kept(
    fault: Callable[[State], object], reason: str
) -> None:
    result = play([greedy(), Faulty(fault), greedy()])
    assert result.failure is not None
    assert result.failure.seat == 1
    assert result.failure.reason.startswith(reason)
    assert result.places[1] == 3
    assert sorted([result.places[0], result.places[2]]) in ([1, 1], [1, 2])
    assert result.actions[1] == 3


def test_the_others_are_placed_by_their_scores_as_they_stand() -> None:
    result = play([greedy(), Faulty(fail, patience=9), greedy(), greedy()])
    others = [(result.scores[seat], result.places[seat]) for seat in (0, 2, 3)]
    assert len({score for score, _ in others}) == 3
    assert sorted(others, reverse=True) == sorted(others, key=lambda pair: pair[1])
    assert [place for _, place in sorted(others, key=lambda pair: pair[1])] == [1, 2, 3]


def test_a_bot_cannot_change_the_state_it_is_shown() -> None:
    assert play([Faulty(spoil), greedy()]).failure is None


def test_an_interruption_is_no_failure_of_a_bot() -> None:
    def interrupt(state: State) -> object:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play([Faulty(interrupt), greedy()])


def test_a_reason_is_one_line_of_bounded_length() -> None:
    reason = failure_reason(ValueError("two\nlines " + "x" * 5000))
    assert reason.startswith("ValueError: two lines x")
    assert len(reason) == 500


class Makers:
    """Makes faulty bots under the name of the random one, and remembers them."""

    def __init__(self, fault: Callable[[State], object]) -> None:
        self.fault = fault
        self.made: list[Faulty] = []

    def __call__(self, name: str, game: Game, limits: Limits | None = None) -> Bot:
        if name != "random":
            return make_bot(name, game, limits)
        self.made.append(Faulty(self.fault))
        return self.made[-1]


def test_a_failing_bot_loses_every_match_and_the_series_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(arena_match, "make_player", makers := Makers(fail))
    run = SeriesRun(series("greedy", "random", matches=10))
    run.play(InProcess())
    tally = run.final()
    assert [standing.wins for standing in tally.standings] == [10, 0]
    assert [standing.failures for standing in tally.standings] == [0, 10]
    assert summarise(run)["bots"][1]["failures"] == 10  # type: ignore[index]
    assert len(tally.failures) == 10
    assert [bot.closed for bot in makers.made] == [1] * 10


def test_a_bot_that_cannot_be_made_fails_before_the_first_action(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(name: str, game: Game, limits: Limits | None = None) -> Bot:
        if name == "random":
            raise BadSetup("bot.missing", "there is no program here")
        return make_bot(name, game, limits)

    monkeypatch.setattr(arena_match, "make_player", refuse)
    result = play_fixture(series("greedy", "random"), 1).result
    assert result.failure == (0, "BadSetup: there is no program here")
    assert (result.places, result.actions) == ([2, 1], [0, 0])


@needs_fork
def test_a_bot_that_ends_its_process_ends_the_series_with_a_word_after_some_tries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(arena_match, "make_player", Makers(lambda state: os._exit(7)))
    words = r"deal 0, rotation \d \(.*\) kills the process that plays it: .* exit code 7"
    with pytest.raises(LostMatch, match=words):
        play_series(series("greedy", "random", matches=10), Processes(1))


@needs_fork
def test_a_mistake_of_the_program_itself_is_not_blamed_on_a_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def break_down(*anything: object) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(arena_match, "places_of", break_down)
    with pytest.raises(RuntimeError, match="a mistake of ours"):
        play_series(series("random", matches=2), Processes(1))
