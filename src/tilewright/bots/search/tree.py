"""Monte Carlo tree search with chance nodes, in native code.

Plain, it is UCT: selection by upper confidence bounds, then a random playout to the end of the
match. Guided, it is PUCT: an evaluation replaces the playout and gives each action a prior.
Every seat is assumed to maximise its own share of the win.

Nodes live in parallel arrays, the children of a node side by side. A chance node has one child
for each of a few sampled deals, and uses more of them the more often it is visited. The number
of a child seeds the generator that draws its deal, so a sample needs no memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilewright.bots import const
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.prediction import LOGISTIC_SCALE
from tilewright.bots.search import nogil
from tilewright.bots.search.buffers import zeroed_buffer
from tilewright.bots.stop import Stop
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.actionlist import ActionList
from tilewright.core.cshims import bits, cmath
from tilewright.core.rng import Rng
from tilewright.core.state import State

NODE_BYTES: Final = 28
MAX_NODES: Final = (1 << 31) - (1 << 16)  # nodes, and visits of a node: C ints count them
UCB_C = 0.7  # exploration constant of the plain search
C_PUCT = 2.0  # exploration constant of the guided search
PRIOR_TEMPERATURE = 0.08  # priors are the softmax of expected shares at this temperature
SPREAD_TO_SCALE = LOGISTIC_SCALE  # as a C double


class Tree:
    """A search tree, reused for one position after another."""

    def __init__(self, state: State, evaluation: Evaluation, mebibytes: int, guided: bool) -> None:
        self.evaluation = evaluation
        self.guided = guided
        self.root = state.copy()
        self.state = state.copy()
        self.child = state.copy()
        self.actions = ActionList()
        self.rng = Rng(0)
        self.deal_rng = Rng(0)
        self.stop = Stop()
        self.capacity = max(2 * core.MAX_LEGAL, min((mebibytes << 20) // NODE_BYTES, MAX_NODES))
        self.node_count = 1
        self.nodes = 0
        self.longest = 0
        self.salt = 0
        self.depth = 0
        self.node_limit = 0
        self.first_child = zeroed_buffer(self.capacity, 4).cast("i")
        self.child_count = zeroed_buffer(self.capacity, 4).cast("i")
        self.action = zeroed_buffer(self.capacity, 4).cast("i")
        self.visits = zeroed_buffer(self.capacity, 4).cast("i")
        self.total_share = zeroed_buffer(self.capacity, 8).cast("d")
        self.prior = zeroed_buffer(self.capacity, 4).cast("f")
        arrays.allocate(
            self, path=(const.MAX_PATH,), mover=(const.MAX_PATH,), share=(core.MAX_SEATS,)
        )

    def reset(self, state: State, rng: Rng, stop: Stop, depth: int, node_limit: int) -> None:
        """Clear the tree and make a position its root."""
        self.root = state.copy()
        self.rng = rng.split()
        self.salt = rng.randseed()
        self.stop = stop
        self.depth = min(depth, const.MAX_PATH - 1)
        self.node_limit = min(node_limit, MAX_NODES)
        self.node_count = 1
        self.nodes = 0
        self.longest = 0
        self.init_node(0, 0)

    def restrict_root(self, actions: Sequence[int]) -> None:
        """Search only some of the legal actions of the root."""
        self.state.fast_copy_from(self.root)
        self.first_child[0] = 1
        self.child_count[0] = len(actions)
        self.node_count = 1 + len(actions)
        for node, action in enumerate(actions, 1):
            self.init_node(node, action)
        if self.guided:
            self.init_priors(0)

    def init_node(self, node: int, action: int) -> int:
        """Fast: reset a node to one that was never visited."""
        self.first_child[node] = 0
        self.visits[node] = 0
        self.total_share[node] = 0.0
        self.action[node] = action
        return 0

    def grow(self, simulations: int) -> bool:
        """Run simulations while other threads run too; return whether the search has to stop."""
        return nogil.run(self, simulations) == 1

    def run(self, simulations: int) -> int:
        """Fast: run a number of simulations; return 1 once a limit is reached or stop is set."""
        for _ in range(simulations):
            self.simulate()
            if self.stop.raised or self.nodes >= self.node_limit:
                return 1
        return 0

    def simulate(self) -> int:
        """Fast: select a path down the tree, evaluate its end and backpropagate the result."""
        self.state.fast_copy_from(self.root)
        node = 0
        length = 0
        while self.state.actor != core.NOBODY and length < self.depth:
            if self.first_child[node] == 0:
                if self.visits[node] == 0 and node > 0:
                    break
                if self.expand(node) == 0:
                    break
                if self.guided and self.state.actor >= 0:
                    self.nodes += self.child_count[node]
                    return self.backpropagate(length)
            length += 1
            self.mover[length] = self.state.actor
            if self.state.actor == core.NATURE:
                node = self.select_deal(node)
                self.deal_rng.word = bits.add64(self.salt, node)
                self.state.fast_deal(self.deal_rng)
            else:
                node = self.select_puct(node) if self.guided else self.select_ucb(node)
                self.state.fast_apply(self.action[node])
            self.path[length] = node
        if length > self.longest:
            self.longest = length
        self.nodes += 1
        if self.guided:
            self.predict(self.state)
        else:
            self.rollout()
        return self.backpropagate(length)

    def expand(self, node: int) -> int:
        """Fast: create the children of a node; return 0 if the tree is full."""
        count = const.DEAL_SAMPLES
        if self.state.actor >= 0:
            self.state.fast_legal(self.actions)
            count = self.actions.count
        if self.node_count + count > self.capacity:
            return 0
        self.first_child[node] = self.node_count
        self.child_count[node] = count
        for i in range(count):
            self.init_node(self.node_count + i, self.actions.items[i])
        self.node_count += count
        if self.guided and self.state.actor >= 0:
            self.init_priors(node)
        return 1

    def init_priors(self, node: int) -> int:
        """Fast: evaluate every child, as its first visit, and derive the priors."""
        seat = self.state.actor
        best = -1.0
        sum_of_priors = 0.0
        for i in range(self.first_child[node], self.first_child[node] + self.child_count[node]):
            self.child.fast_copy_from(self.state)
            self.child.fast_apply(self.action[i])
            self.predict(self.child)
            self.total_share[i] = self.share[seat]
            self.visits[i] = 1
            if self.share[seat] > best:
                best = self.share[seat]
        for i in range(self.first_child[node], self.first_child[node] + self.child_count[node]):
            self.prior[i] = cmath.exp((self.total_share[i] - best) / PRIOR_TEMPERATURE)
            sum_of_priors += self.prior[i]
        chosen = self.first_child[node]
        for i in range(self.first_child[node], self.first_child[node] + self.child_count[node]):
            self.prior[i] /= sum_of_priors
            if self.total_share[i] > self.total_share[chosen]:
                chosen = i
        self.child.fast_copy_from(self.state)
        self.child.fast_apply(self.action[chosen])
        return self.predict(self.child)

    def select_deal(self, node: int) -> int:
        """Fast: return a sampled deal of a chance node; more samples open up with its visits."""
        width = 1
        while width < const.DEAL_SAMPLES and width * width <= self.visits[node]:
            width += 1
        return self.first_child[node] + self.visits[node] % width

    def select_ucb(self, node: int) -> int:
        """Fast: return an unvisited child, or the one with the highest upper confidence bound."""
        log_visits = cmath.log(self.visits[node] + 1)
        best = -1.0
        chosen = self.first_child[node]
        start = self.rng.below(self.child_count[node])
        for i in range(self.child_count[node]):
            child = start + i
            if child >= self.child_count[node]:
                child -= self.child_count[node]
            child += self.first_child[node]
            if self.visits[child] == 0:
                return child
            value = self.total_share[child] / self.visits[child]
            value += UCB_C * cmath.sqrt(log_visits / self.visits[child])
            if value > best:
                best = value
                chosen = child
        return chosen

    def select_puct(self, node: int) -> int:
        """Fast: return the child with the highest mean share plus prior-weighted exploration."""
        exploration = C_PUCT * cmath.sqrt(self.visits[node] + 1.0)
        best = -1.0
        chosen = self.first_child[node]
        for child in range(self.first_child[node], self.first_child[node] + self.child_count[node]):
            value = self.total_share[child] / self.visits[child]
            value += exploration * self.prior[child] / self.visits[child]
            if value > best:
                best = value
                chosen = child
        return chosen

    def rollout(self) -> int:
        """Fast: play at random to the end of the match and set the shares of its result."""
        while self.state.actor != core.NOBODY:
            if self.state.actor == core.NATURE:
                self.state.fast_deal(self.rng)
            else:
                self.state.fast_apply(self.state.fast_pick(self.rng))
        return self.result_shares(self.state)

    def result_shares(self, state: State) -> int:
        """Fast: split the win of a finished match among the seats in first place."""
        best = state.fast_standing(0)
        winners = 0
        for seat in range(state.seats):
            standing = state.fast_standing(seat)
            if standing > best:
                best = standing
                winners = 0
            if standing == best:
                winners += 1
        for seat in range(state.seats):
            self.share[seat] = 1.0 / winners if state.fast_standing(seat) == best else 0.0
        return 0

    def predict(self, state: State) -> int:
        """Fast: set each seat's expected share of the win: the result once the match is over."""
        if state.actor == core.NOBODY:
            return self.result_shares(state)
        self.evaluation.evaluate(state)
        best = self.evaluation.expected[0]
        for seat in range(1, state.seats):
            if self.evaluation.expected[seat] > best:
                best = self.evaluation.expected[seat]
        scale = SPREAD_TO_SCALE * self.evaluation.spread[self.evaluation.stage]
        total = 0.0
        for seat in range(state.seats):
            self.share[seat] = cmath.exp((self.evaluation.expected[seat] - best) / scale)
            total += self.share[seat]
        for seat in range(state.seats):
            self.share[seat] /= total
        return 0

    def backpropagate(self, length: int) -> int:
        """Fast: add a visit and the mover's share to every node of the path."""
        self.visits[0] += 1
        for i in range(1, length + 1):
            self.visits[self.path[i]] += 1
            if self.mover[i] >= 0:
                self.total_share[self.path[i]] += self.share[self.mover[i]]
        return 0

    # For the bot

    def children(self) -> list[tuple[int, int, float]]:
        """Return action, visits and mean share of every child of the root."""
        start = self.first_child[0]
        end = start + (self.child_count[0] if start else 0)
        found = []
        for i in range(start, end):
            mean = self.total_share[i] / max(1, self.visits[i])
            found.append((self.action[i], self.visits[i], mean))
        return found

    def line_from(self, action: int) -> list[int]:
        """Return an action of the root and the most visited actions after it, up to a deal."""
        state = self.root.copy()
        line: list[int] = []
        node = self.root_child(action)
        while node > 0 and (self.visits[node] >= 2 or not line):
            line.append(self.action[node])
            state.apply(self.action[node])
            node = self.most_visited(node) if state.actor >= 0 else 0
        return line

    def root_child(self, action: int) -> int:
        """Fast: return the child of the root for an action, or 0 if there is none."""
        if self.first_child[0] > 0:
            for child in range(self.first_child[0], self.first_child[0] + self.child_count[0]):
                if self.action[child] == action:
                    return child
        return 0

    def most_visited(self, node: int) -> int:
        """Fast: return the most visited child of a node, or 0 if it has none."""
        if self.first_child[node] == 0:
            return 0
        chosen = self.first_child[node]
        for child in range(self.first_child[node], self.first_child[node] + self.child_count[node]):
            if self.visits[child] > self.visits[chosen]:
                chosen = child
        return chosen

    path: list[int]
    mover: list[int]
    share: list[float]
