"""A chapter of a lesson as it is sent to the client."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tilewright.learn.lessons import Kind
from tilewright.table.previews import Foreseen, LegalAction
from tilewright.table.sentences import Sentence
from tilewright.table.turns import Way


class Shown(Struct):
    """A position of a lesson."""

    actor: int | None
    steps: int
    view: dict[str, Any]
    scores: list[int]
    last_round: bool
    question: Sentence | None


class Frame(Struct):
    """Something that happens in a lesson, and the position after it; chance is no actor."""

    actor: int | None
    text: str
    events: list[dict[str, Any]]
    log: list[Sentence]
    shown: Shown


class Completion(Struct):
    """The ways to complete a turn after an action, or the turn that is under way."""

    action: str | None
    question: Sentence | None
    ways: list[Way]


class Answer(Struct):
    """The answer to a turn or a number: the attribute that words it, and values of its own."""

    text: str
    values: dict[str, int]


class LessonStep(Struct):
    """One step of a chapter.

    Answers are found by turn or number, frames by right turn. `played` is the turn that an
    exercise is about. Its frames, and those of a step to watch, have an empty name.
    """

    id: str
    kind: Kind
    spotlight: list[str]
    shown: Shown
    values: dict[str, int]
    legal: list[LegalAction]
    previews: list[Foreseen]
    completions: list[Completion]
    answers: dict[str, Answer]
    frames: dict[str, list[Frame]]
    options: list[int]
    played: Foreseen | None


class Lesson(Struct):
    """A chapter, ready to be taught; `seat` is the reader's."""

    game: str
    side: str
    chapter: str
    seat: int
    names: list[str]
    others: bool
    steps: list[LessonStep]
