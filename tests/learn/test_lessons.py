"""The lessons of the built-in games: what they show is possible, and all they say is true."""

import re
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from fluent.syntax import ast

from tests.docs.pages import DOCS, section
from tests.i18n.ftl import messages, walk
from tests.i18n.games import BUILT_IN
from tilewright import find_game
from tilewright.i18n import LANGUAGES
from tilewright.learn.lesson_data import Lesson, LessonStep
from tilewright.learn.lessons import Chapter, Step, chapters_of, message_of
from tilewright.learn.steps import prepare

Texts = dict[str, ast.Pattern]

LARGEST = 300_000  # bytes of a chapter
CHAPTERS = [(game, chapter) for game in BUILT_IN for chapter in chapters_of(game)]
each_chapter = pytest.mark.parametrize(
    ("game", "chapter"), CHAPTERS, ids=[f"{game}-{chapter.id}" for game, chapter in CHAPTERS]
)


@cache
def prepared(game: str, chapter: str) -> Lesson:
    found = next(each for each in chapters_of(game) if each.id == chapter)
    return prepare(find_game(game), found)


def texts(language: str, id_: str) -> Texts:
    """Return the texts of a message: its own, without a name, and its attributes."""
    message = messages(language).get(id_)
    if message is None or message.value is None:
        return {}
    return {"": message.value, **{each.id.name: each.value for each in message.attributes}}


def variables(pattern: ast.Pattern) -> set[str]:
    return {node.id.name for node in walk(pattern) if isinstance(node, ast.VariableReference)}


def attributes(step: LessonStep) -> set[str]:
    """Return the names of the texts that a step needs."""
    answers = {answer.text for answer in step.answers.values()}
    return {"", *answers} | ({"right"} if step.kind == "watch" else set())


def written_in(game: str, chapter: Chapter, language: str) -> Iterator[tuple[Step, str, Texts]]:
    """Return the steps of a chapter, each with the id of its message and its texts."""
    for step in chapter.step:
        id_ = message_of(game, chapter, step)
        yield step, id_, texts(language, id_)


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_game_has_five_to_seven_chapters(game: str) -> None:
    ids = [chapter.id for chapter in chapters_of(game)]
    assert 5 <= len(ids) <= 7
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_chapters_are_documented(game: str) -> None:
    (row,) = re.findall(
        rf"^\| `{game}` \| (.+) \|$", section(DOCS / "lessons.md", "Chapters"), re.MULTILINE
    )
    assert re.findall(r"`([\w-]+)`", row) == [chapter.id for chapter in chapters_of(game)]


@each_chapter
def test_a_chapter_agrees_with_the_rules(game: str, chapter: Chapter) -> None:
    """Its positions are valid, its turns legal, every choice is answered (see `prepare`)."""
    assert [step.id for step in prepared(game, chapter.id).steps] == [s.id for s in chapter.step]


@each_chapter
def test_the_steps_of_a_chapter_have_different_names(game: str, chapter: Chapter) -> None:
    ids = [step.id for step in chapter.step]
    assert len(set(ids)) == len(ids), f"{game}, {chapter.id}"


@each_chapter
def test_a_chapter_is_small_enough_to_send(game: str, chapter: Chapter) -> None:
    assert len(msgspec.json.encode(prepared(game, chapter.id))) < LARGEST


@each_chapter
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_has_a_title(game: str, chapter: Chapter, language: str) -> None:
    assert set(texts(language, message_of(game, chapter))) == {""}


@each_chapter
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_prompt_and_its_answers(
    game: str, chapter: Chapter, language: str
) -> None:
    steps = {step.id: step for step in prepared(game, chapter.id).steps}
    for step, id_, found in written_in(game, chapter, language):
        needed = attributes(steps[step.id])
        if "wrong" in found:  # stands for the options that have no answer of their own
            needed = (needed & found.keys()) | {"wrong"}
        assert set(found) == needed, f"the texts of {id_} in {language}"


@each_chapter
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_the_values_that_there_are(game: str, chapter: Chapter, language: str) -> None:
    for step, id_, found in written_in(game, chapter, language):
        for name, pattern in found.items():
            known = {*step.values, *step.chosen} if name else set(step.values)
            assert variables(pattern) <= known, f"{id_}.{name}"


@each_chapter
def test_every_value_is_used(game: str, chapter: Chapter) -> None:
    for step, id_, found in written_in(game, chapter, LANGUAGES[0]):
        used = set().union(*map(variables, found.values()))
        assert used == {*step.values, *step.chosen}, f"the values of {id_}"


@each_chapter
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_texts_are_computed(game: str, chapter: Chapter, language: str) -> None:
    for _, id_, found in written_in(game, chapter, language):
        for name, pattern in found.items():
            written = [node.value for node in walk(pattern) if isinstance(node, ast.TextElement)]
            assert [text for text in written if re.search(r"\d", text)] == [], f"{id_}.{name}"
