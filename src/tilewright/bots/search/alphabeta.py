"""Principal variation search up to the next deal, in engine code.

Values are in thousandths of a point, seen from the side to act: the seat that thinks, or all
the others together, who are taken to play against it. The line of play ends where chance or
nobody acts, or at the depth; there the evaluation speaks, and the turn of a seat is not cut
in two unless the evaluation finishes it in thought.
"""

from __future__ import annotations

from typing import Final

from tilewright.bots import const
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.search import cache as memory
from tilewright.bots.search.cache import Cache
from tilewright.bots.search.frame import Frame
from tilewright.bots.stop import Stop
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.state import State

FRAMES: Final = const.MAX_LINE - 1
MAX_DEPTH: Final = 40


class AlphaBeta:
    """A search from one position after another, each for the seat to act."""

    def __init__(self, state: State, evaluation: Evaluation, cache: Cache) -> None:
        self.evaluation = evaluation
        self.cache = cache
        self.stop = Stop()
        self.me = 0
        self.nodes = 0
        self.node_limit = 0
        self.stopped = False
        self.is_cut = False
        arrays.allocate(self, history=(2, core.MAX_ACTIONS))
        self.root = Frame(state, FRAMES)

    def begin(self, state: State, stop: Stop, node_limit: int) -> None:
        """Forget everything and stand before a position."""
        self.stop = stop
        self.me = state.actor
        self.nodes = 0
        self.node_limit = node_limit
        self.stopped = False
        for side in range(2):
            for i in range(core.MAX_ACTIONS):
                self.history[side][i] = 0
        self.root.begin(state)

    def weigh(self, action: int, depth: int, alpha: int, beta: int) -> int:
        """Engine: the value of an action at the root, by its own seat."""
        self.root.next.state.fast_become(self.root.state)
        self.root.next.state.fast_apply(action)
        self.nodes += 1
        return self.follow(self.root, depth - 1, alpha, beta)

    def follow(self, frame: Frame, depth: int, alpha: int, beta: int) -> int:
        """Engine: the value of the position after a frame's, by the side to act in the frame."""
        actor = frame.next.state.actor
        frame.next.length = 0
        if actor < 0 or (depth <= 0 and self.may_cut(frame.next)) or frame.next.next is None:
            return self.judge(frame)
        if (actor == self.me) == (frame.state.actor == self.me):
            return self.search(frame.next, depth, alpha, beta)
        return -self.search(frame.next, depth, -beta, -alpha)

    def may_cut(self, frame: Frame) -> bool:
        """Engine: whether the evaluation can speak here, mostly not in the middle of a turn."""
        return self.evaluation.finishes_turns or frame.state.steps == 0

    def judge(self, frame: Frame) -> int:
        """Engine: what the evaluation makes of the position after a frame's."""
        value = self.evaluation.margin(frame.next.state, self.me)
        if frame.next.state.actor == core.NOBODY:
            if value > 0:
                value += const.WIN_BONUS
            elif value < 0:
                value -= const.WIN_BONUS
        elif frame.next.state.actor >= 0:
            self.is_cut = True
        return value if frame.state.actor == self.me else -value

    def search(self, frame: Frame, depth: int, alpha: int, beta: int) -> int:
        """Engine: the value of a frame's position; outside alpha and beta only a bound."""
        if self.stop.raised or self.nodes >= self.node_limit:
            self.stopped = True
            return 0
        depth = max(depth, 0)
        key = frame.state.fast_key()
        data = self.cache.find(key)
        hint = -1
        if data:
            if memory.depth_in(data) >= depth and self.settles(data, alpha, beta):
                return memory.value_in(data)
            hint = memory.action_in(data)
        frame.state.fast_legal(frame.actions)
        self.rank(frame, hint)
        return self.try_all(frame, key, depth, alpha, beta)

    def settles(self, data: int, alpha: int, beta: int) -> bool:
        """Engine: whether what is remembered makes searching unnecessary."""
        bound = memory.bound_in(data)
        if bound == const.EXACT:
            return beta - alpha == 1
        if bound == const.AT_LEAST:
            return memory.value_in(data) >= beta
        return memory.value_in(data) <= alpha

    def try_all(self, frame: Frame, key: int, depth: int, alpha: int, beta: int) -> int:
        """Engine: look at the actions of a frame one by one, until one is too good."""
        best = -const.INFINITE
        chosen = const.NO_ACTION
        bound = const.AT_MOST
        for i in range(frame.actions.count):
            action = self.next_action(frame, i)
            value = self.try_one(frame, i, depth, alpha, beta)
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
            self.keep_line(frame, action)
            if value >= beta:
                bound = const.AT_LEAST
                self.praise(frame, action, depth)
                break
        self.cache.store(key, depth, bound, best, chosen)
        return best

    def try_one(self, frame: Frame, i: int, depth: int, alpha: int, beta: int) -> int:
        """Engine: the value of one action: in full for the first, the others by a quick test."""
        frame.next.state.fast_become(frame.state)
        frame.next.state.fast_apply(frame.actions.items[i])
        self.nodes += 1
        if i == 0:
            return self.follow(frame, depth - 1, alpha, beta)
        less = 0
        if depth >= const.SHALLOW and i >= const.LATE:
            less = 2 if i >= const.VERY_LATE and depth > const.SHALLOW else 1
        value = self.follow(frame, depth - 1 - less, alpha, alpha + 1)
        if value > alpha and less and not self.stopped:
            value = self.follow(frame, depth - 1, alpha, alpha + 1)
        if alpha < value < beta and not self.stopped:
            value = self.follow(frame, depth - 1, alpha, beta)
        return value

    def rank(self, frame: Frame, hint: int) -> int:
        """Engine: give every action a rank by what has served well before."""
        side = 1 if frame.state.actor == self.me else 0
        for i in range(frame.actions.count):
            action = frame.actions.items[i]
            if action == hint:
                frame.order[i] = const.HINTED
            elif action == frame.killer:
                frame.order[i] = const.KILLER
            else:
                frame.order[i] = self.history[side][action]
        return 0

    def next_action(self, frame: Frame, i: int) -> int:
        """Engine: bring the action of the highest rank among those left to place i."""
        best = i
        for j in range(i + 1, frame.actions.count):
            if frame.order[j] > frame.order[best]:
                best = j
        action = frame.actions.items[best]
        if best != i:
            frame.actions.items[best] = frame.actions.items[i]
            frame.actions.items[i] = action
            frame.order[best] = frame.order[i]
        return action

    def praise(self, frame: Frame, action: int, depth: int) -> int:
        """Engine: remember an action that was too good for the other side to allow."""
        frame.killer = action
        side = 1 if frame.state.actor == self.me else 0
        self.history[side][action] += depth * depth + 1
        if self.history[side][action] >= const.KILLER:
            for i in range(core.MAX_ACTIONS):
                self.history[side][i] //= 2
        return 0

    def keep_line(self, frame: Frame, action: int) -> int:
        """Engine: put an action before the best line of the next frame."""
        frame.line[0] = action
        frame.length = 1
        while frame.length <= frame.next.length and frame.length < const.MAX_LINE:
            frame.line[frame.length] = frame.next.line[frame.length - 1]
            frame.length += 1
        return 0

    # For the thinker

    def line_after(self, action: int) -> tuple[int, ...]:
        """Return the line that was just found to follow an action of the root."""
        return (action, *self.root.next.line_found())

    history: list[list[int]]
