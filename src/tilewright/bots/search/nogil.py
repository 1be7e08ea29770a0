"""The way into engine code for calls that let other threads run; pure code just calls on."""

from __future__ import annotations

from tilewright.bots.search.alphabeta import AlphaBeta
from tilewright.bots.search.tree import Tree


def weigh(search: AlphaBeta, action: int, depth: int, alpha: int, beta: int) -> int:
    """Run `AlphaBeta.weigh`."""
    return search.weigh(action, depth, alpha, beta)


def run(tree: Tree, playouts: int) -> int:
    """Run `Tree.run`."""
    return tree.run(playouts)
