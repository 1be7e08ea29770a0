"""The bot `greedy`: one action ahead."""

from __future__ import annotations

from tilewright.bots.chooser import Chooser
from tilewright.bots.evaluation import Evaluation, EvaluationFactory
from tilewright.bots.prediction import setup_of
from tilewright.core.actionlist import ActionList
from tilewright.core.rng import Rng, check_rng
from tilewright.core.state import State


class GreedyBot:
    """Plays the action whose outcome has the highest value to its seat."""

    name = "greedy"

    def __init__(self, new_evaluation: EvaluationFactory) -> None:
        self._new_evaluation = new_evaluation
        self._setup: tuple[object, ...] = ()

    def choose(self, state: State, rng: Rng) -> int:
        """Return the best action; ties are broken at random."""
        state.demand_seat()
        if setup_of(state) != self._setup:
            self._chooser = self.chooser(state)
            self._setup = setup_of(state)
        return state.action_table()[self._chooser.best_action(state, check_rng(rng))]

    def chooser(self, state: State) -> GreedyChooser:
        """Return the same bot for native code."""
        return GreedyChooser(self._new_evaluation(state), state)

    def __reduce__(self) -> tuple[object, ...]:
        return (GreedyBot, (self._new_evaluation,))


class GreedyChooser(Chooser):
    """Tries every action on a copy of the position."""

    def __init__(self, evaluation: Evaluation, like: State) -> None:
        self.evaluation = evaluation
        self.child = like.copy()
        self.actions = ActionList()

    def best_action(self, state: State, rng: Rng) -> int:
        """Return the legal action with the highest value to the seat to act."""
        return self.fast_choose(state, rng)

    def fast_choose(self, state: State, rng: Rng) -> int:
        """Fast: return the legal action with the highest value to the seat to act."""
        state.fast_legal(self.actions)
        best = 0
        equals = 0
        chosen = 0
        for i in range(self.actions.count):
            self.child.fast_copy_from(state)
            self.child.fast_apply(self.actions.items[i])
            self.evaluation.evaluate(self.child)
            value = self.evaluation.expected[state.actor]
            if equals == 0 or value > best:
                best = value
                equals = 1
                chosen = self.actions.items[i]
            elif value == best:
                equals += 1
                if rng.below(equals) == 0:
                    chosen = self.actions.items[i]
        return chosen
