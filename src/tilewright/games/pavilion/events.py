"""The events of Summer Pavilion: what the numbers recorded by native code mean."""

from __future__ import annotations

from collections.abc import Callable

from tilewright.core.events import Event, EventValue
from tilewright.core.state import RawEvent
from tilewright.games.pavilion import const
from tilewright.games.pavilion.geometry import COLOURS, STRUCTURES, place_of

Values = dict[str, EventValue]


def _supplied(count: int, *_: int) -> Values:
    return {"count": count}


def _dealt(start: int, round_: int, tiles: int, *_: int) -> Values:
    return {"seat": start, "round": round_, "count": tiles, "wild": COLOURS[round_ - 1]}


def _took(seat: int, source: int, colour: int, count: int, *_: int) -> Values:
    return {"seat": seat, "source": source, "colour": COLOURS[colour], "count": count}


def _token(seat: int, lost: int, *_: int) -> Values:
    return {"seat": seat, "points": lost}


def _round(round_: int, *_: int) -> Values:
    return {"round": round_}


def _placed(seat: int, space: int, colour: int, points: int, run: int) -> Values:
    star, position = place_of(space)
    return {
        "seat": seat,
        "star": star,
        "position": position,
        "colour": COLOURS[colour],
        "points": points,
        "run": [[star, at + 1] for at in range(const.POSITIONS) if run >> at & 1],
    }


def _paid(seat: int, colour: int, real: int, wild: int, wilds: int) -> Values:
    return {
        "seat": seat,
        "colour": COLOURS[colour],
        "count": real,
        "wild": COLOURS[wild],
        "wilds": wilds,
    }


def _built(seat: int, number: int, tiles: int, *_: int) -> Values:
    structure = STRUCTURES[number]
    return {
        "seat": seat,
        "structure": structure.kind,
        "number": structure.number,
        "count": tiles,
        "spaces": [list(place_of(space)) for space in structure.spaces],
    }


def _gained(seat: int, colour: int, *_: int) -> Values:
    return {"seat": seat, "colour": COLOURS[colour], "count": 1}


def _seat_count(seat: int, count: int, *_: int) -> Values:
    return {"seat": seat, "count": count}


def _lost(seat: int, count: int, lost: int, *_: int) -> Values:
    return {"seat": seat, "count": count, "points": lost}


def _star_bonus(seat: int, star: int, points: int, *_: int) -> Values:
    return {"seat": seat, "star": star, "points": points}


def _cost_bonus(seat: int, cost: int, points: int, *_: int) -> Values:
    return {"seat": seat, "cost": cost, "points": points}


_TELLERS: dict[int, tuple[str, Callable[..., Values]]] = {
    const.SUPPLIED: ("supplied", _supplied),
    const.DEALT: ("dealt", _dealt),
    const.TOOK: ("took", _took),
    const.MOVED: ("moved", _took),
    const.TOKEN: ("token", _token),
    const.PLACING_BEGAN: ("placing", _round),
    const.PAID: ("paid", _paid),
    const.PLACED: ("placed", _placed),
    const.BUILT: ("built", _built),
    const.GAINED: ("gained", _gained),
    const.LOST_BONUS: ("bonus-lost", _seat_count),
    const.PASSED: ("passed", _seat_count),
    const.KEPT: ("kept", _gained),
    const.DISCARDED: ("discarded", _lost),
    const.STAR_BONUS: ("star-bonus", _star_bonus),
    const.COST_BONUS: ("cost-bonus", _cost_bonus),
    const.CORNER_LOSS: ("corner-loss", _lost),
    const.ENDED: ("ended", _round),
}

KINDS = tuple(name for name, _ in _TELLERS.values())


def tell(raw: RawEvent) -> Event:
    """Decode an event from its numbers."""
    kind, teller = _TELLERS[raw[0]]
    return Event(kind, teller(*raw[1:]))
