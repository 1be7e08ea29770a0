"""Turning points of a match: the costliest actions and the most decisive deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from tilewright.arena.analyst import DIGITS
from tilewright.arena.moment import Moment
from tilewright.core.const import NATURE
from tilewright.core.message import Message, MessageValue

MIN_SWING: Final = 0.1  # of a win chance
MAX_POINTS: Final = 5


class TurningPoint(NamedTuple):
    """A ply, the seat whose win chance it changed most, and that chance before and after."""

    moment: Moment
    seat: int
    before: float  # with the best action, or before the deal
    after: float  # with the action played, or after the deal

    @property
    def kind(self) -> str:
        """What turned the match: "action" or "deal"."""
        return "deal" if self.moment.state.actor == NATURE else "action"

    @property
    def size(self) -> float:
        """By how much the win chance changed."""
        return abs(self.after - self.before)

    def tell(self, names: Sequence[str]) -> Message:
        """Return the turning point as a sentence."""
        values: dict[str, MessageValue] = {
            "round": self.moment.round,
            "ply": self.moment.number + 1,  # for people
            "seat": self.seat,
            "name": names[self.seat],
            "before": percent(self.before),
            "after": percent(self.after),
        }
        if self.kind == "deal":
            values["change"] = "rise" if self.after > self.before else "fall"
            return Message("analysis-turning-deal", values)
        analysis = self.moment.analysis
        assert analysis.best is not None and analysis.played is not None
        for name, candidate in (("played", analysis.played), ("best", analysis.best)):
            words = self.moment.state.game.presentation.hint(self.moment.state, candidate.action)
            values[f"{name}-words"] = words
        return Message("analysis-turning-action", values)

    def to_data(self) -> dict[str, object]:
        """Return the turning point as plain data."""
        return {
            "ply": self.moment.number,
            "round": self.moment.round,
            "kind": self.kind,
            "seat": self.seat,
            "before": round(self.before, DIGITS),
            "after": round(self.after, DIGITS),
        }


class Account(NamedTuple):
    """How well a seat decided: decisions, best decisions, and expected losses in total."""

    seat: int
    decisions: int  # where more than one action was legal
    best: int
    chance: float
    points: float

    def tell(self, names: Sequence[str]) -> Message:
        """Return the account as a sentence; those who resign at once have decided nothing."""
        if self.decisions == 0:
            return Message("analysis-undecided", {"seat": self.seat, "name": names[self.seat]})
        values: dict[str, MessageValue] = {
            "seat": self.seat,
            "name": names[self.seat],
            "decisions": self.decisions,
            "best": self.best,
            "points": round(self.points),
        }
        return Message("analysis-account", values)

    def to_data(self) -> dict[str, object]:
        """Return the account as plain data."""
        return {
            "seat": self.seat,
            "decisions": self.decisions,
            "best": self.best,
            "loss": {"chance": round(self.chance, DIGITS), "points": round(self.points, DIGITS)},
        }


def percent(chance: float) -> int:
    """Return a chance in whole percent."""
    return round(100 * chance)


def turning_points(
    moments: Sequence[Moment], least: float = MIN_SWING, most: int = MAX_POINTS
) -> list[TurningPoint]:
    """Return the largest losses and swings of the win chance, in match order."""
    found = [point for point in _changes(moments) if point.size >= least]
    largest = sorted(found, key=lambda point: (-point.size, point.moment.number))[:most]
    return sorted(largest, key=lambda point: point.moment.number)


def accounts(moments: Sequence[Moment], seats: int) -> list[Account]:
    """Return how well each seat decided."""
    found = []
    for seat in range(seats):
        analyses = [m.analysis for m in moments if m.state.actor == seat]
        decided = [analysis for analysis in analyses if analysis.played is not None]
        losses = [analysis.loss for analysis in decided if analysis.loss is not None]
        best = sum(analysis.played == analysis.best for analysis in decided)
        chance, points = sum(loss.chance for loss in losses), sum(loss.points for loss in losses)
        found.append(Account(seat, len(decided), best, chance, points))
    return found


def _changes(moments: Sequence[Moment]) -> Iterator[TurningPoint]:
    for moment in moments:
        analysis, seat = moment.analysis, moment.state.actor
        if analysis.best is not None and analysis.played is not None and analysis.loss is not None:
            after = analysis.played.shares[seat]
            yield TurningPoint(moment, seat, after + analysis.loss.chance, after)
    yield from _deals(moments)


def _deals(moments: Sequence[Moment]) -> Iterator[TurningPoint]:
    """Yield the changes by deals; successive deals count as one."""
    start: Moment | None = None
    for old, new in pairwise(moments):
        if old.state.actor != NATURE:
            continue
        start = start or old
        if new.state.actor == NATURE:
            continue
        before, after = start.outlook.shares, new.outlook.shares
        changes = [abs(b - a) for a, b in zip(before, after, strict=True)]
        seat = changes.index(max(changes))
        yield TurningPoint(start, seat, before[seat], after[seat])
        start = None
