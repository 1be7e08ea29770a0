"""What the seats of a match are paid, step by step, by the kind of reward."""

from __future__ import annotations

from tilewright.core.errors import UnknownName
from tilewright.core.state import State
from tilewright.envs.rewards import REWARDS, result_shares


class Payoff:
    """Pays the seats of one match after another."""

    def __init__(self, kind: str) -> None:
        if kind not in REWARDS:
            raise UnknownName("reward", kind, REWARDS)
        self.kind = kind

    def open(self, state: State) -> None:
        """Begin with a new match."""
        self.before = state.scores()

    def settle(self, state: State) -> list[float]:
        """Return what every seat gets for the step that led here."""
        if self.kind == "change":
            before, self.before = self.before, state.scores()
            return [float(now - then) for now, then in zip(self.before, before, strict=True)]
        if not state.is_over:
            return [0.0] * state.seats
        return results(state) if self.kind == "result" else margins(state)


def results(state: State) -> list[float]:
    """Return 1 for a win alone, and what sums up to 0 for the others; ties share."""
    seats = state.seats
    return [(seats * share - 1) / (seats - 1) for share in result_shares(state)]


def margins(state: State) -> list[float]:
    """Return how far each seat is ahead of the best of the others."""
    scores = state.scores()
    return [
        float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)
    ]
