"""The themes of puzzles in Azul."""

from __future__ import annotations

from typing import Any, Final

from tilewright.core.events import Event
from tilewright.games.azul.geometry import COLOURS
from tilewright.puzzles.themes.facts import Facts

Place = tuple[int, str]  # a line from the top, from 0, and a colour
MUCH: Final = 4  # points on the floor line that are worth a theme
LONG_LINE: Final = 3  # tiles that a line holds, for denying it to matter


def is_denial(facts: Facts) -> bool:
    """Return whether another seat could have filled a long line, and no longer can."""
    return any(
        _fillable(facts.data, seat) - _fillable(facts.data_after, seat) for seat in facts.others
    )


def is_floor(facts: Facts) -> bool:
    """Return whether another seat is expected to lose much on its floor line."""
    losses = [
        event.number("penalty")
        for event in [*facts.events, *facts.later]
        if event.kind == "penalised" and event["seat"] in facts.others
    ]
    return max(losses, default=0) >= MUCH


def is_sacrifice(facts: Facts) -> bool:
    """Return whether the solver puts two or more tiles on its own floor line."""
    return sum(event.number("count") for event in facts.mine if event.kind == "fell") >= 2


def is_marker(facts: Facts) -> bool:
    """Return whether the solver takes the start marker."""
    return facts.has("marked")


def is_row(facts: Facts) -> bool:
    """Return whether the turn completes a row at the end of the round."""
    return any(all(_wall_then(facts)[event.number("row") - 1]) for event in _new_tiles(facts))


def is_column(facts: Facts) -> bool:
    """Return whether the turn brings a column to four or five tiles."""
    wall = _wall_then(facts)
    return any(
        sum(row[event.number("column") - 1] is not None for row in wall) >= 4
        for event in _new_tiles(facts)
    )


def is_colour(facts: Facts) -> bool:
    """Return whether the turn brings a colour to four or five tiles on the wall."""
    wall = _wall_then(facts)
    return any(sum(event["colour"] in row for row in wall) >= 4 for event in _new_tiles(facts))


def _fillable(data: dict[str, Any], seat: int) -> set[Place]:
    """Return the long lines that a seat could fill with one taking."""
    heaps = [*data["displays"], data["centre"]]
    board, found = data["boards"][seat], set[Place]()
    for row, line in enumerate(board["lines"]):
        if row + 1 < LONG_LINE or line is None:
            continue
        colour, missing = line["colour"], row + 1 - line["count"]
        if missing > 0 and any(heap[COLOURS.index(colour)] >= missing for heap in heaps):
            found.add((row, colour))
    return found


def _laid(events: list[Event]) -> dict[int, Event]:
    return {event.number("row"): event for event in events if event.kind == "laid"}


def _new_tiles(facts: Facts) -> list[Event]:
    """Return the tiles that reach the solver's wall this round because of the turn."""
    before = _laid(facts.before.forecast(facts.seat))
    then = _laid([*facts.mine, *facts.after.forecast(facts.seat)])
    return [event for row, event in then.items() if row not in before]


def _wall_then(facts: Facts) -> list[list[str | None]]:
    """Return the solver's wall as it would be at the end of the round."""
    wall = [list(row) for row in facts.data["boards"][facts.seat]["wall"]]
    for event in _laid([*facts.mine, *facts.after.forecast(facts.seat)]).values():
        wall[event.number("row") - 1][event.number("column") - 1] = str(event["colour"])
    return wall


THEMES: Final = {
    "denial": is_denial,
    "floor": is_floor,
    "sacrifice": is_sacrifice,
    "column": is_column,
    "colour": is_colour,
    "row": is_row,
    "marker": is_marker,
}
