"""The bot that takes what is best at once."""

from __future__ import annotations

from collections.abc import Callable

from tilewright.bots.evaluation import Evaluation
from tilewright.bots.outlook import kind_of
from tilewright.core.actionlist import ActionList
from tilewright.core.rng import Rng, check_rng
from tilewright.core.state import State


class GreedyBot:
    """Tries every action and takes the one whose outcome is worth most to its seat."""

    name = "greedy"

    def __init__(self, judge: Callable[[State], Evaluation]) -> None:
        self._judge = judge
        self._kind: tuple[object, ...] = ()

    def choose(self, state: State, rng: Rng) -> int:
        """Return the best action; among equals chance decides."""
        state.demand_seat()
        if kind_of(state) != self._kind:
            self._kind = kind_of(state)
            self._evaluation = self._judge(state)
        return state.action_table()[best_action(state, self._evaluation, check_rng(rng))]


def best_action(state: State, evaluation: Evaluation, rng: Rng) -> int:
    """Engine: the legal action of the highest worth to the seat to act."""
    actions = ActionList()
    state.fast_legal(actions)
    child = state.fast_copy()
    best = 0
    equals = 0
    chosen = 0
    for i in range(actions.count):
        child.fast_become(state)
        child.fast_apply(actions.items[i])
        evaluation.measure(child)
        value = evaluation.worth[state.actor]
        if equals == 0 or value > best:
            best = value
            equals = 1
            chosen = actions.items[i]
        elif value == best:
            equals += 1
            if rng.below(equals) == 0:
                chosen = actions.items[i]
    return chosen
