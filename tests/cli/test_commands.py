import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tilewright import _build
from tilewright.cli.main import app, run

COMMANDS = (
    "play",
    "match",
    "tournament",
    "replay",
    "check",
    "analyse",
    "bench",
    "train",
    "tune",
    "perft",
    "engine",
    "engine-check",
    "serve",
)


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep matches in a folder of the test's own, in English, at 80 columns."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Return exit code, output and errors of a command."""
    code = run(list(arguments))
    return (code, *capsys.readouterr())


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Return the file of a finished match between bots."""
    path = tmp_path / "match.txt"
    code = run(["play", "azul", "--bots", "greedy,random", "--seed", "3", "--save", str(path)])
    capsys.readouterr()
    assert code == 0
    return path


def test_the_version_names_form_and_rules(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "--version")
    form = "compiled" if _build.COMPILED else "pure"
    assert code == 0
    assert out == f"tilewright 0.1.0 ({form}; rules: azul 1, garden 1, pavilion 1)\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = call(capsys, command, "--help")
    assert code == 0
    assert f"Example: tilewright {command}" in out


def test_no_command_is_left_out_of_these_tests() -> None:
    names = [command.callback.__name__ for command in app.registered_commands if command.callback]
    assert {name.replace("_", "-") for name in names} == set(COMMANDS)


REFUSED = [
    (
        ["match", "chess", "random"],
        1,
        'no game "chess"; choose from azul, garden, pavilion',
    ),
    (["match", "azul", "wizard"], 1, 'there is no bot "wizard"; choose from random, greedy'),
    (["match", "azul", "random", "--side", "pink"], 1, 'there is no side "pink"'),
    (["match", "azul", "random", "--seats", "5"], 1, "2 to 4 seats, not 5"),
    (["match", "azul", "random", "--games", "0"], 1, "at least one match, not 0"),
    (["match", "azul", "random", "--jobs", "0"], 1, "--jobs must be between 1 and 256, not 0"),
    (
        ["match", "azul", "random", "--seed", "-1"],
        1,
        "--seed must be between 0 and 18446744073709551615, not -1",
    ),
    (["match", "azul"], 2, "Missing"),
    (["perft", "azul", "--depth", "x"], 2, "should be a valid integer"),
    (["replay", "nowhere.txt"], 1, "No such file or directory: 'nowhere.txt'"),
    (["play", "azul", "--bots", "greedy,greedy,greedy"], 1, "3 bots need more than 2 seats"),
    (
        ["play", "azul", "--names", "Ann,Bo"],
        1,
        "there are 1 people, but 2 names: Ann,Bo",
    ),
    (["play", "azul", "--lang", "tlh"], 1, 'there is no language "tlh"'),
    (["play", "azul", "--resume", "last"], 1, "no saved match to resume"),
    (["dance"], 2, "No such command 'dance'"),
]


@pytest.mark.parametrize(("arguments", "code", "words"), REFUSED)
def test_bad_arguments_are_refused_on_stderr(
    arguments: list[str], code: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    got, out, err = call(capsys, *arguments)
    assert got == code
    assert words in " ".join(err.replace("│", " ").split())
    assert out == ""


def test_a_match_prints_wins_scores_and_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "match", "azul", "greedy", "random", "--games", "10", "--seed", "1")
    assert code == 0
    assert "greedy" in out
    assert "100.0% (56.6 to 100.0)" in out


def test_the_same_seed_gives_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["match", "azul", "greedy", "random", "--games", "6", "--seed", "5", "--json"]
    first, second = (json.loads(call(capsys, *arguments, "--jobs", jobs)[1]) for jobs in ("1", "2"))
    del first["seconds_per_action"], second["seconds_per_action"]
    assert first == second
    assert first["games"] == 6


def test_perft_counts_ply_by_ply(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "perft", "azul", "--seats", "2", "--seed", "1", "--depth", "2")
    assert (code, out.split()) == (0, ["0", "1", "1", "84", "2", "6552"])


def test_bench_prints_plain_data(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "bench", "--json", "--scale", "0.001")
    assert code == 0
    figures = json.loads(out)["figures"]
    assert figures["azul coloured, 2 seats"]["value"] > 0
    assert figures["garden batch, masks and observations"]["value"] > 0


def test_a_record_is_told_to_its_result(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "replay", str(record))
    assert code == 0
    assert "Round 1 begins with 20 tiles on the displays." in out
    assert "Greedy bot wins." in out


def test_a_record_is_shown_at_a_ply(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, "replay", str(record), "--ply", "1")
    assert code == 0
    assert "Display 5:" in out
    code, _, err = call(capsys, "replay", str(record), "--ply", "9999")
    assert code == 1
    assert "--ply must be between 0 and" in err


def test_check_says_which_record_is_sound(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = record.with_name("broken.txt")
    broken.write_text(record.read_text("utf-8").replace("/", "?", 1), "utf-8")
    binary = record.with_name("binary.txt")
    binary.write_bytes(b"Tilewright-Record: 1\n\xff\xfe")
    code, out, err = call(capsys, "check", str(record), str(broken), str(binary))
    assert code == 1
    assert f"{record}: valid, azul," in out
    assert f"{broken}: line 13, ply 0:" in err
    assert f"{binary}: line 2: not UTF-8 text" in err


def test_a_reader_that_leaves_early_does_no_harm(record: Path) -> None:
    command = f"'{sys.executable}' -m tilewright replay '{record}' | head -n 1"
    done = subprocess.run(
        command, shell=True, capture_output=True, text=True, check=False, env=os.environ
    )
    assert done.stderr == ""
    assert done.stdout.startswith("Round 1")


def test_what_is_typed_in_no_encoding_is_not_understood_and_does_no_harm(tmp_path: Path) -> None:
    strict = {"PYTHONIOENCODING": "utf-8:strict", "XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "tilewright", "play", "azul", "--lang", "en"],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        check=False,
        env=os.environ | strict,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Goodbye." in done.stdout
