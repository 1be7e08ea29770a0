"""The fields of a Summer Pavilion position, without the rules."""

from __future__ import annotations

from tilewright.core import arrays
from tilewright.core.const import MAX_SEATS
from tilewright.core.state import State
from tilewright.games.pavilion import const


class Position(State):
    """Bag, tower, supply, displays, centre, and the hands and boards of up to four seats."""

    def __init__(self) -> None:
        super().__init__()
        self.grey = False
        self.displays = 0
        self.round = 0
        self.wild = 0  # the wild colour of the round
        self.first = 0  # the seat that starts the match
        self.start = 0  # the seat that started this round
        self.turn = 0  # the seat whose turn it is, or just was
        self.phase = const.SUPPLY
        self.placing = False  # phase 2 of the round is under way
        self.token = const.IN_CENTRE
        self.owed = 0
        self.kept_last = 0  # while keeping, the last colour kept: no earlier one may follow
        self.on_offer = 0
        self.in_bag = 0
        self.in_supply = 0
        arrays.allocate(
            self,
            bag=(const.COLOURS,),
            tower=(const.COLOURS,),
            supply=(const.COLOURS,),
            tiles=(const.MAX_SOURCES, const.COLOURS),
            holds=(const.MAX_SOURCES,),
            covered=(MAX_SEATS,),
            score=(MAX_SEATS,),
            passed=(MAX_SEATS,),
            in_hand=(MAX_SEATS,),
            hand=(MAX_SEATS, const.COLOURS),
            kept=(MAX_SEATS, const.COLOURS),
            star_colours=(MAX_SEATS, const.STARS),
            spaces=(MAX_SEATS, const.SPACES),
        )

    def clear(self) -> int:
        """Fast: reset: all tiles in the bag, all boards empty, the token in the centre."""
        self.round = 1
        self.wild = 0
        self.placing = False
        self.token = const.IN_CENTRE
        self.owed = 0
        self.kept_last = 0
        self.steps = 0
        self.on_offer = 0
        self.in_supply = 0
        self.in_bag = const.COLOURS * const.COPIES
        for colour in range(const.COLOURS):
            self.bag[colour] = const.COPIES
            self.tower[colour] = 0
            self.supply[colour] = 0
        for source in range(self.displays + 1):
            self.holds[source] = 0
            for colour in range(const.COLOURS):
                self.tiles[source][colour] = 0
        for seat in range(self.seats):
            self.clear_board(seat)
        return 0

    def clear_board(self, seat: int) -> int:
        """Fast: reset a seat to five points, an empty hand and an empty board."""
        self.score[seat] = const.FIRST_SCORE
        self.passed[seat] = 0
        self.covered[seat] = 0
        self.in_hand[seat] = 0
        for colour in range(const.COLOURS):
            self.hand[seat][colour] = 0
            self.kept[seat][colour] = 0
        for star in range(const.STARS):
            self.star_colours[seat][star] = 0
        for space in range(const.SPACES):
            self.spaces[seat][space] = 0
        return 0

    bag: list[int]
    tower: list[int]
    supply: list[int]
    tiles: list[list[int]]
    holds: list[int]  # the colours of a source, as bits
    covered: list[int]  # the spaces of a board that hold a tile, as bits
    score: list[int]
    passed: list[int]
    in_hand: list[int]  # how many tiles a hand holds
    hand: list[list[int]]
    kept: list[list[int]]
    star_colours: list[list[int]]  # the colours in a star, as bits
    spaces: list[list[int]]  # 0, or 1 + colour
