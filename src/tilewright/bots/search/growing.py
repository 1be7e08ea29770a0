"""Letting a tree grow, the interpreter free for other threads meanwhile."""

from __future__ import annotations

from tilewright.bots.search import nogil
from tilewright.bots.search.tree import Tree


def grow(tree: Tree, playouts: int) -> bool:
    """Let a tree grow by a number of walks; return whether it was stopped."""
    return nogil.run(tree, playouts) == 1
