"""Editing positions of Queen's Garden."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from tilewright.core.editing import Change, Field, Item, Place, is_empty, split_key
from tilewright.core.errors import BadPosition, Value
from tilewright.core.message import Message, MessageValue
from tilewright.games.garden import consistency, const, edits, phrases, text
from tilewright.games.garden.data import (
    MAX_SCORE,
    BoardData,
    GardenData,
    PlaceData,
    read_shape,
)
from tilewright.games.garden.edits import DOWN, JOKER, MARKER
from tilewright.games.garden.geometry import CELL_NAMES, HEXAGON_NAMES, STACK_SIZES
from tilewright.games.kit.editing import heap_items, numbered, take_from

# Phases that a person can choose; the others are shown while a position is in them.
CHOICES: Final = ("tiles", "reveal", "acting", "over")
_PENDING: Final = {"copying": "take", "paying": "thing", "discarding": "points"}


class GardenEditor:
    """Puts tiles, expansions, jokers and the start marker where a person wants them."""

    read = staticmethod(read_shape)
    parse = staticmethod(text.parse_shape)
    write = staticmethod(text.write)
    problems = staticmethod(consistency.problems)

    def pieces(self) -> list[list[str]]:
        """Return the pieces that can be placed: tiles, expansions, and the others."""
        expansions = [f"x{name}" for name in HEXAGON_NAMES]
        return [[*HEXAGON_NAMES], expansions, [DOWN, JOKER, MARKER]]

    def name(self, piece: str) -> Message:
        """Return the name of a piece."""
        if piece == MARKER:
            return Message("web-start-marker")
        if piece in (DOWN, JOKER):
            return Message(f"editor-garden-{piece}")
        return phrases.expansion(piece[1:]) if piece[0] == "x" else phrases.hexagon(piece)

    # What lies where

    def places(self, data: GardenData) -> list[Place]:
        """Return all places with what lies there."""
        found = _display_places(data)
        if data["marker"] == "display":
            found.append(Place("marker", None, (Item("marker", MARKER, 1),)))
        for seat, board in enumerate(data["boards"]):
            found += _board_places(data, board, seat)
        heaps = (("bag", data["bag"]), ("tower", data["tower"]))
        return found + [
            Place(name, None, heap_items(f"{name}:{{}}", HEXAGON_NAMES, heap))
            for name, heap in heaps
        ]

    def fields(self, data: GardenData) -> list[Field]:
        """Return what can be set besides the pieces."""
        seats = tuple(map(str, range(data["seats"])))
        phase = data["phase"]
        found = [
            Field("phase", phase, CHOICES if phase in CHOICES else (*CHOICES, phase)),
            Field("turn", str(data["turn"]), seats),
            Field("start", str(data["start"]), seats),
            Field("round", data["round"], low=1, high=const.ROUNDS),
            Field("stack", data["stack"], low=0, high=STACK_SIZES[data["seats"]] - 1),
        ]
        for seat, board in enumerate(data["boards"]):
            found.append(Field("score", board["score"], low=0, high=MAX_SCORE, seat=seat))
            passed = "yes" if board["passed"] else "no"
            found.append(Field("passed", passed, ("no", "yes"), seat=seat))
        return found

    # Changes

    def put(self, data: GardenData, piece: str, at: str) -> None:
        """Put a piece on a place; what it replaces goes to the bag or the supply."""
        kind, parts, seat = split_key(at)
        edits.put(data, piece, edits.Spot(at, kind, parts, seat))

    def remove(self, data: GardenData, at: str, piece: str) -> str:
        """Move a piece from a place to the bag or the supply; return which it was."""
        kind, parts, seat = split_key(at)
        if kind in ("bag", "tower"):
            heap = data["bag"] if kind == "bag" else data["tower"]
            other = data["tower"] if kind == "bag" else data["bag"]
            taken = take_from(heap, HEXAGON_NAMES, piece or (parts[0] if parts else ""), at)
            other[HEXAGON_NAMES.index(taken)] += 1
            return taken
        if kind == "marker" or piece == MARKER:
            owner = "display" if seat is None or kind == "marker" else seat
            if owner not in ("display", data["marker"]):
                raise is_empty(at)
            data["marker"] = "display"
            return MARKER
        return edits.remove(data, piece, edits.Spot(at, kind, parts, seat))

    def set(self, data: GardenData, name: str, value: Value, seat: int | None) -> None:
        """Give a field a value."""
        if seat is not None:
            board = data["boards"][seat]
            if name == "score":
                board["score"] = int(value)
            else:
                board["passed"] = value == "yes"
        elif name == "phase":
            data["phase"] = str(value)
        elif name == "round":
            edits.set_round(data, int(value))
        elif name == "stack":
            edits.set_stack(data, int(value))
        else:
            data[name] = int(value)  # type: ignore[literal-required]

    def settle(self, data: GardenData) -> None:
        """Update actor, reveals and unfinished turn; a top with tiles waits for none."""
        top = next((place for place in data["display"] if place["top"]), None)
        if data["phase"] == "tiles" and top is not None and top["tiles"]:
            data["phase"] = "acting"
        phase = data["phase"]
        chance = phase in ("tiles", "reveal")
        data["actor"] = "nature" if chance else None if phase == "over" else data["turn"]
        data["reveals"] = _reveals(data) if chance else []
        if phase == "tiles":
            data["waiting"] = data["stack"] + 1 == STACK_SIZES[data["seats"]]
        elif not chance:
            data["waiting"] = False
        pending = data["pending"]
        if pending is not None and _PENDING.get(phase, "") not in pending:
            data["pending"] = None

    # What is wrong

    def concerns(self, data: GardenData, problem: BadPosition) -> Iterable[str]:
        """Return the keys of the places that a problem is about."""
        details, where = problem.details, problem.where
        found = re.match(r"boards\[(\d)\](?:\.cells(?:\.(\d\d))?)?", where)
        if found:
            if "cells" in details:
                return [f"cell:{cell}@{found[1]}" for cell in str(details["cells"]).split()]
            return [f"cell:{found[2]}@{found[1]}" if found[2] else f"storage@{found[1]}"]
        if "place" in details:
            return [f"place:{details['place']}"]
        if where == "marker":
            return ["marker"]
        if where == "display":
            return [f"place:{place['place']}" for place in data["display"]]
        return ["bag", "tower"] if problem.code == "position.tiles" else []

    def remedy(self, data: GardenData, problem: BadPosition) -> Iterable[Change]:
        """Return changes that would solve a problem."""
        return _corrected(data, problem.reason) or self._rearranged(data, problem)

    def _rearranged(self, data: GardenData, problem: BadPosition) -> Iterable[Change]:
        """Return changes of pieces that would solve a problem."""
        reason, details = problem.reason, problem.details
        if reason == "phase-full":
            return [Change("remove", at=f"place:{details['place']}")]
        if reason == "phase-no-top":
            last = STACK_SIZES[data["seats"]] - data["stack"] - 1
            return [Change("put", at=f"place:{last}", piece=DOWN)]
        if reason == "marker-missing":
            passed = [seat for seat, board in enumerate(data["boards"]) if board["passed"]]
            return [Change("put", at=f"storage@{passed[0]}", piece=MARKER)]
        if problem.code == "position.marker":
            return [Change("put", at="marker", piece=MARKER)]
        if reason == "expansions-unseen":
            shown = consistency.face_up(data)
            unseen = [name for name in HEXAGON_NAMES if name not in shown]
            return [Change("restore", parts={"unseen": unseen})]
        if problem.code == "position.garden":
            return [Change("remove", at=key) for key in list(self.concerns(data, problem))[-1:]]
        return []

    def words(self, problem: BadPosition) -> dict[str, MessageValue]:
        """Return what a sentence about a problem can mention."""
        found = numbered(problem.details)
        name = problem.details.get("hexagon")
        return {**found, "hexagon": phrases.hexagon(str(name))} if name else found


def _corrected(data: GardenData, reason: str) -> list[Change]:
    """Return the fields that would solve a problem."""
    if reason in _PHASES:
        return [Change("set", name="phase", value=_PHASES[reason])]
    if reason == "phase-first-turn":
        return [Change("set", name="turn", value=str(data["start"]))]
    if reason == "phase-over-round":
        return [Change("set", name="round", value=const.ROUNDS)]
    if reason in ("phase-turn-passed", "phase-nobody"):
        return [Change("set", name="passed", value="no", seat=data["turn"])]
    if reason in ("phase-over-passed", "phase-first-passed"):
        value = "yes" if reason == "phase-over-passed" else "no"
        seats = range(data["seats"])
        return [Change("set", name="passed", value=value, seat=seat) for seat in seats]
    return []


_PHASES: Final = {
    "phase-top-bare": "tiles",
    "phase-bare": "reveal",
    "phase-up": "acting",
    "phase-no-tiles": "acting",
    "phase-first-display": "acting",
    "phase-not-passed": "acting",
    "phase-pending": "acting",
    "pending-turn": "acting",
}


def _reveals(data: GardenData) -> list[int]:
    """Return the places that are turned up: those face down without tiles."""
    return [
        place["place"]
        for place in data["display"]
        if not (place["top"] or place["tiles"] or place["expansion"])
    ]


def _display_places(data: GardenData) -> list[Place]:
    lying = {place["place"]: place for place in data["display"]}
    opened = STACK_SIZES[data["seats"]] - data["stack"]
    return [
        Place(f"place:{number}", None, _lying(lying[number]) if number in lying else ())
        for number in range(opened)
    ]


def _lying(place: PlaceData) -> tuple[Item, ...]:
    number, up = place["place"], place["expansion"]
    if up:
        return (Item(f"tile:{number}/x{up}", f"x{up}", 1),)
    names = dict.fromkeys(place["tiles"])
    tiles = [Item(f"tile:{number}/{name}", name, place["tiles"].count(name)) for name in names]
    return (Item(f"place:{number}", DOWN, 1), *tiles)


def _board_places(data: GardenData, board: BoardData, seat: int) -> list[Place]:
    items = list(heap_items(f"storage:{{}}@{seat}", HEXAGON_NAMES, board["tiles"]))
    items += [Item(f"storage:x{name}@{seat}", f"x{name}", 1) for name in board["expansions"]]
    if board["jokers"]:
        items.append(Item(f"joker@{seat}", JOKER, board["jokers"]))
    if data["marker"] == seat:
        items.append(Item("marker", MARKER, 1))
    found = [Place(f"storage@{seat}", seat, tuple(items))]
    for number, lying in enumerate(board["areas"], 1):
        key = f"area:{number}@{seat}"
        piece = f"x{lying['hexagon']}" if isinstance(lying, dict) else lying
        found.append(Place(key, seat, (Item(key, piece, 1),) if piece else ()))
    for name in CELL_NAMES:
        key, tile = f"cell:{name}@{seat}", board["cells"].get(name)
        if tile or consistency.has_cell(board, name):
            found.append(Place(key, seat, (Item(key, tile, 1),) if tile else ()))
    return found


EDITOR: Final = GardenEditor()
