"""A position as one line of text, and back.

`garden front 2 round=1 start=1 actor=1 phase=acting turn=1 waiting=no marker=display supply=16
stack=4 display=0:top:B3P1L2M6 reveals=- unseen=B1+B2... bag=3xB1... tower=- pending=-
board1=15:3:-:-:in:-/-/-/-/-/-:- board2=...` Seats are numbered from 1 here. A board is
score, jokers, tiles, expansions, in or out (passed), areas, cells.
"""

from __future__ import annotations

from collections.abc import Callable

from tilewright.core.errors import BadPosition
from tilewright.games.garden.data import (
    AreaData,
    BoardData,
    GardenData,
    PendingData,
    PlaceData,
    read,
    read_shape,
)
from tilewright.games.garden.geometry import HEXAGON_NAMES
from tilewright.games.garden.notation import read_heap, write_heap
from tilewright.games.kit.fields import (
    read_fields,
    read_number,
    read_seat,
    read_yes,
    seat_text,
    write_fields,
)

_SEATS = {"start": (), "turn": (), "actor": ("nature", "over"), "marker": ("display",)}


def write(data: GardenData) -> str:
    """Return a position as text."""
    fields: dict[str, str | int] = {
        "round": data["round"],
        "start": seat_text(data["start"]),
        "actor": seat_text(data["actor"]),
        "phase": data["phase"],
        "turn": seat_text(data["turn"]),
        "waiting": "yes" if data["waiting"] else "no",
        "marker": seat_text(data["marker"]),
        "supply": data["supply"],
        "stack": data["stack"],
        "display": ",".join(map(_write_place, data["display"])) or "-",
        "reveals": _plus(map(str, data["reveals"])),
        "unseen": _plus(data["unseen"]),
        "bag": write_heap(data["bag"]),
        "tower": write_heap(data["tower"]),
        "pending": _write_pending(data["pending"]),
    }
    head = ("garden", data["side"], data["seats"])
    return write_fields(head, fields, map(_write_board, data["boards"]))


def _plus(parts: object) -> str:
    return "+".join(parts) or "-"  # type: ignore[arg-type]


def _write_place(place: PlaceData) -> str:
    if place["expansion"]:
        return f"{place['place']}:up:{place['expansion']}"
    kind = "top" if place["top"] else "down"
    return f"{place['place']}:{kind}:{''.join(place['tiles']) or '-'}"


def _write_pending(pending: PendingData | None) -> str:
    if pending is None:
        return "-"
    if "take" in pending:
        chosen = [f"{name}>{place}" for name, place in pending["chosen"].items()]
        return f"take:{pending['take']}:{_plus(chosen)}"
    if "thing" in pending:
        at = pending["at"]
        target = at if isinstance(at, str) else f"{at[0]}r{at[1]}"
        kind = "lay" if pending["expansion"] else "place"
        return f"{kind}:{pending['thing']}@{target}:{_plus(pending['paid'])}"
    return f"drop:{pending['last'] or '-'}:{pending['points']}"


def _write_board(board: BoardData) -> str:
    areas = "/".join(map(_write_area, board["areas"]))
    cells = _plus(f"{cell}{name}" for cell, name in board["cells"].items())
    state = "out" if board["passed"] else "in"
    tiles, expansions = write_heap(board["tiles"]), _plus(board["expansions"])
    return f"{board['score']}:{board['jokers']}:{tiles}:{expansions}:{state}:{areas}:{cells}"


def _write_area(area: AreaData | str | None) -> str:
    if area is None or isinstance(area, str):
        return area or "-"
    return f"{area['hexagon']}r{area['rotation']}"


def parse(text: str) -> GardenData:
    """Parse a position, checked like plain data."""
    return read(_parse(text))


def parse_shape(text: str) -> GardenData:
    """Parse a position that perhaps cannot arise."""
    return read_shape(_parse(text))


def _parse(text: str) -> dict[str, object]:
    return read_fields("garden", text, _read_field, _read_board)


def _read_field(name: str, value: str) -> object:
    if name in _SEATS:
        return read_seat(name, value, *_SEATS[name])
    return _READERS.get(name, read_number)(name, value)


def _parts(value: str) -> list[str]:
    return [] if value == "-" else value.split("+")


def _pairs(value: str) -> list[str]:
    """Return hexagons written without anything between them."""
    return [] if value == "-" else [value[i : i + 2] for i in range(0, len(value), 2)]


def _read_display(name: str, value: str) -> list[object]:
    return [] if value == "-" else [_read_place(name, part) for part in value.split(",")]


def _read_place(name: str, value: str) -> dict[str, object]:
    parts = value.split(":")
    if len(parts) != 3 or parts[1] not in ("top", "down", "up"):
        raise BadPosition(name, f'expected place:top:tiles, down or up, found "{value[:60]}"')
    number, kind, rest = parts
    return {
        "place": read_number(name, number),
        "top": kind == "top",
        "tiles": [] if kind == "up" else _pairs(rest),
        "expansion": rest if kind == "up" else None,
    }


def _read_pending(name: str, value: str) -> object:
    if value == "-":
        return None
    parts = value.split(":")
    if len(parts) != 3:
        raise BadPosition(name, f'expected kind:what:how, found "{value[:60]}"')
    kind, what, how = parts
    if kind == "take":
        taking: object = int(what) if what in set("123456") else what
        return {"take": taking, "chosen": dict(_read_choice(name, part) for part in _parts(how))}
    if kind == "drop":
        return {"last": None if what == "-" else what, "points": read_number(name, how)}
    if kind not in ("place", "lay"):
        raise BadPosition(name, f'expected take, place, lay or drop, found "{kind[:60]}"')
    thing, _, target = what.partition("@")
    at: object = target
    if kind == "lay":
        area, _, rotation = target.partition("r")
        at = [read_number(name, area), read_number(name, rotation)]
    return {"thing": thing, "expansion": kind == "lay", "at": at, "paid": _parts(how)}


def _read_choice(name: str, part: str) -> tuple[str, int]:
    hexagon, _, place = part.partition(">")
    return hexagon, read_number(name, place)


def _read_board(name: str, value: str) -> dict[str, object]:
    parts = value.split(":")
    if len(parts) != 7 or parts[4] not in ("in", "out"):
        problem = f'expected score:jokers:tiles:expansions:in:areas:cells, found "{value[:60]}"'
        raise BadPosition(name, problem)
    score, jokers, tiles, expansions, state, areas, cells = parts
    return {
        "score": read_number(name, score),
        "jokers": read_number(name, jokers),
        "tiles": read_heap(tiles),
        "expansions": _parts(expansions),
        "passed": state == "out",
        "areas": [_read_area(name, area) for area in areas.split("/")],
        "cells": _read_cells(name, cells),
    }


def _read_area(name: str, area: str) -> object:
    if area in ("-", "down"):
        return None if area == "-" else area
    hexagon, _, rotation = area.partition("r")
    return {"hexagon": hexagon, "rotation": read_number(name, rotation)}


def _read_cells(name: str, value: str) -> dict[str, str]:
    cells: dict[str, str] = {}
    for part in _parts(value):
        if part[:2] in cells or part[2:] not in HEXAGON_NAMES:
            raise BadPosition(name, f'expected a new cell and its hexagon, found "{part[:60]}"')
        cells[part[:2]] = part[2:]
    return cells


_READERS: dict[str, Callable[[str, str], object]] = {
    "phase": lambda name, value: value,
    "waiting": read_yes,
    "display": _read_display,
    "reveals": lambda name, value: [read_number(name, part) for part in _parts(value)],
    "unseen": lambda name, value: _parts(value),
    "bag": lambda name, value: read_heap(value),
    "tower": lambda name, value: read_heap(value),
    "pending": _read_pending,
}
