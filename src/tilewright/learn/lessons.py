"""Lessons as they are written, in `learn/<game>/lessons.toml`: chapters of small steps.

A step shows a position. It is read, asks for a turn, asks for a number, or plays plies to watch.
Its texts are the message `lesson-<game>-<chapter>-<step>` and its attributes. `learn/steps.py`
computes from the rules what a step shows.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Kind = Literal["read", "act", "exercise", "watch"]
Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]
Patterns = tuple[str, ...]


class BadLesson(ValueError):
    """A lesson that cannot be taught: what is written does not agree with the rules."""


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step as it is written; which fields it has determines its kind."""

    id: Name
    position: str = ""  # by default where the step before ended
    spotlight: Patterns = ()  # keys of the client
    values: Mapping[str, str] = {}  # for the texts: expressions by name
    chosen: Mapping[str, str] = {}  # the same, for the turn that the reader chose
    accept: Patterns = ()  # whole turns that are right
    only: Patterns = ("*",)  # whole turns that are offered
    wrong: Mapping[str, Name] = {}  # the names of other answers, by whole turns
    play: str = ""  # the turn that an exercise is about
    answer: str = ""
    options: tuple[int, ...] = ()
    then: Patterns | None = None  # plies that follow by themselves

    @property
    def kind(self) -> Kind:
        """What the reader does."""
        if self.accept:
            return "act"
        if self.answer:
            return "exercise"
        return "read" if self.then is None else "watch"


class Chapter(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A chapter: steps that follow one another."""

    id: Name
    seat: Annotated[int, Meta(ge=1)] = 1  # of the reader, from 1
    others: bool = False  # whether the boards of other seats are shown
    step: Annotated[tuple[Step, ...], Meta(min_length=1)]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    chapter: tuple[Chapter, ...]


@cache
def chapters_of(game_id: str) -> tuple[Chapter, ...]:
    """Return the chapters of a game; a game without lessons has none."""
    path = files(__package__).joinpath(game_id, "lessons.toml")
    return read_chapters(path.read_text("utf-8")) if path.is_file() else ()


def read_chapters(text: str) -> tuple[Chapter, ...]:
    """Return the chapters in the text of a file."""
    try:
        return msgspec.convert(tomllib.loads(text), _File).chapter
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"lessons.toml: {error}") from error


def find_chapter(game_id: str, name: str) -> Chapter | None:
    """Return a chapter of a game by its id."""
    return next((chapter for chapter in chapters_of(game_id) if chapter.id == name), None)


def message_of(game_id: str, chapter: Chapter, step: Step | None = None) -> str:
    """Return the id of a step's message, or of a chapter's title."""
    return "-".join(["lesson", game_id, chapter.id, *([step.id] if step else [])])
