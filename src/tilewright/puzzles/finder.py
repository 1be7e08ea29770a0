"""Find the puzzles in a record, in stages: what is cheap to find out comes first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tilewright.core.game import Game
from tilewright.core.record import Record, apply_ply
from tilewright.core.registry import find_game
from tilewright.core.state import State
from tilewright.puzzles.effort import (
    EARLY_SHARE,
    MAX_TURNS,
    MIN_CHOICES,
    MOST_MASON,
    PER_MATCH,
    QUICK_SHARE,
    SPACING,
    Effort,
)
from tilewright.puzzles.judge import Judge, Verdict, key_after, option_of
from tilewright.puzzles.levels import Solvers, rating_of
from tilewright.puzzles.puzzle import Puzzle, write_turn
from tilewright.puzzles.themes import Facts, themes_of
from tilewright.puzzles.turns import after_turn, best_turn, has_chance, right_turns

MASON = "mason"  # the level that must miss a puzzle


def find_puzzles(record: Record, effort: Effort | None = None) -> list[Puzzle]:
    """Return the puzzles in a record, in match order.

    The result depends on the record and the effort alone.
    """
    finder = _finder(record.game.id, (effort or Effort()).checked())
    found: list[Puzzle] = []
    first = 0  # turn that is not too much like the last puzzle
    for number, state in enumerate(_turn_starts(record)):
        puzzle = finder.find(state) if number >= first else None
        if puzzle is not None:
            found.append(puzzle)
            first = number + SPACING + len(puzzle.solution)
        if len(found) == PER_MATCH:
            break
    return found


def _turn_starts(record: Record) -> Iterator[State]:
    """Yield the positions in which a turn starts."""
    state = record.initial()
    for ply in record.plies:
        if state.actor >= 0 and state.steps == 0:
            yield state.copy()
        apply_ply(state, ply)


class _Line(NamedTuple):
    """The solution as it grows: turns of all seats, and the right ones of the solver."""

    turns: list[list[int]]
    right: list[list[list[int]]]
    state: State  # after the turns


class Finder:
    """Tells whether positions of a game are puzzles."""

    def __init__(self, game: Game, effort: Effort) -> None:
        self.game, self.effort = game, effort
        self.judge, self.solvers = Judge(game), Solvers(game)

    def find(self, state: State) -> Puzzle | None:
        """Return the puzzle of a position, or None if it is none."""
        verdict = self.clear_best(state)
        if verdict is None:
            return None
        right = right_turns(self.judge, state, verdict.best.action, self.effort.first)
        if not right:
            return None
        line = self._extend(_Line([right[0]], [right], after_turn(state, right[0])), state.actor)
        expected = (
            self.judge.best(line.state, self.effort.first).line if line.state.actor >= 0 else ()
        )
        themes = themes_of(Facts(state, right, line.turns, expected))
        return self._puzzle(state, line, verdict, themes) if themes else None

    def clear_best(self, state: State) -> Verdict | None:
        """Return the verdict on a position in which one action is clearly best, else None."""
        effort, judge = self.effort, self.judge
        if len({key_after(state, action) for action in state.legal_actions()}) < MIN_CHOICES:
            return None
        quick = judge.glance(state, effort.quick)
        if quick is None or not quick.is_clear(QUICK_SHARE):
            return None
        if self.solvers.first_key(MASON, state, 0) == key_after(state, quick.best.action):
            return None
        first = judge.verdict(state, effort.first)
        if first is None or not first.is_clear(EARLY_SHARE) or not self._is_missed(state, first):
            return None
        return self._confirmed(state, key_after(state, first.best.action))

    def _is_missed(self, state: State, verdict: Verdict) -> bool:
        """Return whether `mason` misses the best action."""
        key = key_after(state, verdict.best.action)
        return self.solvers.count_first(MASON, state, key) <= MOST_MASON

    def _confirmed(self, state: State, key: int) -> Verdict | None:
        """Return the verdict with the most nodes, if the best action stays the same."""
        for nodes in (self.effort.top, self.effort.verify):
            verdict = self.judge.verdict(state, nodes)
            if verdict is None or not verdict.is_clear():
                return None
            if key_after(state, verdict.best.action) != key:
                return None
        return verdict

    def _extend(self, line: _Line, seat: int) -> _Line:
        """Add replies and further turns as long as the solver has one clearly best turn."""
        while len(line.right) < MAX_TURNS:
            replies, state = self._replies(line.state, seat)
            verdict = None if has_chance(state) else self._clear_again(state)
            if verdict is None:
                break
            more = right_turns(self.judge, state, verdict.best.action, self.effort.first)
            if not more:
                break
            turns, right = [*line.turns, *replies, more[0]], [*line.right, more]
            line = _Line(turns, right, after_turn(state, more[0]))
        return line

    def _replies(self, state: State, seat: int) -> tuple[list[list[int]], State]:
        """Return the best turns of the others up to the seat's next one, and the state then."""
        replies: list[list[int]] = []
        while not has_chance(state) and state.actor != seat:
            replies.append(best_turn(self.judge, state, self.effort.top))
            state = after_turn(state, replies[-1])
        return replies, state

    def _clear_again(self, state: State) -> Verdict | None:
        """Return the verdict on a later turn of the solution, if one action is clearly best."""
        if len({key_after(state, action) for action in state.legal_actions()}) < 2:
            return None
        first = self.judge.verdict(state, self.effort.first)
        if first is None or not first.is_clear():
            return None
        found = self.judge.verdict(state, self.effort.verify)
        is_same = found is not None and found.best.action == first.best.action
        return found if found and is_same and found.is_clear() else None

    def _puzzle(
        self, state: State, line: _Line, verdict: Verdict, themes: tuple[str, ...]
    ) -> Puzzle:
        game = self.game
        solved = self.solvers.solved(state, line.right[0])
        return Puzzle(
            game=game.id,
            side=state.side,
            seats=state.seats,
            seat=state.actor,
            position=state.to_text(),
            solution=tuple(write_turn(game, turn) for turn in line.turns),
            right=tuple(tuple(write_turn(game, t) for t in turns) for turns in line.right),
            best=option_of(game, verdict.best),
            second=option_of(game, verdict.second),
            themes=(*themes, "long") if len(line.right) > 1 else themes,
            rating=rating_of(solved),
            solved=solved,
        )


@cache
def _finder(game_id: str, effort: Effort) -> Finder:
    return Finder(find_game(game_id), effort)
