"""Bots for the difficulty levels below the strongest.

The lower levels do not play at random. They look ahead less, use a simpler evaluation, and
overlook some of their options, as people do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilewright.bots.ladder import Level
from tilewright.bots.limits import Limits
from tilewright.bots.search.deep_bot import DeepBot
from tilewright.bots.stop import Stop
from tilewright.bots.thought import Report, Thought
from tilewright.core.rng import Rng, check_rng
from tilewright.core.state import State

PER_MILLE: Final = 1000


class LevelBot:
    """Searches briefly, among the part of its options that it does not overlook."""

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
        """Return the actions it saw as candidates, the best first; see `Thinker`."""
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
        """Return some legal actions as candidates, the best first; see `Thinker`."""
        return self._bot.weigh(state, rng, actions, limits, stop=stop)

    def _seen(self, state: State, rng: Rng) -> Sequence[int]:
        """Return the legal actions without those that it overlooks."""
        actions = state.legal_actions()
        unseen = round(PER_MILLE * self.level.overlooks)
        if len(actions) == 1 or unseen == 0:
            return actions
        check_rng(rng)
        by_key: dict[tuple[object, ...], list[int]] = {}
        for action in actions:
            by_key.setdefault(_glance_key(state, action), []).append(action)
        groups = list(by_key.values())
        seen = [group for group in groups if rng.randbelow(PER_MILLE) >= unseen]
        return [
            action for group in seen or [groups[rng.randbelow(len(groups))]] for action in group
        ]


def _glance_key(state: State, action: int) -> tuple[object, ...]:
    """Return a key that is equal for actions that are seen or overlooked together."""
    names = state.game.glance
    if not names:
        return (action,)
    return tuple(getattr(action, name, None) for name in ("kind", *names))
