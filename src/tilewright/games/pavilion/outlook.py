"""What a turn of Summer Pavilion would lead to, and what the round would cost so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilewright.core.events import Event
from tilewright.core.message import Message
from tilewright.core.outlook import ENDS, Effect, Forecast, Outlook
from tilewright.core.state import State
from tilewright.games.pavilion import const
from tilewright.games.pavilion.actions import ACTIONS, PavilionAction
from tilewright.games.pavilion.data import BoardData
from tilewright.games.pavilion.geometry import COST_BONUS, STAR_BONUS, cost
from tilewright.games.pavilion.phrases import (
    Values,
    any_tiles,
    placing_values,
    star_values,
    structure,
)
from tilewright.games.pavilion.state import Pavilion
from tilewright.games.pavilion.structures import tile_at

_PLACING: Final = ("supply", "placing", "picking", "keeping")


def forecast(state: State) -> list[Forecast]:
    """Return what every seat would lose for tiles in hand; while they are taken, nothing."""
    assert isinstance(state, Pavilion)
    data = state.to_data()
    if data["phase"] not in _PLACING:
        return [Forecast(0, 0)] * data["seats"]
    is_last = data["round"] == const.ROUNDS
    return [Forecast(0, _leftover_loss(board, is_last)) for board in data["boards"]]


def _leftover_loss(board: BoardData, is_last: bool) -> int:
    """Return what the tiles cost that cannot be kept; in the last round, all of them."""
    left = sum(board["hand"]) + sum(board["kept"])
    return _lost(board, left if is_last else left - const.CORNERS)


def _lost(board: BoardData, points: int) -> int:
    """Return how many points a seat would lose: none below the lowest score."""
    return max(0, min(points, board["score"] - const.LEAST_SCORE))


def outlook(state: State, turn: Sequence[int]) -> Outlook:
    """Return what a turn is, and what it leads to."""
    assert isinstance(state, Pavilion)
    move, after, events = ACTIONS[turn[0]], state.copy(), list[Event]()
    for action in turn:
        after.apply(action, events)
    mine = [event for event in events if event.values.get("seat") == state.actor]
    ends = [ENDS] if any(event.kind == "ended" for event in events) else []
    if move.kind == "place":
        placed = _placing_effects(state, move, mine)
        return Outlook(_headline(state, move), [*ends, *placed])
    hint = state.game.presentation.hint(state, turn[0])
    if move.kind == "take":
        return Outlook(hint, [*ends, *_taking_effects(mine)])
    if move.kind == "pick":
        return Outlook(hint, ends)
    return Outlook(hint, [*ends, *_passing_effects(state, after, mine)])


# Taking


def _taking_effects(events: Sequence[Event]) -> list[Effect]:
    count = sum(event.number("count") for event in events if event.kind == "took")
    found = [Effect(Message("pavilion-effect-tiles", {"count": count}))]
    for event in events:
        if event.kind == "token":
            found.insert(0, _token(event.number("points")))
    return found


def _token(points: int) -> Effect:
    values: Values = {"points": points}
    detail = Message("pavilion-detail-token", values)
    return Effect(Message("pavilion-effect-token", values), -points, detail)


# Placing


def _headline(state: Pavilion, move: PavilionAction) -> Message:
    price = cost(state.side, move.space)
    values = placing_values(str(move.colour), price, move.wilds or 0)
    star = star_values(state.side, move.star or 0)
    return Message("pavilion-choice-place", {**values, **star})


def _placing_effects(
    state: Pavilion, move: PavilionAction, events: Sequence[Event]
) -> list[Effect]:
    board = state.to_data()["boards"][state.actor]
    told = {event.kind: event for event in events}
    return [
        *_star_completed(state.side, board, move),
        *_cost_completed(state.side, board, move.space),
        _run(told["placed"]),
        *_built([event for event in events if event.kind == "built"]),
        *_lost_tiles(told.get("bonus-lost")),
    ]


def _run(placed: Event) -> Effect:
    run, points = placed["run"], placed.number("points")
    assert isinstance(run, list)
    detail = Message("pavilion-detail-run", {"run": len(run), "points": points})
    return Effect(Message("effect-gain", {"points": points}), points, detail)


def _star_completed(side: str, board: BoardData, move: PavilionAction) -> list[Effect]:
    """Return that a placement completes its star, if it does."""
    star = move.star or 0
    covered = [tile for tile in board["stars"][star] if tile]
    if len(covered) < const.POSITIONS - 1:
        return []
    colours = {*covered, str(move.colour)}
    many = len(colours) > 1
    points = const.MANY_COLOURS_BONUS if many else STAR_BONUS[str(move.colour)]
    values: Values = {"points": points}
    detail = Message("pavilion-detail-star", {**values, **star_values(side, star)})
    return [Effect(Message("pavilion-effect-star", values), points, detail)]


def _cost_completed(side: str, board: BoardData, space: int) -> list[Effect]:
    """Return that a placement covers the last space of a cost that gives a bonus."""
    number = cost(side, space)
    others = [each for each in range(const.SPACES) if cost(side, each) == number and each != space]
    if number not in COST_BONUS or not all(tile_at(board, each) for each in others):
        return []
    values: Values = {"cost": number, "points": COST_BONUS[number]}
    detail = Message("pavilion-detail-cost", values)
    return [Effect(Message("pavilion-effect-cost", values), COST_BONUS[number], detail)]


def _built(built: Sequence[Event]) -> list[Effect]:
    """Return the tiles that completed structures give."""
    if not built:
        return []
    count = sum(event.number("count") for event in built)
    structures = [structure(str(event["structure"])) for event in built]
    values: Values = {"count": count, "tiles": any_tiles(count), "structures": structures}
    detail = Message("pavilion-detail-built", values)
    return [Effect(Message("pavilion-effect-tiles", {"count": count}), 0, detail)]


def _lost_tiles(lost: Event | None) -> list[Effect]:
    """Return that the supply is too small for all bonus tiles."""
    if lost is None:
        return []
    return [Effect(Message("pavilion-effect-lost", {"count": lost.number("count")}))]


# Passing and keeping


def _passing_effects(state: Pavilion, after: Pavilion, events: Sequence[Event]) -> list[Effect]:
    """Return what passing costs: what is discarded, or cannot be kept in any case."""
    board = state.to_data()["boards"][state.actor]
    count = sum(board["hand"])
    if state.is_last_round():
        return [_leftover(count + sum(board["kept"]), _leftover_loss(board, is_last=True))]
    if after.actor == state.actor and after.phase_name == "keeping":
        keep = min(count, const.CORNERS - sum(board["kept"]))
        return [_keep(keep, count, _lost(board, count - keep))]
    discarded = [event for event in events if event.kind == "discarded"]
    kept = sum(event.kind == "kept" for event in events)
    found = [_discarded(each.number("count"), each.number("points")) for each in discarded]
    return [*found, *([_keep(kept, count, 0)] if kept else [])]


def _leftover(count: int, points: int) -> Effect:
    values: Values = {"count": count, "points": points}
    detail = Message("pavilion-detail-left", values)
    return Effect(Message("pavilion-effect-left", values), -points, detail)


def _keep(keep: int, count: int, points: int) -> Effect:
    values: Values = {"keep": keep, "count": count, "points": points}
    return Effect(Message("pavilion-effect-keep", values), -points)


def _discarded(count: int, points: int) -> Effect:
    values: Values = {"count": count, "points": points}
    return Effect(Message("pavilion-effect-discards", values), -points)
