"""Read and write the weights of evaluations: one data file for each game."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, TypedDict

from tilewright.bots.evaluation import Evaluation
from tilewright.bots.pyevaluation import PythonEvaluation
from tilewright.bots.score_evaluation import ScoreEvaluation
from tilewright.core.errors import BadSetup, MissingPart
from tilewright.core.game import Game
from tilewright.core.parts import find_part

FOLDER: Final = "tilewright.bots.evaluations"
MOST_WEIGHT: Final = 1_000_000  # in thousandths; a sum of all features fits into 32 bits


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
    found = _most_specific(sets, name, seats, side)
    if found is None:
        raise MissingPart(f'weights "{name}"', game.id, f"add them to {_weights_file(game.id)}")
    apply_weights(evaluation, found)
    return evaluation


def _most_specific(
    sets: dict[str, WeightSet], name: str, seats: int, side: str | None
) -> WeightSet | None:
    wanted = (f"{name} {side} {seats}", f"{name} {side}", f"{name} {seats}", name)
    return next((sets[key] for key in wanted if key in sets), None)


def read_weights_file(path: Path) -> dict[str, WeightSet]:
    """Return the sets of weights in a file as `tune` writes it; raise `BadSetup` if it is none."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise _refused(str(path), error.strerror or "it cannot be read") from error
    except ValueError as error:  # no text, or no JSON
        raise _refused(str(path), "it is not a weights file") from error
    if not isinstance(found, dict) or not all(map(_is_set, found.values())):
        raise _refused(str(path), "it is not a weights file")
    return found


def evaluation_of_file(game: Game, file: str, seats: int, side: str) -> Evaluation:
    """Return the evaluation of a game with weights of a file: `tuned`, or the only set in it."""
    sets = read_weights_file(Path(file))
    only = next(iter(sets.values())) if len(sets) == 1 else None
    found = _most_specific(sets, "tuned", seats, side) or only
    if found is None:
        raise _refused(file, f'none of its sets is called "tuned": {", ".join(sets)}')
    evaluation = make_evaluation(game)
    if isinstance(evaluation, PythonEvaluation | ScoreEvaluation):
        raise _refused(file, f"the evaluation of {game.id} has no weights")
    _demand_fit(evaluation, found, file)
    apply_weights(evaluation, found)
    return evaluation


def _demand_fit(evaluation: Evaluation, found: WeightSet, file: str) -> None:
    """Raise unless weights name features of an evaluation, with a number for each stage."""
    unknown = sorted(found["weights"].keys() - set(evaluation.feature_names))
    if unknown:
        raise _refused(file, f"{evaluation.game} has no feature {unknown[0]}")
    for column in (found["spread"], *found["weights"].values()):
        if len(column) != evaluation.stages:
            raise _refused(file, f"{evaluation.game} has {evaluation.stages} stages")


def _is_set(value: object) -> bool:
    """Return whether a value is a set of weights: lists of integers that fit into 32 bits."""
    if not isinstance(value, dict) or not WeightSet.__required_keys__ <= value.keys():
        return False
    columns = value["weights"]
    return isinstance(columns, dict) and all(map(_is_column, (value["spread"], *columns.values())))


def _is_column(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(number, int) and abs(number) <= MOST_WEIGHT for number in value
    )


def _refused(file: str, reason: str) -> BadSetup:
    return BadSetup("setup.weights", f"cannot use the weights {file}: {reason}", {"weights": file})
