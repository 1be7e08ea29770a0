"""The boards as data for pictures, written out: `python -m tilewright.server.pictures`.

What a client needs to draw a board and cannot see in a position: where things lie and what is
printed there. Names are those of positions and actions; seats and rules are no part of it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from tilewright.games.azul import const as azul_const
from tilewright.games.azul import geometry as azul
from tilewright.games.garden import const as garden_const
from tilewright.games.garden import geometry as garden
from tilewright.games.pavilion import const as pavilion_const
from tilewright.games.pavilion import geometry as pavilion

Picture = dict[str, Any]

FOLDER: Final = "web/src/generated/boards"


def azul_board() -> Picture:
    """Return the wall and the floor line of Azul."""
    lines = range(azul_const.COLOURS)
    return {
        "colours": azul.COLOURS,
        "wall": [[azul.COLOURS[azul.colour_at(row, column)] for column in lines] for row in lines],
        "penalties": azul_const.FLOOR_PENALTY,  # by number of places covered
    }


def pavilion_board() -> Picture:
    """Return the stars of Summer Pavilion and the structures between them."""
    return {
        "colours": pavilion.COLOURS,
        "stars": [_star(star) for star in range(pavilion_const.STARS)],
        "structures": [
            {
                "kind": each.kind,
                "number": each.number,
                "gives": each.gives,
                "spaces": [pavilion.place_of(space) for space in each.spaces],
            }
            for each in pavilion.STRUCTURES
        ],
        "starBonus": {**pavilion.STAR_BONUS, "many": pavilion_const.MANY_COLOURS_BONUS},
        "costBonus": [[cost, points] for cost, points in pavilion.COST_BONUS.items()],
        "rounds": pavilion_const.ROUNDS,
    }


def _star(star: int) -> Picture:
    spaces = [pavilion.space(star, p) for p in range(1, pavilion_const.POSITIONS + 1)]
    return {
        "place": pavilion.STAR_PLACES[star],
        "colour": pavilion.STAR_COLOURS[star],
        "directions": [pavilion.direction(space) for space in spaces],
        "costs": {side: [pavilion.cost(side, s) for s in spaces] for side in pavilion.SIDES},
    }


def garden_board() -> Picture:
    """Return the map of Queen's Garden, and its wheel."""
    stones = (("fountain", (garden.FOUNTAIN,)), ("statue", garden.STATUES))
    decorations = (*stones, ("bench", garden.BENCHES), ("pavilion", garden.AREAS))
    return {
        "colours": garden.COLOURS,
        "letters": list(garden.LETTERS),
        "patterns": garden.PATTERNS,
        "cells": dict(zip(garden.CELL_NAMES, garden.SPOTS, strict=True)),
        "decorations": [
            {"kind": kind, "number": number, "spot": spot, "jokers": garden.JOKERS[kind]}
            for kind, spots in decorations
            for number, spot in enumerate(spots, 1)
        ],
        "surroundings": {
            f"{each.kind}:{each.number}": [garden.CELL_NAMES[cell] for cell in each.cells]
            for each in garden.DECORATIONS
        },
        "wheel": [
            [
                which if what == "colour" else garden.PATTERNS[int(which) - 1]
                for what, which in shown
            ]
            for shown in garden.WHEEL
        ],
        "tilePlaces": garden_const.TILE_PLACES,
        "expansionPlaces": garden_const.EXPANSION_PLACES,
    }


def pages() -> dict[str, str]:
    """Return the boards as JSON, by the name of their file."""
    found = {"azul": azul_board(), "pavilion": pavilion_board(), "garden": garden_board()}
    return {
        f"{game}.json": json.dumps(board, ensure_ascii=False, separators=(",", ":")) + "\n"
        for game, board in found.items()
    }


def main() -> None:
    """Write the boards into the sources of the client, or the folder that is named."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
