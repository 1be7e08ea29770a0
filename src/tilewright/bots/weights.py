"""The weights of evaluations: data files, one for each game."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TypedDict

from tilewright.bots.evaluation import Evaluation
from tilewright.core.game import Game


class WeightSet(TypedDict):
    """Weights by name of feature, one for each stage, and the spread of each stage."""

    weights: dict[str, list[int]]
    spread: list[int]


@cache
def read_weights(game_id: str) -> dict[str, WeightSet]:
    """Return the sets of weights of a game, by name."""
    path = files("tilewright.bots.evaluations") / f"{game_id}.json"
    found: dict[str, WeightSet] = json.loads(path.read_text("utf-8"))
    return found


def write_weights(sets: dict[str, WeightSet]) -> str:
    """Return sets of weights as the text of a data file, one feature a line."""
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
    """Give an evaluation the weights of a set; what the set does not name weighs nothing."""
    names = weights["weights"]
    nothing = [0] * evaluation.stages
    columns = [names.get(name, nothing) for name in evaluation.feature_names]
    by_stage = [[column[stage] for column in columns] for stage in range(evaluation.stages)]
    evaluation.set_weights(by_stage, weights["spread"])


def make_evaluation(game: Game) -> Evaluation:
    """Return the measure of positions of a game, still without weights."""
    module = import_module(f"tilewright.bots.evaluations.{game.id}")
    evaluation: Evaluation = module.EVALUATION()
    return evaluation


def find_evaluation(game: Game, name: str, seats: int = 2, side: str | None = None) -> Evaluation:
    """Return the measure of positions of a game, with a set of weights.

    Sets may be made for a side and a number of seats, `tuned grey 3`; where there is none the
    wider one serves.
    """
    evaluation = make_evaluation(game)
    sets = read_weights(game.id)
    wanted = (f"{name} {side} {seats}", f"{name} {side}", f"{name} {seats}", name)
    apply_weights(evaluation, next(sets[key] for key in wanted if key in sets))
    return evaluation
