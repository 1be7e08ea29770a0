"""Read and write the weights of evaluations: one data file for each game."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final, TypedDict

from tilewright.bots.evaluation import Evaluation
from tilewright.bots.pyevaluation import PythonEvaluation
from tilewright.bots.score_evaluation import ScoreEvaluation
from tilewright.core.errors import MissingPart
from tilewright.core.game import Game
from tilewright.core.parts import find_part

FOLDER: Final = "tilewright.bots.evaluations"


class WeightSet(TypedDict):
    """The weights of each feature by stage, and the spread of each stage."""

    weights: dict[str, list[int]]
    spread: list[int]


# For games without an evaluation: points are worth what they are, and margins are uncertain.
_BY_SCORE: Final[WeightSet] = {"weights": {"points": [1000]}, "spread": [10_000]}
SCORE_WEIGHTS: Final = {"plain": _BY_SCORE, "tuned": _BY_SCORE}


@cache
def read_weights(game_id: str) -> dict[str, WeightSet]:
    """Return the sets of weights of a game, by name."""
    path = files(FOLDER) / f"{game_id}.json"
    if not path.is_file():
        raise MissingPart("weights", game_id, f"add {_weights_file(game_id)}")
    found: dict[str, WeightSet] = json.loads(path.read_text("utf-8"))
    return found


def _weights_file(game_id: str) -> str:
    return f"{FOLDER.replace('.', '/')}/{game_id}.json"


def write_weights(sets: dict[str, WeightSet]) -> str:
    """Return sets of weights as the text of a data file, one feature per line."""
    parts = []
    for name, one in sets.items():
        lines = [
            f"      {json.dumps(key)}: {json.dumps(column)}"
            for key, column in one["weights"].items()
            if any(column)
        ]
        body = ",\n".join(lines)
        spread = json.dumps(one["spread"])
        parts.append(
            f'  {json.dumps(name)}: {{\n    "spread": {spread},\n'
            f'    "weights": {{\n{body}\n    }}\n  }}'
        )
    return "{\n" + ",\n".join(parts) + "\n}\n"


def apply_weights(evaluation: Evaluation, weights: WeightSet) -> None:
    """Set an evaluation's weights; features missing from the set get weight 0."""
    names = weights["weights"]
    nothing = [0] * evaluation.stages
    columns = [names.get(name, nothing) for name in evaluation.feature_names]
    by_stage = [[column[stage] for column in columns] for stage in range(evaluation.stages)]
    evaluation.set_weights(by_stage, weights["spread"])


def make_evaluation(game: Game) -> Evaluation:
    """Return the evaluation of a game, without weights; by score if it has none."""
    make: Callable[[], Evaluation] | None = find_part(game, "evaluation", FOLDER, "EVALUATION")
    return ScoreEvaluation(game.id) if make is None else make()


def find_evaluation(game: Game, name: str, seats: int = 2, side: str | None = None) -> Evaluation:
    """Return the evaluation of a game with a set of weights.

    Sets can be specific to a side and a number of seats, such as `tuned grey 3`; otherwise the
    more general one applies.
    """
    evaluation = make_evaluation(game)
    if isinstance(evaluation, PythonEvaluation):
        return evaluation
    sets = SCORE_WEIGHTS if isinstance(evaluation, ScoreEvaluation) else read_weights(game.id)
    wanted = (f"{name} {side} {seats}", f"{name} {side}", f"{name} {seats}", name)
    found = next((sets[key] for key in wanted if key in sets), None)
    if found is None:
        raise MissingPart(f'weights "{name}"', game.id, f"add them to {_weights_file(game.id)}")
    apply_weights(evaluation, found)
    return evaluation
