"""Prepare the chapters of lessons: every step, with all that the rules say about it."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from typing import Final

import msgspec

from tilewright.core.errors import TilewrightError
from tilewright.core.game import Game
from tilewright.core.registry import find_game
from tilewright.core.state import State
from tilewright.learn.lesson_data import Answer, Lesson, LessonStep
from tilewright.learn.lessons import BadLesson, Chapter, Kind, Step, find_chapter
from tilewright.learn.offers import check_patterns, fill_in_offer, fits
from tilewright.learn.scene import Played, Scene
from tilewright.learn.values import BadValue
from tilewright.table.previews import foresee
from tilewright.table.turns import read_turn

NO_TURN: Final = ""  # the name of frames that follow no turn of the reader
COMMON: Final = frozenset({"id", "position", "spotlight", "values"})
FIELDS: Final[dict[Kind, frozenset[str]]] = {
    "read": COMMON,
    "watch": COMMON | {"then"},
    "act": COMMON | {"accept", "only", "wrong", "chosen", "then"},
    "exercise": COMMON | {"play", "answer", "options", "then"},
}


@cache
def lesson_json(game_id: str, chapter_id: str) -> bytes | None:
    """Return a chapter as JSON, or None if there is no such chapter."""
    chapter = find_chapter(game_id, chapter_id)
    return None if chapter is None else msgspec.json.encode(prepare(find_game(game_id), chapter))


def prepare(game: Game, chapter: Chapter) -> Lesson:
    """Return a chapter, ready to be taught; raise `BadLesson` if it contradicts the rules."""
    steps: list[LessonStep] = []
    end: State | None = None  # of the step before
    for step in chapter.step:
        try:
            _check_fields(step)
            start = _start_of(game, step, end)
            scene = Scene(game, chapter.seat - 1, start.seats)
            made = _empty(step, scene, start)
            end = _FILL[step.kind](made, step, scene, start)
        except (TilewrightError, BadLesson, BadValue) as error:
            raise BadLesson(f"{game.id}, {chapter.id}, {step.id}: {error}") from error
        steps.append(made)
    return Lesson(game.id, start.side, chapter.id, scene.seat, scene.names, chapter.others, steps)


def _check_fields(step: Step) -> None:
    """Raise if a step has fields that its kind does not use."""
    plain = Step(id=step.id)
    given = {name for name in step.__struct_fields__ if getattr(step, name) != getattr(plain, name)}
    if extra := given - FIELDS[step.kind]:
        raise BadLesson(f"a step to {step.kind} does not use {', '.join(sorted(extra))}")


def _start_of(game: Game, step: Step, before: State | None) -> State:
    """Return the position of a step: its own, or where the step before ended."""
    if step.position:
        return game.from_text(step.position)
    if before is None:
        raise BadLesson("it needs a position, for the step before has none or several at its end")
    return before


def _empty(step: Step, scene: Scene, start: State) -> LessonStep:
    shown = scene.show(start)
    return LessonStep(
        step.id, step.kind, list(step.spotlight), shown, {}, [], [], [], {}, {}, [], None
    )


def _read(made: LessonStep, step: Step, scene: Scene, start: State) -> State:
    made.values = scene.outcome(start, Played(start, [], [])).values(step.values)
    return start


def _watch(made: LessonStep, step: Step, scene: Scene, start: State) -> State:
    end = scene.play(start, step.then or ())
    made.frames[NO_TURN] = end.frames
    made.values = scene.outcome(start, end).values(step.values)
    return end.state


def _exercise(made: LessonStep, step: Step, scene: Scene, start: State) -> State:
    turn = [step.play] if step.play else []
    if step.play:
        _demand_turn(scene, start)
        made.played = foresee(start, read_turn(scene.game, step.play), scene.names)
    end = scene.play(start, [*turn, *(step.then or ())])
    outcome = scene.outcome(start, scene.play(start, turn), end)
    made.values = outcome.values(step.values)
    made.options = list(step.options)
    made.answers = _options(step, outcome.value(step.answer))
    if step.then is None:
        return start
    made.frames[NO_TURN] = end.frames
    return end.state


def _options(step: Step, answer: int) -> dict[str, Answer]:
    """Return the answers to the options of an exercise."""
    if answer not in step.options:
        raise BadLesson(f"the answer is {answer}, which is not among {list(step.options)}")
    if list(step.options) != sorted(set(step.options)):
        raise BadLesson("the options do not ascend")
    texts = {each: "right" if each == answer else f"wrong-{each}" for each in step.options}
    return {str(option): Answer(text, {}) for option, text in texts.items()}


def _act(made: LessonStep, step: Step, scene: Scene, start: State) -> State | None:
    _demand_turn(scene, start)
    turns = fill_in_offer(made, scene, start, step.only)
    right = [text for text in turns if fits(text, step.accept)]
    check_patterns("accept", step.accept, turns)
    check_patterns("wrong", step.wrong, [text for text in turns if text not in right])
    ends = []
    for text in turns:
        turn = scene.play(start, [text])
        values = scene.outcome(start, turn).values(step.chosen, absent=0)
        made.answers[text] = Answer("right" if text in right else _wrong(step, text), values)
        if text in right:
            end = scene.play(start, [text, *(step.then or ())])
            made.frames[text] = end.frames
            made.values = made.values or scene.outcome(start, turn, end).values(step.values)
            ends.append(end.state)
    return ends[0] if all(end == ends[0] for end in ends) else None


def _wrong(step: Step, text: str) -> str:
    """Return the attribute that answers a wrong turn."""
    for pattern, name in step.wrong.items():
        if fnmatchcase(text, pattern):
            return f"wrong-{name}"
    raise BadLesson(f"{text} is offered, but neither right nor wrong")


def _demand_turn(scene: Scene, state: State) -> None:
    if state.actor != scene.seat:
        raise BadLesson("it is not the reader's turn")


_FILL: Final = {"read": _read, "watch": _watch, "exercise": _exercise, "act": _act}
