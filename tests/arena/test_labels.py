"""Entries with labels, and bots whose files are checked before a series starts."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from tests.arena.series import figures, series
from tilewright import BadSetup, Record
from tilewright.arena.players import split_label
from tilewright.arena.series_run import SeriesRun, play_series
from tilewright.arena.workers import InProcess
from tilewright.cli.main import run


@pytest.mark.parametrize(
    ("bot", "label", "player"),
    [
        ("old=engine:program --bot x=1", "old", "engine:program --bot x=1"),
        ("my bot=strong:nodes=5", "my bot", "strong:nodes=5"),
        ("strong:nodes=5", "strong:nodes=5", "strong:nodes=5"),
        ("engine:VALUE=1 program", "engine:VALUE=1 program", "engine:VALUE=1 program"),
        ("=greedy", "=greedy", "=greedy"),
    ],
)
def test_a_label_stands_before_the_name_of_a_player(bot: str, label: str, player: str) -> None:
    assert split_label(bot) == (label, player)


def test_a_label_is_shown_instead_of_the_name() -> None:
    one, other = series("old=greedy", "random"), series("greedy", "random")
    found, same = play_series(one), play_series(other)
    assert [standing.name for standing in found.standings] == ["old", "random"]
    assert found.standings[0].win_share == same.standings[0].win_share
    assert figures(SeriesRun(one), InProcess())["pairs"][0]["bots"] == ["old", "random"]


def test_random_stays_the_anchor_under_a_label() -> None:
    played = series("greedy", "novice", "dice=random", seats=3, matches=6)
    data = figures(SeriesRun(played), InProcess())
    assert data["anchor"] == "dice"
    assert data["bots"][2]["rating"]["elo"] == 0


@pytest.mark.parametrize(
    "bots", [("a=greedy", "a=random"), ("random=greedy", "tiler"), ("a=greedy", "a")]
)
def test_a_label_that_names_two_entries_is_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup, match="already names another bot"):
        series(*bots)


def test_tables_records_and_reports_show_labels(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report, records, results = (tmp_path / name for name in ("page.html", "records", "all.jsonl"))
    entries = ["quick one=deep:nodes=50,net=none", "greedy"]
    kept = ["--report", str(report), "--records", str(records), "--results", str(results)]
    assert run(["match", "azul", *entries, "--games", "2", "--seed", "1", *kept]) == 0
    shown = capsys.readouterr().out
    assert "quick one" in shown and "deep" not in shown
    assert "quick one" in report.read_text("utf-8")
    assert "deep:nodes" not in report.read_text("utf-8")
    record = Record.from_text((records / "000000.txt").read_text("utf-8"))
    assert record.names == ["quick one", "greedy"]
    assert record.players == ["deep:nodes=50,net=none", "greedy"]
    plan = json.loads(results.read_text("utf-8").splitlines()[0])
    assert plan["bots"] == entries


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("strong:net=nothing.net", "cannot use the net nothing.net: No such file"),
        ("strong:weights=nothing.json", "cannot use the weights nothing.json: No such file"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_before_the_first_match(
    bot: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["match", "azul", bot, "greedy", "--games", "2", "--seed", "1"]) == 1
    assert problem in capsys.readouterr().err


def test_the_net_of_another_setup_is_refused_before_the_first_match() -> None:
    net = files("tilewright.bots.nets") / "azul-grey-2.net"
    with pytest.raises(BadSetup, match="it is for azul grey with 2 seats, not for azul coloured"):
        series(f"strong:net={net}", "greedy")
