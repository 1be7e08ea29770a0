"""The programs of the pages for researchers, run as they stand there."""

import pytest

from tests.docs.pages import DOCS, blocks

PAGES = sorted((DOCS / "research").glob("*.md"))
PROGRAMS = [(page.stem, number) for page in PAGES for number in range(len(blocks(page, "python")))]


@pytest.mark.parametrize(("page", "number"), PROGRAMS)
def test_a_program_runs_and_shows_something(
    page: str, number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    program = blocks(DOCS / "research" / f"{page}.md", "python")[number]
    exec(compile(program, page, "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", ["gymnasium", "openspiel", "pettingzoo"])
def test_every_door_has_a_program(page: str) -> None:
    assert blocks(DOCS / "research" / f"{page}.md", "python")
