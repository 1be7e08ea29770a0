"""Test the records of a series, and reading them as a table."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.arena.series import series
from tilewright import BadRecord, BadSetup, Record
from tilewright.arena.frame import decision_rows, match_rows, read_frame, read_records
from tilewright.arena.match import MatchResult
from tilewright.arena.processes import Processes
from tilewright.arena.record_folder import RecordFolder
from tilewright.arena.series_run import SeriesRun
from tilewright.arena.workers import InProcess, Workers
from tilewright.cli.main import run


def kept(folder: Path, workers: Workers, **given: int) -> tuple[SeriesRun, list[Path]]:
    """Play a series with records; return it with the files."""
    played = series("greedy", "random", **given)  # type: ignore[arg-type]
    object.__setattr__(played, "records", True)
    run = SeriesRun(played, records=RecordFolder(folder))
    run.play(workers)
    return run, sorted(folder.iterdir())


def test_every_match_of_a_series_is_a_file_that_replays_to_its_result(tmp_path: Path) -> None:
    run, files = kept(tmp_path / "new" / "records", InProcess(), matches=6)
    assert [path.name for path in files] == [f"{number:06}.txt" for number in range(6)]
    scores = {"greedy": 0, "random": 0}
    for path in files:
        record = Record.from_text(path.read_text("utf-8"))
        assert record.state().is_over
        for player, score in zip(record.players, record.state().scores(), strict=True):
            scores[player] += score
    for standing in run.final().standings:
        assert scores[standing.name] == round(6 * standing.mean_score)


def test_processes_bring_the_same_records(tmp_path: Path) -> None:
    _, one = kept(tmp_path / "one", InProcess(), matches=4)
    _, other = kept(tmp_path / "other", Processes(2), matches=4)
    assert [path.read_text("utf-8") for path in one] == [path.read_text("utf-8") for path in other]


def test_without_a_folder_matches_bring_no_record() -> None:
    for outcomes in InProcess().play(series("random"), iter([0])):
        assert [outcome.record for outcome in outcomes] == [None]
        assert isinstance(outcomes[0].result, MatchResult)


def test_a_file_is_no_folder_for_records(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetup, match="is a file, not a folder"):
        RecordFolder(tmp_path / "file")


def test_the_command_saves_valid_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "records"
    arguments = ["match", "garden", "random", "greedy", "--games", "2", "--seed", "1"]
    assert run([*arguments, "--records", str(folder)]) == 0
    assert run(["check", *map(str, sorted(folder.iterdir()))]) == 0
    assert len(list(read_records(folder))) == 2
    assert "X-Series: 1 1" in (folder / "000001.txt").read_text("utf-8")
    assert capsys.readouterr().err == ""


def test_rows_of_matches_hold_players_scores_and_places(tmp_path: Path) -> None:
    kept(tmp_path, InProcess(), matches=2)
    rows = [row for name, record in read_records(tmp_path) for row in match_rows(name, record)]
    assert [row["match"] for row in rows] == ["000000.txt", "000001.txt"]
    assert [(row["player_0"], row["player_1"]) for row in rows] == [
        ("greedy", "random"),
        ("random", "greedy"),
    ]
    assert all(row["finished"] for row in rows)
    assert {rows[0]["place_0"], rows[0]["place_1"]} == {1, 2}


def test_rows_of_decisions_hold_what_was_chosen(tmp_path: Path) -> None:
    kept(tmp_path, InProcess(), matches=2)
    ((name, record), _) = read_records(tmp_path)
    rows = list(decision_rows(name, record))
    plies = [(n, ply) for n, ply in enumerate(record.plies) if not isinstance(ply, tuple)]
    assert [(row["ply"], row["action"]) for row in rows] == plies
    assert rows[0]["score_0"] == 0
    assert isinstance(rows[0]["choices"], int) and rows[0]["choices"] > 1


def test_folders_files_and_zip_files_are_read_alike(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    _, files = kept(folder, InProcess(), matches=2)
    with ZipFile(tmp_path / "records.zip", "w") as archive:
        for path in files:
            archive.write(path, path.name)
    read = [record.to_text() for _, record in read_records(folder)]
    assert [record.to_text() for _, record in read_records(*files)] == read
    assert [record.to_text() for _, record in read_records(tmp_path / "records.zip")] == read


def test_a_damaged_record_is_refused_with_the_name_of_its_file(tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("nothing")
    with pytest.raises(BadRecord) as refused:
        list(read_records(tmp_path))
    assert refused.value.__notes__ == ["in bad.txt"]


def test_a_frame_has_a_row_for_each_match_or_decision(tmp_path: Path) -> None:
    pytest.importorskip("pandas")
    kept(tmp_path, InProcess(), matches=4)
    matches = read_frame(tmp_path)
    assert len(matches) == 4
    assert matches["score_0"].min() >= 0
    decisions = read_frame(tmp_path, rows="decisions")
    assert decisions["match"].nunique() == 4
    with pytest.raises(BadSetup):
        read_frame(tmp_path, rows="plies")  # type: ignore[arg-type]
