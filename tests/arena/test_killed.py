"""Runs that are killed or interrupted in the middle, and then go on."""

import os
from pathlib import Path
from signal import SIGINT, SIGKILL

import pytest

from tests.arena.runs import (
    figures_of,
    finish,
    games_of,
    is_gone,
    start,
    wait_for_child,
    wait_for_lines,
)
from tests.arena.series import MANY, RANDOM, figures, series
from tilewright.arena.match import Run
from tilewright.arena.processes import Processes

PLAN = series(*RANDOM, games=2 * MANY, seed=5)


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
    expected = figures(Run(PLAN), Processes(2))
    assert figures_of(out) == expected
    played = [(game["deal"], game["rotation"]) for game in games_of(path)]
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
    games = path.read_bytes().count(b"\n") - 1
    kept = f"interrupted: {games} of {2 * MANY} games are kept in {path}"
    assert err == f"{kept}; the same command goes on from there\n"
    assert figures_of(out)["games"] == games
    assert figures_of(out)["games_planned"] == 2 * MANY


def test_without_a_file_an_interrupted_run_says_how_to_keep_games() -> None:
    run = start("match", "azul", *RANDOM, "--games", "1000000")
    wait_for_child(run)
    os.killpg(run.pid, SIGINT)
    _, err = finish(run)
    assert run.returncode == 130
    assert "games were played; --results FILE would keep them for the next time" in err
    assert is_gone(run.pid)
