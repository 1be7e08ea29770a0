"""Plan placements: the pieces that a storage can place and pay for, the best first.

Values are in sixths of a point, as in `garden_growth`. The plan assumes that the garden does
not change meanwhile.
"""

from __future__ import annotations

from tilewright.bots.evaluations import garden_growth
from tilewright.bots.evaluations.garden_growth import Growth
from tilewright.core import arrays
from tilewright.core.cshims import bits
from tilewright.games.garden import board, const
from tilewright.games.garden.position import Position

NOTHING = -1
NOWHERE = -1000  # the gain of a piece that fits nowhere
PAVILION_VALUE = 18
JOKER_VALUE = 14
DOUBLE = 9  # a second copy of a tile costs this much less to give up
PRICES = [9, 8, 6, 0]  # of giving up a piece, by round


def _wheel(back: int, turn: int, hexagon: int) -> int:
    """Return the points of a round's wheel for a hexagon."""
    colour, value = divmod(hexagon, const.VALUES)
    by_pattern = board.WHEEL_VALUES[turn] >> value & 1
    points = board.PATTERN_POINTS[6 * back + value]
    return (board.WHEEL_COLOURS[turn] >> colour & 1) + by_pattern * points


# By side, round and hexagon.
WHEEL_NOW = [_wheel(back, turn, h) for back in range(2) for turn in range(4) for h in range(36)]
WHEEL_LATER = [
    sum(_wheel(back, later, h) for later in range(turn + 1, 4))
    for back in range(2)
    for turn in range(4)
    for h in range(36)
]


class Plan:
    """The placements that a seat could make from its storage."""

    def __init__(self) -> None:
        self.tiles = 0
        self.doubles = 0
        self.expansions = 0
        self.jokers = 0
        self.round = 0
        self.cost = 0
        # How many pieces are placed, and their points; those of groups are in sixths.
        self.placed = 0
        self.groups = 0
        self.now = 0
        self.later = 0
        self.wheel = 0
        arrays.allocate(self, tile_gain=(36,), expansion_gain=(36,), keep=(36,))

    def load(self, state: Position, seat: int, growth: Growth) -> int:
        """Fast: load a storage and what each of its pieces would gain; survey the garden first."""
        self.tiles = state.tile_set[seat]
        self.expansions = state.expansions[seat]
        self.jokers = state.jokers[seat]
        self.doubles = 0
        self.round = state.round
        self.wheel = 36 * (4 * state.back + state.round - 1)
        left = self.tiles
        while left:
            hexagon = bits.lowest(left)
            left &= left - 1
            if state.tiles[seat][hexagon] > 1:
                self.doubles |= bits.shift64(hexagon)
            gain = growth.gain(seat, hexagon, state.free[seat], state.back)
            self.tile_gain[hexagon] = gain if gain >= 0 else NOWHERE
            self.keep[hexagon] = self.missed(hexagon, gain)
        left = self.expansions
        bare = bare_cells(state, seat)
        while left:
            hexagon = bits.lowest(left)
            left &= left - 1
            gain = growth.gain(seat, hexagon, bare, state.back)
            self.expansion_gain[hexagon] = gain if gain >= 0 else NOWHERE
            self.keep[hexagon] = self.missed(hexagon, gain) + PAVILION_VALUE
        return 0

    def missed(self, hexagon: int, gain: int) -> int:
        """Fast: return the estimated cost of giving up a piece."""
        if self.round == const.ROUNDS:
            gain -= garden_growth.SIXTHS * (hexagon % const.VALUES + 1)
        if self.doubles >> hexagon & 1:
            gain -= DOUBLE
        wheel = WHEEL_NOW[self.wheel + hexagon] + WHEEL_LATER[self.wheel + hexagon]
        return gain + garden_growth.SIXTHS * wheel

    def carry_out(self, passed: bool) -> int:
        """Fast: place pieces, the best first, while there is a gain."""
        self.placed = 0
        self.groups = 0
        self.now = 0
        self.later = 0
        thing = self.best_thing()
        while thing != NOTHING:
            self.place(thing, passed)
            thing = self.best_thing()
        return 0

    def best_thing(self) -> int:
        """Fast: return the tile (0 to 35) or expansion (36 to 71) with the highest net gain."""
        best = 0
        chosen = NOTHING
        left = self.tiles
        while left:
            hexagon = bits.lowest(left)
            left &= left - 1
            net = self.net(hexagon, self.tile_gain[hexagon])
            if net > best:
                best = net
                chosen = hexagon
        left = self.expansions
        while left:
            hexagon = bits.lowest(left)
            left &= left - 1
            net = self.net(hexagon, self.expansion_gain[hexagon] + PAVILION_VALUE)
            if net > best:
                best = net
                chosen = const.HEXAGONS + hexagon
        return chosen

    def net(self, hexagon: int, gain: int) -> int:
        """Fast: return the gain of placing a hexagon less its price; negative if impossible."""
        colour = hexagon // const.VALUES
        value = hexagon - const.VALUES * colour
        others = (self.tiles | self.expansions) & ~bits.shift64(hexagon)
        pieces = max(
            bits.popcount(others & board.COLOUR_SET[colour]),
            bits.popcount(others & board.VALUE_SET[value]),
        )
        lacking = max(0, value - pieces)
        if lacking > self.jokers or gain < 0:
            return -1
        wheel = WHEEL_NOW[self.wheel + hexagon] + WHEEL_LATER[self.wheel + hexagon]
        price = PRICES[self.round - 1] * (value - lacking) + JOKER_VALUE * lacking
        return gain + garden_growth.SIXTHS * wheel + 6 - price

    def place(self, thing: int, passed: bool) -> int:
        """Fast: place a piece in the plan and pay for it."""
        hexagon = thing
        if thing < const.HEXAGONS:
            self.groups += self.tile_gain[hexagon]
            self.drop_tile(hexagon)
        else:
            hexagon = thing - const.HEXAGONS
            self.groups += self.expansion_gain[hexagon]
            self.expansions &= ~bits.shift64(hexagon)
        self.placed += 1
        if not passed:
            self.now += WHEEL_NOW[self.wheel + hexagon]
        self.later += WHEEL_LATER[self.wheel + hexagon]
        colour = hexagon // const.VALUES
        value = hexagon - const.VALUES * colour
        others = (self.tiles | self.expansions) & ~bits.shift64(hexagon)
        pieces = self.cheaper(
            others & board.COLOUR_SET[colour], others & board.VALUE_SET[value], value
        )
        self.jokers -= value - bits.popcount(pieces)
        while pieces:
            hexagon = bits.lowest(pieces)
            pieces &= pieces - 1
            if self.tiles >> hexagon & 1:
                self.drop_tile(hexagon)
            else:
                self.expansions &= ~bits.shift64(hexagon)
        return 0

    def drop_tile(self, hexagon: int) -> int:
        """Fast: remove one tile."""
        if self.doubles >> hexagon & 1:
            self.doubles &= ~bits.shift64(hexagon)
        else:
            self.tiles &= ~bits.shift64(hexagon)
        return 0

    def cheaper(self, one: int, other: int, needed: int) -> int:
        """Fast: return the pieces of whichever set pays more cheaply; jokers pay the rest."""
        first = self.cheapest(one, needed)
        cost = self.cost
        second = self.cheapest(other, needed)
        return first if cost <= self.cost else second

    def cheapest(self, pieces: int, needed: int) -> int:
        """Fast: return the pieces that cost least to give up, and set their total cost."""
        self.cost = 0
        found = 0
        while needed > 0 and pieces:
            chosen = bits.lowest(pieces)
            left = pieces & (pieces - 1)
            while left:
                hexagon = bits.lowest(left)
                left &= left - 1
                if self.keep[hexagon] < self.keep[chosen]:
                    chosen = hexagon
            found |= bits.shift64(chosen)
            pieces &= ~bits.shift64(chosen)
            self.cost += self.keep[chosen]
            needed -= 1
        lacking = max(0, needed)
        if lacking > self.jokers:
            self.cost += 1000 * (lacking - self.jokers)
        self.cost += JOKER_VALUE * lacking
        return found

    tile_gain: list[int]
    expansion_gain: list[int]
    keep: list[int]


def bare_cells(state: Position, seat: int) -> int:
    """Fast: return the cells on which the hexagon of an expansion may be placed."""
    found = 0
    for area in range(const.AREAS):
        if state.areas[seat][area] == const.BARE:
            found |= board.DECORATION_MASK[const.DECORATIONS - const.AREAS + area]
    return found
