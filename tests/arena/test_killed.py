"""Runs that are killed or interrupted, and then resumed."""

import os
from pathlib import Path
from signal import SIGINT, SIGKILL

import pytest

from tests.arena.runs import (
    figures_of,
    finish,
    is_gone,
    results_of,
    start,
    wait_for_child,
    wait_for_lines,
)
from tests.arena.series import MANY, RANDOM, figures, series
from tilewright.arena.processes import Processes
from tilewright.arena.series_run import SeriesRun

PLAN = series(*RANDOM, matches=2 * MANY, seed=5)


def command(path: Path, *more: str) -> list[str]:
    fixed = ["match", "azul", *RANDOM, "--games", str(2 * MANY), "--jobs", "2"]
    return [*fixed, "--results", str(path), "--json", *more]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def test_a_run_that_is_killed_again_and_again_gives_the_figures_of_one_that_is_not(
    path: Path,
) -> None:
    seed = ["--seed", "5"]
    lines = 0
    for _ in range(3):
        run = start(*command(path, *seed))
        wait_for_lines(path, lines + MANY // 3, run)
        os.kill(run.pid, SIGKILL)
        assert run.wait() == -SIGKILL
        assert is_gone(run.pid)
        finish(run)
        lines, before = path.read_bytes().count(b"\n"), lines
        assert before < lines < 2 * MANY
        seed = []  # the file knows it
    out, err = finish(start(*command(path)))
    assert err == ""
    expected = figures(SeriesRun(PLAN), Processes(2))
    assert figures_of(out) == expected
    played = [(match["deal"], match["rotation"]) for match in results_of(path)]
    assert played == [(deal, rotation) for deal in range(MANY) for rotation in range(2)]


def test_an_interrupted_run_shows_and_keeps_what_was_played_and_leaves_nothing_running(
    path: Path,
) -> None:
    run = start(*command(path, "--seed", "5"))
    wait_for_lines(path, MANY // 3, run)
    os.killpg(run.pid, SIGINT)  # as Ctrl-C does: to all processes of the group
    out, err = finish(run)
    assert run.returncode == 130
    assert is_gone(run.pid)
    matches = path.read_bytes().count(b"\n") - 1
    kept = f"interrupted: {matches} of {2 * MANY} matches kept in {path}"
    assert err == f"{kept}; run the same command to continue\n"
    assert figures_of(out)["games"] == matches
    assert figures_of(out)["games_planned"] == 2 * MANY


def test_without_a_file_an_interrupted_run_says_how_to_keep_matches() -> None:
    run = start("match", "azul", *RANDOM, "--games", "1000000")
    wait_for_child(run)
    os.killpg(run.pid, SIGINT)
    _, err = finish(run)
    assert run.returncode == 130
    assert "matches played; use --results FILE to keep them" in err
    assert is_gone(run.pid)
