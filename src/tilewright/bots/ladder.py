"""The ladder of a game: how its levels play, from `bots/ladders/<id>.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tilewright.bots.limits import Limits
from tilewright.core.game import Game
from tilewright.core.parts import find_part

NAMES: Final = ("novice", "apprentice", "tiler", "mason", "artisan", "master")
MASTER_LIMITS: Final = Limits(nodes=200_000, seconds=1.0)
FOLDER: Final = "tilewright.bots.ladders"


class Step(NamedTuple):
    """How a level below the last plays."""

    weights: str  # the set its evaluation uses
    depth: int
    nodes: int
    overlooks: float  # the share of the options that it does not see


class Ladder(NamedTuple):
    """The levels of a game below the last, the weakest first, and what plays the last."""

    steps: tuple[Step, ...]
    deep_seats: tuple[int, ...] = ()  # numbers of seats for which the deep search is the strongest
    # How much sharper (above 1) or flatter the expected win chances are shown, by side and seats.
    sharpness: Mapping[tuple[str, int], float] = {}


class Level(NamedTuple):
    """How a level plays."""

    name: str
    weights: str  # the set its evaluation uses
    limits: Limits
    overlooks: float  # the share of the options that it does not see


# For games without a ladder of their own.
DEFAULT: Final = Ladder(
    steps=(
        Step("plain", 1, 1000, 0.8),
        Step("plain", 1, 1000, 0.5),
        Step("plain", 1, 1000, 0.15),
        Step("tuned", 1, 1000, 0.05),
        Step("tuned", 2, 1000, 0.0),
    )
)


def find_ladder(game: Game) -> Ladder:
    """Return the ladder of a game, or the default one."""
    found: Ladder | None = find_part(game, "ladder", FOLDER, "LADDER")
    return DEFAULT if found is None else found


def levels_of(game: Game) -> tuple[Level, ...]:
    """Return the levels of a game, the weakest first; the last is the strongest bot there is."""
    levels = [
        Level(name, step.weights, _limits(step), step.overlooks)
        for name, step in zip(NAMES, find_ladder(game).steps, strict=False)
    ]
    return (*levels, Level(NAMES[-1], "tuned", MASTER_LIMITS, 0.0))


def _limits(step: Step) -> Limits:
    return Limits(depth=step.depth, nodes=step.nodes, memory=1)
