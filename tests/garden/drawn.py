"""Positions of Queen's Garden drawn as text, so that a test shows its table.

A hexagon is colour and value: `B3`; the colours are B P L Y M G. A garden is its cells,
`"01:B3 14:P2"`, and its areas, `"1:down 3:B1r0"`; printed hexagons lie there by themselves. A
storage is its tiles, `"B3 B3 P1"`, and expansions, `"Y4"`. A display is its places: `0^B1B2` is
the top of the stack, `1:Y2` an expansion beside it with tiles, `2xB3` a face-up one. Tiles that
are drawn nowhere lie in the bag, or in the tower where the bag is drawn; where both are drawn,
they lie in the gardens and storages of the last seats.
"""

from typing import Any

from tilewright import Garden
from tilewright.games.garden.data import AreaData, BoardData, GardenData, PlaceData
from tilewright.games.garden.geometry import CELL_AT, CELL_NAMES, SPOTS, around

LETTERS = "BPLYMG"
HEXAGONS = [f"{letter}{value}" for letter in LETTERS for value in range(1, 7)]
STACK_SIZES = {2: 5, 3: 7, 4: 8}
ROUNDS = 4
COPIES = 3
NEXT_TO = {
    CELL_NAMES[cell]: [CELL_NAMES[CELL_AT[other]] for other in around(spot) if other in CELL_AT]
    for cell, spot in enumerate(SPOTS)
}


def heap(tiles: str) -> list[int]:
    """Return how many tiles there are of each hexagon."""
    return [tiles.split().count(name) for name in HEXAGONS]


def names(counts: list[int]) -> str:
    """Return a heap as hexagons, ascending."""
    return " ".join(
        name for name, count in zip(HEXAGONS, counts, strict=True) for _ in range(count)
    )


def pairs(text: str) -> list[str]:
    """Return hexagons written without anything between them."""
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def board(
    cells: str = "", areas: str = "", tiles: str = "", expansions: str = "", **rest: Any
) -> BoardData:
    """Return a drawn garden and storage; `jokers`, `score` and `passed` are of the rest."""
    lying = {int(word[0]): word[2:] for word in areas.split()}
    held = {word[:2]: word[3:] for word in cells.split()}
    for number, what in lying.items():
        if what != "down":
            held[f"{number}{int(what[3]) + 1}"] = what[:2]
    drawn_board: BoardData = {
        "score": 15,
        "jokers": 3,
        "tiles": heap(tiles),
        "expansions": sorted(expansions.split(), key=HEXAGONS.index),
        "passed": False,
        "areas": [_area(lying.get(number)) for number in range(1, 7)],
        "cells": dict(sorted(held.items())),
    }
    return drawn_board | rest  # type: ignore[return-value]


def _area(word: str | None) -> AreaData | str | None:
    if word is None or word == "down":
        return word
    return {"hexagon": word[:2], "rotation": int(word[3])}


def drawn(*boards: BoardData, display: str = "", **rest: Any) -> Garden:
    """Return a drawn position as a state."""
    return Garden.from_data(drawn_data(*boards, display=display, **rest))


def drawn_data(*boards: BoardData, display: str = "", **rest: Any) -> GardenData:
    """Return a drawn position as plain data; at least two seats, the first of them to act."""
    seats = rest.pop("seats", max(2, len(boards)))
    played = [*boards, *(board() for _ in range(seats - len(boards)))]
    places = [_place(word) for word in display.split()]
    actor = rest.get("actor", 0)
    waiting_for_all = "bag" in rest and "tower" in rest
    data: GardenData = {
        "game": "garden",
        "side": "front",
        "seats": seats,
        "round": 1,
        "start": 0,
        "actor": actor,
        "phase": "over" if actor is None else "acting",
        "turn": actor if isinstance(actor, int) else 0,
        "waiting": False,
        "marker": next((seat for seat, held in enumerate(played) if held["passed"]), "display"),
        "supply": 0,
        "stack": _stack(places, STACK_SIZES[seats]),
        "display": places,
        "reveals": [],
        "unseen": [],
        "bag": heap(rest.pop("bag", "")),
        "tower": heap(rest.pop("tower", "")),
        "pending": None,
        "boards": played,
    }
    if waiting_for_all:
        overgrow(data)
    else:
        undrawn = [COPIES - count for count in tile_counts(data)]
        where = "tower" if any(data["bag"]) else "bag"
        data = data | {where: undrawn}  # type: ignore[assignment]
    data = data | rest  # type: ignore[assignment]
    return data | _expansions(data) | rest  # type: ignore[return-value]


def _place(word: str) -> PlaceData:
    tiles = [] if word[1] == "x" else sorted(pairs(word[2:]), key=HEXAGONS.index)
    expansion = word[2:] if word[1] == "x" else None
    return {"place": int(word[0]), "top": word[1] == "^", "tiles": tiles, "expansion": expansion}


def _stack(places: list[PlaceData], size: int) -> int:
    """Return what lies below the top; without a top the stack is used up."""
    return next((size - 1 - place["place"] for place in places if place["top"]), 0)


def face_up(data: GardenData) -> list[str]:
    """Return the expansions that lie face up somewhere."""
    shown = [place["expansion"] for place in data["display"] if place["expansion"]]
    for held in data["boards"]:
        shown += held["expansions"]
        shown += [area["hexagon"] for area in held["areas"] if isinstance(area, dict)]
    return shown


def _expansions(data: GardenData) -> dict[str, object]:
    """Return the supply and the unseen expansions that go with all the others."""
    shown = face_up(data)
    later = STACK_SIZES[data["seats"]] * (ROUNDS - data["round"])
    down = sum(place["expansion"] is None for place in data["display"])
    down += sum(held["areas"].count("down") for held in data["boards"])
    supply = len(HEXAGONS) - len(shown) - down - later - data["stack"]
    return {"supply": supply, "unseen": [name for name in HEXAGONS if name not in shown]}


def tile_counts(data: GardenData) -> list[int]:
    """Return how many tiles of each hexagon there are, wherever they lie."""
    loose = [name for place in data["display"] for name in place["tiles"]]
    loose += [name for held in data["boards"] for name in held["cells"].values()]
    printed = [
        area["hexagon"]
        for held in data["boards"]
        for area in held["areas"]
        if isinstance(area, dict)
    ]
    heaps = [data["bag"], data["tower"], *(held["tiles"] for held in data["boards"])]
    return [
        sum(counts[i] for counts in heaps) + loose.count(name) - printed.count(name)
        for i, name in enumerate(HEXAGONS)
    ]


def overgrow(data: GardenData) -> None:
    """Let every tile that is drawn nowhere lie with the last seats: gardens, then storages."""
    left = [
        name
        for name, count in zip(HEXAGONS, tile_counts(data), strict=True)
        for _ in range(COPIES - count)
    ]
    for held in reversed(data["boards"]):
        _grow(held, left)
        room = 12 - sum(held["tiles"]) - held["jokers"]
        for name in left[:room]:
            held["tiles"][HEXAGONS.index(name)] += 1
        del left[:room]
        if not left:
            return
    assert not left, "the gardens are too small for all these tiles"


def _grow(held: BoardData, left: list[str]) -> None:
    """Fill a garden with tiles none of which is beside its like, on face-down expansions."""
    if held["cells"] or held["tiles"] != [0] * 36:
        return
    held["areas"] = ["down"] * 6
    for cell in CELL_NAMES:
        near = [held["cells"][other] for other in NEXT_TO[cell] if other in held["cells"]]
        fitting = [name for name in left if not any(set(name) & set(other) for other in near)]
        if fitting:
            held["cells"][cell] = fitting[0]
            left.remove(fitting[0])
