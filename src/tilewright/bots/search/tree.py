"""Monte Carlo tree search with chance nodes, in engine code.

Plain, it is UCT: the least tried actions that look best are followed, and from where the tree
ends the match is played out at random. Guided, an evaluation takes the place of random play
and says beforehand which actions look good (PUCT). Every seat is taken to play for itself.

Nodes lie in arrays; the children of a node lie side by side. After a deal there is a child
for each of a few samples, which come in as the node is visited more often; a sample is known
by its place alone, which seeds the generator that draws it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilewright.bots import const
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.search.pages import blank
from tilewright.bots.stop import Stop
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.actionlist import ActionList
from tilewright.core.cshims import bits, cmath
from tilewright.core.rng import Rng
from tilewright.core.state import State

BYTES: Final = 28  # of one node
MOST: Final = (1 << 31) - (1 << 16)  # nodes, and visits of one: C ints count them
CURIOSITY = 0.7  # of plain search
BOLDNESS = 2.0  # of guided search
FOCUS = 0.08  # how much less an action must promise to be tried e times less often


class Tree:
    """A search from one position after another."""

    def __init__(self, state: State, evaluation: Evaluation, mebibytes: int, guided: bool) -> None:
        self.evaluation = evaluation
        self.guided = guided
        self.root = state.copy()
        self.state = state.copy()
        self.child = state.copy()
        self.actions = ActionList()
        self.rng = Rng(0)
        self.chance = Rng(0)
        self.stop = Stop()
        self.room = max(2 * core.MAX_LEGAL, min((mebibytes << 20) // BYTES, MOST))
        self.used = 1
        self.nodes = 0
        self.longest = 0
        self.salt = 0
        self.depth = 0
        self.node_limit = 0
        self.first = blank(self.room, 4).cast("i")
        self.size = blank(self.room, 4).cast("i")
        self.action = blank(self.room, 4).cast("i")
        self.visits = blank(self.room, 4).cast("i")
        self.total = blank(self.room, 8).cast("d")
        self.prior = blank(self.room, 4).cast("f")
        arrays.allocate(
            self, path=(const.MAX_PATH,), mover=(const.MAX_PATH,), share=(core.MAX_SEATS,)
        )

    def begin(self, state: State, rng: Rng, stop: Stop, depth: int, node_limit: int) -> None:
        """Forget everything and stand before a position."""
        self.root = state.copy()
        self.rng = rng.split()
        self.salt = rng.randseed()
        self.stop = stop
        self.depth = min(depth, const.MAX_PATH - 1)
        self.node_limit = min(node_limit, MOST)
        self.used = 1
        self.nodes = 0
        self.longest = 0
        self.sow(0, 0)

    def plant(self, actions: Sequence[int]) -> None:
        """Give the root some of its legal actions as its only children."""
        self.state.fast_become(self.root)
        self.first[0] = 1
        self.size[0] = len(actions)
        self.used = 1 + len(actions)
        for node, action in enumerate(actions, 1):
            self.sow(node, action)
        if self.guided:
            self.foresee(0)

    def sow(self, node: int, action: int) -> int:
        """Engine: make a node that nothing is known of yet."""
        self.first[node] = 0
        self.visits[node] = 0
        self.total[node] = 0.0
        self.action[node] = action
        return 0

    def run(self, playouts: int) -> int:
        """Engine: walk down the tree a number of times, once at least; stop where told to."""
        for _ in range(playouts):
            self.walk()
            if self.stop.raised or self.nodes >= self.node_limit:
                return 1
        return 0

    def walk(self) -> int:
        """Engine: follow the tree to its end, find a value there, and carry it back."""
        self.state.fast_become(self.root)
        node = 0
        length = 0
        while self.state.actor != core.NOBODY and length < self.depth:
            if self.first[node] == 0:
                if self.visits[node] == 0 and node > 0:
                    break
                if self.grow(node) == 0:
                    break
                if self.guided and self.state.actor >= 0:
                    self.nodes += self.size[node]
                    return self.carry_back(length)
            length += 1
            self.mover[length] = self.state.actor
            if self.state.actor == core.NATURE:
                node = self.sample(node)
                self.chance.word = bits.add64(self.salt, node)
                self.state.fast_deal(self.chance)
            else:
                node = self.best_guided(node) if self.guided else self.best_plain(node)
                self.state.fast_apply(self.action[node])
            self.path[length] = node
        if length > self.longest:
            self.longest = length
        self.nodes += 1
        if self.guided:
            self.estimate()
        else:
            self.play_out()
        return self.carry_back(length)

    def grow(self, node: int) -> int:
        """Engine: give a node its children, if there is room for them."""
        count = const.SAMPLES
        if self.state.actor >= 0:
            self.state.fast_legal(self.actions)
            count = self.actions.count
        if self.used + count > self.room:
            return 0
        self.first[node] = self.used
        self.size[node] = count
        for i in range(count):
            self.sow(self.used + i, self.actions.items[i])
        self.used += count
        if self.guided and self.state.actor >= 0:
            self.foresee(node)
        return 1

    def foresee(self, node: int) -> int:
        """Engine: let the evaluation look at every child; it counts as a first visit."""
        seat = self.state.actor
        best = -1.0
        sum_of_priors = 0.0
        for i in range(self.first[node], self.first[node] + self.size[node]):
            self.child.fast_become(self.state)
            self.child.fast_apply(self.action[i])
            self.judge(self.child)
            self.total[i] = self.share[seat]
            self.visits[i] = 1
            if self.share[seat] > best:
                best = self.share[seat]
        for i in range(self.first[node], self.first[node] + self.size[node]):
            self.prior[i] = cmath.exp((self.total[i] - best) / FOCUS)
            sum_of_priors += self.prior[i]
        chosen = self.first[node]
        for i in range(self.first[node], self.first[node] + self.size[node]):
            self.prior[i] /= sum_of_priors
            if self.total[i] > self.total[chosen]:
                chosen = i
        self.child.fast_become(self.state)
        self.child.fast_apply(self.action[chosen])
        return self.judge(self.child)

    def sample(self, node: int) -> int:
        """Engine: one of the deals of a chance node; there are more the more it is visited."""
        width = 1
        while width < const.SAMPLES and width * width <= self.visits[node]:
            width += 1
        return self.first[node] + self.visits[node] % width

    def best_plain(self, node: int) -> int:
        """Engine: an action not tried yet, or the one of the highest upper bound."""
        log_visits = cmath.log(self.visits[node] + 1)
        best = -1.0
        chosen = self.first[node]
        start = self.rng.below(self.size[node])
        for i in range(self.size[node]):
            child = start + i
            if child >= self.size[node]:
                child -= self.size[node]
            child += self.first[node]
            if self.visits[child] == 0:
                return child
            value = self.total[child] / self.visits[child]
            value += CURIOSITY * cmath.sqrt(log_visits / self.visits[child])
            if value > best:
                best = value
                chosen = child
        return chosen

    def best_guided(self, node: int) -> int:
        """Engine: the action that promises most, those foreseen to be good being tried first."""
        reach = BOLDNESS * cmath.sqrt(self.visits[node] + 1.0)
        best = -1.0
        chosen = self.first[node]
        for child in range(self.first[node], self.first[node] + self.size[node]):
            value = self.total[child] / self.visits[child]
            value += reach * self.prior[child] / self.visits[child]
            if value > best:
                best = value
                chosen = child
        return chosen

    def play_out(self) -> int:
        """Engine: play at random to the end; the winners share."""
        while self.state.actor != core.NOBODY:
            if self.state.actor == core.NATURE:
                self.state.fast_deal(self.rng)
            else:
                self.state.fast_apply(self.state.fast_pick(self.rng))
        return self.divide()

    def divide(self) -> int:
        """Engine: share a finished game among those with the highest score."""
        best = -1
        winners = 0
        for seat in range(self.state.seats):
            score = self.state.fast_score(seat)
            if score > best:
                best = score
                winners = 0
            if score == best:
                winners += 1
        for seat in range(self.state.seats):
            self.share[seat] = 1.0 / winners if self.state.fast_score(seat) == best else 0.0
        return 0

    def estimate(self) -> int:
        """Engine: let the evaluation say what is to be expected where the tree ends."""
        return self.judge(self.state)

    def judge(self, state: State) -> int:
        """Engine: the chances of all seats in a position."""
        self.evaluation.measure(state)
        best = self.evaluation.worth[0]
        for seat in range(1, state.seats):
            if self.evaluation.worth[seat] > best:
                best = self.evaluation.worth[seat]
        scale = 0.5513 * self.evaluation.spread[self.evaluation.stage]
        if state.actor == core.NOBODY:
            scale = 1.0
        total = 0.0
        for seat in range(state.seats):
            self.share[seat] = cmath.exp((self.evaluation.worth[seat] - best) / scale)
            total += self.share[seat]
        for seat in range(state.seats):
            self.share[seat] /= total
        return 0

    def carry_back(self, length: int) -> int:
        """Engine: count a visit of every node of the path, and what came of it."""
        self.visits[0] += 1
        for i in range(1, length + 1):
            self.visits[self.path[i]] += 1
            if self.mover[i] >= 0:
                self.total[self.path[i]] += self.share[self.mover[i]]
        return 0

    # For the thinker

    def children(self) -> list[tuple[int, int, float]]:
        """Return action, visits and mean share of the actions of the root."""
        start = self.first[0]
        end = start + (self.size[0] if start else 0)
        found = []
        for i in range(start, end):
            mean = self.total[i] / max(1, self.visits[i])
            found.append((self.action[i], self.visits[i], mean))
        return found

    def line_from(self, action: int) -> list[int]:
        """Return the actions most visited after one of the root, up to a deal."""
        state = self.root.copy()
        line: list[int] = []
        node = self.place_of(action)
        while node > 0 and (self.visits[node] >= 2 or not line):
            line.append(self.action[node])
            state.apply(self.action[node])
            node = self.most_visited(node) if state.actor >= 0 else 0
        return line

    def place_of(self, action: int) -> int:
        """Engine: the child of the root that an action leads to; 0 if there is none."""
        if self.first[0] > 0:
            for child in range(self.first[0], self.first[0] + self.size[0]):
                if self.action[child] == action:
                    return child
        return 0

    def most_visited(self, node: int) -> int:
        """Engine: the child that was visited most often; 0 if there is none."""
        if self.first[node] == 0:
            return 0
        chosen = self.first[node]
        for child in range(self.first[node], self.first[node] + self.size[node]):
            if self.visits[child] > self.visits[chosen]:
                chosen = child
        return chosen

    path: list[int]
    mover: list[int]
    share: list[float]
