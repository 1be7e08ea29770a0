"""The groups of a garden, and what one more hexagon would add to them.

Points of groups are in sixths here. A group too small to score counts for part of what it
would score: a sixth of its values when alone, a third as a pair.
"""

from __future__ import annotations

from tilewright.core import arrays
from tilewright.core.const import MAX_SEATS
from tilewright.core.cshims import bits
from tilewright.games.garden import board, const
from tilewright.games.garden.position import Position

FAMILIES = 12  # six colours, then six patterns
MOST_GROUPS = 24  # of one family in a garden: a family has that many hexagons
SIXTHS = 6
# Indexed by the set of kinds in a group: values for a colour, colours for a pattern.
SIZES = [mask.bit_count() for mask in range(64)]
SUMS = [sum(i + 1 for i in range(6) if mask >> i & 1) for mask in range(64)]


class Growth:
    """The groups of every seat's garden, found again only when a garden has changed."""

    def __init__(self) -> None:
        arrays.allocate(
            self,
            known_colour=(MAX_SEATS, const.COLOURS),
            known_value=(MAX_SEATS, const.VALUES),
            rim=(MAX_SEATS,),
            count=(MAX_SEATS, FAMILIES),
            mask=(MAX_SEATS * FAMILIES, MOST_GROUPS),
            edge=(MAX_SEATS * FAMILIES, MOST_GROUPS),
        )

    def survey(self, state: Position, seat: int) -> int:
        """Fast: find the groups of a garden."""
        if self.is_known(state, seat):
            return 0
        self.rim[seat] = 0
        for i in range(6):
            self.known_colour[seat][i] = state.of_colour[seat][i]
            self.known_value[seat][i] = state.of_value[seat][i]
            self.find_groups(state, seat, i, state.of_colour[seat][i])
            self.find_groups(state, seat, const.COLOURS + i, state.of_value[seat][i])
        return 0

    def is_known(self, state: Position, seat: int) -> bool:
        """Fast: return whether a garden is unchanged since the last survey."""
        for i in range(6):
            if self.known_colour[seat][i] != state.of_colour[seat][i]:
                return False
            if self.known_value[seat][i] != state.of_value[seat][i]:
                return False
        return True

    def find_groups(self, state: Position, seat: int, family: int, cells: int) -> int:
        """Fast: store the groups of a family: their kinds, and the cells next to them."""
        found = 0
        while cells:
            near = 0
            mask = 0
            edge = cells & (~cells + 1)
            cells ^= edge
            while edge:
                cell = bits.lowest(edge)
                edge &= edge - 1
                near |= board.NEIGHBOURS[cell]
                mask |= 1 << kind_in(state.cells[seat][cell] - 1, family)
                edge |= board.NEIGHBOURS[cell] & cells
                cells &= ~board.NEIGHBOURS[cell]
            self.mask[FAMILIES * seat + family][found] = mask
            self.edge[FAMILIES * seat + family][found] = near & ~state.filled[seat]
            self.rim[seat] |= near
            found += 1
        self.rim[seat] &= ~state.filled[seat]
        self.count[seat][family] = found
        return 0

    def gain(self, seat: int, hexagon: int, where: int, back: bool) -> int:
        """Fast: return the most a hexagon can add on some cells, in sixths; -1 if it fits none."""
        colour = hexagon // const.VALUES
        value = hexagon - const.VALUES * colour
        family = FAMILIES * seat + colour
        other = FAMILIES * seat + const.COLOURS + value
        where &= ~self.forbidden(seat, colour, value)
        alone = value + 1
        best = 2 * alone if where & ~self.rim[seat] else -1
        for i in range(self.count[seat][colour]):
            cells = self.edge[family][i] & where
            if cells:
                added = growth_of(colour, self.mask[family][i], value, back)
                best = max(best, added + alone)
                for j in range(self.count[seat][const.COLOURS + value]):
                    if cells & self.edge[other][j]:
                        mask = self.mask[other][j]
                        both = added + growth_of(const.COLOURS + value, mask, colour, back)
                        best = max(best, both)
        for j in range(self.count[seat][const.COLOURS + value]):
            if self.edge[other][j] & where:
                added = growth_of(const.COLOURS + value, self.mask[other][j], colour, back)
                best = max(best, added + alone)
        return best

    def forbidden(self, seat: int, colour: int, value: int) -> int:
        """Fast: return the cells next to groups that already hold the hexagon."""
        found = 0
        family = FAMILIES * seat + colour
        for i in range(self.count[seat][colour]):
            if self.mask[family][i] >> value & 1:
                found |= self.edge[family][i]
        family = FAMILIES * seat + const.COLOURS + value
        for i in range(self.count[seat][const.COLOURS + value]):
            if self.mask[family][i] >> colour & 1:
                found |= self.edge[family][i]
        return found

    known_colour: list[list[int]]
    known_value: list[list[int]]
    rim: list[int]  # empty cells next to a hexagon
    count: list[list[int]]
    mask: list[list[int]]
    edge: list[list[int]]


def kind_in(hexagon: int, family: int) -> int:
    """Fast: return what distinguishes a hexagon within its family: its value or its colour."""
    colour = hexagon // const.VALUES
    return hexagon - const.VALUES * colour if family < const.COLOURS else colour


def sum_of(family: int, mask: int) -> int:
    """Fast: return the sum of the values in a group."""
    if family < const.COLOURS:
        return SUMS[mask]
    return (family - const.COLOURS + 1) * SIZES[mask]


def points_of(family: int, mask: int, back: bool) -> int:
    """Fast: return what a group scores at the end."""
    size = SIZES[mask]
    if size < const.SMALLEST_GROUP:
        return 0
    return sum_of(family, mask) + board.GROUP_BONUS[7 * back + size]


def expected_points(family: int, mask: int, back: bool) -> int:
    """Fast: return what a group scores, or part of it while it is too small, in sixths."""
    size = SIZES[mask]
    if size < const.SMALLEST_GROUP:
        return size * sum_of(family, mask)
    return SIXTHS * points_of(family, mask, back)


def growth_of(family: int, mask: int, kind: int, back: bool) -> int:
    """Fast: return what a hexagon adds to a group, in sixths."""
    return expected_points(family, mask | 1 << kind, back) - expected_points(family, mask, back)
