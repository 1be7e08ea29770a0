"""Calls into native code that release the interpreter lock; pure Python has none to release."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # both import this module
    from tilewright.bots.search.alphabeta import AlphaBeta
    from tilewright.bots.search.tree import Tree


def search_action(search: AlphaBeta, action: int, depth: int, alpha: int, beta: int) -> int:
    """Call `AlphaBeta.search_action`."""
    return search.search_action(action, depth, alpha, beta)


def run(tree: Tree, simulations: int) -> int:
    """Call `Tree.run`."""
    return tree.run(simulations)
