"""Fitting the weights of an evaluation by self-play.

Bots play matches against themselves with the current weights. A few actions are random, so that
positions come up that good play would avoid. The features of positions predict the final scores:
for each stage the weights are a least-squares fit, not of the scores themselves but of their
differences from the mean of all seats, since the differences decide a match. Stages with few
positions are shrunk towards the fit of all stages together.
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

StageFeatures = tuple[int, list[list[int]]]  # stage, and the features of every seat

SHRINKAGE: Final = 20000.0  # towards the fit of all stages, in positions
RIDGE: Final = 100.0  # towards zero, in positions
SAMPLE_RATE: Final = 0.34  # share of positions that are used
EPSILON: Final = 0.06  # share of actions that are random


@dataclass(frozen=True)
class SelfPlay:
    """The matches to learn from: their setup, the weights, and the search."""

    game: str
    side: str
    seats: int
    weights: WeightSet
    nodes: int
    search: str = "deep"  # or guided


class LeastSquares(NamedTuple):
    """Sums over positions: all that the least-squares fit needs."""

    seen: np.ndarray  # by stage: positions times seats
    squares: np.ndarray  # by stage: features times features, each less the mean of all seats
    products: np.ndarray  # by stage: features times final score, likewise
    scatter: np.ndarray  # by stage: final score times itself, likewise
    features: np.ndarray  # by stage: the features themselves
    scores: np.ndarray  # by stage: the final scores themselves


def no_sums(stages: int, size: int) -> LeastSquares:
    """Return sums of zero."""
    return LeastSquares(
        np.zeros(stages),
        np.zeros((stages, size, size)),
        np.zeros((stages, size)),
        np.zeros(stages),
        np.zeros((stages, size)),
        np.zeros(stages),
    )


def play_matches(self_play: SelfPlay, seed: int, matches: range) -> LeastSquares:
    """Play matches and return their sums."""
    game = find_game(self_play.game)

    def judge(state: State) -> Evaluation:
        evaluation = make_evaluation(game)
        apply_weights(evaluation, self_play.weights)
        return evaluation

    limits = Limits(nodes=self_play.nodes, memory=1)
    bot: Bot = DeepBot("practice", judge, limits)
    if self_play.search == "guided":
        bot = TreeBot("practice", judge, limits, guided=True)
    evaluation = make_evaluation(game)
    sums = no_sums(evaluation.stages, len(evaluation.feature_names))
    for match in matches:
        rng = Rng(seed_for(seed, "practice", match))
        state = game.new(self_play.seats, self_play.side)
        seen = play(state, bot, evaluation, rng)
        add_match(sums, seen, state.scores())
    return sums


def play(state: State, bot: Bot, evaluation: Evaluation, rng: Rng) -> list[StageFeatures]:
    """Play a match to its end; return the stage and features of a sample of its positions."""
    seen = []
    random_left = 0
    while not state.is_over:
        if state.actor == NATURE:
            if rng.randbelow(100) < 100 * SAMPLE_RATE:
                seen.append(evaluation.features_of(state))
            state.apply_deal(state.deal(rng))
            continue
        if random_left == 0 and rng.randbelow(1000) < 1000 * EPSILON / 2:
            random_left = 1 + rng.randbelow(3)
        if random_left:
            random_left -= 1
            state.apply(state.random_action(rng))
        else:
            state.apply(bot.choose(state, rng))
        if state.actor >= 0 and rng.randbelow(100) < 100 * SAMPLE_RATE:
            seen.append(evaluation.features_of(state))
    return seen


def add_match(sums: LeastSquares, seen: list[StageFeatures], scores: list[int]) -> None:
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


def feature_scale(sums: LeastSquares) -> np.ndarray:
    """Return each feature's variance within a position as a diagonal matrix; 1 where it is zero."""
    varies = sums.squares.sum(0).diagonal() / sums.seen.sum()
    return np.diag(np.where(varies > 0, varies, 1.0))


def solve(sums: LeastSquares, names: tuple[str, ...]) -> WeightSet:
    """Return the weights that predict the final scores best."""
    size = len(names)
    scale = feature_scale(sums)
    shared = np.linalg.solve(sums.squares.sum(0) + RIDGE * scale, sums.products.sum(0))
    weights = np.zeros((len(sums.seen), size))
    spread = np.zeros(len(sums.seen))
    for stage, count in enumerate(sums.seen):
        squares = sums.squares[stage] + SHRINKAGE * scale
        products = sums.products[stage] + SHRINKAGE * scale @ shared
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
    self_play: SelfPlay,
    matches: int,
    generations: int,
    seed: int,
    jobs: int,
    progress: Callable[[int, int, WeightSet], None],
) -> WeightSet:
    """Play and fit for several generations; return the last weights."""
    evaluation = make_evaluation(find_game(self_play.game))
    names = tuple(evaluation.feature_names)
    size = max(1, min(50, matches // jobs))
    with ProcessPoolExecutor(jobs) as pool:
        for generation in range(generations):
            chunks = [range(i, min(i + size, matches)) for i in range(0, matches, size)]
            own_seed = seed_for(seed, generation)
            parts = pool.map(
                play_matches, *zip(*[(self_play, own_seed, c) for c in chunks], strict=True)
            )
            total = no_sums(evaluation.stages, len(names))
            for sums in parts:
                total = LeastSquares(*[a + b for a, b in zip(total, sums, strict=True)])
            weights = solve(total, names)
            progress(generation, int(total.seen.sum()), weights)
            self_play = SelfPlay(**{**vars(self_play), "weights": weights})
    return weights
