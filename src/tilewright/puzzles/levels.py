"""How difficult a puzzle is: which levels solve it, and the rating that follows from that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tilewright.bots import Bot, level_names, make_bot
from tilewright.core.game import Game
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for
from tilewright.core.state import State
from tilewright.puzzles.effort import LEVEL_RUNS
from tilewright.puzzles.turns import after_turn, is_complete

# What a level is rated as a solver; people start at FIRST_RATING.
LEVEL_RATINGS: Final[Mapping[str, int]] = {
    "novice": 800,
    "apprentice": 1100,
    "tiler": 1400,
    "mason": 1600,
    "artisan": 2000,
}
LEVELS: Final = tuple(LEVEL_RATINGS)
FIRST_RATING: Final = 1500
PRIOR_RATING: Final = 1800  # of a puzzle, before any level has tried it
PRIOR_TRIES: Final = 4.0  # how many tries the prior counts as, half of them solved
SCALE: Final = 400.0
LEAST, MOST = 400, 3000


class Solvers:
    """The levels of a game, as solvers of puzzles."""

    def __init__(self, game: Game) -> None:
        known = level_names()
        self._bots: dict[str, Bot] = {
            level: make_bot(level, game) for level in LEVELS if level in known
        }

    def first_key(self, level: str, state: State, run: int) -> int:
        """Return the key after the first decision of a level."""
        after = state.copy()
        after.apply(self._bots[level].choose(state, _rng(level, state, run)))
        return after.key()

    def count_first(self, level: str, state: State, key: int) -> int:
        """Return how many of a level's tries start with the decision that leads to a position."""
        return sum(self.first_key(level, state, run) == key for run in range(LEVEL_RUNS))

    def last_key(self, level: str, state: State, run: int) -> int:
        """Return the key after a whole turn of a level."""
        seat, after, rng = state.actor, state.copy(), _rng(level, state, run)
        while True:
            after.apply(self._bots[level].choose(after, rng))
            if is_complete(after, seat):
                return after.key()

    def solved(self, state: State, turns: Sequence[Sequence[int]]) -> dict[str, float]:
        """Return by level the share of tries that solve a position."""
        keys = {after_turn(state, turn).key() for turn in turns}
        return {
            level: sum(self.last_key(level, state, run) in keys for run in range(LEVEL_RUNS))
            / LEVEL_RUNS
            for level in self._bots
        }


def _rng(level: str, state: State, run: int) -> Rng:
    return Rng(seed_for("solver", level, state.key(), run))


def expected(solver: float, puzzle: float) -> float:
    """Return the chance that a solver solves a puzzle, by their ratings."""
    return float(1.0 / (1.0 + 10.0 ** ((puzzle - solver) / SCALE)))


def rating_of(solved: Mapping[str, float], runs: int = LEVEL_RUNS) -> int:
    """Return the rating at which the levels solve as often as they do: the most likely one."""
    tries = [(PRIOR_RATING, PRIOR_TRIES, PRIOR_TRIES / 2)]
    tries += [(LEVEL_RATINGS[level], float(runs), runs * share) for level, share in solved.items()]
    low, high = float(LEAST), float(MOST)
    total = sum(wins for _, _, wins in tries)
    while high - low > 0.5:
        middle = (low + high) / 2
        if sum(count * expected(rating, middle) for rating, count, _ in tries) > total:
            low = middle  # too easy: the puzzle is harder than this
        else:
            high = middle
    return round(low)
