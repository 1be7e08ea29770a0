"""Run the programs on the research pages, and check that the API is documented."""

import inspect
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, blocks, codes, section
from tilewright.envs import REWARDS, Arrays, Batch, Field, Layout, PuctSearch, Searched

BATCH = DOCS / "research" / "batch.md"
OBSERVATIONS = DOCS / "research" / "observations.md"
SEARCH = DOCS / "research" / "search.md"
PROGRAMS = [
    pytest.param(program, id=f"{page.stem}-{number}")
    for page in (OBSERVATIONS, BATCH, SEARCH)
    for number, program in enumerate(blocks(page, "python"), 1)
]


def public(kind: type) -> set[str]:
    """Return the public names of a class."""
    return {name for name in dir(kind) if not name.startswith("_")}


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_runs(program: str) -> None:
    exec(compile(program, "page", "exec"), {"__name__": "page"})


def test_every_option_of_a_batch_is_documented() -> None:
    options = set(inspect.signature(Batch.__init__).parameters) - {"self", "game", "n"}
    assert options <= codes(section(BATCH, "Options"))


def test_every_reward_is_documented() -> None:
    assert {f'"{reward}"' for reward in REWARDS} <= codes(section(BATCH, "Rewards"))


def test_every_array_is_documented() -> None:
    assert set(Arrays._fields) <= codes(section(BATCH, "A step"))


def test_every_method_of_a_batch_is_documented() -> None:
    text = BATCH.read_text("utf-8")
    assert [
        name for name in public(Batch) if f"`{name}" not in text and f".{name}" not in text
    ] == []


@pytest.mark.parametrize("kind", [Layout, Field])
def test_every_part_of_a_layout_is_documented(kind: type) -> None:
    fields = set(inspect.signature(kind).parameters)
    assert fields <= codes(section(OBSERVATIONS, "Functions"))


def test_every_option_and_result_of_the_search_is_documented() -> None:
    text = section(SEARCH, "The search")
    for call in (PuctSearch.__init__, PuctSearch.search):
        assert all(name in text for name in set(inspect.signature(call).parameters) - {"self"})
    assert {*Searched._fields, "best"} <= codes(text)


def test_the_pages_are_in_the_index() -> None:
    index = (DOCS / "index.md").read_text("utf-8")
    assert all(f"research/{Path(page).stem}" in index for page in (BATCH, OBSERVATIONS, SEARCH))
