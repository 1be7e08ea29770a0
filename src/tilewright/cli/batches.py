"""The part of `tilewright bench` that measures batches of matches."""

from __future__ import annotations

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

Measured = tuple[str, float, str]  # what, how much, of what


def batch_figures(game: Game, scale: float) -> Iterator[Measured]:
    """Measure batches of one game; without NumPy there are none."""
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


def steps_rate(game: Game, steps: int, sees: bool, threads: int) -> float:
    """Return the most steps a second of several tries, by random legal actions."""
    from tilewright.envs import Batch

    with Batch(game.id, MATCHES, seed=SEED, threads=threads) as batch:
        out, rng = batch.arrays(), Rng(SEED)
        spent = min(step_time(batch, out, rng, sees, steps) for _ in range(TRIES))
    return MATCHES * steps / spent


def step_time(batch: Batch, out: Arrays, rng: Rng, sees: bool, steps: int) -> float:
    """Return the seconds that so many steps take; choosing the actions does not count."""
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
