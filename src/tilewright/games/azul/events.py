"""The events of Azul: what the numbers recorded by native code mean."""

from __future__ import annotations

from collections.abc import Callable

from tilewright.core.events import Event, EventValue
from tilewright.core.state import RawEvent
from tilewright.games.azul import const
from tilewright.games.azul.geometry import COLOURS

REASONS = ("", "row", "idle", "tiles")
BONUSES = ("row", "column", "colour")

Values = dict[str, EventValue]


def _dealt(start: int, round_: int, tiles: int, *_: int) -> Values:
    return {"seat": start, "round": round_, "count": tiles}


def _took(seat: int, source: int, colour: int, count: int, *_: int) -> Values:
    return {"seat": seat, "source": source, "colour": COLOURS[colour], "count": count}


def _marked(seat: int, place: int, *_: int) -> Values:
    """Return the marker's place on the floor from 1, or 0 if the floor was full (R2)."""
    return {"seat": seat, "place": place + 1 if place < const.FLOOR_PLACES else 0}


def _lined(seat: int, line: int, colour: int, count: int, holds: int) -> Values:
    return {
        "seat": seat,
        "line": line + 1,
        "colour": COLOURS[colour],
        "count": count,
        "missing": line + 1 - holds,
    }


def _fell(seat: int, colour: int, count: int, covered: int, *_: int) -> Values:
    return {
        "seat": seat,
        "colour": COLOURS[colour],
        "count": count,
        "covered": covered,
        "penalty": const.FLOOR_PENALTY[covered],
    }


def _spilled(seat: int, colour: int, count: int, *_: int) -> Values:
    return {"seat": seat, "colour": COLOURS[colour], "count": count}


def _laid(seat: int, place: int, colour: int, points: int, runs: int) -> Values:
    row, column = divmod(place, 5)
    across = [[row + 1, c + 1] for c in range(5) if runs >> c & 1]
    down = [[r + 1, column + 1] for r in range(5) if runs >> (5 + r) & 1]
    return {
        "seat": seat,
        "row": row + 1,
        "column": column + 1,
        "colour": COLOURS[colour],
        "points": points,
        "across": across if len(across) > 1 else [],
        "down": down if len(down) > 1 else [],
    }


def _dropped(seat: int, line: int, colour: int, *_: int) -> Values:
    return {"seat": seat, "line": line + 1, "colour": COLOURS[colour], "count": line + 1}


def _penalised(seat: int, covered: int, loss: int, penalty: int, *_: int) -> Values:
    return {"seat": seat, "covered": covered, "points": loss, "penalty": penalty}


def _bonus(seat: int, what: int, which: int, points: int, *_: int) -> Values:
    name = BONUSES[what]
    value: EventValue = COLOURS[which] if name == "colour" else which + 1
    return {"seat": seat, "bonus": name, name: value, "points": points}


def _ended(reason: int, *_: int) -> Values:
    return {"reason": REASONS[reason]}


def _tiling(round_: int, *_: int) -> Values:
    return {"round": round_}


_TELLERS: dict[int, tuple[str, Callable[..., Values]]] = {
    const.DEALT: ("dealt", _dealt),
    const.TOOK: ("took", _took),
    const.MOVED: ("moved", _took),
    const.MARKED: ("marked", _marked),
    const.LINED: ("lined", _lined),
    const.FELL: ("fell", _fell),
    const.SPILLED: ("spilled", _spilled),
    const.LAID: ("laid", _laid),
    const.DROPPED: ("dropped", _dropped),
    const.PENALISED: ("penalised", _penalised),
    const.BONUS: ("bonus", _bonus),
    const.ENDED: ("ended", _ended),
    const.TILING: ("tiling", _tiling),
}

KINDS = tuple(name for name, _ in _TELLERS.values())


def tell(raw: RawEvent) -> Event:
    """Decode an event from its numbers."""
    kind, teller = _TELLERS[raw[0]]
    return Event(kind, teller(*raw[1:]))
