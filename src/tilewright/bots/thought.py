"""The results of a bot's search, and the interface of bots that report them."""

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
    """An action, its predicted outcome, and the expected line."""

    action: int
    points: tuple[float, ...]  # the expected final score of every seat
    shares: tuple[float, ...]  # every seat's chance to win; they sum to 1
    line: tuple[int, ...]  # the expected actions, this one first, at most up to the next deal
    visits: int  # how many nodes were spent on it

    def margin(self, seat: int) -> float:
        """Return a seat's expected lead over the best of the others."""
        others = self.points[:seat] + self.points[seat + 1 :]
        return self.points[seat] - max(others)


class Thought(NamedTuple):
    """The actions considered, the best first, and the size of the search."""

    candidates: tuple[Candidate, ...]
    nodes: int
    depth: int  # the depth completed, or for a tree its longest path

    @property
    def action(self) -> int:
        """The action to take."""
        return self.candidates[0].action


Report = Callable[[Thought], None]


def demand_legal(state: State, actions: Sequence[int]) -> None:
    """Raise unless there are actions and all of them are legal."""
    state.demand_seat()
    if not actions:
        raise ValueError("there are no actions to weigh")
    for action in actions:
        refusal = state.why_not(action)
        if refusal:
            raise IllegalAction(refusal)


class Thinker(Bot, Protocol):
    """A bot that reports what it found."""

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
        """Return the candidate actions, the best first; `every` gives all of them exact values.

        `limits` default to the bot's own. Another thread may set `stop` at any moment. `report`
        is called with each intermediate result.
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
        """Return some legal actions as candidates, the best first, all with exact values."""
        ...
