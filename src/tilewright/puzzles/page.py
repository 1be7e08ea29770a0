"""Puzzles as people solve them: lists, positions, the answer to a turn, solutions.

Nothing is kept between two requests: a try names the puzzle, which of its turns it is about, and
the turn that was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from tilewright.arena.analyst import PositionAnalysis
from tilewright.bots import Candidate
from tilewright.bots.prediction import Prediction
from tilewright.core.message import Message
from tilewright.core.registry import find_game
from tilewright.core.state import State
from tilewright.learn.lesson_data import Frame
from tilewright.learn.scene import Scene
from tilewright.puzzles.choice import daily_puzzle
from tilewright.puzzles.collection import puzzle_by_id, puzzles_of, themes_in
from tilewright.puzzles.page_data import (
    PuzzleEntry,
    PuzzleList,
    PuzzleOption,
    PuzzlePage,
    PuzzlePosition,
    PuzzleSolution,
    PuzzleTry,
)
from tilewright.puzzles.puzzle import Option, Puzzle
from tilewright.study import explain_best
from tilewright.table.errors import NotAllowed
from tilewright.table.previews import legal_action
from tilewright.table.sentences import to_sentence
from tilewright.table.turns import play_turn, read_turn

RIGHT: Final = "right"
ALMOST: Final = "almost"
WRONG: Final = "wrong"


def puzzle_list(game_id: str, day: date) -> PuzzleList:
    """Return the puzzles of a game, with the one of a day."""
    puzzles = puzzles_of(find_game(game_id).id)
    daily = daily_puzzle(puzzles, day)
    entries = [PuzzleEntry(p.id, p.side, p.seats, p.rating, list(p.themes)) for p in puzzles]
    return PuzzleList(
        game_id, day.isoformat(), daily.id if daily else None, themes_in(puzzles), entries
    )


def puzzle_page(game_id: str, puzzle_id: str) -> PuzzlePage | None:
    """Return a puzzle to solve, or None if there is no such puzzle."""
    puzzle = puzzle_by_id(find_game(game_id).id, puzzle_id)
    if puzzle is None:
        return None
    scene = scene_of(puzzle)
    return PuzzlePage(
        puzzle.id,
        puzzle.game,
        puzzle.side,
        puzzle.seats,
        puzzle.seat,
        scene.names,
        puzzle.rating,
        list(puzzle.themes),
        len(puzzle.right),
        _position(scene, puzzle.state()),
    )


def try_turn(puzzle: Puzzle, at: int, text: str) -> PuzzleTry:
    """Return the answer to a turn of the solver: its first, if `at` is 0, and so on."""
    if not 0 <= at < len(puzzle.right):
        sentence = f"the solution has {len(puzzle.right)} turns"
        raise NotAllowed("puzzle.no-turn", sentence, turns=len(puzzle.right))
    scene, state = scene_of(puzzle), puzzle.state()
    before, rest = _split(puzzle, at)
    state = scene.play(state, before).state
    chosen = _key_after(state, text)
    right = [_key_after(state, turn) for turn in puzzle.right[at]]
    if chosen not in right:
        return PuzzleTry(_verdict_on(state, text, puzzle.right[at]), [], None)
    goes_on = chosen == right[0] and at + 1 < len(puzzle.right)
    played = scene.play(state, [text, *(rest if goes_on else ())])
    return PuzzleTry(RIGHT, played.frames, _position(scene, played.state) if goes_on else None)


def solution_of(puzzle: Puzzle) -> PuzzleSolution:
    """Return the whole solution of a puzzle, and why it is right."""
    scene = scene_of(puzzle)
    frames: list[Frame] = scene.play(puzzle.state(), puzzle.solution).frames
    best = _option(puzzle, puzzle.best, puzzle.solution[0])
    second = _option(puzzle, puzzle.second, puzzle.second.line[0])
    return PuzzleSolution(frames, best, second, [to_sentence(each) for each in why(puzzle)])


def why(puzzle: Puzzle) -> list[Message]:
    """Return in sentences why the solution is the best, from what is known about the puzzle."""
    state = puzzle.state()
    candidates = tuple(_candidate(state, each) for each in (puzzle.best, puzzle.second))
    outlook = Prediction(puzzle.best.points, puzzle.best.chances)
    found = explain_best(PositionAnalysis(state, outlook, candidates))
    return found.tell(scene_of(puzzle).names) if found else []


def scene_of(puzzle: Puzzle) -> Scene:
    """Return the scene of a puzzle: the solver sits at a seat."""
    return Scene(find_game(puzzle.game), puzzle.seat, puzzle.seats)


def _position(scene: Scene, state: State) -> PuzzlePosition:
    legal = [legal_action(action) for action in state.legal_actions()]
    return PuzzlePosition(state.to_text(), scene.show(state), legal)


def _split(puzzle: Puzzle, at: int) -> tuple[Sequence[str], Sequence[str]]:
    """Return the turns before one of the solver, and the replies up to the solver's next."""
    state, mine = puzzle.state(), [0]
    for place, text in enumerate(puzzle.solution):
        if state.actor == puzzle.seat and place:
            mine.append(place)
        play_turn(state, read_turn(state.game, text), [])
    start, *following = mine[at:]
    return puzzle.solution[:start], puzzle.solution[start + 1 : next(iter(following), None)]


def _key_after(state: State, text: str) -> int:
    after = state.copy()
    play_turn(after, read_turn(state.game, text), [])
    return after.key()


def _verdict_on(state: State, text: str, right: Sequence[str]) -> str:
    """Return what to say about a turn that is not right."""
    starts = {_key_after(state, turn.split()[0]) for turn in right}
    return ALMOST if _key_after(state, text.split(maxsplit=1)[0]) in starts else WRONG


def _candidate(state: State, option: Option) -> Candidate:
    line = tuple(state.action_table()[state.game.read_action(token)] for token in option.line)
    return Candidate(line[0], option.points, option.chances, line, 0)


def _option(puzzle: Puzzle, option: Option, turn: str) -> PuzzleOption:
    state = puzzle.state()
    action = state.game.read_action(turn.split(maxsplit=1)[0])
    worth = option.worth(puzzle.seat)
    words = to_sentence(state.game.presentation.hint(state, action))
    return PuzzleOption(turn, words, round(worth.points, 1), round(worth.chance, 3))
