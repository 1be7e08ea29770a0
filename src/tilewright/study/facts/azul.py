"""What turns of Azul do: lines, walls, floors and bonuses."""

from __future__ import annotations

from typing import Final

from tilewright.core.message import Message
from tilewright.core.state import State
from tilewright.games.azul import const
from tilewright.games.azul.actions import ACTIONS
from tilewright.games.azul.geometry import COLOURS
from tilewright.games.azul.phrases import goal, origin, tiles
from tilewright.games.azul.state import Azul
from tilewright.study.fact import Fact, Values
from tilewright.study.facts.general import GameFacts, effects_of, hint, worth
from tilewright.study.turn import Turn

# Sentences by the phrase of an effect.
KINDS: Final = {
    "effect-ends": "study-ends",
    "azul-detail-ends": "azul-study-ends",
    "azul-detail-completes": "azul-study-completes",
    "azul-detail-fills": "azul-study-fills",
    "azul-effect-raises": "azul-study-raises",
    "azul-effect-missing": "azul-study-line",
    "azul-detail-dropped": "azul-study-dropped",
    "azul-detail-falls": "azul-study-falls",
    "azul-detail-marker": "azul-study-marker",
}
COLUMN_KINDS: Final = {**KINDS, "azul-detail-fills": "azul-study-column"}
BONUSES: Final = {
    "row": const.ROW_BONUS,
    "column": const.COLUMN_BONUS,
    "colour": const.COLOUR_BONUS,
}


def _effects(turn: Turn) -> list[Fact]:
    move = ACTIONS[turn.actions[0]]
    if move.column is not None:
        return effects_of(turn, COLUMN_KINDS, {"column": move.column})
    return [*effects_of(turn, KINDS, _place(turn)), *_near(turn)]


def _place(turn: Turn) -> Values:
    """Return the line that gets tiles, and which tiles it holds then."""
    line = next(iter(turn.told("lined")), None)
    if line is None:
        return {}
    number = line.number("line")
    count = number - line.number("missing")
    colour = str(line["colour"])
    return {"line": number, "tiles": tiles(colour, count), "colour": colour, "count": count}


def _near(turn: Turn) -> list[Fact]:
    """Return which bonuses lack a single tile on the wall because of the turn."""
    before, after = _missing(turn.state, turn.seat), _missing(turn.after, turn.seat)
    new = [each for each, missing in after.items() if missing == 1 and before[each] > 1]
    return [_nearly(turn, *each) for each in new]


def _nearly(turn: Turn, bonus: str, which: int) -> Fact:
    value = COLOURS[which] if bonus == "colour" else which + 1
    points = BONUSES[bonus]
    values: Values = {"bonus": bonus, bonus: value, "points": points}
    return Fact("azul-study-nearly", turn.seat, values, points / 4)


def _missing(state: State, seat: int) -> dict[tuple[str, int], int]:
    """Return how many tiles each bonus lacks on the wall as the round would leave it."""
    assert isinstance(state, Azul)
    wall = [list(row) for row in state.to_data()["boards"][seat]["wall"]]
    for event in state.forecast(seat):
        if event.kind == "laid":
            wall[event.number("row") - 1][event.number("column") - 1] = str(event["colour"])
    empty = {("row", i): sum(tile is None for tile in row) for i, row in enumerate(wall)}
    for i, column in enumerate(zip(*wall, strict=True)):
        empty["column", i] = sum(tile is None for tile in column)
    for i, colour in enumerate(COLOURS):
        empty["colour", i] = sum(colour not in row for row in wall)
    return empty


def _is_possible(turn: Turn, state: State) -> bool:
    """Return whether the seat could put as many tiles of the colour into the same line."""
    move = ACTIONS[turn.actions[0]]
    if move.kind == "column":
        return True  # its own line decides
    count = turn.told("took")[0].number("count")
    return any(_gets(state, action, move.colour, move.line) >= count for action in _takes(state))


def _takes(state: State) -> list[int]:
    return [action for action in state.legal_actions() if ACTIONS[action].kind == "take"]


def _gets(state: State, action: int, colour: str | None, line: int | None) -> int:
    """Return how many tiles an action takes, if it takes this colour to this line."""
    move = ACTIONS[action]
    if (move.colour, move.line) != (colour, line):
        return 0
    assert isinstance(state, Azul)
    data = state.to_data()
    heap = data["displays"][move.source - 1] if move.source else data["centre"]
    return heap[COLOURS.index(str(colour))]


def _words(state: State, action: int) -> Message:
    """Return an action in words, with the source of its tiles."""
    move, told = ACTIONS[action], hint(state, action)
    if move.column is not None:
        return told
    return Message(
        "azul-study-move",
        {
            **told.values,
            "line": move.line or 0,
            "to": goal(move.line or 0),
            "from": origin(move.source or 0),
        },
    )


FACTS: Final = GameFacts(_effects, _is_possible, worth, _words)
