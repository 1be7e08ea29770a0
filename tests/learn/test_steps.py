"""Preparing lessons: what a step shows and answers, and which mistakes are found."""

import pytest

from tilewright import find_game
from tilewright.learn.lesson_data import Lesson
from tilewright.learn.lessons import BadLesson, read_chapters
from tilewright.learn.steps import prepare

TABLE = (
    "azul coloured 2 round=1 start=1 actor=1 marker=centre idle=0 laid=no "
    "displays=BYYK,RRKW,BBBW,BRWW,YRRR centre=- bag=15B17Y14R18K16W lid=- "
    "board1=0:-/-/-/-/-:...../...../...../...../.....:- "
    "board2=0:-/-/-/-/-:...../...../...../...../.....:-"
)
TAKE = 'accept = ["2R2"]\nonly = ["2R*"]\nwrong = { "2RF" = "floor", "*" = "line" }'


def lesson(*steps: str) -> Lesson:
    """Return a chapter of Azul with these steps, which start at the first table."""
    first, *others = (f"[[chapter.step]]\nid = 'step{n}'\n{text}" for n, text in enumerate(steps))
    text = "\n".join(["[[chapter]]\nid = 'sample'", f'{first}\nposition = "{TABLE}"', *others])
    (chapter,) = read_chapters(text)
    return prepare(find_game("azul"), chapter)


def test_a_step_shows_its_position_and_what_it_points_at() -> None:
    (step,) = lesson('spotlight = ["source:2"]').steps
    assert (step.kind, step.spotlight) == ("read", ["source:2"])
    assert step.shown.view["displays"][1] == [0, 0, 2, 1, 1]


def test_values_come_from_the_position_and_from_the_game() -> None:
    (step,) = lesson('values = { all = "view.displays", each = "fact.per_display * 2" }').steps
    assert step.values == {"all": 5, "each": 8}


def test_only_some_turns_are_offered_and_all_of_them_are_answered() -> None:
    (step,) = lesson(TAKE).steps
    assert [action.text for action in step.legal] == ["2R1", "2R2", "2R3", "2R4", "2R5", "2RF"]
    assert {text: answer.text for text, answer in step.answers.items()} == {
        "2R1": "wrong-line",
        "2R2": "right",
        "2R3": "wrong-line",
        "2R4": "wrong-line",
        "2R5": "wrong-line",
        "2RF": "wrong-floor",
    }


def test_answers_have_values_of_the_turn_that_was_chosen() -> None:
    (step,) = lesson(TAKE + '\nchosen = { loss = "forecast.penalised.penalty" }').steps
    losses = {text: answer.values["loss"] for text, answer in step.answers.items()}
    assert losses == {"2R1": 1, "2R2": 0, "2R3": 0, "2R4": 0, "2R5": 0, "2RF": 2}


def test_every_turn_that_can_be_chosen_has_a_preview() -> None:
    (step,) = lesson(TAKE).steps
    assert {each.text for each in step.previews} == set(step.answers)


def test_a_right_turn_is_played_with_what_follows_and_the_next_step_continues_there() -> None:
    act, read = lesson(TAKE + '\nthen = ["3B3"]', "").steps
    assert [frame.text for frame in act.frames["2R2"]] == ["2R2", "3B3"]
    assert read.shown == act.frames["2R2"][-1].shown


def test_an_exercise_shows_its_turn_without_playing_it() -> None:
    ask, read = lesson('play = "2R2"\nanswer = "took.count"\noptions = [1, 2]', "").steps
    assert ask.played is not None and ask.played.text == "2R2"
    assert {option: answer.text for option, answer in ask.answers.items()} == {
        "1": "wrong-1",
        "2": "right",
    }
    assert read.shown == ask.shown


def test_an_exercise_can_be_played_after_its_answer() -> None:
    ask, read = lesson('play = "2R2"\nanswer = "took.count"\noptions = [2, 3]\nthen = []', "").steps
    assert read.shown == ask.frames[""][-1].shown


def test_a_step_to_watch_plays_its_plies() -> None:
    (step,) = lesson('then = ["2R2", "3B3"]\nvalues = { points = "after.boards.1.score" }').steps
    assert [(frame.actor, frame.text) for frame in step.frames[""]] == [(0, "2R2"), (1, "3B3")]
    assert step.values == {"points": 0}


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ('accept = ["2R9"]\nwrong = { "*" = "other" }', 'accept: no turn fits "2R9"'),
        (TAKE.replace('"2R*"', '"7*"'), 'only: no turn fits "7*"'),
        (TAKE.replace("2RF", "5*"), 'wrong: no turn fits "5*"'),
        (TAKE.replace('"*" = "line"', '"2R1" = "line"'), "2R3 is offered, but neither"),
        ('answer = "fact.row_bonus"\noptions = [1, 3]', "the answer is 2, which is not among"),
        ('answer = "fact.row_bonus"\noptions = [2, 1]', "the options do not ascend"),
        ('values = { n = "laid.points" }', "there is no such event"),
        ('values = { n = "view.boards.7.score" }', 'there is no "7"'),
        ('values = { n = "fact.nothing" }', "there is no such constant"),
        ('values = { n = "view.side" }', "not a number"),
        ('values = { n = "anything" }', "is not an expression"),
        ('play = "2R2"', "a step to read does not use play"),
        ('then = ["9B1"]', "display 9"),
        ('spotlights = ["source:2"]', "unknown field `spotlights`"),
    ],
)
def test_a_mistake_is_found_and_named(step: str, problem: str) -> None:
    with pytest.raises(BadLesson, match=problem.replace("*", r"\*")):
        lesson(step)


def test_a_step_after_several_ends_needs_a_position() -> None:
    with pytest.raises(BadLesson, match="azul, sample, step1: it needs a position"):
        lesson(TAKE.replace('["2R2"]', '["2R2", "2R3"]'), "")


def test_the_reader_only_acts_in_their_turn() -> None:
    with pytest.raises(BadLesson, match="not the reader's turn"):
        lesson('then = ["2R2"]', 'accept = ["*"]')
