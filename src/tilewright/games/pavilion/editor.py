"""Editing positions of Summer Pavilion."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from tilewright.core.editing import (
    Change,
    Field,
    Item,
    Place,
    is_empty,
    no_fit,
    no_place,
    split_key,
)
from tilewright.core.errors import BadPosition, Value
from tilewright.core.message import Message, MessageValue
from tilewright.games.kit.editing import (
    add_to,
    draw,
    heap_items,
    number_in,
    numbered,
    seat_of,
    take_from,
)
from tilewright.games.pavilion import consistency, const, text
from tilewright.games.pavilion.consistency import is_offered
from tilewright.games.pavilion.data import MAX_SCORE, BoardData, PavilionData, read_shape
from tilewright.games.pavilion.geometry import COLOURS

TOKEN: Final = "token"
MOST: Final = const.COLOURS * const.COPIES
# Phases that a person can choose; the others are shown while a position is in them.
CHOICES: Final = ("supply", "displays", "taking", "placing", "over")


class PavilionEditor:
    """Puts tiles and the start token where a person wants them."""

    read = staticmethod(read_shape)
    parse = staticmethod(text.parse_shape)
    write = staticmethod(text.write)
    problems = staticmethod(consistency.problems)

    def pieces(self) -> list[list[str]]:
        """Return the pieces that can be placed."""
        return [[*COLOURS], [TOKEN]]

    def name(self, piece: str) -> Message:
        """Return the name of a piece."""
        if piece == TOKEN:
            return Message("web-start-marker")
        return Message("pavilion-colour", {"colour": piece})

    # What lies where

    def places(self, data: PavilionData) -> list[Place]:
        """Return all places with what lies there."""
        found = [
            Place(f"source:{i}", None, heap_items(f"source:{i}/{{}}", COLOURS, heap))
            for i, heap in enumerate([data["centre"], *data["displays"]])
        ]
        if data["token"] == "centre":
            token = Item("source:0/token", TOKEN, 1)
            found[0] = found[0]._replace(items=(*found[0].items, token))
        found.append(Place("supply", None, heap_items("supply:{}", COLOURS, data["supply"])))
        for seat, board in enumerate(data["boards"]):
            found += _board_places(data, board, seat)
        heaps = (("bag", data["bag"]), ("tower", data["tower"]))
        return found + [
            Place(name, None, heap_items(f"{name}:{{}}", COLOURS, heap)) for name, heap in heaps
        ]

    def fields(self, data: PavilionData) -> list[Field]:
        """Return what can be set besides the pieces."""
        seats = tuple(map(str, range(data["seats"])))
        phase = data["phase"]
        choices = CHOICES if phase in CHOICES else (*CHOICES, phase)
        found = [
            Field("phase", phase, choices),
            Field("turn", str(data["turn"]), seats),
            Field("start", str(data["start"]), seats),
            Field("round", data["round"], low=1, high=const.ROUNDS),
        ]
        if phase == "picking":
            found.append(Field("owed", data["owed"], low=1, high=const.MOST_OWED))
        for seat, board in enumerate(data["boards"]):
            score = board["score"]
            found.append(Field("score", score, low=const.LEAST_SCORE, high=MAX_SCORE, seat=seat))
            passed = "yes" if board["passed"] else "no"
            found.append(Field("passed", passed, ("no", "yes"), seat=seat))
        return found

    # Changes

    def put(self, data: PavilionData, piece: str, at: str) -> None:
        """Put a piece on a place; what it replaces goes to the bag."""
        kind, parts, seat = split_key(at)
        if piece == TOKEN:
            _put_token(data, kind, parts, seat, at)
            return
        colour = COLOURS.index(piece)
        if kind in ("bag", "tower"):
            draw([data["tower"] if kind == "bag" else data["bag"]], colour, piece)
            (data["bag"] if kind == "bag" else data["tower"])[colour] += 1
            return
        reserves = (data["bag"], data["tower"])
        if kind == "space":
            board = data["boards"][seat_of(seat, data["seats"], at)]
            star, space = _space(parts, at)
            _give_back(data, board["stars"][star][space])
            draw(reserves, colour, piece)
            board["stars"][star][space] = piece
            return
        heap, most = _heap(data, kind, parts, seat, at)
        draw(reserves, colour, piece)
        add_to(heap, colour, most)

    def remove(self, data: PavilionData, at: str, piece: str) -> str:
        """Move a piece from a place to the bag, the token to the centre; return which it was."""
        kind, parts, seat = split_key(at)
        if kind in ("bag", "tower"):
            heap = data["bag"] if kind == "bag" else data["tower"]
            other = data["tower"] if kind == "bag" else data["bag"]
            taken = take_from(heap, COLOURS, piece or (parts[0] if parts else ""), at)
            other[COLOURS.index(taken)] += 1
            return taken
        if kind == "space":
            board = data["boards"][seat_of(seat, data["seats"], at)]
            star, space = _space(parts, at)
            tile = board["stars"][star][space]
            if tile is None:
                raise is_empty(at)
            board["stars"][star][space] = None
            _give_back(data, tile)
            return tile
        piece = piece or _piece_of(kind, parts)
        if piece == TOKEN:
            if not _has_token(data, kind, parts, seat):
                raise is_empty(at)
            data["token"] = "centre"
            return TOKEN
        heap, _ = _heap(data, kind, parts, seat, at)
        taken = take_from(heap, COLOURS, piece, at)
        _give_back(data, taken)
        return taken

    def set(self, data: PavilionData, name: str, value: Value, seat: int | None) -> None:
        """Give a field a value."""
        if seat is not None:
            board = data["boards"][seat]
            if name == "score":
                board["score"] = int(value)
            else:
                board["passed"] = value == "yes"
        elif name == "phase":
            data["phase"] = str(value)
        else:
            data[name] = int(value)  # type: ignore[literal-required]

    def settle(self, data: PavilionData) -> None:
        """Update actor, wild colour and what is owed; tiles on offer are there to be taken."""
        if is_offered(data):
            data["phase"] = "taking"
        phase = data["phase"]
        if phase in ("supply", "displays"):
            data["actor"] = "nature"
        else:
            data["actor"] = None if phase == "over" else data["turn"]
        data["wild"] = COLOURS[data["round"] - 1]
        data["owed"] = max(1, data["owed"]) if phase == "picking" else 0

    # What is wrong

    def concerns(self, data: PavilionData, problem: BadPosition) -> Iterable[str]:
        """Return the keys of the places that a problem is about."""
        found = re.match(r"boards\[(\d)\]\.(\w+)(?:\[(\d)\])?", problem.where)
        if found:
            seat, what, star = found[1], found[2], found[3]
            if what == "stars":
                return _laid_on(data, int(seat), int(star), problem)
            return [f"{'hand' if what == 'passed' else what}@{seat}"]
        if problem.where == "token":
            return [_token_key(data)]
        if problem.reason in ("phase-offered", "phase-nothing"):
            return [f"source:{i}" for i in range(len(data["displays"]) + 1)]
        if problem.reason == "phase-supply":
            return ["supply"]
        return ["bag", "tower"] if problem.code == "position.tiles" else []

    def remedy(self, data: PavilionData, problem: BadPosition) -> Iterable[Change]:
        """Return changes that would solve a problem."""
        seat = int(problem.details.get("seat", 0))
        field = _corrected(data, problem.reason, seat)
        return [field] if field else self._rearranged(data, problem, seat)

    def _rearranged(self, data: PavilionData, problem: BadPosition, seat: int) -> Iterable[Change]:
        """Return changes of pieces that would solve a problem."""
        reason = problem.reason
        if reason == "phase-kept":
            return [Change("clear", at=f"kept@{seat}")]
        if reason in ("phase-hand", "phase-over-hand"):
            return [Change("clear", at=f"hand@{seat}")]
        if reason in ("phase-deal-token", "phase-first-token"):
            return [Change("put", at="source:0", piece=TOKEN)]
        if problem.code == "position.star":
            return [Change("remove", at=key) for key in list(self.concerns(data, problem))[-1:]]
        return []

    def words(self, problem: BadPosition) -> dict[str, MessageValue]:
        """Return what a sentence about a problem can mention."""
        return numbered(problem.details)


def _corrected(data: PavilionData, reason: str, seat: int) -> Change | None:
    """Return the field that would solve a problem."""
    if reason in _WRONG_PHASES:
        return Change("set", name="phase", value=_next_phase(data))
    if reason in _WRONG_PASSES:
        return Change("set", name="passed", value=_WRONG_PASSES[reason], seat=seat)
    if reason in _WRONG_ROUNDS:
        return Change("set", name="round", value=_WRONG_ROUNDS[reason])
    if reason in ("phase-deal-turn", "phase-first-turn"):
        return Change("set", name="turn", value=str(data["start"]))
    if reason == "phase-no-hand" and _holders(data):
        return Change("set", name="turn", value=str(_holders(data)[0]))
    return None


_WRONG_PHASES: Final = (
    "phase-nothing",
    "phase-supply",
    "phase-no-choice",
    "phase-no-keeping",
    "phase-last-keeping",
)
_WRONG_PASSES: Final = {
    "phase-passed": "no",
    "phase-turn-passed": "no",
    "phase-over-passed": "yes",
    "phase-keeping": "yes",
}
_WRONG_ROUNDS: Final = {"phase-first-round": 1, "phase-over-round": const.ROUNDS}


def _board_places(data: PavilionData, board: BoardData, seat: int) -> list[Place]:
    found = []
    for star, places in enumerate(board["stars"]):
        for at, tile in enumerate(places, 1):
            key = f"space:{star}/{at}@{seat}"
            found.append(Place(key, seat, (Item(key, tile, 1),) if tile else ()))
    hand = heap_items(f"hand:{{}}@{seat}", COLOURS, board["hand"])
    if data["token"] == seat:
        hand = (*hand, Item(f"hand:{TOKEN}@{seat}", TOKEN, 1))
    kept = heap_items(f"kept:{{}}@{seat}", COLOURS, board["kept"])
    return [*found, Place(f"hand@{seat}", seat, hand), Place(f"kept@{seat}", seat, kept)]


def _heap(
    data: PavilionData, kind: str, parts: tuple[str, ...], seat: int | None, key: str
) -> tuple[list[int], int]:
    """Return a heap of tiles, and how many it can hold."""
    if kind == "source":
        source = number_in(parts, 0, 0, len(data["displays"]), key)
        if source == 0:
            return data["centre"], MOST
        return data["displays"][source - 1], const.PER_DISPLAY
    if kind == "supply":
        return data["supply"], const.SUPPLY_PLACES
    if kind not in ("hand", "kept", "corner"):
        raise no_place(key)
    board = data["boards"][seat_of(seat, data["seats"], key)]
    return (board["hand"], MOST) if kind == "hand" else (board["kept"], const.CORNERS)


def _piece_of(kind: str, parts: tuple[str, ...]) -> str:
    """Return the piece that a key names: `source:2/red`, `hand:red`."""
    at = 1 if kind == "source" else 0
    return parts[at] if len(parts) > at and kind != "corner" else ""


def _space(parts: tuple[str, ...], key: str) -> tuple[int, int]:
    star = number_in(parts, 0, 0, const.STARS - 1, key)
    return star, number_in(parts, 1, 1, const.POSITIONS, key) - 1


def _give_back(data: PavilionData, piece: str | None) -> None:
    if piece:
        data["bag"][COLOURS.index(piece)] += 1


def _put_token(
    data: PavilionData, kind: str, parts: tuple[str, ...], seat: int | None, key: str
) -> None:
    if kind == "source" and parts and parts[0] == "0":
        data["token"] = "centre"
    elif seat is not None:
        data["token"] = seat_of(seat, data["seats"], key)
    else:
        raise no_fit(TOKEN, key)


def _has_token(data: PavilionData, kind: str, parts: tuple[str, ...], seat: int | None) -> bool:
    if kind == "source":
        return parts[:1] == ("0",) and data["token"] == "centre"
    return seat is not None and data["token"] == seat


def _token_key(data: PavilionData) -> str:
    token = data["token"]
    return f"hand@{token}" if isinstance(token, int) else "source:0"


def _laid_on(data: PavilionData, seat: int, star: int, problem: BadPosition) -> list[str]:
    """Return the spaces of a star whose tiles cannot be there."""
    places = data["boards"][seat]["stars"][star]
    own = problem.details.get("colour")
    return [
        f"space:{star}/{at}@{seat}"
        for at, tile in enumerate(places, 1)
        if tile and (tile != own if own else places.count(tile) > 1)
    ]


def _holders(data: PavilionData) -> list[int]:
    """Return the seats that can place tiles."""
    boards = enumerate(data["boards"])
    return [seat for seat, board in boards if any(board["hand"]) and not board["passed"]]


def _next_phase(data: PavilionData) -> str:
    """Return the phase that fits a position without tiles on offer."""
    return "placing" if _holders(data) else "displays"


EDITOR: Final = PavilionEditor()
