"""Run the programs on the pages of the adapters."""

import pytest

from tests.docs.pages import DOCS, blocks

NAMES = ("pettingzoo", "openspiel", "gymnasium")
PAGES = {name: DOCS / "research" / f"{name}.md" for name in NAMES}
PROGRAMS = [(name, n) for name, page in PAGES.items() for n in range(len(blocks(page, "python")))]


@pytest.mark.parametrize(("page", "number"), PROGRAMS)
def test_a_program_runs_and_prints_something(
    page: str, number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    program = blocks(PAGES[page], "python")[number]
    exec(compile(program, page, "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES)
def test_every_adapter_has_a_program(page: str) -> None:
    assert blocks(PAGES[page], "python")
