"""`match` and `tournament` from the command line."""

import json
import sys
from pathlib import Path

import pytest

from tilewright.cli.main import run

MATCH = ["match", "azul", "greedy", "random"]


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Return exit code, output and errors of a command."""
    code = run(list(arguments))
    return (code, *capsys.readouterr())


REFUSED = [
    ([*MATCH, "--sprt", "0"], '--sprt takes two numbers like 0,20, not "0"'),
    ([*MATCH, "--sprt", "0,x"], '--sprt takes two numbers like 0,20, not "0,x"'),
    ([*MATCH, "--sprt", "20,0"], "a test needs elo0 below elo1"),
    ([*MATCH, "--sprt", "0,20", "--alpha", "0.9"], "alpha must be between 0 and 0.5, not 0.9"),
    (
        ["match", "azul", "random", "random", "random", "--seats", "3", "--sprt", "0,9"],
        "a sequential test compares two bots, not 3",
    ),
    ([*MATCH, "--time", "-1"], "time must be between 0.0 and 86400.0, not -1.0"),
    ([*MATCH, "--nodes", "0"], "nodes must be between 1 and"),
    ([*MATCH, "--jobs", "257"], "--jobs must be between 1 and 256, not 257"),
    ([*MATCH, "--results", "no/such/folder/r"], "No such file or directory"),
    ([*MATCH, "--report", "no/such/folder/page.html"], "no/such/folder for page.html"),
    ([*MATCH, "--report", "."], ". is a folder, not a file"),
    (["match", "azul", "greedy:speed=9"], 'unknown limit "speed"'),
    (["tournament", "azul", "random"], "a tournament of 2 seats takes 2 to 64 bots, not 1"),
    (
        ["tournament", "azul", "random", "greedy", "random"],
        'each bot can enter a tournament once, but "random" is given twice',
    ),
    (
        ["tournament", "azul", "random", "greedy", "--groups", "2"],
        "2 bots form 1 to 1 groups of 2, not 2",
    ),
    (["tournament", "azul", "random", "greedy", "--seats", "3"], "takes 3 to 64 bots, not 2"),
]


@pytest.mark.parametrize(("arguments", "words"), REFUSED)
def test_what_cannot_be_played_is_refused_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = call(capsys, *arguments)
    assert (code, out) == (1, "")
    assert err.startswith("error: ") and err.count("\n") == 1
    assert words in err


def test_a_match_tells_the_difference_in_elo(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, *MATCH, "--games", "40", "--seed", "1")
    assert code == 0
    assert "100.0% (83.9 to 100.0)" in out
    assert "Elo of greedy over random: above +287, from 20 deals" in out


def test_a_match_of_three_has_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["match", "azul", "greedy", "random", "random", "--seats", "3", "--games", "9"]
    code, out, _ = call(capsys, *bots, "--seed", "1")
    assert code == 0
    assert "Elo of all entries together; random has 0" in out and "±" in out
    data = json.loads(call(capsys, *bots, "--seed", "1", "--json")[1])
    assert data["anchor"] == "random"
    assert data["bots"][1]["rating"]["elo"] == 0
    assert data["bots"][0]["rating"]["low"] > 0


def test_a_sequential_test_stops_and_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, *MATCH, "--sprt", "0,100", "--seed", "1")
    assert code == 0
    assert "SPRT of elo0 0 against elo1 100: elo1 accepted; log-likelihood ratio" in out
    data = json.loads(call(capsys, *MATCH, "--sprt", "0,100", "--seed", "1", "--json")[1])
    assert data["sprt"]["accepted"] == "elo1"
    assert data["sprt"]["ratio"] >= data["sprt"]["high"]
    assert data["games"] < 100 < data["games_planned"] == 20_000


def test_limits_are_part_of_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    limits = ["--time", "0.25", "--nodes", "500"]
    _, out, _ = call(capsys, *MATCH, "--games", "2", *limits, "--json")
    data = json.loads(out)
    assert (data["limits"]["seconds"], data["limits"]["nodes"]) == (0.25, 500)


def test_the_same_command_goes_on_with_its_results_and_their_seed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "results.jsonl"
    whole = [*MATCH, "--games", "20", "--results", str(path), "--json"]
    first = json.loads(call(capsys, *whole)[1])
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:8]) + b'{"gro')
    second = json.loads(call(capsys, *whole)[1])
    for data in (first, second):
        del data["seconds_per_action"]
    assert first == second
    assert path.read_bytes().count(b"\n") == 21


def test_the_results_of_another_series_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "results.jsonl"
    call(capsys, *MATCH, "--games", "2", "--results", str(path))
    other = ["match", "azul", "random", "greedy", "--results", str(path)]
    code, out, err = call(capsys, *other)
    assert (code, out) == (1, "")
    found = "['greedy', 'random'] there, ['random', 'greedy'] here"
    assert err == f"error: {path} belongs to another series: bots is {found}\n"


@pytest.mark.parametrize(("seats", "games"), [(2, 6 * 4), (3, 4 * 6), (4, 1 * 4)])
def test_a_tournament_is_played_by_every_group(
    seats: int, games: int, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bots = ["random", "greedy", "greedy:nodes=5", "random:nodes=5"]
    report = tmp_path / "page.html"
    command = ["tournament", "azul", *bots, "--games", "4", "--seats", str(seats), "--jobs", "2"]
    code, out, _ = call(capsys, *command, "--seed", "2", "--json", "--report", str(report))
    assert code == 0
    data = json.loads(out)
    assert data["games"] == games
    assert sum(bot["games"] for bot in data["bots"]) == games * seats
    assert len(data["pairs"]) == 6
    assert report.read_text("utf-8").startswith("<!doctype html>")


def test_a_tournament_lists_the_best_first(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    command = ["tournament", "azul", "random", "greedy", "greedy:nodes=5", "--games", "10"]
    report = tmp_path / "page.html"
    code, out, _ = call(capsys, *command, "--seed", "2", "--report", str(report))
    assert code == 0
    assert out.index("greedy") < out.index("│ random")
    assert f"Report written to {report}." in out.replace("\n", "")


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_page_that_cannot_be_written_costs_no_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], form: list[str]
) -> None:
    report = tmp_path / "page.html"
    report.symlink_to(tmp_path / "gone" / "page.html")
    code, out, err = call(capsys, *MATCH, "--games", "2", "--report", str(report), *form)
    assert code == 1 and "page.html" in err
    assert "greedy" in out


def test_a_choice_of_groups(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["random", *(f"greedy:nodes={i}" for i in range(1, 6))]
    command = ["tournament", "azul", *bots, "--games", "2", "--seats", "3", "--groups", "4"]
    data = json.loads(call(capsys, *command, "--json")[1])
    assert data["groups"] == 4
    assert [bot["games"] for bot in data["bots"]] == [6] * 6


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "x:99999"])
def test_ray_that_cannot_be_reached_is_an_error(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("ray", reason='Ray is not installed: pip install "tilewright[ray]"')
    code, out, err = call(capsys, *MATCH, "--ray", address)
    assert (code, out) == (1, "")
    assert err.startswith(f"error: there is no Ray cluster at {address}: ")
    assert err.count("\n") == 1


def test_without_ray_a_cluster_is_an_error_that_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, out, err = call(capsys, *MATCH, "--ray", "auto")
    assert (code, out) == (1, "")
    assert err == 'error: Ray is not installed here: pip install "tilewright[ray]"\n'
