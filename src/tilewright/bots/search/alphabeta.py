"""Principal variation search up to the next deal, in native code.

Values are in thousandths of a point, from the side to act: the seat that searches, or all the
other seats together, which are assumed to play against it. The search stops at a deal, at the
end of the match or at its depth, and evaluates the position there. It does not stop in the
middle of a turn, unless the evaluation can finish the turn by itself.
"""

from __future__ import annotations

from typing import Final

from tilewright.bots import const
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.search import transpositions
from tilewright.bots.search.stack import Frame
from tilewright.bots.search.transpositions import TranspositionTable
from tilewright.bots.stop import Stop
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.state import State

FRAMES: Final = const.MAX_LINE - 1
MAX_DEPTH: Final = 40


class AlphaBeta:
    """A search, reused for one position after another; it plays for the seat to act."""

    def __init__(self, state: State, evaluation: Evaluation, table: TranspositionTable) -> None:
        self.evaluation = evaluation
        self.table = table
        self.stop = Stop()
        self.seat = 0
        self.nodes = 0
        self.node_limit = 0
        self.stopped = False
        self.hit_depth_limit = False
        arrays.allocate(self, history=(2, core.MAX_ACTIONS))
        self.root = Frame(state, FRAMES)

    def reset(self, state: State, stop: Stop, node_limit: int) -> None:
        """Clear history, killers and counters, and make a position the root."""
        self.stop = stop
        self.seat = state.actor
        self.nodes = 0
        self.node_limit = node_limit
        self.stopped = False
        for side in range(2):
            for i in range(core.MAX_ACTIONS):
                self.history[side][i] = 0
        self.root.reset(state)

    def search_action(self, action: int, depth: int, alpha: int, beta: int) -> int:
        """Fast: return the value of an action of the root to the seat that takes it."""
        self.root.next.state.fast_copy_from(self.root.state)
        self.root.next.state.fast_apply(action)
        self.nodes += 1
        return self.search_child(self.root, depth - 1, alpha, beta)

    def search_child(self, frame: Frame, depth: int, alpha: int, beta: int) -> int:
        """Fast: return the value of the position after a frame to the side to act in the frame."""
        actor = frame.next.state.actor
        frame.next.length = 0
        if actor < 0 or (depth <= 0 and self.can_evaluate(frame.next)) or frame.next.next is None:
            return self.evaluate_child(frame)
        if (actor == self.seat) == (frame.state.actor == self.seat):
            return self.search(frame.next, depth, alpha, beta)
        return -self.search(frame.next, depth, -beta, -alpha)

    def can_evaluate(self, frame: Frame) -> bool:
        """Fast: return whether the evaluation applies here: mostly not in the middle of a turn."""
        return self.evaluation.finishes_turns or frame.state.steps == 0

    def evaluate_child(self, frame: Frame) -> int:
        """Fast: return the evaluation of the position after a frame."""
        value = self.evaluation.margin(frame.next.state, self.seat)
        if frame.next.state.actor == core.NOBODY:
            if value > 0:
                value += const.WIN_BONUS
            elif value < 0:
                value -= const.WIN_BONUS
        elif frame.next.state.actor >= 0:
            self.hit_depth_limit = True
        return value if frame.state.actor == self.seat else -value

    def search(self, frame: Frame, depth: int, alpha: int, beta: int) -> int:
        """Fast: return the value of a frame's position; outside alpha and beta only a bound."""
        if self.stop.raised or self.nodes >= self.node_limit:
            self.stopped = True
            return 0
        depth = max(depth, 0)
        key = frame.state.fast_key()
        entry = self.table.find(key)
        table_action = -1
        if entry:
            if transpositions.depth_of(entry) >= depth and self.is_conclusive(entry, alpha, beta):
                return transpositions.value_of(entry)
            table_action = transpositions.action_of(entry)
        frame.state.fast_legal(frame.actions)
        self.score_actions(frame, table_action)
        return self.search_actions(frame, key, depth, alpha, beta)

    def is_conclusive(self, entry: int, alpha: int, beta: int) -> bool:
        """Fast: return whether a table entry makes searching unnecessary."""
        bound = transpositions.bound_of(entry)
        if bound == const.EXACT:
            return beta - alpha == 1
        if bound == const.LOWER_BOUND:
            return transpositions.value_of(entry) >= beta
        return transpositions.value_of(entry) <= alpha

    def search_actions(self, frame: Frame, key: int, depth: int, alpha: int, beta: int) -> int:
        """Fast: search the actions of a frame one by one until one causes a cutoff."""
        best = -const.INFINITE
        chosen = const.NO_ACTION
        bound = const.UPPER_BOUND
        for i in range(frame.actions.count):
            action = self.pick_next(frame, i)
            value = self.search_next(frame, i, depth, alpha, beta)
            if self.stopped:
                return 0
            if value <= best:
                continue
            best = value
            chosen = action
            if value <= alpha:
                continue
            alpha = value
            bound = const.EXACT
            self.update_line(frame, action)
            if value >= beta:
                bound = const.LOWER_BOUND
                self.update_history(frame, action, depth)
                break
        self.table.store(key, depth, bound, best, chosen)
        return best

    def search_next(self, frame: Frame, i: int, depth: int, alpha: int, beta: int) -> int:
        """Fast: return the value of one action.

        The first gets the full window. Later ones get a null window, at reduced depth when late,
        and are searched again only if they turn out better than expected.
        """
        frame.next.state.fast_copy_from(frame.state)
        frame.next.state.fast_apply(frame.actions.items[i])
        self.nodes += 1
        if i == 0:
            return self.search_child(frame, depth - 1, alpha, beta)
        reduction = 0
        if depth >= const.REDUCE_MIN_DEPTH and i >= const.REDUCE_FROM:
            reduction = 2 if i >= const.REDUCE_MORE_FROM and depth > const.REDUCE_MIN_DEPTH else 1
        value = self.search_child(frame, depth - 1 - reduction, alpha, alpha + 1)
        if value > alpha and reduction and not self.stopped:
            value = self.search_child(frame, depth - 1, alpha, alpha + 1)
        if alpha < value < beta and not self.stopped:
            value = self.search_child(frame, depth - 1, alpha, beta)
        return value

    def score_actions(self, frame: Frame, table_action: int) -> int:
        """Fast: score every action for move ordering: table action, killer, then history."""
        side = 1 if frame.state.actor == self.seat else 0
        for i in range(frame.actions.count):
            action = frame.actions.items[i]
            if action == table_action:
                frame.scores[i] = const.TABLE_ACTION
            elif action == frame.killer:
                frame.scores[i] = const.KILLER
            else:
                frame.scores[i] = self.history[side][action]
        return 0

    def pick_next(self, frame: Frame, i: int) -> int:
        """Fast: move the best-scored remaining action to place i and return it."""
        best = i
        for j in range(i + 1, frame.actions.count):
            if frame.scores[j] > frame.scores[best]:
                best = j
        action = frame.actions.items[best]
        if best != i:
            frame.actions.items[best] = frame.actions.items[i]
            frame.actions.items[i] = action
            frame.scores[best] = frame.scores[i]
        return action

    def update_history(self, frame: Frame, action: int, depth: int) -> int:
        """Fast: remember an action that caused a cutoff, as killer and in the history."""
        frame.killer = action
        side = 1 if frame.state.actor == self.seat else 0
        self.history[side][action] += depth * depth + 1
        if self.history[side][action] >= const.KILLER:
            for i in range(core.MAX_ACTIONS):
                self.history[side][i] //= 2
        return 0

    def update_line(self, frame: Frame, action: int) -> int:
        """Fast: set the principal variation: an action, then the line of the next frame."""
        frame.line[0] = action
        frame.length = 1
        while frame.length <= frame.next.length and frame.length < const.MAX_LINE:
            frame.line[frame.length] = frame.next.line[frame.length - 1]
            frame.length += 1
        return 0

    # For the bot

    def line_after(self, action: int) -> tuple[int, ...]:
        """Return an action of the root and the line just found after it."""
        return (action, *self.root.next.best_line())

    history: list[list[int]]
