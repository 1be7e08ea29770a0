"""Programs at the terminal: they play, and when they fail the match goes on."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.engine.programs import command, still_running
from tilewright import Record
from tilewright.cli.main import run

Play = Callable[..., tuple[int, str, str]]


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Play:
    """Return a way to play with lines typed, and to see exit code, output and errors."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")

    def play(lines: str, *options: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines.replace(" | ", "\n") + "\n"))
        code = run(["play", "azul", "--seed", "5", *options])
        return (code, *capsys.readouterr())

    return play


def engine(kind: str, pids: Path | None = None) -> str:
    return f"engine:{command(kind, pids)}"


def test_a_program_plays_under_its_own_name(play: Play, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    code, out, err = play("2R2 |  | quit", "--bots", engine("fine", pids))
    assert (code, err) == (0, "")
    assert "Test program takes" in out
    assert still_running(pids) == []


def test_programs_and_bots_sit_together(play: Play) -> None:
    bots = ["--bots", "random,greedy", "--bots", engine("fine"), "--bots", engine("news")]
    _, out, _ = play("", "--seats", "4", *bots)
    assert "Random bot takes" in out
    assert "Test program 1 takes" in out
    assert "Test program 2 takes" in out


@pytest.mark.parametrize(
    ("kind", "reason", "words", "details"),
    [
        ("crash", "crash", "its program exited", "the cat sat on the keyboard"),
        ("illegal action", "illegal", "chose an illegal move", 'answered "col1"'),
        ("no action", "protocol", "violates the protocol", 'answered "go" by "best"'),
    ],
)
def test_when_a_program_fails_the_greedy_bot_plays_on(
    play: Play, tmp_path: Path, kind: str, reason: str, words: str, details: str
) -> None:
    path = tmp_path / "match.txt"
    code, out, _ = play("2R2 |  | quit", "--bots", engine(kind), "--save", str(path))
    assert code == 0
    assert "continue: its program" in out
    assert words in out
    assert details in out
    assert "Greedy bot takes over this seat." in out
    assert "Test program takes" in out
    record = Record.from_text(path.read_text("utf-8"))
    assert record.players == ["person", "greedy"]
    assert record.notes == {"X-Failure-2": f"{reason} at ply 2"}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("uk", "програма завершилася."),
        ("hu", "a programja leállt."),
        ("zh-Hant", "程式已經結束。"),
    ],
)
def test_a_failure_is_told_in_the_language_in_use(play: Play, language: str, words: str) -> None:
    _, out, _ = play("2R2 |  | quit", "--bots", engine("crash"), "--lang", language)
    assert words in out


def test_a_program_that_cannot_begin_is_refused_before_the_match(play: Play) -> None:
    code, out, err = play("quit", "--bots", engine("crash at start"))
    assert (code, out) == (1, "")
    assert err.startswith("error: the program ended by itself with exit status 1")
    code, _, err = play("quit", "--bots", "engine:no-such-program-here")
    assert code == 1
    assert 'names "no-such-program-here", but there is no such program' in err


def test_a_record_holds_no_command_and_resuming_asks_for_it(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    play("2R2 |  | quit", "--bots", engine("fine"), "--save", str(path))
    text = path.read_text("utf-8")
    assert "\nName-2: Test program\n" in text
    assert "\nPlayer-2: engine\n" in text
    assert "program.py" not in text
    code, _, err = play("quit", "--resume", str(path))
    assert code == 1
    assert "seat 2 is played by a program: name it with --bots engine:COMMAND" in err
    code, out, _ = play("quit", "--resume", str(path), "--bots", engine("fine"))
    assert (code, "Goodbye." in out) == (0, True)


def test_a_record_of_a_stranger_starts_no_program(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "match.txt"
    play("2R2 |  | quit", "--bots", engine("fine"), "--save", str(path))
    text = path.read_text("utf-8").replace("Player-2: engine", "Player-2: engine:touch trace")
    path.write_text(text, "utf-8")
    code, _, err = play("quit", "--resume", str(path))
    assert code == 1
    assert "there is no bot" in err
    assert not (tmp_path / "trace").exists()


BOT = """
class First:
    name = "First things"

    def choose(self, state, rng):
        return state.legal_actions()[0]
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Write a bot into the current folder and return its name."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_bot.py").write_text(BOT, encoding="utf-8")
    return "my_bot.py:First"


def test_a_python_object_plays_under_its_own_name(play: Play, module: str) -> None:
    code, out, err = play("2R2 |  | quit", "--bots", module)
    assert (code, err) == (0, "")
    assert "First things takes" in out


def test_a_record_names_no_module_and_resuming_asks_for_it(
    play: Play, module: str, tmp_path: Path
) -> None:
    path = tmp_path / "match.txt"
    play("2R2 |  | quit", "--bots", module, "--save", str(path))
    text = path.read_text("utf-8")
    assert "\nPlayer-2: python\n" in text
    assert "my_bot" not in text
    code, _, err = play("quit", "--resume", str(path))
    assert code == 1
    assert "or --bots MODULE:OBJECT" in err
    code, out, _ = play("quit", "--resume", str(path), "--bots", module)
    assert (code, "Goodbye." in out) == (0, True)


def test_a_record_of_a_stranger_imports_no_module(play: Play, module: str, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    play("2R2 |  | quit", "--bots", module, "--save", str(path))
    (tmp_path / "my_bot.py").write_text("open('trace', 'w')", encoding="utf-8")
    text = path.read_text("utf-8").replace("Player-2: python", f"Player-2: {module}")
    path.write_text(text, "utf-8")
    code, _, err = play("quit", "--resume", str(path))
    assert code == 1
    assert "there is no bot" in err
    assert not (tmp_path / "trace").exists()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_python_object_plays_a_series_in_any_process(
    module: str, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["match", "azul", "greedy", module, "--games", "4", "--seed", "1", "--jobs", jobs]
    assert run(arguments) == 0
    assert module in capsys.readouterr().out


def test_a_python_object_can_be_an_engine(module: str, capsys: pytest.CaptureFixture[str]) -> None:
    program = f"{sys.executable} -m tilewright engine --bot {module}"
    arguments = ["match", "azul", "random", f"engine:{program}", "--games", "2", "--seed", "1"]
    assert run(arguments) == 0
    assert "engine:" in capsys.readouterr().out
