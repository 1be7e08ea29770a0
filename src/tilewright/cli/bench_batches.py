"""`tilewright bench`: measuring batches of matches."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.util import find_spec
from time import perf_counter
from typing import TYPE_CHECKING, Final

from tilewright import _build
from tilewright.core.game import Game
from tilewright.core.rng import Rng

if TYPE_CHECKING:
    from tilewright.envs import Arrays, Batch

MATCHES: Final = 1024 if _build.COMPILED else 64
STEPS: Final = 200 if _build.COMPILED else 20
TRIES: Final = 10
SEED: Final = 1

Measured = tuple[str, float, str]  # name, value, unit


def batch_figures(game: Game, scale: float) -> Iterator[Measured]:
    """Measure batches of one game; yield nothing without NumPy."""
    if not find_spec("numpy"):
        return
    steps = max(1, int(STEPS * scale))
    for what, sees in (("masks", False), ("masks and observations", True)):
        name = f"{game.id} batch, {what}"
        alone = steps_rate(game, steps, sees, threads=1)
        yield name, alone, "steps/s"
        if _build.COMPILED:
            together = steps_rate(game, steps, sees, threads=2)
            yield f"{name}, two threads against one", together / alone, "times"
    if _build.COMPILED and hasattr(os, "sched_setaffinity"):
        name = f"{game.id} batch, masks, two threads against one on one core"
        yield name, one_core_ratio(game, steps), "times"


def one_core_ratio(game: Game, steps: int) -> float:
    """Return the speed of two threads that share one core, relative to one thread."""
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        alone, together = (steps_rate(game, steps, False, threads) for threads in (1, 2))
    finally:
        os.sched_setaffinity(0, allowed)
    return together / alone


def steps_rate(game: Game, steps: int, sees: bool, threads: int) -> float:
    """Return the best steps per second of several tries, with random legal actions."""
    from tilewright.envs import Batch

    with Batch(game.id, MATCHES, seed=SEED, threads=threads) as batch:
        out, rng = batch.arrays(), Rng(SEED)
        spent = min(step_time(batch, out, rng, sees, steps) for _ in range(TRIES))
    return MATCHES * steps / spent


def step_time(batch: Batch, out: Arrays, rng: Rng, sees: bool, steps: int) -> float:
    """Return the seconds for some steps, without choosing the actions."""
    spent = 0.0
    for _ in range(steps):
        batch.random_actions(rng, out.actions)
        start = perf_counter()
        batch.step(
            out.actions,
            masks=out.masks,
            observations=out.observations if sees else None,
            rewards=out.rewards,
            finished=out.finished,
        )
        spent += perf_counter() - start
    return spent
