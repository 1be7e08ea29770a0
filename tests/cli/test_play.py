"""Matches at the terminal, typed as a person would type them."""

import io
import re
from pathlib import Path

import pytest

from tilewright import Match, Record, Rng, find_game
from tilewright.cli import saves
from tilewright.cli.main import run
from tilewright.cli.play import split_bots


class Terminal:
    """Types lines at `tilewright play` and keeps what it says."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
    ) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("XDG_CONFIG_HOME", str(folder))
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", "C")

    def play(self, lines: str, *options: str) -> str:
        """Return what a match says to somebody who types these lines."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO(lines.replace(" | ", "\n") + "\n"))
        assert run(["play", "azul", *options]) == 0
        out, err = self.capsys.readouterr()
        assert err == ""
        return out


@pytest.fixture
def terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Terminal:
    return Terminal(monkeypatch, capsys, tmp_path)


def test_a_move_is_previewed_and_counts_once_confirmed(terminal: Terminal) -> None:
    out = terminal.play("2R2 |  | quit", "--seed", "5")
    assert "If the round ended now: +1 for the wall." in out
    assert "Greedy bot takes" in out
    assert "Line 2: 2 red tiles (full)." in out


def test_a_move_can_be_undone_before_it_counts(terminal: Terminal) -> None:
    out = terminal.play("2R2 | u | quit", "--seed", "5")
    assert "Greedy bot takes" not in out


def test_moves_may_be_typed_small_and_with_spaces(terminal: Terminal) -> None:
    out = terminal.play("2 r 2 | y | quit", "--seed", "5")
    assert "You take 2 red tiles from display 2 to line 2 (full)." in out


def test_the_beginning_of_a_move_shows_what_fits(terminal: Terminal) -> None:
    out = terminal.play("1y | quit", "--seed", "5")
    assert "1Y1: 2 yellow tiles to line 1 (full); 1 falls to the floor" in out
    assert "1B1" not in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("xx", "“xx” is not a move."),
        ("9B1", "There is no display 9: this table has 5."),
        ("1R1", "Display 1 holds no red tile."),
        ("CB1", "The centre holds no blue tile."),
        ("col1", "You can only choose a column while tiling."),
        ("undo", "There is nothing to undo in this turn."),
        ("?", "quit: leave; the match is saved"),
        ("rules", "Most points wins. If players are tied, the one with more complete rows wins."),
        ("rules", "How to type a move: "),
        ("moves 4", "4RF: 1 red tile to the floor"),
        ("log", "Round 1 begins with 20 tiles on the displays."),
        ("table", "The start marker is in the centre."),
    ],
)
def test_whatever_is_typed_gets_an_answer(terminal: Terminal, typed: str, answer: str) -> None:
    assert answer in terminal.play(f"{typed} | quit", "--seed", "5")


def test_two_people_share_a_terminal(terminal: Terminal) -> None:
    out = terminal.play("1Y2 |  | quit", "--seed", "5", "--bots", "none", "--names", "Ann,Bo")
    assert "Bo: Which tiles do you take" in out


def test_a_match_is_kept_from_move_to_move_and_goes_on(terminal: Terminal) -> None:
    out = terminal.play("2R2 |  | quit", "--seed", "5")
    path = saves.saved()[0]
    assert f"Match saved in {path}" in out
    before = Record.from_text(path.read_text("utf-8"))
    out = terminal.play("quit", "--resume", "last", "--seed", "6")
    assert "Line 2: 2 red tiles (full)." in out
    assert Record.from_text(path.read_text("utf-8")).plies == before.plies


def test_a_match_is_saved_where_one_says(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    out = terminal.play(f"save {path} | quit", "--seed", "5")
    assert f"Match saved in {path}" in out
    assert Record.from_text(path.read_text("utf-8")).names == ["Player 1", "Greedy bot"]


def test_a_save_that_fails_says_so_and_the_match_goes_on(terminal: Terminal) -> None:
    out = terminal.play("save /dev/null/x | table | quit", "--seed", "5")
    assert "save the match:" in out
    assert out.rstrip().endswith("Goodbye.")


@pytest.mark.parametrize("where", [".", "/", "~nobody-of-this-name/x", "a\x00b", "/dev/null"])
def test_no_save_command_ends_a_match(terminal: Terminal, where: str) -> None:
    out = terminal.play(f"save {where} | quit", "--seed", "5")
    assert "save the match:" in out
    assert out.rstrip().endswith("Goodbye.")


def test_a_save_replaces_nothing_but_the_same_match(terminal: Terminal, tmp_path: Path) -> None:
    notes, ours = tmp_path / "notes.txt", tmp_path / "ours.txt"
    notes.write_text("precious", "utf-8")
    out = terminal.play(f"save {notes} | save {ours} | save {ours} | quit", "--seed", "5")
    assert f"{notes} is not a saved match" in out
    assert out.count(f"Match saved in {ours}") == 2
    assert notes.read_text("utf-8") == "precious"
    assert f"{ours} holds another match" in terminal.play(f"save {ours} | quit", "--seed", "6")


def test_going_on_without_a_move_leaves_the_file_alone(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    terminal.play(f"save {path} | quit", "--seed", "5")
    path.write_text(path.read_text("utf-8") + "# a comment\n", "utf-8")
    terminal.play("quit", "--resume", str(path))
    assert path.read_text("utf-8").endswith("# a comment\n")


def test_the_end_of_a_token_is_enough_where_it_is_plain(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "grey.txt"
    path.write_text(grey_record_with_two_columns(), "utf-8")
    terminal.play("4 |  | quit", "--resume", str(path))
    assert re.findall(r"col\d", path.read_text("utf-8"))[-1] == "col4"


def test_a_very_long_line_is_answered_like_any_other(terminal: Terminal) -> None:
    assert "is not a move." in terminal.play("x" * 5000 + " | quit", "--seed", "5")


def test_quitting_is_possible_when_asked_to_confirm(terminal: Terminal) -> None:
    out = terminal.play("2R2 | quit", "--seed", "5")
    assert "Greedy bot takes" not in out


def test_the_end_of_input_ends_the_match_politely(terminal: Terminal) -> None:
    out = terminal.play("2R2", "--seed", "5")
    assert out.rstrip().endswith("Goodbye.")


def test_a_column_choice_can_be_taken_back(terminal: Terminal, tmp_path: Path) -> None:
    """People play a grey match by its first legal moves until a turn has a second column."""
    path = tmp_path / "grey.txt"
    path.write_text(grey_record_with_two_columns(), "utf-8")
    out = terminal.play("col2 |  | undo | col4 |  | quit", "--resume", str(path))
    assert "Last choice undone." in out
    assert out.count("Which column of row 1 gets") >= 2
    tokens = re.findall(r"col\d", path.read_text("utf-8"))
    assert tokens[-1] == "col4"


def grey_record_with_two_columns() -> str:
    """Return a grey match in which the seat to act has at least two columns to choose."""
    for seed in range(1000):
        record = grey_record_up_to_tiling(seed)
        match = Match(record)
        if not {"col2", "col4"} <= set(map(str, match.state.legal_actions())):
            continue
        match.apply(match.state.game.read_action("col2"))
        if match.can_undo():
            match.undo()
            return match.record.to_text()
    raise AssertionError("no such match was found")


def grey_record_up_to_tiling(seed: int) -> Record:
    """Return a random grey match up to its first choice of a column."""
    match, rng = Match(Record(find_game("azul"), "grey", 2)), Rng(seed)
    match.deal(rng)
    while not str(match.state.legal_actions()[0]).startswith("col"):
        match.apply(match.state.random_action(rng))
        match.deal(rng)
    return match.record


@pytest.mark.parametrize(
    ("language", "word"), [("uk", "плит"), ("hu", "csemp"), ("zh-Hant", "瓷磚")]
)
def test_the_match_speaks_the_language_asked_for(
    terminal: Terminal, language: str, word: str
) -> None:
    assert word in terminal.play("quit", "--seed", "5", "--lang", language)


def test_piped_output_has_no_escape_codes(terminal: Terminal) -> None:
    assert "\x1b" not in terminal.play("2R2 |  | quit", "--seed", "5")


def test_a_whole_match_of_bots_ends_with_the_places(terminal: Terminal) -> None:
    out = terminal.play("", "--seed", "5", "--bots", "greedy,random", "--side", "grey")
    assert "Greedy bot wins." in out
    assert "1. Greedy bot:" in out


def test_limits_of_a_bot_have_commas_of_their_own() -> None:
    bots = ["mason,strong:nodes=20, memory=8,greedy", "engine:bot a,b"]
    assert split_bots(bots) == ["mason", "strong:nodes=20, memory=8", "greedy", "engine:bot a,b"]
