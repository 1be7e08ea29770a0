"""Learning from positions and matches: analyses, grades of moves, and explanations in words."""

from tilewright.study.explain import Explanation, explain, explain_best, explain_played
from tilewright.study.fact import Fact
from tilewright.study.grades import (
    Accuracy,
    Grade,
    GradedMove,
    accuracies,
    grade,
    grade_loss,
    graded_moves,
)
from tilewright.study.look import PositionAnalysis, analyse
from tilewright.study.turn import Turn, turn_of, turns_of

__all__ = [
    "Accuracy",
    "Explanation",
    "Fact",
    "Grade",
    "GradedMove",
    "PositionAnalysis",
    "Turn",
    "accuracies",
    "analyse",
    "explain",
    "explain_best",
    "explain_played",
    "grade",
    "grade_loss",
    "graded_moves",
    "turn_of",
    "turns_of",
]
