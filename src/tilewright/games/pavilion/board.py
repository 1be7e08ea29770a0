"""The tables of the board for native code, computed from `geometry`."""

from __future__ import annotations

from tilewright.games.pavilion import geometry


def _mask(spaces: tuple[int, ...]) -> int:
    return sum(1 << space for space in spaces)


def _structures_at(space: int) -> list[int]:
    """Return the two structures a space may belong to, -1 for none."""
    found = [i for i, s in enumerate(geometry.STRUCTURES) if space in s.spaces]
    return [*found, -1, -1][:2]


def _of_cost(side: str, cost: int) -> tuple[int, ...]:
    return tuple(space for space in range(42) if geometry.cost(side, space) == cost)


def _payments(real: int, wild: int) -> int:
    """Return how a colour can be paid with so many real and wild tiles.

    Six bits for each cost from 1 to 6: bit w is set if w wild tiles may be among the payment.
    """
    word = 0
    for cost in range(1, 7):
        for wilds in range(max(0, cost - real), min(cost - 1, wild) + 1):
            word |= 1 << (6 * (cost - 1) + wilds)
    return word


def _open_payments(side: str, empty: int) -> int:
    """Return all payments of the costs of an outer star's empty positions."""
    costs = geometry.OUTER_COSTS[side]
    return sum(63 << (6 * (costs[at] - 1)) for at in range(6) if empty >> at & 1)


# Costs of the 42 spaces, coloured side first.
COST = [geometry.cost(side, space) for side in geometry.SIDES for space in range(42)]
# The colour of each star on the coloured side, -1 for none.
STAR_COLOUR = [
    -1 if name is None else geometry.COLOURS.index(name) for name in geometry.STAR_COLOURS
]
STAR_BONUS = [geometry.STAR_BONUS[name] for name in geometry.COLOURS]
STRUCTURE_AT = [number for space in range(42) for number in _structures_at(space)]
STRUCTURE_MASK = [_mask(structure.spaces) for structure in geometry.STRUCTURES]
GIVES = [structure.gives for structure in geometry.STRUCTURES]
# The spaces of costs 1 to 4, coloured side first, and what covering them all is worth.
COST_MASK = [_mask(_of_cost(side, cost)) for side in geometry.SIDES for cost in range(1, 5)]
COST_BONUS = [geometry.COST_BONUS[cost] for cost in range(1, 5)]
# By the empty positions of an outer star: all payments of their costs. Coloured side first.
OPEN = [_open_payments(side, empty) for side in geometry.SIDES for empty in range(64)]
# The position, from 0, of each cost from 1 in an outer star. Coloured side first.
POSITION = [
    geometry.OUTER_COSTS[side].index(cost) for side in geometry.SIDES for cost in range(1, 7)
]
# Payments by up to six real tiles and up to five wild ones.
PAYMENTS = [_payments(real, wild) for real in range(7) for wild in range(6)]
