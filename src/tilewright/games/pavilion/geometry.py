"""The board of Summer Pavilion: seven stars of six spaces, and the structures between them.

Star 0 lies in the middle, stars 1 to 6 round it clockwise from the left. In every star the
positions 1 to 6 run clockwise, and neighbours in that ring touch; spaces of different stars
never do. A space is numbered 6 x star + position - 1.
"""

from __future__ import annotations

from typing import Final, NamedTuple

COLOURS: Final = ("purple", "green", "orange", "yellow", "blue", "red")
LETTERS: Final = "PGOYBR"
SIDES: Final = ("coloured", "grey")
SEAT_COUNTS: Final = (2, 3, 4)

# The colour of every outer star of the coloured side; the middle one has none of its own.
STAR_COLOURS: Final = (None, "purple", "orange", "red", "blue", "yellow", "green")
# Where the stars lie, by compass direction, and where position 1 of each points.
STAR_PLACES: Final = ("C", "W", "NW", "NE", "E", "SE", "SW")
DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
FIRST_DIRECTION: Final = ("N", "N", "NE", "SE", "S", "SW", "NW")

OUTER_COSTS: Final = {"coloured": (1, 2, 3, 4, 5, 6), "grey": (3, 2, 1, 4, 5, 6)}
MIDDLE_COSTS: Final = {"coloured": (1, 2, 3, 4, 5, 6), "grey": (3, 3, 3, 3, 3, 3)}

# Points at the end for a complete star, by its colour.
STAR_BONUS: Final = {
    "purple": 20,
    "green": 18,
    "orange": 17,
    "yellow": 16,
    "blue": 15,
    "red": 14,
}
COST_BONUS: Final = {1: 4, 2: 8, 3: 12, 4: 16}  # for all spaces of a cost

GIVES: Final = {"pillar": 1, "statue": 2, "window": 3}


class Structure(NamedTuple):
    """Something that gives tiles once all spaces around it are covered."""

    kind: str
    number: int  # of the outer star it belongs to
    spaces: tuple[int, ...]

    @property
    def gives(self) -> int:
        """The number of tiles it gives."""
        return GIVES[self.kind]


def space(star: int, position: int) -> int:
    """Return the number of a space."""
    return 6 * star + position - 1


def place_of(number: int) -> tuple[int, int]:
    """Return star and position of a space."""
    return number // 6, number % 6 + 1


def cost(side: str, number: int) -> int:
    """Return how many tiles a space costs."""
    star, position = place_of(number)
    costs = OUTER_COSTS if star else MIDDLE_COSTS
    return costs[side][position - 1]


def direction(number: int) -> str:
    """Return the direction of a space, seen from the middle of its star."""
    star, position = place_of(number)
    first = DIRECTIONS.index(FIRST_DIRECTION[star])
    return DIRECTIONS[(first + position - 1) % 6]


def _pillar(star: int) -> Structure:
    inner = (space(star, 2), space(star, 3))
    middle = (space(0, (star + 3) % 6 + 1), space(0, (star + 4) % 6 + 1))
    return Structure("pillar", star, inner + middle)


def _statue(star: int) -> Structure:
    following = star % 6 + 1
    own = (space(star, 1), space(star, 2))
    return Structure("statue", star, (*own, space(following, 3), space(following, 4)))


def _window(star: int) -> Structure:
    return Structure("window", star, (space(star, 5), space(star, 6)))


STRUCTURES: Final = tuple(
    make(star) for make in (_pillar, _statue, _window) for star in range(1, 7)
)


def displays_for(seats: int) -> int:
    """Return how many displays a match with this many seats has."""
    return 2 * seats + 1
