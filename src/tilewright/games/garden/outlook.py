"""What a turn of Queen's Garden would lead to, and what the round would score so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tilewright.core.events import Event
from tilewright.core.message import Message
from tilewright.core.outlook import ENDS, Effect, Forecast, Outlook
from tilewright.core.state import State
from tilewright.games.garden import const, phrases
from tilewright.games.garden.actions import ACTIONS
from tilewright.games.garden.data import AreaData, BoardData, GardenData
from tilewright.games.garden.geometry import (
    COLOURS,
    LETTERS,
    PATTERN_POINTS,
    PATTERNS,
    WHEEL,
    printed_cell_name,
)
from tilewright.games.garden.phrases import Values
from tilewright.games.garden.state import Garden
from tilewright.games.garden.survey import group_of, group_points, surroundings


def _sign(what: str, which: str | int) -> str:
    """Return the sign of a colour or a pattern in the name of a hexagon."""
    return LETTERS[COLOURS.index(str(which))] if what == "colour" else str(which)


_WHEEL_SIGNS: Final = tuple({_sign(*item) for item in shown} for shown in WHEEL)


class _Planting(NamedTuple):
    """A hexagon that is to lie on a cell, and the area of its expansion if it is printed."""

    hexagon: str
    cell: str
    area: int | None


# The round so far


def forecast(state: State) -> list[Forecast]:
    """Return what the wheel would give every seat; in the last round also what storages do."""
    assert isinstance(state, Garden)
    data = state.to_data()
    return [_round_forecast(data, board) for board in data["boards"]]


def _round_forecast(data: GardenData, board: BoardData) -> Forecast:
    gain = wheel_points(board, data["side"], data["round"])
    if data["round"] < const.ROUNDS:
        return Forecast(gain, 0)
    return Forecast(gain + board["jokers"], stored_value(board))


def wheel_points(board: BoardData, side: str, round_: int) -> int:
    """Return what the wheel of a round gives a garden."""
    signs, by_value = _WHEEL_SIGNS[round_ - 1], PATTERN_POINTS[side]
    points = sum(isinstance(area, dict) for area in board["areas"])
    for hexagon in board["cells"].values():
        if hexagon[0] in signs:
            points += 1
        if hexagon[1] in signs:
            points += by_value[int(hexagon[1]) - 1]
    return points


def stored_value(board: BoardData) -> int:
    """Return the values of all tiles and expansions of a storage together."""
    tiles = sum(count * (i % const.VALUES + 1) for i, count in enumerate(board["tiles"]))
    return tiles + sum(int(name[1]) for name in board["expansions"])


# Turns


def outlook(state: State, turn: Sequence[int]) -> Outlook:
    """Return what a turn is, and what it leads to."""
    assert isinstance(state, Garden)
    move, after, events = ACTIONS[turn[0]], state.copy(), list[Event]()
    for action in turn:
        after.apply(action, events)
    mine = [event for event in events if event.values.get("seat") == state.actor]
    ends = [ENDS] if any(event.kind == "ended" for event in events) else []
    headline = state.game.presentation.hint(state, turn[0])
    planting = _planting(state, turn[0])
    if planting:
        return Outlook(headline, [*ends, *_planting_effects(state, planting, mine)])
    if move.kind == "buy":
        return Outlook(headline, [_bought()])
    if move.kind in ("take", "copy"):
        return Outlook(headline, _taking_effects(mine))
    return Outlook(headline, [*ends, *_passing_effects(state, after, mine)])


def _taking_effects(events: Sequence[Event]) -> list[Effect]:
    found = []
    for kind in ("took", "took-expansion"):
        count = sum(event.kind == kind for event in events)
        if count:
            what = "tiles" if kind == "took" else "expansions"
            found.append(Effect(Message(f"garden-effect-{what}", {"count": count})))
    return found


def _bought() -> Effect:
    values: Values = {"points": const.PRICE}
    detail = Message("garden-detail-buy", values)
    return Effect(Message("effect-loss", values), -const.PRICE, detail)


# Placing


def _planting(state: Garden, action: int) -> _Planting | None:
    """Return what is placed or paid for, if anything is."""
    move, pending = ACTIONS[action], state.to_data()["pending"]
    if move.kind == "place":
        return _Planting(str(move.hexagon), str(move.cell), None)
    if move.kind == "lay":
        assert move.area is not None and move.rotation is not None
        return _expansion(str(move.hexagon), move.area, move.rotation)
    if pending is None or "thing" not in pending:
        return None
    at = pending["at"]
    if isinstance(at, str):
        return _Planting(pending["thing"], at, None)
    return _expansion(pending["thing"], *at)


def _expansion(hexagon: str, area: int, rotation: int) -> _Planting:
    return _Planting(hexagon, printed_cell_name(area, rotation), area)


def _planting_effects(state: Garden, planting: _Planting, events: Sequence[Event]) -> list[Effect]:
    """Return what a hexagon in the garden brings: jokers, groups and points on the wheel."""
    data = state.to_data()
    before = data["boards"][state.actor]
    then = _planted(before, planting)
    wheel = [wheel_points(board, data["side"], data["round"]) for board in (before, then)]
    return [
        *([] if planting.area else _surrounded(before, then, events)),
        *_grouped(before, then, data["side"], planting, 0),
        *_grouped(before, then, data["side"], planting, 1),
        *([_on_wheel(wheel[1] - wheel[0])] if wheel[1] > wheel[0] else []),
    ]


def _planted(board: BoardData, planting: _Planting) -> BoardData:
    """Return a garden with one more hexagon."""
    areas = list(board["areas"])
    if planting.area:
        printed: AreaData = {"hexagon": planting.hexagon, "rotation": 0}
        areas[planting.area - 1] = printed
    cells = {**board["cells"], planting.cell: planting.hexagon}
    return {**board, "areas": areas, "cells": cells}


def _surrounded(before: BoardData, then: BoardData, events: Sequence[Event]) -> list[Effect]:
    """Return the decorations that are now surrounded, and the jokers they give."""
    open_ = {each.decoration for each in surroundings(before) if each.missing}
    done = [each.decoration for each in surroundings(then) if not each.missing]
    new = [decoration for decoration in done if decoration in open_]
    if not new:
        return []
    count = sum(decoration.jokers for decoration in new)
    values: Values = {
        "list": [phrases.decoration(decoration.kind) for decoration in new],
        "count": count,
        "jokers": phrases.jokers(count),
    }
    text = Message("garden-effect-jokers", {"count": count})
    lost = sum(event.number("lost") for event in events if event.kind == "jokers")
    no_room = [Effect(Message("garden-effect-no-room", {"count": lost}))] if lost else []
    return [Effect(text, 0, Message("garden-detail-surrounds", values)), *no_room]


def _grouped(
    before: BoardData, then: BoardData, side: str, planting: _Planting, sign: int
) -> list[Effect]:
    """Return what the group by colour (sign 0) or pattern (1) gains, if it counts."""
    group = group_of(then, planting.cell, sign)
    points = group_points(then, side, group)
    left = group - {planting.cell}
    while left:
        merged = group_of(before, min(left), sign)
        points -= group_points(before, side, merged)
        left -= merged
    if points <= 0:
        return []
    kind = phrases.sign(("colour", "pattern")[sign], _kind(planting.hexagon, sign))
    values: Values = {"count": len(group), "kind": kind, "points": points}
    detail = Message("garden-detail-group", values)
    return [Effect(Message("effect-gain", {"points": points}), points, detail)]


def _kind(hexagon: str, sign: int) -> str:
    return PATTERNS[int(hexagon[1]) - 1] if sign else COLOURS[LETTERS.index(hexagon[0])]


def _on_wheel(points: int) -> Effect:
    values: Values = {"points": points}
    detail = Message("garden-detail-wheel", values)
    return Effect(Message("garden-effect-wheel", values), points, detail, common=True)


# Passing


def _passing_effects(state: Garden, after: Garden, events: Sequence[Event]) -> list[Effect]:
    """Return what passing costs: discarded pieces, the marker, and what is left at the end."""
    board = state.to_data()["boards"][state.actor]
    if after.actor == state.actor and after.phase_name == "discarding":
        after = after.copy()
        rest: list[Event] = []
        after.apply(const.STOP, rest)
        events = [*events, *(each for each in rest if each.values.get("seat") == state.actor)]
    found = []
    for event in events:
        if event.kind == "lost":
            found.append(_discarded(event.number("points")))
        elif event.kind == "marked":
            found.append(_marked(event.number("points")))
    return [*(_left_over(board, events) if state.is_last_round() else []), *found]


def _discarded(points: int) -> Effect:
    values: Values = {"points": points}
    return Effect(Message("garden-effect-discards", values), -points)


def _marked(points: int) -> Effect:
    values: Values = {"points": points}
    detail = Message("garden-detail-marker", values)
    return Effect(Message("garden-effect-marker", values), -points, detail)


def _left_over(board: BoardData, events: Sequence[Event]) -> list[Effect]:
    """Return what the rest of a storage costs when the match ends."""
    dropped = ("dropped", "dropped-expansion")
    gone = sum(int(str(e["hexagon"])[1]) for e in events if e.kind in dropped)
    worth = stored_value(board) - gone
    if worth == 0:
        return []
    values: Values = {"points": worth}
    detail = Message("garden-detail-left", values)
    return [Effect(Message("garden-effect-left", values), -worth, detail)]
