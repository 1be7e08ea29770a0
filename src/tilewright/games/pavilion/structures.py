"""The missing spaces of the structures of a board, for drawings and sentences."""

from __future__ import annotations

from typing import NamedTuple

from tilewright.games.pavilion.data import BoardData
from tilewright.games.pavilion.geometry import STRUCTURES, Structure, place_of


class Progress(NamedTuple):
    """A structure and the free spaces around it."""

    structure: Structure
    missing: tuple[int, ...]


def progress(board: BoardData) -> list[Progress]:
    """Return every structure of a board with its free spaces."""
    return [
        Progress(structure, tuple(s for s in structure.spaces if not tile_at(board, s)))
        for structure in STRUCTURES
    ]


def tile_at(board: BoardData, space: int) -> str | None:
    """Return the colour on a space, or None."""
    star, position = place_of(space)
    return board["stars"][star][position - 1]


def space_name(space: int) -> str:
    """Return star and position of a space in notation, such as `36`."""
    star, position = place_of(space)
    return f"{star}{position}"
