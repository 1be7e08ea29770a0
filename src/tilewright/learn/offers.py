"""The turns that a step of a lesson offers, with everything that they lead to."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase

from tilewright.core.state import State
from tilewright.learn.lesson_data import Completion, LessonStep
from tilewright.learn.lessons import BadLesson
from tilewright.learn.scene import Scene
from tilewright.table.previews import foresee, legal_action
from tilewright.table.turns import Way, find_completions, is_complete, play_turn, read_turn


def fill_in_offer(made: LessonStep, scene: Scene, state: State, only: Iterable[str]) -> list[str]:
    """Fill in the turns that can be chosen; return them as text."""
    offered = list(only)
    legal = state.legal_actions()
    begun: list[list[int]] = [[]] if state.steps else [[int(action)] for action in legal]
    found = [(start, _ways(state, start)) for start in begun]
    check_patterns("only", offered, [way.text for _, ways in found for way in ways])
    for start, ways in found:
        if kept := [way for way in ways if fits(way.text, offered)]:
            made.completions.append(_completion(scene, state, start, kept))
    turns = [way.text for each in made.completions for way in each.ways]
    first = {text.split()[0] for text in turns}
    made.legal = [legal_action(action) for action in legal if str(action) in first]
    texts = dict.fromkeys([*(action.text for action in made.legal), *turns])
    made.previews = [foresee(state, read_turn(scene.game, t), scene.names) for t in texts]
    return turns


def _ways(state: State, begun: list[int]) -> list[Way]:
    """Return the ways to complete a turn; too many cannot be taught."""
    found = find_completions(state, begun)
    if found is None:
        text = " ".join(state.game.write_action(action) for action in begun) or "this turn"
        raise BadLesson(f"there are too many ways to complete {text}")
    return found


def _completion(scene: Scene, state: State, begun: list[int], ways: list[Way]) -> Completion:
    after = state.copy()
    play_turn(after, begun, [])
    is_open = not begun or not is_complete(after, scene.seat)
    action = state.game.write_action(begun[0]) if begun else None
    return Completion(action, scene.question(after) if is_open else None, ways)


def fits(text: str, patterns: Iterable[str]) -> bool:
    """Return whether a turn fits one of some patterns."""
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def check_patterns(field: str, patterns: Iterable[str], turns: list[str]) -> None:
    """Raise if a pattern fits no turn."""
    for pattern in patterns:
        if not any(fnmatchcase(text, pattern) for text in turns):
            raise BadLesson(f'{field}: no turn fits "{pattern}"')
