"""`tune` from the command line: what it keeps, what it refuses, and that a seed decides it."""

import json
from pathlib import Path

import pytest

from tilewright.cli.main import run
from tilewright.cli.saves import write_atomically

SHORT = ["--matches", "2", "--generations", "1", "--nodes", "10", "--seed", "1"]


def tune(out: Path, *options: str) -> int:
    return run(["tune", "azul", "--out", str(out), *SHORT, *options])


def test_the_seed_decides_the_weights_with_any_number_of_processes(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    assert (tune(one), tune(two, "--jobs", "2")) == (0, 0)
    assert one.read_text("utf-8") == two.read_text("utf-8")


def test_a_file_that_cannot_be_written_whole_stays_as_it_was(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    out.write_text("old", "utf-8")
    with pytest.raises(UnicodeEncodeError):
        write_atomically(out, "\ud800")
    assert out.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [out]


def test_other_sets_in_the_file_stay(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    out = tmp_path / "weights.json"
    assert tune(out) == 0
    first = json.loads(out.read_text("utf-8"))
    assert tune(out, "--name", "tuned grey 3", "--side", "grey", "--seats", "3") == 0
    both = json.loads(out.read_text("utf-8"))
    assert list(both) == ["tuned", "tuned grey 3"]
    assert both["tuned"] == first["tuned"]


def test_a_new_seed_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy")
    out = tmp_path / "weights.json"
    assert run(["tune", "azul", "--out", str(out), *SHORT[:-2]]) == 0
    assert capsys.readouterr().err.startswith("seed ")


@pytest.mark.parametrize("text", ["garbage", "[1]", '{"tuned": 1}', '{"tuned": {}}'])
def test_a_file_of_something_else_is_refused_and_stays(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "weights.json"
    out.write_text(text, "utf-8")
    assert tune(out) == 1
    err = capsys.readouterr().err
    assert "weights.json" in err
    assert err.endswith("is not a weights file\n") and err.count("\n") == 1
    assert out.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--out", "no/such/w.json"], "no/such for w.json"),
        (["--out", "."], ". is a folder, not a file"),
        (["--jobs", "257"], "--jobs must be between 1 and 256, not 257"),
        (["--start", "nobody"], 'there is no set of weights "nobody"'),
        (["--search", "uct"], 'there is no search "uct"'),
        (["--matches", "0"], "--matches must be between 1 and"),
    ],
)
def test_what_cannot_be_tuned_is_refused_before_anything_is_played(
    options: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tune(tmp_path / "weights.json", *options) == 1
    err = capsys.readouterr().err
    assert err.startswith("error: ") and err.count("\n") == 1
    assert words in err
