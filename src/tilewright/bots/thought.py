"""What a bot found when it thought about a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from tilewright.bots.bot import Bot
from tilewright.bots.limits import Limits
from tilewright.bots.stop import Stop
from tilewright.core.errors import IllegalAction
from tilewright.core.rng import Rng
from tilewright.core.state import State


class Candidate(NamedTuple):
    """One action, what it is expected to lead to, and by which line."""

    action: int
    points: tuple[float, ...]  # the final score expected of every seat
    shares: tuple[float, ...]  # the chance of every seat to win; together 1
    line: tuple[int, ...]  # the actions expected, this one first, up to the next deal at most
    visits: int  # how many of the nodes went into it

    def margin(self, seat: int) -> float:
        """Return by how much a seat is expected to be ahead of the best of the others."""
        others = self.points[:seat] + self.points[seat + 1 :]
        return self.points[seat] - max(others)


class Thought(NamedTuple):
    """The legal actions that were weighed, the best first, and what it took to weigh them."""

    candidates: tuple[Candidate, ...]
    nodes: int
    depth: int  # actions looked ahead in full, or the longest line where there is no such depth

    @property
    def action(self) -> int:
        """The action to take."""
        return self.candidates[0].action


Report = Callable[[Thought], None]


def demand_legal(state: State, actions: Sequence[int]) -> None:
    """Raise unless there are actions and all of them are legal."""
    state.demand_seat()
    if not actions:
        raise ValueError("there is no action to weigh")
    for action in actions:
        refusal = state.why_not(action)
        if refusal:
            raise IllegalAction(refusal)


class Thinker(Bot, Protocol):
    """A bot that can tell what it thinks."""

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
        """Return what is best and why; `every` weighs all actions in full, not only the best.

        The limits are the bot's own unless others are given. `stop` may be raised by another
        thread at any moment; `report` is called with every better thought on the way.
        """
        ...

    def weigh(
        self,
        state: State,
        rng: Rng,
        actions: Sequence[int],
        limits: Limits | None = None,
        *,
        stop: Stop | None = None,
    ) -> Thought:
        """Return which of some legal actions is best and why; all of them are weighed in full."""
        ...
