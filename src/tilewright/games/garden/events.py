"""The events of Queen's Garden: what the numbers recorded by native code mean."""

from __future__ import annotations

from collections.abc import Callable

from tilewright.core.events import Event, EventValue
from tilewright.core.state import RawEvent
from tilewright.games.garden import const
from tilewright.games.garden.geometry import (
    CELL_NAMES,
    COLOURS,
    DECORATIONS,
    HEXAGON_NAMES,
    PATTERNS,
)

Values = dict[str, EventValue]


def _place_count(place: int, count: int, *_: int) -> Values:
    return {"place": place, "count": count}


def _turned(place: int, hexagon: int, *_: int) -> Values:
    return {"place": place, "hexagon": HEXAGON_NAMES[hexagon]}


def _took(seat: int, hexagon: int, place: int, *_: int) -> Values:
    return {"seat": seat, "hexagon": HEXAGON_NAMES[hexagon], "place": place}


def _placed(seat: int, hexagon: int, cell: int, *_: int) -> Values:
    return {"seat": seat, "hexagon": HEXAGON_NAMES[hexagon], "cell": CELL_NAMES[cell]}


def _laid(seat: int, hexagon: int, area: int, rotation: int, *_: int) -> Values:
    name = HEXAGON_NAMES[hexagon]
    return {"seat": seat, "hexagon": name, "area": area + 1, "rotation": rotation}


def _bought(seat: int, area: int, *_: int) -> Values:
    return {"seat": seat, "area": area + 1, "points": const.PRICE}


def _thing(seat: int, hexagon: int, *_: int) -> Values:
    return {"seat": seat, "hexagon": HEXAGON_NAMES[hexagon]}


def _count(seat: int, count: int, *_: int) -> Values:
    return {"seat": seat, "count": count}


def _surrounded(seat: int, number: int, jokers: int, *_: int) -> Values:
    decoration = DECORATIONS[number]
    return {
        "seat": seat,
        "decoration": decoration.kind,
        "number": decoration.number,
        "count": jokers,
    }


def _jokers(seat: int, kept: int, lost: int, *_: int) -> Values:
    return {"seat": seat, "count": kept, "lost": lost}


def _seat(seat: int, *_: int) -> Values:
    return {"seat": seat}


def _points(seat: int, points: int, *_: int) -> Values:
    return {"seat": seat, "points": points}


def _wheel(seat: int, points: int, round_: int, *_: int) -> Values:
    return {"seat": seat, "points": points, "round": round_}


def _round(round_: int, start: int, *_: int) -> Values:
    return {"round": round_, "seat": start}


def _left_jokers(seat: int, count: int, *_: int) -> Values:
    return {"seat": seat, "count": count, "points": count}


def _left(seat: int, worth: int, lost: int, *_: int) -> Values:
    return {"seat": seat, "worth": worth, "points": lost}


def _group(seat: int, kind: int, size: int, points: int, *_: int) -> Values:
    what = COLOURS[kind] if kind < const.COLOURS else PATTERNS[kind - const.COLOURS]
    by = "colour" if kind < const.COLOURS else "pattern"
    return {"seat": seat, "by": by, "kind": what, "count": size, "points": points}


def _ended(round_: int, *_: int) -> Values:
    return {"round": round_}


_TELLERS: dict[int, tuple[str, Callable[..., Values]]] = {
    const.DEALT: ("dealt", _place_count),
    const.TURNED: ("turned", _turned),
    const.TOOK_TILE: ("took", _took),
    const.TOOK_EXPANSION: ("took-expansion", _took),
    const.MOVED: ("moved", _place_count),
    const.PLACED: ("placed", _placed),
    const.LAID: ("laid", _laid),
    const.BOUGHT: ("bought", _bought),
    const.PAID_TILE: ("paid", _thing),
    const.PAID_EXPANSION: ("paid-expansion", _thing),
    const.PAID_JOKERS: ("paid-jokers", _count),
    const.SURROUNDED: ("surrounded", _surrounded),
    const.JOKERS: ("jokers", _jokers),
    const.PASSED: ("passed", _seat),
    const.DROPPED_TILE: ("dropped", _thing),
    const.DROPPED_EXPANSION: ("dropped-expansion", _thing),
    const.LOST: ("lost", _points),
    const.MARKED: ("marked", _points),
    const.WHEEL: ("wheel", _wheel),
    const.ROUND: ("round", _round),
    const.LEFT_JOKERS: ("left-jokers", _left_jokers),
    const.LEFT_THINGS: ("left-things", _left),
    const.GROUP: ("group", _group),
    const.ENDED: ("ended", _ended),
}

KINDS = tuple(name for name, _ in _TELLERS.values())


def tell(raw: RawEvent) -> Event:
    """Decode an event from its numbers."""
    kind, teller = _TELLERS[raw[0]]
    return Event(kind, teller(*raw[1:]))
