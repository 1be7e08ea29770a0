"""Moving pieces of Queen's Garden: tiles, expansions, jokers and the start marker.

Expansions come from the supply, and go back there. One that is removed counts as never seen.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tilewright.core.editing import BadEdit, is_empty, is_full, no_fit, no_place, none_left
from tilewright.games.garden import const
from tilewright.games.garden.consistency import face_up, has_cell, problems
from tilewright.games.garden.data import AreaData, BoardData, GardenData, PlaceData
from tilewright.games.garden.geometry import (
    CELL_NAMES,
    HEXAGON_NAMES,
    STACK_SIZES,
    printed_cell_name,
)
from tilewright.games.kit.editing import draw, number_in, seat_of, take_from

DOWN: Final = "down"
JOKER: Final = "joker"
MARKER: Final = "marker"


class Spot(NamedTuple):
    """Where a key leads: its text, its kind, its parts and its seat."""

    key: str
    kind: str
    parts: tuple[str, ...]
    seat: int | None


# Putting


def put(data: GardenData, piece: str, spot: Spot) -> None:
    """Put a piece on a place."""
    if spot.kind in ("bag", "tower"):
        _put_in_pile(data, piece, spot)
    elif piece == MARKER:
        _put_marker(data, spot)
    elif spot.kind in ("place", "tile"):
        _put_on_display(data, piece, spot)
    elif spot.kind in ("storage", "joker", "store"):
        _put_in_storage(data, piece, spot)
    elif spot.kind in ("cell", "area", "pavilion"):
        _put_in_garden(data, piece, spot)
    else:
        raise no_place(spot.key)


def _put_in_pile(data: GardenData, piece: str, spot: Spot) -> None:
    if piece not in HEXAGON_NAMES:
        raise no_fit(piece, spot.key)
    into, other = data["bag"], data["tower"]
    if spot.kind == "tower":
        into, other = other, into
    draw([other], HEXAGON_NAMES.index(piece), piece)
    into[HEXAGON_NAMES.index(piece)] += 1


def _put_marker(data: GardenData, spot: Spot) -> None:
    if spot.seat is None:
        data["marker"] = "display"
    else:
        data["marker"] = seat_of(spot.seat, data["seats"], spot.key)


def _put_on_display(data: GardenData, piece: str, spot: Spot) -> None:
    opened = STACK_SIZES[data["seats"]] - data["stack"]
    number = number_in(spot.parts, 0, 0, opened - 1, spot.key)
    place = _lying(data, number)
    if piece == DOWN:
        if place is None:
            _from_supply(data)
            _add_place(data, number)
        elif place["expansion"]:
            _forget(data, place["expansion"])
            place["expansion"] = None
    elif piece.startswith("x"):
        _show(data, piece, number, place)
    elif piece == JOKER or place is None or place["expansion"]:
        raise no_fit(piece, spot.key)
    else:
        if len(place["tiles"]) >= const.PER_TOP:
            raise is_full(const.PER_TOP)
        _draw(data, piece)
        place["tiles"] = sorted([*place["tiles"], piece], key=HEXAGON_NAMES.index)


def _show(data: GardenData, piece: str, number: int, place: PlaceData | None) -> None:
    """Lay an expansion face up on the display."""
    if place is None:
        _from_supply(data)
        place = _add_place(data, number)
    elif place["expansion"]:
        _forget(data, place["expansion"])
    place["expansion"] = None
    _see(data, piece)
    for tile in place["tiles"]:
        _give_back(data, tile)
    place["expansion"], place["tiles"], place["top"] = piece[1:], [], False


def _put_in_storage(data: GardenData, piece: str, spot: Spot) -> None:
    board = data["boards"][seat_of(spot.seat, data["seats"], spot.key)]
    if piece.startswith("x"):
        if len(board["expansions"]) >= const.EXPANSION_PLACES:
            raise is_full(const.EXPANSION_PLACES)
        _from_supply(data)
        _see(data, piece)
        board["expansions"] = sorted([*board["expansions"], piece[1:]], key=HEXAGON_NAMES.index)
        return
    if piece == DOWN:
        raise no_fit(piece, spot.key)
    if sum(board["tiles"]) + board["jokers"] >= const.TILE_PLACES:
        raise is_full(const.TILE_PLACES)
    if piece == JOKER:
        board["jokers"] += 1
    else:
        _draw(data, piece)
        board["tiles"][HEXAGON_NAMES.index(piece)] += 1


def _put_in_garden(data: GardenData, piece: str, spot: Spot) -> None:
    board = data["boards"][seat_of(spot.seat, data["seats"], spot.key)]
    if piece == JOKER:
        raise no_fit(piece, spot.key)
    if piece == DOWN or piece.startswith("x"):
        area, rotation = _target(spot)
        if piece == DOWN:
            _lay_down(data, board, area)
        else:
            _lay(data, spot.seat or 0, piece, area, rotation)
        return
    cell = spot.parts[0] if spot.parts else ""
    if spot.kind != "cell" or cell not in CELL_NAMES or not has_cell(board, cell):
        raise no_fit(piece, spot.key)
    if _is_printed(board, cell):
        raise BadEdit("edit.printed", f"the hexagon on {cell} is printed on its expansion")
    if cell in board["cells"]:
        _give_back(data, board["cells"].pop(cell))
    _draw(data, piece)
    _fill(board, cell, piece)


def _target(spot: Spot) -> tuple[int, int | None]:
    """Return the area of a key, from 0, and the rotation that its cell stands for."""
    if spot.kind != "cell":
        return number_in(spot.parts, 0, 1, const.AREAS, spot.key) - 1, None
    cell = spot.parts[0] if spot.parts else ""
    if cell not in CELL_NAMES or cell[0] == "0":
        raise no_fit("x", spot.key)
    return int(cell[0]) - 1, int(cell[1]) - 1 if cell[1] != "0" else None


def _lay_down(data: GardenData, board: BoardData, area: int) -> None:
    if board["areas"][area] == DOWN:
        return
    _clear_area(data, board, area)
    _from_supply(data)
    board["areas"][area] = DOWN


def _lay(data: GardenData, seat: int, piece: str, area: int, rotation: int | None) -> None:
    """Lay an expansion face up, or turn it; by default where its hexagon breaks no rule."""
    board, name = data["boards"][seat], piece[1:]
    lying = board["areas"][area]
    if isinstance(lying, dict) and lying["hexagon"] == name:
        del board["cells"][printed_cell_name(area + 1, lying["rotation"])]
        if rotation is None:
            rotation = (lying["rotation"] + 1) % const.ROTATIONS
    else:
        _clear_area(data, board, area)
        _from_supply(data)
        _see(data, piece)
        rotation = _good_rotation(data, seat, name, area) if rotation is None else rotation
    cell = printed_cell_name(area + 1, rotation)
    if cell in board["cells"]:
        _give_back(data, board["cells"].pop(cell))
    board["areas"][area] = AreaData(hexagon=name, rotation=rotation)
    _fill(board, cell, name)


def _good_rotation(data: GardenData, seat: int, name: str, area: int) -> int:
    """Return the first rotation that breaks no rule of the garden, or the first of all."""
    board = data["boards"][seat]
    for rotation in range(const.ROTATIONS):
        cells = {**board["cells"], printed_cell_name(area + 1, rotation): name}
        areas = [*board["areas"]]
        areas[area] = AreaData(hexagon=name, rotation=rotation)
        trial = BoardData(**{**board, "cells": cells, "areas": areas})
        boards = [*data["boards"]]
        boards[seat] = trial
        tried = GardenData(**{**data, "boards": boards})
        if all(problem.code != "position.garden" for problem in problems(tried)):
            return rotation
    return 0


# Removing


def remove(data: GardenData, piece: str, spot: Spot) -> str:
    """Take a piece away; return which it was."""
    if spot.kind in ("place", "tile"):
        return _remove_from_display(data, piece, spot)
    board = data["boards"][seat_of(spot.seat, data["seats"], spot.key)]
    if spot.kind in ("storage", "joker"):
        return _remove_from_storage(data, board, piece, spot)
    if spot.kind in ("area", "pavilion"):
        return _remove_area(data, board, number_in(spot.parts, 0, 1, const.AREAS, spot.key) - 1)
    if spot.kind == "cell":
        return _remove_from_cell(data, board, spot)
    raise no_place(spot.key)


def _remove_from_display(data: GardenData, piece: str, spot: Spot) -> str:
    number = number_in(spot.parts, 0, 0, const.MAX_PLACES - 1, spot.key)
    place = _lying(data, number)
    if place is None:
        raise is_empty(spot.key)
    piece = piece or (spot.parts[1] if len(spot.parts) > 1 else "")
    up = place["expansion"]
    if up:
        _forget(data, up)
        data["display"].remove(place)
        data["supply"] += 1
        return f"x{up}"
    if piece == DOWN or (not piece and not place["tiles"]):
        for tile in place["tiles"]:
            _give_back(data, tile)
        data["display"].remove(place)
        data["supply"] += 1
        return DOWN
    piece = piece or place["tiles"][-1]
    if piece not in place["tiles"]:
        raise is_empty(spot.key)
    place["tiles"].remove(piece)
    _give_back(data, piece)
    return piece


def _remove_from_storage(data: GardenData, board: BoardData, piece: str, spot: Spot) -> str:
    piece = piece or (JOKER if spot.kind == "joker" else "".join(spot.parts))
    if not piece:
        held = [JOKER] if board["jokers"] else [f"x{name}" for name in board["expansions"][-1:]]
        piece = held[0] if held else ""
    if piece == JOKER:
        if not board["jokers"]:
            raise is_empty(spot.key)
        board["jokers"] -= 1
    elif piece.startswith("x"):
        if piece[1:] not in board["expansions"]:
            raise is_empty(spot.key)
        board["expansions"].remove(piece[1:])
        _forget(data, piece[1:])
        data["supply"] += 1
    else:
        piece = take_from(board["tiles"], HEXAGON_NAMES, piece, spot.key)
        _give_back(data, piece)
    return piece


def _remove_area(data: GardenData, board: BoardData, area: int) -> str:
    lying = board["areas"][area]
    if lying is None:
        raise is_empty(f"area:{area + 1}")
    _clear_area(data, board, area)
    return DOWN if isinstance(lying, str) else f"x{lying['hexagon']}"


def _remove_from_cell(data: GardenData, board: BoardData, spot: Spot) -> str:
    """Remove the tile of a cell; its expansion with what is printed, or if nothing lies there."""
    cell = spot.parts[0] if spot.parts else ""
    if cell not in CELL_NAMES:
        raise no_place(spot.key)
    bare = cell[0] != "0" and not any(name[0] == cell[0] for name in board["cells"])
    if _is_printed(board, cell) or (bare and board["areas"][int(cell[0]) - 1]):
        return _remove_area(data, board, int(cell[0]) - 1)
    if cell not in board["cells"]:
        raise is_empty(spot.key)
    piece = board["cells"].pop(cell)
    _give_back(data, piece)
    return piece


def _clear_area(data: GardenData, board: BoardData, area: int) -> None:
    """Remove an expansion with everything on it."""
    lying = board["areas"][area]
    if lying is None:
        return
    if isinstance(lying, dict):
        board["cells"].pop(printed_cell_name(area + 1, lying["rotation"]), None)
        _forget(data, lying["hexagon"])
    for cell in [cell for cell in board["cells"] if cell[0] == str(area + 1)]:
        _give_back(data, board["cells"].pop(cell))
    board["areas"][area] = None
    data["supply"] += 1


# Rounds and the stack


def set_round(data: GardenData, round_: int) -> None:
    """Set the round; the expansions of stacks that are no longer to come go to the supply."""
    supply = data["supply"] + STACK_SIZES[data["seats"]] * (round_ - data["round"])
    if supply < 0:
        raise none_left("expansion")
    data["supply"], data["round"] = supply, round_


def set_stack(data: GardenData, stack: int) -> None:
    """Set how many expansions lie below the top: open more of them, or put some back."""
    size = STACK_SIZES[data["seats"]]
    while data["stack"] > stack:
        _turn_top_aside(data)
        data["stack"] -= 1
        _add_place(data, size - data["stack"] - 1)
    while data["stack"] < stack:
        _close_last(data, size - data["stack"] - 1)
        data["stack"] += 1
    last = size - data["stack"] - 1
    top = _lying(data, last)
    if top is None and data["supply"]:
        _from_supply(data)
        top = _add_place(data, last)
    if top is not None and not top["expansion"]:
        top["top"] = True


def _turn_top_aside(data: GardenData) -> None:
    """Move the top of the stack aside, or to the supply if it has no tiles."""
    for place in [place for place in data["display"] if place["top"]]:
        place["top"] = False
        if not place["tiles"]:
            data["display"].remove(place)
            data["supply"] += 1


def _close_last(data: GardenData, number: int) -> None:
    """Put the last expansion that was opened back on the stack."""
    place = _lying(data, number)
    if place is None:
        _from_supply(data)
        return
    for tile in place["tiles"]:
        _give_back(data, tile)
    if place["expansion"]:
        _forget(data, place["expansion"])
    data["display"].remove(place)


# Helpers


def _lying(data: GardenData, number: int) -> PlaceData | None:
    return next((place for place in data["display"] if place["place"] == number), None)


def _add_place(data: GardenData, number: int) -> PlaceData:
    """Add an expansion face down; the last one opened is the top of the stack."""
    top = number == STACK_SIZES[data["seats"]] - data["stack"] - 1
    place = PlaceData(place=number, top=top, tiles=[], expansion=None)
    data["display"] = sorted([*data["display"], place], key=lambda each: each["place"])
    return place


def _is_printed(board: BoardData, cell: str) -> bool:
    lying = board["areas"][int(cell[0]) - 1] if cell[0] != "0" else None
    return isinstance(lying, dict) and cell == printed_cell_name(int(cell[0]), lying["rotation"])


def _fill(board: BoardData, cell: str, name: str) -> None:
    board["cells"] = dict(sorted({**board["cells"], cell: name}.items()))


def _draw(data: GardenData, piece: str) -> None:
    draw((data["bag"], data["tower"]), HEXAGON_NAMES.index(piece), piece)


def _give_back(data: GardenData, piece: str) -> None:
    data["bag"][HEXAGON_NAMES.index(piece)] += 1


def _from_supply(data: GardenData) -> None:
    if not data["supply"]:
        raise none_left("expansion")
    data["supply"] -= 1


def _see(data: GardenData, piece: str) -> None:
    """Turn an expansion face up; there is one of each."""
    name = piece[1:]
    if name in face_up(data):
        raise none_left(piece)
    data["unseen"] = [other for other in data["unseen"] if other != name]


def _forget(data: GardenData, name: str) -> None:
    """Mix an expansion among those that have never been seen."""
    data["unseen"] = sorted({*data["unseen"], name}, key=HEXAGON_NAMES.index)
