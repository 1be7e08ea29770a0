import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest
from rich.progress import Progress

from tests.arena.recorded import play_some
from tilewright.cli.main import run
from tilewright.i18n import LANGUAGES

QUICK = ("--nodes", "60")


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep matches in a folder of the test's own, in English, at 100 columns."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "match.txt"
    path.write_text(play_some(16).to_text(), "utf-8")
    return path


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Return exit code, output and errors of the command."""
    code = run(["analyse", *arguments])
    return (code, *capsys.readouterr())


def test_a_record_is_told_ply_by_ply(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, str(record), *QUICK)
    lines = out.splitlines()
    assert code == 0
    assert lines[0] == "Win chances after each step"
    assert lines[1].startswith("Step: 1. Player: deal. Anna: ")
    assert lines[2].startswith("Step: 2. Player: Anna. Move: ")
    assert "Turning points" in lines
    assert any(line.startswith("1. Round 1, step ") for line in lines)
    account = r"Bo found the best move in \d+ of \d+ decisions\. Expected points lost: \d+\."
    assert re.fullmatch(account, lines[-3])
    assert any(re.search(r"Grade: (Mistake|Blunder|Inaccuracy)\.", line) for line in lines)
    accuracy = (
        r"Bo\u2019s moves: best \d+, good \d+, inaccuracies \d+, mistakes \d+, blunders \d+\."
    )
    assert re.fullmatch(accuracy, lines[-1])


def test_turning_points_are_explained(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = call(capsys, str(record), *QUICK, "--threshold", "1")
    lines = out.splitlines()
    chosen = [n for n, line in enumerate(lines) if re.match(r"\d\. Round 1, .* chose “", line)]
    assert chosen
    assert all(re.match(r"Why “.*”: .*chance to win is then", lines[n + 1]) for n in chosen)
    assert all(re.match(r"What “.*” does: .*is better\.", lines[n + 2]) for n in chosen)


def test_the_data_has_grades_accuracy_and_explanations(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = call(capsys, str(record), *QUICK, "--json")
    data = json.loads(out)
    for each in data["accuracy"]:
        graded = [m for m in data["moments"] if m["grade"] and m["actor"] == each["seat"]]
        assert each["moves"] == len(graded) > 0
    worse = [each for each in data["moments"] if each["grade"] not in (None, "best")]
    assert worse
    for moment in worse:
        assert {*moment["explanation"]} == {"best", "played"}
        assert moment["explanation"]["played"]["turn"][0] == moment["token"]
        assert moment["explanation"]["played"]["told"]
    _, out, _ = call(capsys, str(record), *QUICK, "--ply", str(worse[0]["ply"]), "--json")
    position = json.loads(out)
    assert position["grade"] in ("best", "good", "inaccuracy", "mistake", "blunder")
    assert position["explanation"]["best"]["told"]


def test_a_record_is_shown_as_a_table(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, str(record), *QUICK, "--no-plain")
    assert code == 0
    assert ["Step", "Player", "Move", "Best", "Loss", "Grade", "Anna", "Bo"] in [
        line.split() for line in out.splitlines()
    ]


def test_a_high_threshold_leaves_no_turning_points(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = call(capsys, str(record), *QUICK, "--threshold", "90")
    assert "No move or deal changed a chance to win by 90% or more." in out


def test_top_limits_the_turning_points(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = call(capsys, str(record), *QUICK, "--threshold", "0", "--top", "2", "--json")
    assert len(json.loads(out)["turning_points"]) == 2


def test_a_position_is_ranked_with_the_action_played(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = call(capsys, str(record), *QUICK, "--ply", "2", "--top", "3")
    lines = out.splitlines()
    assert code == 0
    assert lines[0] == "Position after step 2"
    assert sum(line.startswith("Move: ") for line in lines) in {3, 4}
    [played] = [n for n, line in enumerate(lines) if line.startswith("Bo played ")]
    assert lines[played + 1].startswith("Why “")


def test_before_a_deal_one_is_told_what_to_expect(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = call(capsys, str(record), *QUICK, "--ply", "0")
    assert code == 0
    assert out.splitlines()[0] == "Tiles are about to be drawn. Expected before the deal:"
    assert "% to win, " in out


def test_of_a_finished_game_one_is_told_the_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = play_some(1000)
    path = tmp_path / "whole.txt"
    path.write_text(whole.to_text(), "utf-8")
    code, out, _ = call(capsys, str(path), *QUICK, "--ply", str(len(whole.plies)))
    assert code == 0
    assert out.splitlines()[:2] == ["The game is over.", "Anna wins."]


def test_plain_data_of_a_position_names_actions_by_their_notation(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = call(capsys, str(record), *QUICK, "--ply", "3", "--json")
    data = json.loads(out)
    assert data["ply"] == 3
    assert data["candidates"][0]["line"][0] == data["candidates"][0]["action"]
    assert data["played"]["action"] == str(play_some(4).plies[3])


def test_the_same_seed_gives_the_same_output(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [str(record), *QUICK, "--seed", "4", "--json"]
    assert call(capsys, *arguments) == call(capsys, *arguments, "--jobs", "2")


def test_a_record_may_come_from_the_standard_input(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(record.read_bytes())))
    code, out, _ = call(capsys, "-", *QUICK, "--ply", "0")
    assert code == 0
    assert "Anna" in out


def test_the_match_last_saved_can_be_analysed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "azul", "--bots", "greedy,random", "--seed", "3"]) == 0
    capsys.readouterr()
    code, out, _ = call(capsys, "last", *QUICK, "--ply", "0")
    assert code == 0
    assert "Greedy bot: " in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_speaks_every_language(
    language: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "curve.svg"
    arguments = (str(record), *QUICK, "--lang", language, "--threshold", "1")
    assert call(capsys, *arguments, "--svg", str(picture))[0] == 0
    assert call(capsys, *arguments, "--threshold", "99")[0] == 0
    for ply in ("0", "2"):
        assert call(capsys, *arguments, "--ply", ply)[0] == 0
    assert fromstring(picture.read_text("utf-8")).tag.endswith("svg")


def test_the_curve_is_drawn_and_painted(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    svg, png = tmp_path / "curve.svg", tmp_path / "curve.png"
    pictures = ("--svg", str(svg), "--png", str(png), "--dark")
    assert call(capsys, str(record), *QUICK, *pictures)[0] == 0
    assert "Azul: win chances" in svg.read_text("utf-8")
    assert png.read_bytes().startswith(b"\x89PNG")


REFUSED = [
    (["nowhere.txt"], "No such file or directory: 'nowhere.txt'"),
    (["last"], "no saved match to resume"),
    (["FILE", "--ply", "17"], "--ply must be between 0 and 16, not 17"),
    (["FILE", "--ply", "-1"], "--ply must be between 0 and 16, not -1"),
    (["FILE", "--nodes", "0"], "nodes must be between 1 and"),
    (["FILE", "--time", "-1"], "time must be between 0.0 and"),
    (["FILE", "--top", "0"], "--top must be between 1 and"),
    (["FILE", "--jobs", "0"], "--jobs must be between 1 and 64, not 0"),
    (["FILE", "--threshold", "101"], "--threshold must be between 0 and 100, not 101"),
    (["FILE", "--seed", "-1"], "--seed must be between 0 and"),
    (["FILE", "--bot", "greedy"], '"greedy" does not analyse positions; use strong'),
    (["FILE", "--bot", "wizard"], 'there is no bot "wizard"'),
    (["FILE", "--lang", "tlh"], 'there is no language "tlh"'),
    (["FILE", "--ply", "1", "--svg", "x.svg"], "--svg needs a whole record; leave out --ply"),
    (["FILE", "--png", "no/where/x.png"], "no/where for x.png"),
]


@pytest.mark.parametrize(("arguments", "words"), REFUSED)
def test_bad_arguments_are_refused_before_any_thinking(
    arguments: list[str], words: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = call(capsys, *(str(record) if a == "FILE" else a for a in arguments))
    assert (code, out) == (1, "")
    assert words in " ".join(err.split())


def test_a_damaged_record_is_refused_with_its_line(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text(record.read_text("utf-8").replace("/", "?", 1), "utf-8")
    code, _, err = call(capsys, str(broken))
    assert code == 1
    assert "line 13, ply 0:" in err


def test_without_the_painter_one_is_told_before_any_thinking(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    code, out, err = call(capsys, str(record), "--png", "curve.png")
    assert (code, out) == (1, "")
    assert "pip install 'tilewright[png]'" in err


def test_ctrl_c_tells_what_was_found_until_then(record: Path) -> None:
    command = [sys.executable, "-m", "tilewright", "analyse", str(record)]
    with subprocess.Popen(
        [*command, "--time", "3600", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "FORCE_COLOR": "1"},
    ) as process:
        assert process.stderr is not None
        process.stderr.read(1)  # the progress bar is there, so the thinking has begun
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.decode().rstrip().endswith("interrupted")
    assert json.loads(out)["complete"] is False


def test_ctrl_c_at_the_very_start_takes_the_bar_away(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = []
    start, stop = Progress.start, Progress.stop

    def interrupted_start(progress: Progress) -> None:
        signal.raise_signal(signal.SIGINT)
        start(progress)

    def noted_stop(progress: Progress) -> None:
        stopped.append(progress)
        stop(progress)

    monkeypatch.setattr(Progress, "start", interrupted_start)
    monkeypatch.setattr(Progress, "stop", noted_stop)
    code, out, err = call(capsys, str(record), "--json")
    assert (code, err.strip()) == (130, "interrupted")
    assert json.loads(out)["moments"] == []
    assert len(stopped) == 1
