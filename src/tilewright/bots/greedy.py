"""The bot that takes what is best at once."""

from __future__ import annotations

from collections.abc import Callable

from tilewright.bots.chooser import Chooser
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
            self._chooser = self.chooser(state)
            self._kind = kind_of(state)
        return state.action_table()[self._chooser.best_action(state, check_rng(rng))]

    def chooser(self, state: State) -> GreedyChooser:
        """Return the same for engine code."""
        return GreedyChooser(self._judge(state), state)

    def __reduce__(self) -> tuple[object, ...]:
        return (GreedyBot, (self._judge,))


class GreedyChooser(Chooser):
    """Tries the actions of a position on a table of its own."""

    def __init__(self, evaluation: Evaluation, like: State) -> None:
        self.evaluation = evaluation
        self.child = like.copy()
        self.actions = ActionList()

    def best_action(self, state: State, rng: Rng) -> int:
        """Return the legal action of the highest worth to the seat to act."""
        return self.fast_choose(state, rng)

    def fast_choose(self, state: State, rng: Rng) -> int:
        """Engine: the legal action of the highest worth to the seat to act."""
        state.fast_legal(self.actions)
        best = 0
        equals = 0
        chosen = 0
        for i in range(self.actions.count):
            self.child.fast_become(state)
            self.child.fast_apply(self.actions.items[i])
            self.evaluation.measure(self.child)
            value = self.evaluation.worth[state.actor]
            if equals == 0 or value > best:
                best = value
                equals = 1
                chosen = self.actions.items[i]
            elif value == best:
                equals += 1
                if rng.below(equals) == 0:
                    chosen = self.actions.items[i]
        return chosen
