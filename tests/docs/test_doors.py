"""The programs of the pages for researchers, run as they stand there."""

import pytest

from tests.docs.pages import DOCS, blocks

NAMES = ("pettingzoo", "openspiel", "gymnasium")
DOORS = {name: DOCS / "research" / f"{name}.md" for name in NAMES}
PROGRAMS = [(name, n) for name, page in DOORS.items() for n in range(len(blocks(page, "python")))]


@pytest.mark.parametrize(("page", "number"), PROGRAMS)
def test_a_program_runs_and_shows_something(
    page: str, number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    program = blocks(DOORS[page], "python")[number]
    exec(compile(program, page, "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", DOORS)
def test_every_door_has_a_program(page: str) -> None:
    assert blocks(DOORS[page], "python")
