"""Draw tiles from a bag that is known by its counts."""

from __future__ import annotations


def refill(bag: list[int], used: list[int], colours: int) -> int:
    """Move all used tiles into the empty bag; return how many it then holds."""
    count = 0
    for colour in range(colours):
        bag[colour] = used[colour]
        count += used[colour]
        used[colour] = 0
    return count


def is_empty(heap: list[int], colours: int) -> bool:
    """Return whether a heap holds no tile."""
    for colour in range(colours):
        if heap[colour]:
            return False
    return True
