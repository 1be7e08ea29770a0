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


def border(group: int) -> int:
    """Return the cells of a group and those beside it."""
    found = group
    while group:
        found |= board.NEIGHBOURS[bits.lowest(group)]
        group &= group - 1
    return found


def open_cells(state: Position, seat: int, hexagon: int) -> int:
    """Return where a hexagon fits: next to a match and no duplicate in a group, or to nothing.

    The cells need neither be free nor be there.
    """
    colour = hexagon // const.VALUES
    value = hexagon - const.VALUES * colour
    match = state.near_colour[seat][colour] | state.near_value[seat][value]
    return (match & ~state.closed[seat][hexagon]) | ~state.near[seat]


def cells_for(state: Position, seat: int, hexagon: int) -> int:
    """Return the free cells on which a hexagon may lie."""
    return state.free[seat] & open_cells(state, seat, hexagon)


def is_allowed(state: Position, seat: int, cell: int, hexagon: int) -> bool:
    """Return whether a hexagon may lie on a cell."""
    return open_cells(state, seat, hexagon) >> cell & 1 != 0


def update_open_cells(state: Position, seat: int, hexagon: int, cell: int) -> int:
    """Update what `open_cells` reads, after a hexagon was put on a cell."""
    colour = hexagon // const.VALUES
    value = hexagon - const.VALUES * colour
    near = board.NEIGHBOURS[cell]
    state.near[seat] |= near
    state.near_colour[seat][colour] |= near
    state.near_value[seat][value] |= near
    close_to_patterns(state, seat, cell, colour)
    return close_to_colours(state, seat, cell, value)


def close_to_patterns(state: Position, seat: int, cell: int, colour: int) -> int:
    """Close the border of a cell's colour group to the patterns that it has.

    Cells between it and another group with one of them are closed to the colour altogether.
    """
    of_colour = state.of_colour[seat][colour]
    group = connected(of_colour, bits.shift64(cell))
    near = border(group)
    duplicates = 0
    for value in range(const.VALUES):
        if group & state.of_value[seat][value]:
            duplicates |= state.of_value[seat][value]
            state.closed[seat][const.VALUES * colour + value] |= near
    others = of_colour & ~group
    near &= border(connected(others, others & duplicates))
    if near:
        for value in range(const.VALUES):
            state.closed[seat][const.VALUES * colour + value] |= near
    return 0


def close_to_colours(state: Position, seat: int, cell: int, value: int) -> int:
    """Close the border of a cell's pattern group to the colours that it has, in the same way."""
    of_value = state.of_value[seat][value]
    group = connected(of_value, bits.shift64(cell))
    near = border(group)
    duplicates = 0
    for colour in range(const.COLOURS):
        if group & state.of_colour[seat][colour]:
            duplicates |= state.of_colour[seat][colour]
            state.closed[seat][const.VALUES * colour + value] |= near
    others = of_value & ~group
    near &= border(connected(others, others & duplicates))
    if near:
        for colour in range(const.COLOURS):
            state.closed[seat][const.VALUES * colour + value] |= near
    return 0
