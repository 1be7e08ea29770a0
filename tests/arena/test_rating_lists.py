"""The rating lists in the docs, and the tool that makes them."""

import json
import re

import pytest

from tools import ratings
from tools.setups import MARKS, Setup, setups, with_tables


def test_the_page_shows_the_data_of_every_setup() -> None:
    rated = json.loads(ratings.FILE.read_text("utf-8"))
    assert list(rated) == [setup.name for setup in setups()]
    page = ratings.PAGE.read_text("utf-8")
    assert with_tables(page, ratings.tables(rated)) == page
    rows = re.findall(r"^\| `([^`]+)` \|", page, re.MULTILINE)
    assert set(rows) == set(ratings.BOTS)


def test_random_is_the_anchor_everywhere() -> None:
    for rated in json.loads(ratings.FILE.read_text("utf-8")).values():
        assert {each["bot"]: each["elo"] for each in rated["bots"]}["random"] == 0


@pytest.mark.processes
def test_a_setup_is_rated_by_a_tournament(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ratings, "BOTS", ("random", "novice", "greedy", "tiler"))
    monkeypatch.setattr(ratings, "GROUPS", {3: 4})
    setup = Setup("azul", "grey", 3)
    found = ratings.rate(setup, {3: 3}, seed=1, jobs=1)
    assert found["matches"] == 12
    assert [each["bot"] for each in found["bots"]] == list(ratings.BOTS)
    table = ratings.tables({setup.name: found})
    assert "## Azul" in table and "grey, 3 seats" in table
    assert "azul-grey-3: 12 matches" in capsys.readouterr().out


def test_the_tables_of_a_page_are_replaced() -> None:
    start, end = MARKS
    page = f"before\n{start}old\n{end}after\n"
    assert with_tables(page, "new\n") == f"before\n{start}\nnew\n\n{end}after\n"
