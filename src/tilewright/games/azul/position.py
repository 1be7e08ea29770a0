"""The fields of an Azul position, without the rules.

Two kinds of bit sets are derived and kept up to date for speed: `holds[source]`, the takings
that its tiles allow, and `takes[seat]`, the takings that its board has room for. The legal
takings of a seat from a source are the bits in both.
"""

from __future__ import annotations

from tilewright.core import arrays
from tilewright.core.const import MAX_SEATS
from tilewright.core.state import State
from tilewright.games.azul import const


class Position(State):
    """Bag, lid, displays, centre, and the boards of up to four seats."""

    def __init__(self) -> None:
        super().__init__()
        self.grey = False
        self.displays = 0
        self.round = 0
        self.first = 0  # the seat that starts the match
        self.start = 0  # the seat that started this round
        self.marker = const.IN_CENTRE
        self.idle = 0
        self.laid = False
        self.tiling = False
        self.on_offer = 0
        self.in_bag = 0
        arrays.allocate(
            self,
            bag=(const.COLOURS,),
            lid=(const.COLOURS,),
            tiles=(const.MAX_SOURCES, const.COLOURS),
            holds=(const.MAX_SOURCES,),
            takes=(MAX_SEATS,),
            score=(MAX_SEATS,),
            line_colour=(MAX_SEATS, 5),
            line_count=(MAX_SEATS, 5),
            wall=(MAX_SEATS, 25),
            rows=(MAX_SEATS, 5),
            columns=(MAX_SEATS, 5),
            row_colours=(MAX_SEATS, 5),
            colour_columns=(MAX_SEATS, const.COLOURS),
            floor=(MAX_SEATS, const.FLOOR_PLACES),
            floor_count=(MAX_SEATS,),
        )

    def clear(self) -> int:
        """Fast: reset: all tiles in the bag, all boards empty, the marker in the centre."""
        self.round = 1
        self.marker = const.IN_CENTRE
        self.idle = 0
        self.laid = False
        self.tiling = False
        self.steps = 0
        self.on_offer = 0
        self.in_bag = const.COLOURS * const.COPIES
        for colour in range(const.COLOURS):
            self.bag[colour] = const.COPIES
            self.lid[colour] = 0
        for source in range(self.displays + 1):
            self.clear_source(source)
        for seat in range(self.seats):
            self.clear_board(seat)
        return 0

    def clear_source(self, source: int) -> int:
        """Fast: clear the displays and the centre."""
        self.holds[source] = 0
        for colour in range(const.COLOURS):
            self.tiles[source][colour] = 0
        return 0

    def clear_board(self, seat: int) -> int:
        """Fast: reset a seat to no points and an empty board."""
        self.score[seat] = 0
        self.floor_count[seat] = 0
        self.takes[seat] = const.ALL_TAKINGS
        for i in range(5):
            self.line_count[seat][i] = 0
            self.line_colour[seat][i] = 0
            self.rows[seat][i] = 0
            self.columns[seat][i] = 0
            self.row_colours[seat][i] = 0
            self.colour_columns[seat][i] = 0
        for place in range(25):
            self.wall[seat][place] = 0
        return 0

    bag: list[int]
    lid: list[int]
    tiles: list[list[int]]
    holds: list[int]
    takes: list[int]
    score: list[int]
    line_colour: list[list[int]]
    line_count: list[list[int]]
    wall: list[list[int]]  # 0, or 1 + colour
    rows: list[list[int]]  # which columns of a row are laid
    columns: list[list[int]]  # which rows of a column are laid
    row_colours: list[list[int]]  # the colours of a row
    colour_columns: list[list[int]]  # the columns in which a colour is laid
    floor: list[list[int]]
    floor_count: list[int]
