"""Tree search guided by an evaluator, for many positions at once (PUCT, as in AlphaZero).

The trees grow side by side: in each round every tree selects a few leaves, and all leaves of all
trees are judged by one call. Every seat maximises its own share of the win. A deal is sampled up
to eight times per chance node, more often the more the node is visited.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from tilewright.bots.prediction import win_shares
from tilewright.bots.stop import Stop
from tilewright.core.const import NATURE
from tilewright.core.errors import BadSetup
from tilewright.core.rng import Rng
from tilewright.core.state import State
from tilewright.envs.evaluator import Evaluator, judge

C_PUCT: Final = 1.5
DEAL_SAMPLES: Final = 8
LEAVES: Final = 8  # of a tree in each round
NOISE: Final = (
    10.0  # Dirichlet noise at a root: this, divided by the number of actions, is its alpha
)


class Searched(NamedTuple):
    """What a search found at a root."""

    actions: tuple[int, ...]  # the legal ones, ascending
    visits: tuple[int, ...]  # of each
    shares: tuple[float, ...]  # the mean share of the win of the seat to act, after each
    root: tuple[float, ...]  # every seat's expected share of the win

    @property
    def best(self) -> int:
        """The most visited action."""
        most = max(range(len(self.actions)), key=lambda i: (self.visits[i], self.shares[i]))
        return self.actions[most]


class Node:
    """A position in a tree, with what the search knows of the actions there."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.actor = state.actor
        self.actions: list[int] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []  # shares of the seat to act, summed up
        self.children: list[Node | None] = []
        self.count = 0  # visits of the node
        self.total: list[float] = [0.0] * state.seats
        self.is_pending = False  # selected in this round, not judged yet
        if self.actor == NATURE:
            self.children = [None] * DEAL_SAMPLES

    @property
    def is_leaf(self) -> bool:
        """Whether the position is still to be judged."""
        return self.actor >= 0 and not self.priors

    def expand(self, priors: list[float]) -> None:
        """Add the legal actions with their priors."""
        size = len(self.actions)
        self.priors = priors
        self.visits = [0] * size
        self.totals = [0.0] * size
        self.children = [None] * size

    def select(self, c_puct: float) -> int:
        """Return the place of the action with the highest upper bound."""
        mean = self.total[self.actor] / self.count if self.count else 0.0
        exploration = c_puct * sqrt(self.count + 1)
        best, chosen = -1.0, 0
        for i, (visits, total, prior) in enumerate(
            zip(self.visits, self.totals, self.priors, strict=True)
        ):
            value = total / visits if visits else mean
            value += exploration * prior / (1 + visits)
            if value > best:
                best, chosen = value, i
        return chosen


class Tree:
    """The tree of one position."""

    def __init__(self, state: State, rng: Rng, c_puct: float) -> None:
        self.root = Node(state.copy())
        self.root.actions = [int(action) for action in state.legal_actions()]
        self.c_puct = c_puct
        self._rng = rng

    def select(self) -> tuple[list[tuple[Node, int]], Node]:
        """Return the path to a leaf or an end, counting a visit without a share on its way."""
        path: list[tuple[Node, int]] = []
        node = self.root
        while not node.is_leaf and not node.state.is_over:
            i = self._deal_of(node) if node.actor == NATURE else node.select(self.c_puct)
            path.append((node, i))
            node.count += 1
            if node.actor >= 0:
                node.visits[i] += 1
            child = node.children[i]
            if child is None:
                child = node.children[i] = self._child(node, i)
            node = child
        return path, node

    @staticmethod
    def _deal_of(node: Node) -> int:
        """Return one of the sampled deals; more open up with the visits."""
        width = 1
        while width < DEAL_SAMPLES and width * width <= node.count:
            width += 1
        return node.count % width

    def _child(self, node: Node, i: int) -> Node:
        state = node.state.copy()
        if node.actor == NATURE:
            state.apply_deal(state.deal(self._rng))
        else:
            state.apply_unchecked(node.actions[i])
        child = Node(state)
        child.actions = [int(action) for action in state.legal_actions()]
        return child

    @staticmethod
    def add(path: list[tuple[Node, int]], leaf: Node, shares: Sequence[float]) -> None:
        """Add what a leaf is worth to everything on the path to it."""
        leaf.count += 1
        for node in (leaf, *(node for node, _ in path)):
            for seat, share in enumerate(shares):
                node.total[seat] += share
        for node, i in path:
            if node.actor >= 0:
                node.totals[i] += shares[node.actor]

    @staticmethod
    def take_back(path: list[tuple[Node, int]]) -> None:
        """Take back the visits of a selection."""
        for node, i in path:
            node.count -= 1
            if node.actor >= 0:
                node.visits[i] -= 1

    def found(self) -> Searched:
        """Return what the search has found at the root."""
        root = self.root
        shares = [
            total / visits if visits else 0.0
            for total, visits in zip(root.totals, root.visits, strict=True)
        ]
        whole = [total / max(1, root.count) for total in root.total]
        return Searched(tuple(root.actions), tuple(root.visits), tuple(shares), tuple(whole))


class PuctSearch:
    """Searches positions with an evaluator.

    `leaves` of each tree are judged together: more of them use a GPU better and search a little
    less well. `noise` is the share of random noise in the priors of the roots, for self-play.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        *,
        c_puct: float = C_PUCT,
        leaves: int = LEAVES,
        noise: float = 0.0,
    ) -> None:
        self.evaluator = evaluator
        self.c_puct = c_puct
        self.leaves = leaves
        self.noise = noise

    def search(
        self, states: Sequence[State], nodes: int, rng: Rng, stop: Stop | None = None
    ) -> list[Searched]:
        """Return what was found in each position after so many simulations.

        In every position a seat is to act, and all have the same game, side and number of seats.
        """
        _check(states)
        stop = stop or Stop()
        trees = [Tree(state, rng.split(), self.c_puct) for state in states]
        self._judge([([], tree.root) for tree in trees])
        if self.noise:
            self._add_noise(trees, rng)
        done = 0
        while done < nodes and not stop.is_set():
            wanted = min(self.leaves, nodes - done)
            self._grow(trees, wanted)
            done += wanted
        return [tree.found() for tree in trees]

    def _grow(self, trees: Sequence[Tree], wanted: int) -> None:
        """Add so many simulations to each tree; fewer where the same leaf comes up again."""
        leaves: list[tuple[list[tuple[Node, int]], Node]] = []
        for tree in trees:
            for _ in range(wanted):
                path, node = tree.select()
                if node.state.is_over:
                    Tree.add(path, node, win_shares(node.state))
                elif node.is_pending:
                    Tree.take_back(path)
                    break
                else:
                    node.is_pending = True
                    leaves.append((path, node))
        if leaves:
            self._judge(leaves)

    def _judge(self, leaves: list[tuple[list[tuple[Node, int]], Node]]) -> None:
        """Judge leaves, expand them, and add their values to their paths."""
        nodes = [node for _, node in leaves]
        states = [node.state for node in nodes]
        judged = judge(self.evaluator, states, [node.actions for node in nodes])
        for (path, node), (priors, shares) in zip(leaves, judged, strict=True):
            node.is_pending = False
            node.expand(priors)
            Tree.add(path, node, shares)

    def _add_noise(self, trees: Sequence[Tree], rng: Rng) -> None:
        chance = np.random.default_rng(rng.randseed())
        for tree in trees:
            root = tree.root
            size = len(root.priors)
            noise = chance.dirichlet([NOISE / size] * size).tolist()
            root.priors = [
                (1 - self.noise) * prior + self.noise * part
                for prior, part in zip(root.priors, noise, strict=True)
            ]


def _check(states: Sequence[State]) -> None:
    """Raise unless a seat is to act in all positions, and all fit together."""
    setups = {(state.game_id(), state.seats, state.side) for state in states}
    if len(setups) > 1:
        sentence = "positions that are searched together need the same game, side and seats"
        raise BadSetup("setup.mixed", sentence)
    for state in states:
        state.demand_seat()
