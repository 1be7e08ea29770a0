"""What a game tells of itself, so that the rest of the program needs to know no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tilewright.core.errors import BadSetup, UnknownName
from tilewright.core.events import Event
from tilewright.core.observation import Layout, Sheet
from tilewright.core.presentation import Presentation
from tilewright.core.state import Deal, RawEvent, State


class Game(NamedTuple):
    """A game's name, its sides, and the way to its states and texts."""

    id: str
    title: str
    sides: tuple[str, ...]  # the first is the default
    seat_counts: tuple[int, ...]
    rules_version: int
    num_actions: Callable[[int], int]  # by number of seats
    create: Callable[[int, str, int], State]  # seats, side, start
    from_data: Callable[[object], State]
    from_text: Callable[[str], State]
    read_action: Callable[[str], int]
    write_action: Callable[[int], str]
    read_deal: Callable[[str], Deal]
    write_deal: Callable[[Deal], str]
    tell: Callable[[RawEvent], Event]
    layout: Callable[[int, str], Layout]  # seats, side
    read_observation: Callable[[Sheet], dict[str, object]]
    presentation: Presentation

    def new(self, seats: int | None = None, side: str | None = None, start: int = 0) -> State:
        """Return the start of a match; by default two seats and the first side."""
        seats = self.seat_counts[0] if seats is None else seats
        side = self.sides[0] if side is None else side
        check_setup(self, seats, side, start)
        return self.create(seats, side, start)


def check_setup(game: Game, seats: int, side: str, start: int) -> None:
    """Raise if the game cannot be played so."""
    if seats not in game.seat_counts:
        few, many = game.seat_counts[0], game.seat_counts[-1]
        sentence = f"{game.title} is played with {few} to {many} seats, not {seats}"
        raise BadSetup("setup.seats", sentence, {"seats": seats})
    if side not in game.sides:
        raise UnknownName("side", side, game.sides)
    if not 0 <= start < seats:
        sentence = f"the starting seat must lie between 0 and {seats - 1}, not {start}"
        raise BadSetup("setup.start", sentence, {"start": start})
