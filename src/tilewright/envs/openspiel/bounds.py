"""How much a match can hold at most: proven bounds, which no match comes near."""

from __future__ import annotations

from typing import NamedTuple

from tilewright.games.azul import geometry as azul
from tilewright.games.garden import geometry as garden
from tilewright.games.pavilion import geometry as pavilion


class Bounds(NamedTuple):
    """The most decisions of seats, the most draws of chance, and the things it can draw."""

    decisions: int
    draws: int
    things: int


def bound_azul(seats: int) -> Bounds:
    """A round that is not idle lays a tile on a wall, and two in a row may be idle (R7).

    Before the last such round no wall has more than 20 tiles. A taking takes at least one tile,
    and a seat may be asked for a column five times in a round.
    """
    rounds = 3 * (20 * seats + 1)
    tiles = 4 * azul.displays_for(seats)
    return Bounds(rounds * (tiles + 5 * seats), rounds * tiles, len(azul.COLOURS))


def bound_pavilion(seats: int) -> Bounds:
    """Six rounds of takings, 42 spaces for each seat, and what structures give.

    In each round a seat passes, and then keeps up to four tiles or stops before.
    """
    tiles = 6 * 4 * pavilion.displays_for(seats)
    gifts = seats * sum(structure.gives for structure in pavilion.STRUCTURES)
    decisions = tiles + gifts + seats * (42 + 6 * (1 + 5))
    return Bounds(decisions, tiles + 10 + gifts, len(pavilion.COLOURS))


def bound_garden(seats: int) -> Bounds:
    """Four rounds; a thing is chosen twice at most, and then placed, paid or dropped once.

    Jokers can be paid too: those of the beginning and those that decorations give. A seat buys for
    six areas at most, and passes and stops once in each round.
    """
    things = 4 * garden.STACK_SIZES[seats] * (4 + 1)
    jokers = 3 + sum(decoration.jokers for decoration in garden.DECORATIONS)
    decisions = 3 * things + seats * (jokers + 6 + 4 * 2)
    return Bounds(decisions, things, 2 * len(garden.HEXAGON_NAMES))


BOUNDS = {"azul": bound_azul, "pavilion": bound_pavilion, "garden": bound_garden}
