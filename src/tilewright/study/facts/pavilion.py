"""What turns of Summer Pavilion do: tiles in hand, stars, costs, structures and passing."""

from __future__ import annotations

from typing import Final

from tilewright.core.message import Message
from tilewright.core.state import State
from tilewright.games.pavilion.actions import ACTIONS
from tilewright.games.pavilion.geometry import COLOURS, cost
from tilewright.games.pavilion.phrases import origin, placing_values, star_values, tiles
from tilewright.games.pavilion.state import Pavilion
from tilewright.study.fact import Fact, Values
from tilewright.study.facts.general import GameFacts, effects_of, hint, is_still_legal, told_already
from tilewright.study.turn import Turn

# Sentences by the phrase of an effect.
KINDS: Final = {
    "effect-ends": "study-ends",
    "pavilion-detail-token": "pavilion-study-token",
    "pavilion-detail-star": "pavilion-study-star",
    "pavilion-detail-cost": "pavilion-study-cost",
    "pavilion-detail-run": "pavilion-study-run",
    "pavilion-detail-built": "pavilion-study-built",
    "pavilion-effect-lost": "pavilion-study-lost",
    "pavilion-effect-keep": "pavilion-study-keep",
    "pavilion-effect-discards": "pavilion-study-discards",
    "pavilion-detail-left": "pavilion-study-left",
}


def _effects(turn: Turn) -> list[Fact]:
    move = ACTIONS[turn.actions[0]]
    found = effects_of(turn, KINDS, _placed(turn) if move.kind == "place" else {})
    return [*_hand(turn), *found] if move.kind == "take" else found


def _placed(turn: Turn) -> Values:
    """Return the tile that is placed, its price and its star."""
    move, side = ACTIONS[turn.actions[0]], turn.state.side
    price = placing_values(str(move.colour), cost(side, move.space), move.wilds or 0)
    return {**price, **star_values(side, move.star or 0)}


def _hand(turn: Turn) -> list[Fact]:
    """Return how many tiles of the colour taken the seat then holds, and how many wild ones."""
    assert isinstance(turn.state, Pavilion) and isinstance(turn.after, Pavilion)
    wild = COLOURS[turn.state.to_data()["round"] - 1]
    colour = str(ACTIONS[turn.actions[0]].colour)
    board = turn.after.to_data()["boards"][turn.seat]
    held = {name: board["hand"][i] + board["kept"][i] for i, name in enumerate(COLOURS)}
    values: Values = {"tiles": tiles(colour, held[colour]), "wilds": held[wild], "wild": wild}
    kind = "pavilion-study-wild" if colour == wild else "pavilion-study-hand"
    return [Fact(kind, turn.seat, values, 1.0)]


def _is_possible(turn: Turn, state: State) -> bool:
    """Return whether the seat could take as many tiles of the colour, or do the same."""
    move = ACTIONS[turn.actions[0]]
    if move.kind != "take":
        return is_still_legal(turn, state)
    return any(_taken(state, action) >= _taken(turn.state, move) for action in _same(state, move))


def _same(state: State, move: int) -> list[int]:
    """Return the legal actions that take the colour of another."""
    colour = ACTIONS[move].colour
    legal = (ACTIONS[action] for action in state.legal_actions())
    return [int(each) for each in legal if each.kind == "take" and each.colour == colour]


def _taken(state: State, action: int) -> int:
    """Return how many tiles of its colour an action takes."""
    assert isinstance(state, Pavilion)
    data, move = state.to_data(), ACTIONS[action]
    heap = data["displays"][move.source - 1] if move.source else data["centre"]
    return heap[COLOURS.index(str(move.colour))]


def _words(state: State, action: int) -> Message | None:
    """Return an action in words, with the source of its tiles; keeping no more needs none."""
    move = ACTIONS[action]
    if move.kind == "stop":
        return None
    told = hint(state, action)
    if move.kind != "take":
        return told
    return Message("pavilion-study-move", {**told.values, "from": origin(move.source or 0)})


FACTS: Final = GameFacts(_effects, _is_possible, told_already, _words)
