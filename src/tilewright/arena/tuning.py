"""Finding the weights of an evaluation by self-play.

Bots play matches against themselves by the weights there are. In every round chance makes a
few of the actions, so that positions come up that good play would avoid; all positions are
described by their features, and the final scores are what the features should have told. For
each stage the weights are those of the least squares: not of the scores themselves but of
their differences from the mean of the table, since it is the differences that decide. Where a
stage has seen little, its weights lean towards those of all stages together.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from tilewright.bots.limits import Limits
from tilewright.bots.search.deep_bot import DeepBot
from tilewright.bots.search.tree_bot import TreeBot
from tilewright.bots.weights import WeightSet, apply_weights, make_evaluation
from tilewright.core.const import NATURE
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from tilewright.bots.bot import Bot
    from tilewright.bots.evaluation import Evaluation
    from tilewright.core.state import State

Seen = tuple[int, list[list[int]]]  # stage, and the features of every seat

LEANING: Final = 20000.0  # positions that the weights of all stages together are worth in one
CAUTION: Final = 100.0  # positions that speak for no weight at all
KEPT: Final = 0.34  # the part of all positions that is looked at
STRAYING: Final = 0.06  # the part of all actions that chance makes


@dataclass(frozen=True)
class Practice:
    """What is played to learn from: the kind of match, the weights, and how hard to think."""

    game: str
    side: str
    seats: int
    weights: WeightSet
    nodes: int
    search: str = "deep"  # or guided


class Sums(NamedTuple):
    """What is left of positions once they are counted: enough for the least squares."""

    seen: np.ndarray  # by stage: positions times seats
    squares: np.ndarray  # by stage: features times features, as differences from the table's mean
    products: np.ndarray  # by stage: features times final score, likewise
    scatter: np.ndarray  # by stage: final score times itself, likewise
    features: np.ndarray  # by stage: the features as they are
    scores: np.ndarray  # by stage: the final scores as they are


def empty_sums(stages: int, size: int) -> Sums:
    """Return sums of nothing."""
    return Sums(
        np.zeros(stages),
        np.zeros((stages, size, size)),
        np.zeros((stages, size)),
        np.zeros(stages),
        np.zeros((stages, size)),
        np.zeros(stages),
    )


def practise(practice: Practice, seed: int, matches: range) -> Sums:
    """Play matches and return what they teach."""
    game = find_game(practice.game)

    def judge(state: State) -> Evaluation:
        evaluation = make_evaluation(game)
        apply_weights(evaluation, practice.weights)
        return evaluation

    limits = Limits(nodes=practice.nodes, memory=1)
    bot: Bot = DeepBot("practice", judge, limits)
    if practice.search == "guided":
        bot = TreeBot("practice", judge, limits, guided=True)
    evaluation = make_evaluation(game)
    sums = empty_sums(evaluation.stages, len(evaluation.feature_names))
    for match in matches:
        rng = Rng(seed_for(seed, "practice", match))
        state = game.new(practice.seats, practice.side)
        seen = play(state, bot, evaluation, rng)
        count_in(sums, seen, state.scores())
    return sums


def play(state: State, bot: Bot, evaluation: Evaluation, rng: Rng) -> list[Seen]:
    """Play a match to its end; return stage and features of positions on the way."""
    seen = []
    straying = 0
    while not state.is_over:
        if state.actor == NATURE:
            if rng.randbelow(100) < 100 * KEPT:
                seen.append(evaluation.features_of(state))
            state.apply_deal(state.deal(rng))
            continue
        if straying == 0 and rng.randbelow(1000) < 1000 * STRAYING / 2:
            straying = 1 + rng.randbelow(3)
        if straying:
            straying -= 1
            state.apply(state.random_action(rng))
        else:
            state.apply(bot.choose(state, rng))
        if state.actor >= 0 and rng.randbelow(100) < 100 * KEPT:
            seen.append(evaluation.features_of(state))
    return seen


def count_in(sums: Sums, seen: list[Seen], scores: list[int]) -> None:
    """Add the positions of a match to the sums."""
    y = np.array(scores, dtype=float)
    for stage, features in seen:
        x = np.array(features, dtype=float)
        sums.seen[stage] += len(scores)
        sums.features[stage] += x.sum(0)
        sums.scores[stage] += y.sum()
        dx, dy = x - x.mean(0), y - y.mean()
        sums.squares[stage] += dx.T @ dx
        sums.products[stage] += dx.T @ dy
        sums.scatter[stage] += dy @ dy


def scale_of(sums: Sums) -> np.ndarray:
    """Return how much each feature varies in a position, 1 for one that never does, as a matrix."""
    varies = sums.squares.sum(0).diagonal() / sums.seen.sum()
    return np.diag(np.where(varies > 0, varies, 1.0))


def solve(sums: Sums, names: tuple[str, ...]) -> WeightSet:
    """Return the weights that would have told the final scores best."""
    size = len(names)
    scale = scale_of(sums)
    together = np.linalg.solve(sums.squares.sum(0) + CAUTION * scale, sums.products.sum(0))
    weights = np.zeros((len(sums.seen), size))
    spread = np.zeros(len(sums.seen))
    for stage, count in enumerate(sums.seen):
        squares = sums.squares[stage] + LEANING * scale
        products = sums.products[stage] + LEANING * scale @ together
        weights[stage] = np.linalg.solve(squares, products)
        if count:
            w = weights[stage]
            error = sums.scatter[stage] - 2 * w @ sums.products[stage]
            error = max(0.0, error + w @ sums.squares[stage] @ w)
            spread[stage] = np.sqrt(2 * error / count)  # of a margin: the errors of two seats
            mean = sums.features[stage] / count
            w[names.index("one")] += sums.scores[stage] / count - w @ mean
    spread[spread == 0] = spread[spread > 0].mean()
    return {
        "weights": {name: [round(1000 * w) for w in weights[:, i]] for i, name in enumerate(names)},
        "spread": [round(1000 * s) for s in spread],
    }


def tune(
    practice: Practice,
    matches: int,
    generations: int,
    seed: int,
    jobs: int,
    progress: Callable[[int, int, WeightSet], None],
) -> WeightSet:
    """Play and learn, generation after generation; return the last weights."""
    evaluation = make_evaluation(find_game(practice.game))
    names = tuple(evaluation.feature_names)
    size = max(1, min(50, matches // jobs))
    with ProcessPoolExecutor(jobs) as pool:
        for generation in range(generations):
            chunks = [range(i, min(i + size, matches)) for i in range(0, matches, size)]
            own_seed = seed_for(seed, generation)
            lots = pool.map(practise, *zip(*[(practice, own_seed, c) for c in chunks], strict=True))
            total = empty_sums(evaluation.stages, len(names))
            for sums in lots:
                total = Sums(*[a + b for a, b in zip(total, sums, strict=True)])
            weights = solve(total, names)
            progress(generation, int(total.seen.sum()), weights)
            practice = Practice(**{**vars(practice), "weights": weights})
    return weights
