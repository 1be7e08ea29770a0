"""The manifest of Queen's Garden: the `Game` entry that the rest of the program uses."""

from __future__ import annotations

from typing import Final

from tilewright.core.game import Bounds, Game
from tilewright.core.palette import COMMON, Palette
from tilewright.games.garden import const, geometry
from tilewright.games.garden.actions import num_actions, read_action, write_action
from tilewright.games.garden.editor import EDITOR
from tilewright.games.garden.events import tell
from tilewright.games.garden.geometry import DECORATIONS, SEAT_COUNTS, SIDES, STACK_SIZES
from tilewright.games.garden.narration import GardenPresentation
from tilewright.games.garden.notation import read_deal, write_deal
from tilewright.games.garden.observation import layout, read_observation
from tilewright.games.garden.outlook import forecast, outlook
from tilewright.games.garden.state import Garden
from tilewright.games.kit.points import gain, loss

RULES_VERSION: Final = 1
PALETTE: Final[Palette] = {
    **COMMON,
    "dark purple": ((98, 36, 118), (246, 227, 251)),
    "light purple": ((184, 166, 215), (51, 32, 79)),
    "light green": ((132, 181, 123), (18, 52, 12)),
    "dark green": ((43, 84, 56), (224, 242, 226)),
}
POINT_SOURCES: Final = {
    "wheel": gain("wheel"),
    "group": gain("groups"),
    "left-jokers": gain("jokers"),
    "bought": loss("expansions"),
    "lost": loss("penalties"),
    "marked": loss("penalties"),
    "left-things": loss("penalties"),
}


def bounds(seats: int) -> Bounds:
    """Return how long a match can be.

    Four rounds; a thing is chosen twice at most, and then placed, paid or dropped once. Jokers
    can be paid too: those at the start and those that decorations give. A seat buys for six
    areas at most, and passes and stops once in each round.
    """
    things = 4 * STACK_SIZES[seats] * (4 + 1)
    jokers = 3 + sum(decoration.jokers for decoration in DECORATIONS)
    decisions = 3 * things + seats * (jokers + 6 + 4 * 2)
    return Bounds(decisions, things, 2 * len(geometry.HEXAGON_NAMES))


def board() -> dict[str, object]:
    """Return the map of the garden and the wheel, for drawing."""
    stones = (("fountain", (geometry.FOUNTAIN,)), ("statue", geometry.STATUES))
    decorations = (*stones, ("bench", geometry.BENCHES), ("pavilion", geometry.AREAS))
    return {
        "colours": geometry.COLOURS,
        "letters": list(geometry.LETTERS),
        "patterns": geometry.PATTERNS,
        "cells": dict(zip(geometry.CELL_NAMES, geometry.SPOTS, strict=True)),
        "decorations": [
            {"kind": kind, "number": number, "spot": spot, "jokers": geometry.JOKERS[kind]}
            for kind, spots in decorations
            for number, spot in enumerate(spots, 1)
        ],
        "surroundings": {
            f"{each.kind}:{each.number}": [geometry.CELL_NAMES[cell] for cell in each.cells]
            for each in DECORATIONS
        },
        "wheel": [
            [
                which if what == "colour" else geometry.PATTERNS[int(which) - 1]
                for what, which in shown
            ]
            for shown in geometry.WHEEL
        ],
        "patternPoints": geometry.PATTERN_POINTS,  # of the wheel, by value
        "tilePlaces": const.TILE_PLACES,
        "expansionPlaces": const.EXPANSION_PLACES,
    }


GAME: Final = Game(
    id="garden",
    title="Queen's Garden",
    sides=SIDES,
    seat_counts=SEAT_COUNTS,
    rules_version=RULES_VERSION,
    num_actions=num_actions,
    create=Garden,
    from_data=Garden.from_data,
    from_text=Garden.from_text,
    read_action=read_action,
    write_action=write_action,
    read_deal=read_deal,
    write_deal=write_deal,
    tell=tell,
    layout=layout,
    read_observation=read_observation,
    presentation=GardenPresentation(),
    point_sources=POINT_SOURCES,
    glance=("colour", "pattern", "hexagon"),
    bounds=bounds,
    board=board,
    outlook=outlook,
    forecast=forecast,
    editor=EDITOR,
    palette=PALETTE,
)
