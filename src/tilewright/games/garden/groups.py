"""Groups: connected hexagons of one colour or of one pattern. Cells are bits."""

from __future__ import annotations

from tilewright.core.cshims import bits
from tilewright.games.garden import board, const
from tilewright.games.garden.position import Position


def connected(cells: int, start: int) -> int:
    """Return the cells among `cells` that are connected to the cells of `start`."""
    group = start
    edge = start
    while edge:
        near = board.NEIGHBOURS[bits.lowest(edge)] & cells & ~group
        edge &= edge - 1
        group |= near
        edge |= near
    return group


def is_allowed(state: Position, seat: int, cell: int, hexagon: int) -> bool:
    """Return whether a hexagon may lie on a cell: next to a match, without duplicates in groups."""
    near = board.NEIGHBOURS[cell]
    if not state.filled[seat] & near:
        return True
    colour = hexagon // const.VALUES
    value = hexagon - const.VALUES * colour
    colours = state.of_colour[seat][colour]
    values = state.of_value[seat][value]
    if not (colours | values) & near:
        return False
    if colours & near and not is_colour_group_valid(state, seat, cell, colours, values):
        return False
    return not values & near or is_pattern_group_valid(state, seat, cell, colours, values)


def is_colour_group_valid(state: Position, seat: int, cell: int, colours: int, values: int) -> bool:
    """Return whether the colour group that a cell joins would have no duplicate pattern."""
    group = connected(colours, bits.shift64(cell)) & colours
    if group & values:
        return False
    for value in range(const.VALUES):
        found = group & state.of_value[seat][value]
        if found & (found - 1):
            return False
    return True


def is_pattern_group_valid(
    state: Position, seat: int, cell: int, colours: int, values: int
) -> bool:
    """Return whether the pattern group that a cell joins would have no duplicate colour."""
    group = connected(values, bits.shift64(cell)) & values
    if group & colours:
        return False
    for colour in range(const.COLOURS):
        found = group & state.of_colour[seat][colour]
        if found & (found - 1):
            return False
    return True


def cells_for(state: Position, seat: int, hexagon: int) -> int:
    """Return the free cells on which a hexagon may lie."""
    allowed = state.free[seat]
    left = allowed
    while left:
        cell = bits.lowest(left)
        left &= left - 1
        if not is_allowed(state, seat, cell, hexagon):
            allowed &= ~bits.shift64(cell)
    return allowed
