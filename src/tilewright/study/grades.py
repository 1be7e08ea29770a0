"""Grades of moves, by the expected points and the win chance that they lost.

A move is a whole turn. The losses of its decisions add up, and the grade stands at the decision
that lost the most, or at the first one if none lost anything. A turn without a choice has no grade.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from tilewright.arena.analysis import RecordAnalysis, analyse_record
from tilewright.arena.analyst import ANALYST, DIGITS, Loss
from tilewright.arena.moment import Moment
from tilewright.bots import Candidate, Limits
from tilewright.core.message import Message
from tilewright.core.record import Record


class Grade(StrEnum):
    """How good a move was, compared with the best one found."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


GRADES: Final = tuple(Grade)  # the best first


class Threshold(NamedTuple):
    """The smallest losses that a grade stands for; either is enough."""

    grade: Grade
    points: float  # of the expected margin
    chance: float  # of the win chance


NEVER: Final = float("inf")
# The worst grade first. In a decided match a move can lose points without losing any chance: that
# is a mistake at most. Towards the end a single point can be the match: then the chance counts.
THRESHOLDS: Final = (
    Threshold(Grade.BLUNDER, NEVER, 0.20),
    Threshold(Grade.MISTAKE, 5.0, 0.10),
    Threshold(Grade.INACCURACY, 2.0, 0.04),
    Threshold(Grade.GOOD, 0.25, 0.005),
)


def grade_loss(loss_points: float, loss_chance: float) -> Grade:
    """Return the grade of a move that lost so many expected points and so much win chance.

    Losses below those of "good" are noise of the search: such a move is as good as the best.
    """
    for threshold in THRESHOLDS:
        if loss_points >= threshold.points or loss_chance >= threshold.chance:
            return threshold.grade
    return Grade.BEST


@dataclass(frozen=True)
class GradedMove:
    """A turn of a record, and how good it was."""

    moment: Moment  # the decision that lost the most
    first: int  # the ply of the turn's first decision
    plies: int  # decisions of the turn
    loss: Loss  # of all decisions together
    grade: Grade

    @property
    def ply(self) -> int:
        """The number of the decision that lost the most."""
        return self.moment.number

    @property
    def seat(self) -> int:
        """The seat that moved."""
        return self.moment.state.actor

    @property
    def round(self) -> int:
        """The round of the match."""
        return self.moment.round

    @property
    def played(self) -> Candidate:
        """The action played, with its expected line."""
        assert self.moment.analysis.played is not None
        return self.moment.analysis.played

    @property
    def best(self) -> Candidate:
        """The best action found, with its expected line."""
        assert self.moment.analysis.best is not None
        return self.moment.analysis.best

    def to_data(self) -> dict[str, object]:
        """Return the move as plain data."""
        game = self.moment.state.game
        return {
            "ply": self.ply,
            "first": self.first,
            "plies": self.plies,
            "seat": self.seat,
            "round": self.round,
            "played": game.write_action(self.played.action),
            "best": game.write_action(self.best.action),
            "loss": _loss_data(self.loss),
            "grade": self.grade.value,
        }


@dataclass(frozen=True)
class Accuracy:
    """How well a seat moved: its moves by grade, and what it lost on average."""

    seat: int
    counts: dict[Grade, int]
    loss: Loss  # mean of a move

    @property
    def moves(self) -> int:
        """How many moves have a grade."""
        return sum(self.counts.values())

    def tell(self, names: Sequence[str]) -> Message:
        """Return the accuracy as a sentence."""
        return Message(
            "study-accuracy",
            {
                "seat": self.seat,
                "name": names[self.seat],
                **{grade.value: self.counts[grade] for grade in GRADES},
            },
        )

    def to_data(self) -> dict[str, object]:
        """Return the accuracy as plain data."""
        counts = {grade.value: self.counts[grade] for grade in GRADES}
        return {"seat": self.seat, "moves": self.moves, **counts, "loss": _loss_data(self.loss)}


def grade(
    matter: Record | RecordAnalysis,
    seat: int | None = None,
    limits: Limits | None = None,
    *,
    seed: int = 0,
    bot: str = ANALYST,
    jobs: int = 1,
) -> list[GradedMove]:
    """Return the graded moves of a record or of its analysis, in order; by default of all seats."""
    if isinstance(matter, Record):
        matter = analyse_record(matter, limits, seed, bot=bot, jobs=jobs)
    moves = graded_moves(matter.moments)
    return [move for move in moves if seat is None or move.seat == seat]


def graded_moves(moments: Iterable[Moment]) -> list[GradedMove]:
    """Return the graded moves of analysed moments, in order."""
    found = []
    for turn in _turns(moments):
        choices = [moment for moment in turn if moment.analysis.loss is not None]
        if choices:
            found.append(_graded(turn, choices))
    return found


def accuracies(moves: Sequence[GradedMove], seats: int) -> list[Accuracy]:
    """Return how well each seat moved."""
    return [_accuracy(seat, [move for move in moves if move.seat == seat]) for seat in range(seats)]


def _accuracy(seat: int, moves: Sequence[GradedMove]) -> Accuracy:
    counts = {grade: sum(move.grade == grade for move in moves) for grade in GRADES}
    total, count = _total(move.loss for move in moves), max(1, len(moves))
    return Accuracy(seat, counts, Loss(total.chance / count, total.points / count))


def _graded(turn: Sequence[Moment], choices: Sequence[Moment]) -> GradedMove:
    loss, worst = _total(moment.analysis.loss for moment in choices), max(choices, key=_size)
    grade = grade_loss(loss.points, loss.chance)
    return GradedMove(worst, turn[0].number, len(turn), loss, grade)


def _size(moment: Moment) -> tuple[float, float]:
    loss = moment.analysis.loss
    return (loss.chance, loss.points) if loss else (0.0, 0.0)


def _turns(moments: Iterable[Moment]) -> Iterator[list[Moment]]:
    """Yield the moments of each turn; a turn goes on while its seat has steps behind it."""
    turn: list[Moment] = []
    for moment in moments:
        if turn and (moment.state.actor != turn[0].state.actor or moment.state.steps == 0):
            yield turn
            turn = []
        if moment.state.actor >= 0 and moment.ply is not None:
            turn.append(moment)
    if turn:
        yield turn


def _total(losses: Iterable[Loss | None]) -> Loss:
    known = [loss for loss in losses if loss is not None]
    return Loss(sum(loss.chance for loss in known), sum(loss.points for loss in known))


def _loss_data(loss: Loss) -> dict[str, float]:
    return {"chance": round(loss.chance, DIGITS), "points": round(loss.points, DIGITS)}
