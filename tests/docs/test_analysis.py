"""The programs and the table of the page about analysis."""

import re

import pytest

from tests.docs.pages import DOCS, blocks, section
from tilewright.study.grades import NEVER, THRESHOLDS, Grade

PAGE = DOCS / "analysis.md"


def test_the_first_program_prints_what_the_page_shows(capsys: pytest.CaptureFixture[str]) -> None:
    [shown] = blocks(PAGE, "text")
    exec(blocks(PAGE, "python")[0], {})
    assert capsys.readouterr().out == shown


def test_the_second_program_grades_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    exec(blocks(PAGE, "python")[1], {})
    assert any(grade.value in capsys.readouterr().out for grade in Grade)


def test_the_table_shows_the_thresholds() -> None:
    rows = re.findall(r"^\| (\w+) \| (\S+) \| (\S+) \|$", section(PAGE, "Grades"), re.MULTILINE)
    shown = {grade: (points, chance) for grade, points, chance in rows}
    for threshold in THRESHOLDS:
        points = "–" if threshold.points == NEVER else f"{threshold.points:g}"  # noqa: RUF001
        assert shown.pop(threshold.grade.value) == (points, f"{100 * threshold.chance:g}%")
    assert shown == {"best": ("0", "0")}
