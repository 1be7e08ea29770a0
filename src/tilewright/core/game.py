"""The description of a game, through which the rest of the program uses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import NamedTuple

from tilewright.core.const import MAX_ACTIONS, MAX_SEATS
from tilewright.core.editing import Editor
from tilewright.core.errors import BadSetup, BrokenGame, UnknownName
from tilewright.core.events import Event
from tilewright.core.observation import Layout, Sheet
from tilewright.core.outlook import Forecast, Outlook
from tilewright.core.palette import COMMON, Palette
from tilewright.core.presentation import Presentation
from tilewright.core.state import Deal, RawEvent, State

PointSource = Callable[[Event], tuple[str, int]]  # where points came from, and how many


class Bounds(NamedTuple):
    """Upper bounds for a match: decisions, chance draws, and different items to draw."""

    decisions: int
    draws: int
    things: int


class Game(NamedTuple):
    """Everything the program needs to know about a game.

    Fields with a default are optional: without them the rest of the program skips a feature or
    reports what is missing. Parts that belong to a higher layer, such as a painter or an
    evaluation, are modules named after the game in a folder of that layer, or listed in `parts`.
    """

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
    point_sources: Mapping[str, PointSource] = {}  # by kind of event; for statistics
    palette: Palette = COMMON  # the colours of its tiles
    glance: tuple[str, ...] = ()  # parts of an action that weak bots see or overlook together
    bounds: Callable[[int], Bounds] | None = None  # by number of seats
    board: Callable[[], dict[str, object]] | None = None  # what a client needs to draw its boards
    outlook: Callable[[State, Sequence[int]], Outlook] | None = None  # what a turn leads to
    forecast: Callable[[State], list[Forecast]] | None = None  # of the round so far, by seat
    editor: Editor | None = None  # for building positions piece by piece
    texts: Traversable | None = None  # a folder of catalogues, `en.ftl` and so on
    parts: Mapping[str, str] = {}  # for higher layers: "module:attribute" by kind

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle only the id; unpickling finds the game in the registry."""
        return (_find, (self.id,))

    def new(self, seats: int | None = None, side: str | None = None, start: int = 0) -> State:
        """Return the start of a match; by default two seats and the first side."""
        seats = self.seat_counts[0] if seats is None else seats
        side = self.sides[0] if side is None else side
        check_setup(self, seats, side, start)
        return self.create(seats, side, start)


def _find(name: str) -> Game:
    from tilewright.core.registry import find_game

    return find_game(name)


def check_setup(game: Game, seats: int, side: str, start: int) -> None:
    """Raise if the game does not support a setup."""
    if seats not in game.seat_counts:
        few, many = game.seat_counts[0], game.seat_counts[-1]
        sentence = f"{game.title} is played with {few} to {many} seats, not {seats}"
        raise BadSetup("setup.seats", sentence, {"seats": seats})
    if side not in game.sides:
        raise UnknownName("side", side, game.sides)
    if not 0 <= start < seats:
        sentence = f"the starting seat must be between 0 and {seats - 1}, not {start}"
        raise BadSetup("setup.start", sentence, {"start": start})


def check_game(name: str, game: object) -> None:
    """Raise `BrokenGame` unless this is a valid `Game` within the limits of the program."""
    if not isinstance(game, Game):
        raise BrokenGame(name, f"expected a Game, found {type(game).__name__}")
    for is_valid, problem in _checks(name, game):
        if not is_valid:
            raise BrokenGame(name, problem)


def _checks(name: str, game: Game) -> list[tuple[bool, str]]:
    seats, sides = game.seat_counts, game.sides
    is_word = name.isascii() and name.isidentifier() and name == name.lower()
    in_range = all(2 <= count <= MAX_SEATS for count in seats)
    ascending = list(seats) == sorted(set(seats))
    most = max((game.num_actions(count) for count in seats), default=0)
    return [
        (is_word, "an id is a Python identifier in lower-case letters"),
        (game.id == name, f'it is registered as "{name}" and calls itself "{game.id}"'),
        (
            bool(seats) and in_range and ascending,
            f"seat_counts must be ascending numbers from 2 to {MAX_SEATS}, not {seats}",
        ),
        (
            bool(sides) and len(set(sides)) == len(sides) and all(map(_is_side, sides)),
            f"sides must be different words in lower-case letters, at least one, not {sides}",
        ),
        (0 < most <= MAX_ACTIONS, f"{most} action numbers; there is room for {MAX_ACTIONS}"),
    ]


def _is_side(side: str) -> bool:
    return side.isascii() and side.isidentifier() and side == side.lower()
