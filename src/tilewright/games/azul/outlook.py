"""What a turn of Azul would lead to, and what the round would score so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tilewright.core.events import Event
from tilewright.core.message import Message
from tilewright.core.outlook import ENDS, Effect, Forecast, Outlook
from tilewright.core.state import State
from tilewright.games.azul import const
from tilewright.games.azul.actions import ACTIONS, AzulAction
from tilewright.games.azul.data import full_lines
from tilewright.games.azul.geometry import COLOURS
from tilewright.games.azul.phrases import Values, goal, runs, tiles
from tilewright.games.azul.state import Azul

Wall = list[list[str | None]]


class _Tiling(NamedTuple):
    """How the tiling of a seat ends: tiles by row, lines that fall, the penalty, the wall."""

    laid: dict[int, Event]
    dropped: dict[int, Event]
    penalty: int
    wall: Wall


def forecast(state: State) -> list[Forecast]:
    """Return what the tiling of every seat would score now."""
    return [_scored(state.forecast(seat)) for seat in range(state.seats)]


def _scored(events: Sequence[Event]) -> Forecast:
    gain = sum(event.number("points") for event in events if event.kind == "laid")
    loss = sum(event.number("penalty") for event in events if event.kind == "penalised")
    return Forecast(gain, loss)


def outlook(state: State, turn: Sequence[int]) -> Outlook:
    """Return what a turn is, and what it leads to."""
    assert isinstance(state, Azul)
    move, after, events = ACTIONS[turn[0]], state.copy(), list[Event]()
    for action in turn:
        after.apply(action, events)
    if move.column is not None:
        return Outlook(_column_headline(state, move), _column_effects(state, events))
    return Outlook(_headline(state, move), _taking_effects(state, after, events))


def _headline(state: Azul, move: AzulAction) -> Message:
    data, colour, line = state.to_data(), str(move.colour), int(move.line or 0)
    heap = data["displays"][move.source - 1] if move.source else data["centre"]
    count = heap[COLOURS.index(colour)]
    values: Values = {"tiles": tiles(colour, count), "colour": colour, "count": count}
    return Message("azul-choice", {**values, "line": line, "to": goal(line)})


def _column_headline(state: Azul, move: AzulAction) -> Message:
    board = state.to_data()["boards"][state.actor]
    row = full_lines(board)[0]
    line = board["lines"][row]
    assert line is not None and move.column is not None
    values: Values = {"colour": line["colour"], "row": row + 1, "column": move.column}
    return Message("azul-choice-column", values)


# Taking


def _taking_effects(state: Azul, after: Azul, events: Sequence[Event]) -> list[Effect]:
    seat, is_over = state.actor, any(event.kind == "ended" for event in events)
    mine = [event for event in events if event.values.get("seat") == seat]
    wall = state.to_data()["boards"][seat]["wall"]
    before = _tiling(wall, state.forecast(seat))
    then = _tiling(wall, [*mine, *after.forecast(seat)])
    ends = is_over or (after.is_last_round() and not state.is_last_round())
    is_scored = any(event.kind == "tiling" for event in events)
    return [
        *([_ends(is_scored)] if ends else []),
        *_completed(before.wall, then.wall),
        *_lined(mine, before, then, is_scored),
        *_floor(mine),
    ]


def _ends(is_now: bool) -> Effect:
    return ENDS if is_now else Effect(ENDS.text, 0, Message("azul-detail-ends"))


def _tiling(wall: Wall, events: Sequence[Event]) -> _Tiling:
    """Return how a tiling ends, from its events."""
    laid = {event.number("row"): event for event in events if event.kind == "laid"}
    dropped = {event.number("line"): event for event in events if event.kind == "dropped"}
    penalty = sum(event.number("penalty") for event in events if event.kind == "penalised")
    return _Tiling(laid, dropped, penalty, _with_tiles(wall, list(laid.values())))


def _with_tiles(wall: Wall, laid: Sequence[Event]) -> Wall:
    found = [list(row) for row in wall]
    for event in laid:
        found[event.number("row") - 1][event.number("column") - 1] = str(event["colour"])
    return found


def _lined(
    events: Sequence[Event], before: _Tiling, then: _Tiling, is_scored: bool
) -> list[Effect]:
    """Return what becomes of the line that receives tiles."""
    lined = next((event for event in events if event.kind == "lined"), None)
    if lined is None:
        return []
    line, missing = lined.number("line"), lined.number("missing")
    if missing:
        return [Effect(Message("azul-effect-missing", {"missing": missing}))]
    if line in then.dropped:
        more = then.penalty - before.penalty + sum(effect.points for effect in _floor(events))
        return [_dropped(line, more)]
    if line not in then.laid:
        return []
    return [_filled(then.laid[line], is_scored), *_raised(line, before, then)]


def _filled(laid: Event, is_scored: bool) -> Effect:
    points = laid.number("points")
    when = "now" if is_scored else "later"
    detail: Values = {"runs": runs(laid), "points": points, "when": when}
    text = Message("azul-effect-fills", {"points": points})
    return Effect(text, points, Message("azul-detail-fills", detail))


def _raised(line: int, before: _Tiling, then: _Tiling) -> list[Effect]:
    """Return which other rows score more because of the tile of a line."""
    found = []
    for row in sorted(before.laid.keys() & then.laid.keys() - {line}):
        more = then.laid[row].number("points") - before.laid[row].number("points")
        if more > 0:
            text = Message("azul-effect-raises", {"row": row, "points": more})
            found.append(Effect(text, more))
    return found


def _dropped(line: int, points: int) -> Effect:
    """Return that a full line has no free column and falls."""
    values: Values = {"line": line, "count": line, "points": points}
    detail = Message("azul-detail-dropped", values)
    return Effect(Message("azul-effect-dropped", {"points": points}), -points, detail)


def _floor(events: Sequence[Event]) -> list[Effect]:
    """Return what falls when tiles are taken, before any tiling: tiles and the marker."""
    found = []
    for event in events:
        if event.kind in ("laid", "dropped", "penalised"):
            break
        if event.kind == "fell":
            found.append(_fallen(event.number("count"), event.number("covered")))
        elif event.kind == "marked":
            found.append(_marker(event.number("place")))
        elif event.kind == "spilled":
            count = event.number("count")
            found.append(Effect(Message("azul-effect-spilled", {"count": count})))
    return sorted(found, key=lambda effect: effect.points)


def _fallen(count: int, covered: int) -> Effect:
    points = const.FLOOR_PENALTY[covered] - const.FLOOR_PENALTY[covered - count]
    values: Values = {"count": count, "points": points}
    detail = Message("azul-detail-falls", values)
    return Effect(Message("azul-effect-falls", values), -points, detail)


def _marker(place: int) -> Effect:
    """Return that the marker is taken; on a full floor it costs nothing."""
    points = const.FLOOR_PENALTY[place] - const.FLOOR_PENALTY[place - 1] if place else 0
    values: Values = {"points": points}
    detail = Message("azul-detail-marker", values)
    return Effect(Message("azul-effect-marker", values), -points, detail, common=True)


# Complete rows, columns and colours


def _completed(before: Wall, then: Wall) -> list[Effect]:
    """Return what one wall completes and the other does not."""
    known = _complete(before)
    return [_bonus(*each) for each in _complete(then) if each not in known]


def _complete(wall: Wall) -> list[tuple[str, int]]:
    rows = [("row", i) for i, row in enumerate(wall) if all(row)]
    columns = [("column", i) for i in range(5) if all(row[i] for row in wall)]
    colours = [("colour", i) for i, name in enumerate(COLOURS) if all(name in row for row in wall)]
    return [*rows, *columns, *colours]


def _bonus(what: str, which: int) -> Effect:
    bonus = {"row": const.ROW_BONUS, "column": const.COLUMN_BONUS, "colour": const.COLOUR_BONUS}
    value = COLOURS[which] if what == "colour" else which + 1
    values: Values = {"bonus": what, what: value, "points": bonus[what]}
    detail = Message("azul-detail-completes", values)
    return Effect(Message("azul-effect-completes", values), bonus[what], detail)


# Columns of the grey wall


def _column_effects(state: Azul, events: Sequence[Event]) -> list[Effect]:
    """Return what the tile in a column scores and completes."""
    seat = state.actor
    laid = next(event for event in events if event.kind == "laid" and event["seat"] == seat)
    wall, points = state.to_data()["boards"][seat]["wall"], laid.number("points")
    detail: Values = {"runs": runs(laid), "points": points, "when": "now"}
    text = Message("effect-gain", {"points": points})
    return [
        *_completed(wall, _with_tiles(wall, [laid])),
        Effect(text, points, Message("azul-detail-fills", detail)),
    ]
