import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena.series import RANDOM, figures, series
from tilewright.arena import match as arena_match
from tilewright.arena.result_lines import series_header
from tilewright.arena.results import BadResults, ResultsFile, read_header
from tilewright.arena.series import Series
from tilewright.arena.series_run import SeriesRun
from tilewright.arena.workers import Batches, InProcess, Work
from tilewright.bots import Limits

PLAN = series(*RANDOM, matches=20)


class Stuck(Exception):
    """Ends a run from within."""


class Some:
    """Plays some matches and then stops."""

    def __init__(self, matches: int) -> None:
        self.matches = matches

    def play(self, series: Series | Work, numbers: Iterator[int]) -> Batches:
        for done, batch in enumerate(InProcess().play(series, numbers)):
            if done == self.matches:
                raise Stuck
            yield batch


def play_some(path: Path, matches: int, plan: Series = PLAN) -> None:
    with ResultsFile(path, plan) as results, pytest.raises(Stuck):
        SeriesRun(plan, results).play(Some(matches))


def resume(path: Path, plan: Series = PLAN) -> SeriesRun:
    with ResultsFile(path, plan) as results:
        run = SeriesRun(plan, results)
        run.play(InProcess())
        return run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_a_file_has_a_header_and_a_line_for_each_game(path: Path) -> None:
    resume(path)
    header, *matches = lines(path)
    assert header == series_header(PLAN)
    assert [(match["deal"], match["rotation"]) for match in matches] == [
        (deal, rotation) for deal in range(10) for rotation in range(2)
    ]
    assert matches[1]["bots"] == ["random:nodes=1", "random"]
    assert set(matches[0]) == {
        "group", "deal", "rotation", "bots", "scores", "places", "actions", "seconds",
    }  # fmt: skip


def test_the_header_says_all_that_decides_the_matches(path: Path) -> None:
    limits = Limits(seconds=0.5, nodes=300)
    resume(path, Series("azul", "grey", 2, ("random", "greedy"), 4, 7, limits))
    header = lines(path)[0]
    assert header["bots"] == ["random", "greedy"]
    assert header["limits"] == limits._asdict()
    assert (header["game"], header["side"], header["seats"]) == ("azul", "grey", 2)
    assert (header["seed"], header["rules"], header["version"]) == (7, 1, "0.1.0")


@pytest.mark.parametrize("matches", [0, 1, 7, 20])
def test_a_run_goes_on_where_the_file_ends(path: Path, matches: int) -> None:
    if matches < 20:
        play_some(path, matches)
    else:
        resume(path)
    assert len(lines(path)) == 1 + matches
    run = resume(path)
    assert run.resumed == matches
    assert figures(run) == figures(SeriesRun(PLAN), InProcess())
    assert len(lines(path)) == 1 + 20


def test_matches_may_be_missing_anywhere(path: Path) -> None:
    resume(path)
    kept = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join([kept[0], *reversed(kept[3:11]), kept[15]]), "utf-8")
    run = resume(path)
    assert run.resumed == 9
    assert figures(run) == figures(SeriesRun(PLAN), InProcess())


@pytest.mark.parametrize("cut", [1, 10, 60])
def test_a_last_line_that_was_cut_short_is_played_again(path: Path, cut: int) -> None:
    play_some(path, 7)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    run = resume(path)
    assert run.resumed == 6
    assert figures(run) == figures(SeriesRun(PLAN), InProcess())
    assert path.read_bytes().startswith(whole[: whole.rindex(b"\n", 0, -1) + 1])
    assert len(lines(path)) == 1 + 20


@pytest.mark.parametrize("length", [0, 1, 20, 150])
def test_a_header_that_was_cut_short_is_written_again(path: Path, length: int) -> None:
    play_some(path, 1)
    path.write_bytes(path.read_bytes()[:length])
    assert figures(resume(path)) == figures(SeriesRun(PLAN), InProcess())


def test_more_matches_can_be_added_later(path: Path) -> None:
    resume(path)
    longer = replace(PLAN, matches=30)
    run = resume(path, longer)
    assert run.resumed == 20
    assert figures(run) == figures(SeriesRun(longer), InProcess())


def test_matches_beyond_those_asked_for_are_left_alone(path: Path) -> None:
    resume(path)
    shorter = replace(PLAN, matches=6)
    assert figures(resume(path, shorter)) == figures(SeriesRun(shorter), InProcess())
    assert len(lines(path)) == 1 + 20


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": 2}, "seed is 1 there, 2 here"),
        ({"bots": ("random", "greedy")}, r"bots is \['random', 'random:nodes=1'\] there"),
        ({"side": "grey"}, "side is 'coloured' there, 'grey' here"),
        ({"limits": Limits(nodes=5)}, "limits is None there, {'seconds': None, 'nodes': 5"),
        ({"game": "garden", "side": "front"}, "game is 'azul' there, 'garden' here; .*side is"),
    ],
)
def test_a_file_of_another_series_is_refused(
    path: Path, change: dict[str, object], words: str
) -> None:
    resume(path)
    before = path.read_bytes()
    with pytest.raises(BadResults, match=f"results.jsonl belongs to another series: .*{words}"):
        ResultsFile(path, replace(PLAN, **change))  # type: ignore[arg-type]
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["hello", "hello\n", "{}\n", "[1]\n", '{"kind": 1}\n', "\n\n"])
def test_a_file_of_anything_else_is_refused_and_left_alone(path: Path, text: str) -> None:
    path.write_text(text, "utf-8")
    with pytest.raises(BadResults, match="is not a results file"):
        ResultsFile(path, PLAN)
    assert path.read_text("utf-8") == text


def test_another_format_is_refused(path: Path) -> None:
    path.write_text('{"kind":"tilewright results","format":99}\n', "utf-8")
    with pytest.raises(BadResults, match="has format 99; this program reads format 1"):
        ResultsFile(path, PLAN)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"deal": 1, "rotation": 0}, "this match is listed twice"),
        ({"rotation": 2}, "no such group or rotation"),
        ({"deal": -1}, "-1 is not a whole number"),
        ({"deal": True}, "True is not a whole number"),
        ({"bots": ["random", "random"]}, r"\['random', 'random'\] have no such seats"),
        ({"scores": [1]}, r"\[1\] does not have a value for every seat"),
        ({"places": [2, 2]}, r"\[2, 2\] are not the places of 2 seats"),
        ({"seconds": ["x", 0]}, "'x' is not a time"),
        ({"failed": {"seat": 2, "reason": ""}}, "is not a failure of a seat"),
    ],
)
def test_a_damaged_line_is_refused_with_its_number(
    path: Path, change: dict[str, object], words: str
) -> None:
    resume(path)
    kept = lines(path)
    kept[1].update(change)
    path.write_text("".join(json.dumps(line) + "\n" for line in kept), "utf-8")
    number = 4 if "listed twice" in words else 2
    with pytest.raises(BadResults, match=f"line {number}: .*{words}"):
        ResultsFile(path, PLAN)


def test_a_file_serves_one_run_at_a_time(path: Path) -> None:
    import subprocess
    import sys

    code = (
        "import sys; from pathlib import Path; from tests.arena.test_results_file import PLAN;"
        "from tilewright.arena.results import ResultsFile; ResultsFile(Path(sys.argv[1]), PLAN)"
    )
    with ResultsFile(path, PLAN):
        command = [sys.executable, "-c", code, str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "is in use by another run" in done.stderr


def test_failures_are_kept_and_counted_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*anything: object) -> None:
        raise RuntimeError("no luck")

    monkeypatch.setattr(arena_match, "make_player", refuse)
    first = resume(path)
    failed = {"seat": 0, "bot": "random", "reason": "RuntimeError: no luck"}
    assert lines(path)[1]["failed"] == failed
    again = resume(path)
    assert again.resumed == 20
    assert figures(again) == figures(first)
    assert again.tally.failures == first.tally.failures


def test_the_header_of_a_file_can_be_read_by_itself(path: Path) -> None:
    assert read_header(path) is None
    resume(path)
    header = read_header(path)
    assert header is not None
    assert header["seed"] == 1
