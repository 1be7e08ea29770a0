"""`train` from the command line: a short run on the CPU, its files, and what it refuses."""

from pathlib import Path

import pytest

from tilewright.bots import find_evaluation, net_file
from tilewright.cli.main import run
from tilewright.core.registry import find_game

SHORT = ["--matches", "8", "--nodes", "20", "--epochs", "1", "--batch", "64", "--seed", "1"]


def train(out: Path, *options: str) -> int:
    return run(["train", "azul", "--out", str(out), *SHORT, *options])


@pytest.mark.slow
def test_a_short_run_leaves_a_net_that_plays_and_can_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    out = tmp_path / "run"
    options = ["--jobs", "2", "--test-matches", "2"]
    assert train(out, "--generations", "1", *options) == 0
    told = capsys.readouterr().err
    assert "seed 1" in told
    assert "matches/s" in told
    assert "of 2 matches against the last champion" in told
    first = (out / "generation-1.net").read_bytes()
    assert train(out, "--generations", "2", *options) == 0
    assert (out / "generation-1.net").read_bytes() == first
    rows = (out / "curve.csv").read_text("utf-8").splitlines()
    assert [row.split(",")[0] for row in rows] == ["generation", "1", "2"]
    assert "<svg" in (out / "curve.svg").read_text("utf-8")
    evaluation = find_evaluation(find_game("azul"), "tuned")
    net_file.attach_file(evaluation, "coloured", 2, str(out / "generation-2.net"))
    header = net_file.read_header((out / "generation-2.net").read_bytes())
    assert header["generation"] == 2
    assert "--seed 1" in str(header["command"])


@pytest.mark.slow
def test_the_seed_decides_the_matches_with_any_number_of_processes(tmp_path: Path) -> None:
    numpy = pytest.importorskip("numpy")
    pytest.importorskip("torch")
    found = []
    for jobs in ("1", "2"):
        out = tmp_path / jobs
        assert train(out, "--generations", "1", "--test-matches", "0", "--jobs", jobs) == 0
        with numpy.load(out / "generation-1" / "0000000.npz") as arrays:
            found.append({name: arrays[name].tobytes() for name in arrays.files})
    assert found[0] == found[1]


@pytest.mark.slow
def test_a_folder_of_another_run_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    out = tmp_path / "run"
    assert train(out, "--generations", "1", "--test-matches", "0") == 0
    assert train(out, "--generations", "1", "--test-matches", "0", "--seed", "2") == 1
    assert "another folder" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--matches", "--nodes", "--epochs", "--generations", "--jobs"])
def test_numbers_out_of_range_are_refused(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert train(tmp_path / "run", option, "0") == 1
    assert f"{option} must be between" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_a_run_without_a_champion_names_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch")
    from tilewright.training.run import Training

    monkeypatch.setattr(Training, "run", lambda training: None)
    assert train(tmp_path / "run") == 0
    told = capsys.readouterr()
    assert told.out == ""
    assert "No net won its test" in told.err
