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


def nth_tile(bag: list[int], n: int) -> int:
    """Return the colour of the n-th tile, from 0, of a bag sorted by colour."""
    colour = 0
    while n >= bag[colour]:
        n -= bag[colour]
        colour += 1
    return colour


def is_empty(heap: list[int], colours: int) -> bool:
    """Return whether a heap holds no tile."""
    for colour in range(colours):
        if heap[colour]:
            return False
    return True
