"""Check puzzles again: the best turn is still the best, and still clearly."""

from __future__ import annotations

from typing import NamedTuple

from tilewright.core.game import Game
from tilewright.puzzles.judge import Judge, Verdict, key_after
from tilewright.puzzles.puzzle import Puzzle, Worth, read_turn
from tilewright.puzzles.turns import is_complete


class Finding(NamedTuple):
    """What a search says about a puzzle."""

    puzzle: Puzzle
    is_best: bool  # whether the solution starts with the best action
    gap: Worth  # by which it beats every other; negative if another is better
    is_clear: bool

    @property
    def is_sound(self) -> bool:
        """Whether the puzzle stands."""
        return self.is_best and self.is_clear


class Checker:
    """Checks the puzzles of a game with a number of nodes."""

    def __init__(self, game: Game, nodes: int) -> None:
        self.game, self.nodes, self._judge = game, nodes, Judge(game)

    def check(self, puzzle: Puzzle) -> Finding:
        """Search the position of a puzzle."""
        check_play(puzzle)
        state = puzzle.state()
        first = read_turn(self.game, puzzle.solution[0])[0]
        verdict = self._judge.verdict(state, self.nodes)
        if verdict is None:
            return Finding(puzzle, False, Worth(0.0, 0.0), False)
        is_best = key_after(state, verdict.best.action) == key_after(state, first)
        gap = verdict.gap if is_best else _behind(verdict)
        return Finding(puzzle, is_best, gap, is_best and verdict.is_clear())


def check_play(puzzle: Puzzle) -> None:
    """Play the solution, without a search; raise if a turn is illegal or incomplete."""
    state = puzzle.state()
    solver, mine = state.actor, 0
    for text in puzzle.solution:
        seat = state.actor
        if seat < 0:
            raise ValueError(f"puzzle {puzzle.id}: chance acts before {text}")
        if seat == solver:
            for turn in puzzle.right[mine]:
                after = state.copy()
                for action in read_turn(after.game, turn):
                    after.apply(action)
                if not is_complete(after, seat):
                    raise ValueError(f"puzzle {puzzle.id}: {turn} is no whole turn")
            if text != puzzle.right[mine][0]:
                raise ValueError(f"puzzle {puzzle.id}: {text} is not the best turn")
            mine += 1
        for action in read_turn(state.game, text):
            state.apply(action)
    if mine != len(puzzle.right):
        raise ValueError(f"puzzle {puzzle.id}: {mine} turns of the solver, not {len(puzzle.right)}")


def _behind(verdict: Verdict) -> Worth:
    return Worth(-verdict.gap.points, -verdict.gap.chance)
