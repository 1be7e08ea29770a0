"""Why an action is refused: codes and their sentences."""

from __future__ import annotations

from typing import Final

from tilewright.core.errors import Refusal
from tilewright.games.pavilion import geometry
from tilewright.games.pavilion.actions import ACTIONS, PavilionAction
from tilewright.games.pavilion.data import BoardData, PavilionData
from tilewright.games.pavilion.geometry import COLOURS, STAR_COLOURS

SENTENCES: Final = {
    "pavilion.phase": "that cannot be done while {phase}",
    "pavilion.source-unknown": "there is no display {source}; this table has {displays}",
    "pavilion.source-lacks-colour": "display {source} holds no {colour} tile",
    "pavilion.centre-lacks-colour": "the centre holds no {colour} tile",
    "pavilion.source-wild": "{colour} is wild: you can take it alone only where there is no "
    "other colour",
    "pavilion.space-covered": "space {space} already holds a tile",
    "pavilion.star-colour": "star {star} takes no {colour} tile",
    "pavilion.no-tile": "you have no {colour} tile to place",
    "pavilion.too-few-wild": "you have {held} wild tiles, not {wilds}",
    "pavilion.wild-for-wild": "{colour} is wild itself, so no other wild tile can replace it",
    "pavilion.too-many-wild": "space {space} costs {cost}, so at most {most} tiles can be wild",
    "pavilion.too-few-tiles": "space {space} costs {cost}: you need {needed} {colour} tiles "
    "and have {held}",
    "pavilion.supply-lacks-colour": "the supply holds no {colour} tile",
    "pavilion.hand-lacks-colour": "you have no {colour} tile to keep",
    "pavilion.keep-order": "keep tiles in the order of the colours: {colour} comes too late",
    "pavilion.deal-too-many": "{count} tiles were dealt, but there is room for {room}",
    "pavilion.deal-too-few": "{count} tiles were dealt, but {due} are needed",
    "pavilion.deal-not-in-bag": "tile {place} of the deal is {colour}, but the bag has no "
    "{colour} left",
    "pavilion.deal-unknown-tile": "tile {place} of the deal is {tile}, which is not a colour",
}
_PHASE_OF: Final = {
    "take": "taking",
    "place": "placing",
    "pass": "placing",
    "pick": "picking",
    "keep": "keeping",
    "stop": "keeping",
}


def refuse(code: str, **values: str | int) -> Refusal:
    """Return a refusal with its sentence."""
    code = f"pavilion.{code}"
    return Refusal(code, values, SENTENCES[code].format(**values))


def explain(data: PavilionData, number: int) -> Refusal:
    """Return why an action is illegal in a position."""
    action = ACTIONS[number]
    if _PHASE_OF[action.kind] != data["phase"]:
        return refuse("phase", phase=data["phase"])
    assert isinstance(data["actor"], int) and action.colour is not None
    board = data["boards"][data["actor"]]
    if action.kind == "take":
        return _explain_take(data, action)
    if action.kind == "place":
        return _explain_place(data, board, action)
    if action.kind == "pick":
        return refuse("supply-lacks-colour", colour=action.colour)
    if board["hand"][COLOURS.index(action.colour)]:
        return refuse("keep-order", colour=action.colour)
    return refuse("hand-lacks-colour", colour=action.colour)


def _explain_take(data: PavilionData, action: PavilionAction) -> Refusal:
    assert action.source is not None and action.colour is not None
    if action.source > len(data["displays"]):
        return refuse("source-unknown", source=action.source, displays=len(data["displays"]))
    heap = data["displays"][action.source - 1] if action.source else data["centre"]
    if heap[COLOURS.index(action.colour)]:
        return refuse("source-wild", colour=action.colour)
    if action.source:
        return refuse("source-lacks-colour", source=action.source, colour=action.colour)
    return refuse("centre-lacks-colour", colour=action.colour)


def _explain_place(data: PavilionData, board: BoardData, action: PavilionAction) -> Refusal:
    assert action.star is not None and action.position is not None and action.colour is not None
    space = f"{action.star}{action.position}"
    if board["stars"][action.star][action.position - 1]:
        return refuse("space-covered", space=space)
    if action.colour not in accepted(data["side"], board, action.star):
        return refuse("star-colour", star=action.star, colour=action.colour)
    return _explain_payment(data, board, action, space)


def accepted(side: str, board: BoardData, star: int) -> set[str]:
    """Return the colours that a star takes."""
    laid = [colour for colour in board["stars"][star] if colour]
    own = STAR_COLOURS[star]
    if side == "coloured" and own:
        return {own}
    if side == "grey" and (len(laid) < 2 or len(set(laid)) == 1):
        return set(laid) if len(laid) > 1 else set(COLOURS)
    return set(COLOURS) - set(laid)


def _explain_payment(
    data: PavilionData, board: BoardData, action: PavilionAction, space: str
) -> Refusal:
    assert action.wilds is not None and action.colour is not None
    cost = geometry.cost(data["side"], action.space)
    held = board["hand"][COLOURS.index(action.colour)]
    wild_held = board["hand"][COLOURS.index(data["wild"])]
    if not held:
        return refuse("no-tile", colour=action.colour)
    if action.wilds and action.colour == data["wild"]:
        return refuse("wild-for-wild", colour=action.colour)
    if action.wilds >= cost:
        return refuse("too-many-wild", space=space, cost=cost, most=cost - 1)
    if action.wilds > wild_held:
        return refuse("too-few-wild", held=wild_held, wilds=action.wilds)
    needed = cost - action.wilds
    values: dict[str, str | int] = {"space": space, "cost": cost, "colour": action.colour}
    return refuse("too-few-tiles", needed=needed, held=held, missing=needed - held, **values)
