"""The searches: what they find, their limits, and that they are reproducible."""

from __future__ import annotations

import json
from hashlib import sha256
from threading import Thread, Timer
from typing import Any, cast

import pytest

from tests.bots.positions import position, with_choice
from tilewright import Rng, bot_names, find_game, game_ids, make_bot
from tilewright.bots import Limits, Thinker, Thought, evaluation_factory, find_evaluation
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.ladder import NAMES
from tilewright.bots.limits import MAX_MEMORY
from tilewright.bots.search.transpositions import AGES, TranspositionTable
from tilewright.bots.stop import Stop
from tilewright.core.errors import BadSetup, IllegalAction
from tilewright.core.state import State
from tilewright.games.azul import AzulAction

THINKERS = tuple(name for name in bot_names() if name not in {"random", "greedy"})
SEARCHES = ("uct", "guided", "deep")
WIN_BONUS = 20.0


def thinker(name: str, game_id: str) -> Thinker:
    return cast("Thinker", make_bot(name, find_game(game_id)))


def best_value(state: State, seat: int, evaluation: Evaluation) -> float:
    """Return the value of perfect play up to the next deal to a seat, by plain minimax."""
    if state.actor < 0:
        points = evaluation.points(state)
        margin = points[seat] - max(points[:seat] + points[seat + 1 :])
        if state.is_over:
            margin += WIN_BONUS * ((margin > 0) - (margin < 0))
        return margin
    values = []
    for action in state.legal_actions():
        child = state.copy()
        child.apply(action)
        values.append(best_value(child, seat, evaluation))
    return max(values) if state.actor == seat else min(values)


def late_positions(count: int, most: int) -> list[State]:
    """Return positions of Azul with few tiles left and more than one legal action."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        state = position("azul", seed, 8 + seed % 30)
        data = cast("Any", state.to_data())
        left = sum(map(sum, data["displays"])) + sum(data["centre"])
        if 2 <= left <= most and len(state.legal_actions()) > 1:
            found.append(state)
    return found


@pytest.mark.parametrize("state", late_positions(12, 7), ids=str)
def test_the_deep_search_finds_what_plain_minimax_finds(state: State) -> None:
    evaluation = evaluation_factory(find_game("azul"), "tuned", "own")(state)
    thought = thinker("deep", "azul").think(state, Rng(1), Limits(depth=40))
    best = thought.candidates[0]
    end = state.copy()
    for action in best.line:
        end.apply(action)
    assert end.actor < 0
    expected = best_value(state, state.actor, evaluation)
    assert best_value(end, state.actor, evaluation) == pytest.approx(expected, abs=0.0005)


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_thought_is_about_the_position_and_leaves_it_alone(name: str, game_id: str) -> None:
    for seats in (2, 3, 4):
        state = with_choice(game_id, seats, 20, seats=seats)
        before = state.to_text()
        thought = thinker(name, game_id).think(state, Rng(1), Limits(nodes=60))
        assert state.to_text() == before
        assert thought.action in state.legal_actions()
        assert thought.nodes > 0
        check_candidates(state, thought)


def check_candidates(state: State, thought: Thought) -> None:
    legal = state.legal_actions()
    assert {candidate.action for candidate in thought.candidates} <= set(legal)
    assert len({candidate.action for candidate in thought.candidates}) == len(thought.candidates)
    for candidate in thought.candidates:
        assert len(candidate.points) == len(candidate.shares) == state.seats
        assert sum(candidate.shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in candidate.shares)
        assert candidate.line[0] == candidate.action
        twin = state.copy()
        for action in candidate.line:
            twin.apply(action)  # raises if it is not legal


@pytest.mark.parametrize("name", SEARCHES)
@pytest.mark.parametrize("game_id", game_ids())
def test_nodes_and_a_seed_decide_the_choice(name: str, game_id: str) -> None:
    fresh, used = thinker(name, game_id), thinker(name, game_id)
    used.think(with_choice(game_id, 9, 3), Rng(5), Limits(nodes=200))
    state = with_choice(game_id, 1, 10)
    limits = Limits(nodes=200)
    assert fresh.think(state, Rng(7), limits) == used.think(state, Rng(7), limits)


def test_the_choices_are_the_same_compiled_and_pure() -> None:
    told: list[object] = []
    for game_id in game_ids():
        for name in THINKERS:
            for seats in (2, 3):
                state = with_choice(game_id, seats, 12, seats=seats)
                thought = thinker(name, game_id).think(state, Rng(3), Limits(nodes=150))
                told.append([game_id, name, seats, str(thought.action), thought.nodes])
                told.append([round(point, 6) for point in thought.candidates[0].points])
    digest = sha256(json.dumps(told).encode()).hexdigest()[:16]
    assert digest == DIGEST, told


@pytest.mark.parametrize("name", THINKERS)
def test_without_a_choice_there_is_nothing_to_think_about(name: str) -> None:
    state = next(
        state
        for seed in range(1, 500)
        if len((state := position("azul", seed, 9 + seed % 12)).legal_actions()) == 1
    )
    thought = thinker(name, "azul").think(state, Rng(1), Limits(seconds=3600))
    assert thought.action == state.legal_actions()[0]
    assert thought.nodes <= 200


@pytest.mark.parametrize("name", SEARCHES)
def test_another_thread_can_stop_a_thought(name: str) -> None:
    state, bot, stop = position("azul", 1, 0), thinker(name, "azul"), Stop()
    reports: list[Thought] = []

    def report(thought: Thought) -> None:
        reports.append(thought)
        Thread(target=stop.set).start()

    thought = bot.think(state, Rng(1), Limits(seconds=3600), stop=stop, report=report)
    assert stop.is_set()
    assert reports
    assert thought.action in state.legal_actions()


@pytest.mark.parametrize("name", SEARCHES)
def test_a_flag_raised_beforehand_still_gives_a_legal_action(name: str) -> None:
    state, stop = position("azul", 1, 0), Stop()
    stop.set()
    thought = thinker(name, "azul").think(state, Rng(1), Limits(seconds=3600), stop=stop)
    assert thought.action in state.legal_actions()


@pytest.mark.parametrize("name", SEARCHES)
def test_the_time_ends_a_thought(name: str) -> None:
    state = position("azul", 1, 0)
    thought = thinker(name, "azul").think(state, Rng(1), Limits(seconds=0.05))
    assert thought.action in state.legal_actions()


@pytest.mark.parametrize("name", SEARCHES)
def test_several_threads_think_together(name: str) -> None:
    state = position("azul", 2, 4)
    thought = thinker(name, "azul").think(state, Rng(1), Limits(nodes=400, threads=3))
    assert thought.action in state.legal_actions()
    check_candidates(state, thought)


@pytest.mark.parametrize("name", SEARCHES)
def test_a_report_that_fails_ends_all_threads(name: str) -> None:
    late, stop = Stop(), Stop()

    def bark() -> None:
        late.set()
        stop.set()

    watchdog = Timer(600, bark)  # a report in pure Python may take minutes on a busy machine

    def report(thought: Thought) -> None:
        raise LookupError("nobody listens")

    watchdog.start()
    with pytest.raises(LookupError):
        thinker(name, "azul").think(
            position("azul", 1, 0), Rng(1), Limits(threads=2), stop=stop, report=report
        )
    watchdog.cancel()
    assert not late.is_set()


def test_several_trees_are_reproducible() -> None:
    state, limits = position("azul", 2, 4), Limits(nodes=300, threads=2)
    one, two = (thinker("uct", "azul").think(state, Rng(1), limits) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("mebibytes", [1, 3, 64])
def test_a_cache_keeps_within_its_memory(mebibytes: int) -> None:
    assert TranspositionTable(mebibytes).bytes <= mebibytes << 20
    assert TranspositionTable(mebibytes).bytes > (mebibytes << 20) // 4


def test_a_cache_forgets_everything_when_its_ages_have_gone_round() -> None:
    state, limits = position("azul", 2, 4), Limits(nodes=100, memory=1)
    used = thinker("deep", "azul")
    first = used.think(state, Rng(1), limits)
    for _ in range(AGES):
        used.think(state, Rng(1), Limits(nodes=1, memory=1))
    assert used.think(state, Rng(1), limits) == first


@pytest.mark.parametrize("name", SEARCHES)
def test_more_memory_than_numbers_reach_is_used_or_refused(name: str) -> None:
    state, bot = position("azul", 3, 0), thinker(name, "azul")
    for _ in range(2):
        try:
            action = bot.think(state, Rng(1), Limits(nodes=10, memory=MAX_MEMORY)).action
        except BadSetup as error:
            assert error.code == "setup.limit"
        else:
            assert action in state.legal_actions()


@pytest.mark.parametrize("name", SEARCHES)
def test_the_nodes_are_those_of_all_threads_and_of_this_thought(name: str) -> None:
    state, bot = position("azul", 2, 4), thinker(name, "azul")
    assert bot.think(state, Rng(1), Limits(nodes=3000, threads=3)).nodes < 4000
    assert bot.think(state, Rng(1), Limits(nodes=300)).nodes < 600


def test_a_tree_that_is_full_goes_on() -> None:
    bot = thinker("uct", "azul")
    state = position("azul", 3, 0)
    thought = bot.think(state, Rng(1), Limits(nodes=3000, memory=1))
    assert thought.nodes == 3000


def test_every_action_is_weighed_in_full_on_request() -> None:
    state = with_choice("azul", 4, 9)
    thought = thinker("deep", "azul").think(state, Rng(1), Limits(depth=2), every=True)
    assert sorted(c.action for c in thought.candidates) == state.legal_actions()
    margins = [candidate.margin(state.actor) for candidate in thought.candidates]
    assert margins == sorted(margins, reverse=True)


@pytest.mark.parametrize("name", THINKERS)
def test_nobody_thinks_for_chance(name: str) -> None:
    state = find_game("azul").new()
    with pytest.raises(IllegalAction, match="it is chance's turn"):
        thinker(name, "azul").think(state, Rng(1), Limits(nodes=10))
    with pytest.raises(IllegalAction, match="it is chance's turn"):
        thinker(name, "azul").choose(state, Rng(1))


@pytest.mark.parametrize("name", [name for name in bot_names() if name != "random"])
def test_a_bot_refuses_positions_of_another_game(name: str) -> None:
    bot = make_bot(name, find_game("azul"))
    for _ in range(2):
        with pytest.raises(BadSetup, match="this bot plays azul, not garden"):
            bot.choose(with_choice("garden", 1, 10), Rng(1))
    assert bot.choose(state := position("azul", 1, 0), Rng(1)) in state.legal_actions()


def test_the_winning_move_is_found() -> None:
    """Only completing the row, which ends the match, brings more than the other seat has."""
    state = find_game("azul").from_text(
        "azul coloured 2 round=6 start=1 actor=1 marker=2 idle=0 laid=no displays=-,-,-,-,- "
        "centre=KW bag=10B10Y10R10K10W lid=8B9Y9R8K9W "
        "board1=30:-/-/-/-/-:BYRK./...../...../...../.....:- "
        "board2=33:-/-/-/-/-:B..../...../...../...../.....:*"
    )
    for name in SEARCHES:
        thought = thinker(name, "azul").think(state, Rng(1), Limits(nodes=3000))
        assert str(thought.action) == "CW1", name


@pytest.mark.parametrize("name", SEARCHES)
@pytest.mark.parametrize(("points", "share"), [(39, 0.0), (40, 1.0)])
def test_a_lost_tie_break_is_a_loss(name: str, points: int, share: float) -> None:
    """The other seat ends with 39 points and a complete row; ours, to act, with no row."""
    state = find_game("azul").from_text(
        "azul coloured 2 round=6 start=1 actor=2 marker=1 idle=0 laid=no displays=-,-,-,-,- "
        "centre=K bag=10B10Y10R10K10W lid=8B9Y9R8K9W "
        "board1=33:W/-/-/-/-:BYRK./...../...../...../.....:* "
        f"board2={points}:-/-/-/-/-:B..../...../...../...../.....:-"
    )
    action = state.game.read_action("CK5")
    thought = thinker(name, "azul").weigh(state, Rng(1), [action], Limits(nodes=50, memory=1))
    assert thought.candidates[0].shares[1] == share


def test_positions_are_described_the_same_compiled_and_pure() -> None:
    told = sha256()
    for game in map(find_game, game_ids()):
        for side in game.sides:
            for seed in range(8):
                seats = game.seat_counts[seed % len(game.seat_counts)]
                evaluation = find_evaluation(game, "plain", seats, side)
                state, rng = game.new(seats, side), Rng(seed)
                while not state.is_over:
                    if state.actor < 0:
                        state.apply_deal(state.deal(rng))
                        continue
                    told.update(json.dumps(evaluation.features_of(state)).encode())
                    state.apply(state.random_action(rng))
    assert told.hexdigest()[:16] == DESCRIPTIONS


def test_an_evaluation_refuses_positions_of_another_game() -> None:
    azul, garden = find_evaluation(find_game("azul"), "tuned"), find_game("garden").new()
    for asked in (azul.points, azul.spread_at, azul.features_of):
        with pytest.raises(BadSetup, match="this evaluation is for azul, not garden"):
            asked(garden)


@pytest.mark.parametrize("name", NAMES[:3])
def test_weak_levels_overlook_things_but_throw_nothing_away(name: str) -> None:
    """Tiles that fit into a line do not go to the floor."""
    azul = find_game("azul")
    bot, state, rng = make_bot(name, azul), azul.new(), Rng(5)
    while not state.is_over:
        if state.actor < 0:
            state.apply_deal(state.deal(rng))
            continue
        chosen = AzulAction(bot.choose(state, rng))
        taking = (chosen.source, chosen.colour)
        fits = [a for a in map(AzulAction, state.legal_actions()) if (a.source, a.colour) == taking]
        assert chosen.line or not any(action.line for action in fits)
        state.apply(chosen)


def test_the_strongest_level_spends_no_more_than_belongs_to_it() -> None:
    azul = find_game("azul")
    state = azul.new()
    state.apply_deal(state.deal(Rng(1)))
    master = cast("Thinker", make_bot("master:nodes=300", azul))
    assert master.think(state, Rng(2), Limits(nodes=5000)).nodes <= 300 + 50


def test_there_are_at_least_six_levels_for_every_game() -> None:
    assert len(NAMES) >= 6
    for game_id in game_ids():
        for name in NAMES:
            assert make_bot(name, find_game(game_id)).name == name


def test_a_novice_overlooks_things_and_a_master_does_not() -> None:
    state = position("azul", 1, 0)
    choices = {
        name: {thinker(name, "azul").choose(state, Rng(seed)) for seed in range(8)}
        for name in ("novice", "artisan")
    }
    assert len(choices["novice"]) > 3
    assert len(choices["artisan"]) < len(choices["novice"])


DESCRIPTIONS = "81a993b0be7357e6"
DIGEST = "deb80164fd35f05b"
