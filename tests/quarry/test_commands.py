"""The commands, with a game of another package."""

import io
import json
import re
from pathlib import Path

import pytest

from tilewright import Record
from tilewright.cli.main import run
from tilewright.i18n import Catalogue


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the output of a command that goes well."""
    code = run(list(arguments))
    out, err = capsys.readouterr()
    assert (code, err.strip()) == (0, "")
    return out


def test_a_match_is_played_at_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["takeA", "", "takeX", "takeC", "y", "upper", "quit", ""]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    out = call(capsys, "play", "quarry", "--plain", "--seed", "5", "--side", "single")
    assert "Quarry" in out
    assert "Player 1 takes amber." in out
    assert "Which stone do you take?" in out


@pytest.mark.parametrize("form", ["--plain", "--no-plain"])
@pytest.mark.parametrize("lang", ["en", "uk", "hu", "zh-Hant"])
def test_bots_play_records_are_kept_checked_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, form: str
) -> None:
    path = str(tmp_path / "match.txt")
    bots = ("--bots", "greedy,random", "--seed", "3", "--lang", lang)
    call(capsys, "play", "quarry", *bots, "--save", path, form)
    record = Record.from_text(Path(path).read_text("utf-8"))
    assert record.state().is_over
    assert ", quarry, 63 plies" in call(capsys, "check", path)
    assert call(capsys, "replay", path, "--lang", lang, form)
    assert call(capsys, "analyse", path, "--nodes", "20", "--lang", lang)


def test_a_series_has_figures_and_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.html"
    options = ("--games", "20", "--seed", "1", "--json", "--report", str(page), "--jobs", "2")
    found = json.loads(call(capsys, "match", "quarry", "greedy", "random", *options))
    assert found["games"] == 20
    assert "Quarry" in page.read_text("utf-8")


def test_a_tournament_is_played_by_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("random", "greedy", "uct:nodes=20")
    out = call(capsys, "tournament", "quarry", *bots, "--games", "4", "--seed", "1", "--jobs", "2")
    assert all(bot.partition(":")[0] in out for bot in bots)


def test_perft_and_version_know_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.search(r"\d", call(capsys, "perft", "quarry", "--seats", "2", "--seed", "1"))
    assert "quarry 1" in call(capsys, "--version")


def test_it_is_said_in_its_own_language_in_english_or_neutrally() -> None:
    values = {"name": "Ada", "colour": "jade"}
    assert Catalogue("uk").say("quarry-event-took", **values) == "Ada бере jade."  # noqa: RUF001
    assert Catalogue("hu").say("quarry-event-took", **values) == "Ada takes jade."
    assert Catalogue("hu").say("quarry-event-unheard-of", **values) == "event unheard of: Ada, jade"
    assert Catalogue("uk").say("quarry-title") == "Каменоломня"
    with pytest.raises(LookupError):
        Catalogue("en").say("unheard-of")
