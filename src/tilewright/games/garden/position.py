"""The fields of a Queen's Garden position, without the rules."""

from __future__ import annotations

from tilewright.core import arrays
from tilewright.core.const import MAX_SEATS
from tilewright.core.cshims import bits
from tilewright.core.state import State
from tilewright.games.garden import const


class Position(State):
    """Bag, tower, display, supply, and the storages and gardens of up to four seats."""

    def __init__(self) -> None:
        super().__init__()
        self.back = False  # the side of the scoring board
        self.round = 0
        self.first = 0  # the seat that starts the match
        self.start = 0  # the seat that started this round
        self.turn = 0  # the seat whose turn it is, or just was
        self.phase = const.TILES
        self.marker = const.IN_DISPLAY
        self.stack_size = 0  # expansions of every round
        self.opened = 0  # how many of the round's stack have become its top
        self.supply = 0
        self.in_bag = 0
        self.unseen = 0  # expansions that have never been face up, as bits
        self.reveals = 0  # places to be turned up, as bits
        self.shown_tiles = 0  # the hexagons that lie in the display as tiles, as bits
        self.shown_expansions = 0  # those that its face-up expansions show
        # A turn of several decisions:
        self.taking = 0  # 0 to 5 a colour, 6 to 11 a pattern
        self.copy_at = 0  # which of its six hexagons is asked for
        self.thing = 0  # the hexagon to be placed
        self.is_expansion = False
        self.target = 0  # its cell, or area and rotation
        self.paid_tiles = 0  # hexagons, as bits
        self.paid_expansions = 0
        self.paid_jokers = 0
        self.dropped_last = 0  # the least thing that may be discarded next
        self.dropped_points = 0
        self.passed_first = False
        self.waiting = False  # the round's first tiles are still to come
        arrays.allocate(
            self,
            bag=(const.HEXAGONS,),
            tower=(const.HEXAGONS,),
            place_state=(const.MAX_PLACES,),
            place_hexagon=(const.MAX_PLACES,),
            place_count=(const.MAX_PLACES,),
            place_tiles=(const.MAX_PLACES, const.PER_TOP),
            tile_places=(const.HEXAGONS,),
            choice=(6,),
            score=(MAX_SEATS,),
            passed=(MAX_SEATS,),
            jokers=(MAX_SEATS,),
            stored=(MAX_SEATS,),
            tiles=(MAX_SEATS, const.HEXAGONS),
            expansions=(MAX_SEATS,),
            tile_set=(MAX_SEATS,),
            areas=(MAX_SEATS, const.AREAS),
            cells=(MAX_SEATS, const.CELLS),
            free=(MAX_SEATS,),
            filled=(MAX_SEATS,),
            of_colour=(MAX_SEATS, const.COLOURS),
            of_value=(MAX_SEATS, const.VALUES),
            near=(MAX_SEATS,),
            near_colour=(MAX_SEATS, const.COLOURS),
            near_value=(MAX_SEATS, const.VALUES),
            closed=(MAX_SEATS, const.HEXAGONS),
        )

    def clear(self) -> int:
        """Fast: reset: all tiles in the bag, all expansions face down, new gardens."""
        self.round = 1
        self.waiting = False
        self.unseen = bits.shift64(const.HEXAGONS) - 1
        self.marker = const.IN_DISPLAY
        self.supply = const.HEXAGONS - const.ROUNDS * self.stack_size
        self.in_bag = const.COPIES * const.HEXAGONS
        for hexagon in range(const.HEXAGONS):
            self.bag[hexagon] = const.COPIES
            self.tower[hexagon] = 0
        for seat in range(self.seats):
            self.clear_board(seat)
        self.clear_turn()
        self.clear_display()
        return 0

    def clear_turn(self) -> int:
        """Fast: clear the decisions of the turn."""
        self.steps = 0
        self.paid_tiles = 0
        self.paid_expansions = 0
        self.paid_jokers = 0
        self.dropped_last = 0
        self.dropped_points = 0
        self.passed_first = False
        for i in range(6):
            self.choice[i] = const.NONE
        return 0

    def clear_display(self) -> int:
        """Fast: reset the display to a new stack."""
        self.opened = 0
        self.reveals = 0
        self.shown_tiles = 0
        self.shown_expansions = 0
        for hexagon in range(const.HEXAGONS):
            self.tile_places[hexagon] = 0
        for place in range(const.MAX_PLACES):
            self.place_state[place] = const.HIDDEN
            self.place_count[place] = 0
            self.place_hexagon[place] = 0
        return 0

    def clear_board(self, seat: int) -> int:
        """Fast: reset a seat's storage and garden to those at the start."""
        self.score[seat] = const.FIRST_SCORE
        self.passed[seat] = 0
        self.jokers[seat] = const.FIRST_JOKERS
        self.stored[seat] = 0
        self.expansions[seat] = 0
        self.tile_set[seat] = 0
        self.free[seat] = 63
        self.filled[seat] = 0
        self.near[seat] = 0
        for hexagon in range(const.HEXAGONS):
            self.tiles[seat][hexagon] = 0
            self.closed[seat][hexagon] = 0
        for cell in range(const.CELLS):
            self.cells[seat][cell] = 0
        for i in range(6):
            self.areas[seat][i] = const.BARE
            self.of_colour[seat][i] = 0
            self.of_value[seat][i] = 0
            self.near_colour[seat][i] = 0
            self.near_value[seat][i] = 0
        return 0

    bag: list[int]
    tower: list[int]
    place_state: list[int]
    place_hexagon: list[int]  # of a face-up expansion
    place_count: list[int]
    place_tiles: list[list[int]]
    tile_places: list[int]  # by hexagon: the places where a tile with it lies, as bits
    choice: list[int]  # the place chosen for each hexagon of a taking
    score: list[int]
    passed: list[int]
    jokers: list[int]
    stored: list[int]  # how many tiles a storage holds
    tiles: list[list[int]]
    expansions: list[int]  # stored expansions, as bits
    tile_set: list[int]  # the kinds of stored tiles, as bits
    areas: list[list[int]]
    cells: list[list[int]]  # 0, or 1 + hexagon
    free: list[int]  # cells that are there and hold no hexagon, as bits
    filled: list[int]  # cells that hold one
    of_colour: list[list[int]]  # cells that hold a colour
    of_value: list[list[int]]  # cells that hold a value
    # Derived from these and kept up to date, for `groups.open_cells`:
    near: list[int]  # cells beside a hexagon
    near_colour: list[list[int]]  # cells beside a colour
    near_value: list[list[int]]  # cells beside a value
    closed: list[list[int]]  # by hexagon: cells where it would be a duplicate in a group
