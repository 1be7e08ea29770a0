"""The generated boards of the client match the code."""

from pathlib import Path

import pytest

from tilewright.server.pictures import FOLDER, pages

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", sorted(pages()))
def test_what_is_written_out_is_what_the_code_says(name: str) -> None:
    command = "python -m tilewright.server.pictures"
    assert (ROOT / FOLDER / name).read_text("utf-8") == pages()[name], f"run {command}"


def test_nothing_else_is_written_out() -> None:
    assert sorted(path.name for path in (ROOT / FOLDER).iterdir()) == sorted(pages())
