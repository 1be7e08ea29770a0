"""The ladder: named levels of play, from one a child beats to the strongest there is.

The lower levels do not play at random. They look ahead less, judge more plainly, and
overlook some of what they could do, as people do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tilewright.bots.limits import Limits
from tilewright.bots.search.deep_bot import DeepBot
from tilewright.bots.stop import Stop
from tilewright.bots.thought import Report, Thought
from tilewright.core.rng import Rng, check_rng
from tilewright.core.state import State

NAMES: Final = ("novice", "apprentice", "tiler", "mason", "artisan", "master")
MASTERLY: Final = Limits(nodes=200_000, seconds=1.0)
PARTS: Final = 1000


class Level(NamedTuple):
    """How a level plays."""

    name: str
    weights: str  # the set its evaluation goes by
    limits: Limits
    overlooks: float  # the part of what there is that it does not see


# Parts of actions that are seen or overlooked together: the tiles taken, the space covered.
_AT_A_GLANCE: Final = {
    "azul": ("source", "colour"),
    "pavilion": ("source", "star", "position"),
    "garden": ("colour", "pattern", "hexagon"),
}

# Weights, depth, nodes, and the part overlooked. Measured game by game: docs/bots.md.
_STEPS: Final[dict[str, tuple[tuple[str, int, int, float], ...]]] = {
    "azul": (
        ("plain", 1, 1000, 0.8),
        ("plain", 1, 1000, 0.5),
        ("plain", 1, 1000, 0.1),
        ("tuned", 1, 1000, 0.05),
        ("tuned", 3, 1000, 0.05),
    ),
    "pavilion": (
        ("plain", 1, 1000, 0.8),
        ("plain", 1, 1000, 0.5),
        ("plain", 1, 1000, 0.15),
        ("tuned", 1, 1000, 0.05),
        ("tuned", 2, 1000, 0.0),
    ),
    "garden": (
        ("plain", 1, 1000, 0.8),
        ("plain", 1, 1000, 0.5),
        ("plain", 1, 1000, 0.0),
        ("tuned", 1, 1000, 0.3),
        ("tuned", 2, 1000, 0.0),
    ),
}


def ladder_of(game_id: str) -> tuple[Level, ...]:
    """Return the levels of a game, the weakest first; the last is the strongest bot there is."""
    steps = [
        Level(name, weights, Limits(depth=depth, nodes=nodes, memory=1), overlooks)
        for name, (weights, depth, nodes, overlooks) in zip(NAMES, _STEPS[game_id], strict=False)
    ]
    return (*steps, Level(NAMES[-1], "tuned", MASTERLY, 0.0))


class LevelBot:
    """Plays like a person of some experience: sees part of what there is, and thinks a little."""

    def __init__(self, level: Level, bot: DeepBot) -> None:
        self.name = level.name
        self.level = level
        self._bot = bot

    def choose(self, state: State, rng: Rng) -> int:
        """Return the best of the actions it saw."""
        state.demand_seat()
        return self._bot.choose_among(state, self._seen(state, rng))

    def think(
        self,
        state: State,
        rng: Rng,
        limits: Limits | None = None,
        *,
        stop: Stop | None = None,
        report: Report | None = None,
        every: bool = False,
    ) -> Thought:
        """Return what is best of the actions it saw; see `Thinker`."""
        state.demand_seat()
        seen = self._seen(state, rng)
        own = self.level.limits if limits is None else self.level.limits.within(limits)
        return self._bot.think_among(state, seen, own, stop=stop, report=report, every=every)

    def weigh(
        self,
        state: State,
        rng: Rng,
        actions: Sequence[int],
        limits: Limits | None = None,
        *,
        stop: Stop | None = None,
    ) -> Thought:
        """Return which of some legal actions is best and why; see `Thinker`."""
        return self._bot.weigh(state, rng, actions, limits, stop=stop)

    def _seen(self, state: State, rng: Rng) -> Sequence[int]:
        """Return all actions but those with things that were overlooked."""
        actions = state.legal_actions()
        unseen = round(PARTS * self.level.overlooks)
        if len(actions) == 1 or unseen == 0:
            return actions
        check_rng(rng)
        things: dict[tuple[object, ...], list[int]] = {}
        for action in actions:
            things.setdefault(_thing(state, action), []).append(action)
        groups = list(things.values())
        seen = [group for group in groups if rng.randbelow(PARTS) >= unseen]
        return [
            action for group in seen or [groups[rng.randbelow(len(groups))]] for action in group
        ]


def _thing(state: State, action: int) -> tuple[object, ...]:
    """Return what an action is about, as somebody sees it at a glance."""
    names = ("kind", *_AT_A_GLANCE[state.game_id()])
    return tuple(getattr(action, name, None) for name in names)
