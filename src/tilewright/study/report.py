"""Analyses with grades and explanations, as plain data with sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from tilewright.arena.analysis import RecordAnalysis
from tilewright.arena.analyst import PositionAnalysis
from tilewright.arena.turning_points import MAX_POINTS, MIN_SWING
from tilewright.core.message import Message
from tilewright.study.explain import Explanation, explain_best, explain_played
from tilewright.study.grades import Grade, accuracies, grade_loss, graded_moves

Data = dict[str, Any]
Tell = Callable[[Message], object]  # how a sentence is written: as text, or for a client


def position_report(analysis: PositionAnalysis, names: Sequence[str], tell: Tell) -> Data:
    """Return the analysis of a position, with the grade of the action played and explanations."""
    loss = analysis.loss
    grade = grade_loss(loss.points, loss.chance).value if loss else None
    return {
        **analysis.to_data(),
        "grade": grade,
        "explanation": {
            "best": _explained(explain_best(analysis), names, tell),
            "played": _explained(explain_played(analysis), names, tell),
        },
    }


def record_report(
    analysis: RecordAnalysis,
    tell: Tell,
    least: float = MIN_SWING,
    most: int = MAX_POINTS,
) -> Data:
    """Return the analysis of a record, with the grade of each move and how well seats moved.

    The grade of a turn stands at the decision that lost the most. Moves that lost something are
    explained.
    """
    names = analysis.record.names
    data = cast("Data", analysis.to_data(least, most))
    moves = graded_moves(analysis.moments)
    grades = {move.ply: move.grade for move in moves}
    for moment, told in zip(analysis.moments, data["moments"], strict=True):
        grade = grades.get(moment.number)
        told["grade"] = grade.value if grade else None
        told["explanation"] = None
        if grade is not None and grade != Grade.BEST:
            told["explanation"] = {
                "best": _explained(explain_best(moment.analysis), names, tell),
                "played": _explained(explain_played(moment.analysis), names, tell),
            }
    seats = accuracies(moves, analysis.record.seats)
    data["accuracy"] = [{**each.to_data(), "told": tell(each.tell(names))} for each in seats]
    return data


def _explained(explanation: Explanation | None, names: Sequence[str], tell: Tell) -> Data | None:
    """Return an explanation with its sentences."""
    if explanation is None:
        return None
    told = [tell(message) for message in explanation.tell(names)]
    return {**explanation.to_data(), "told": told}
