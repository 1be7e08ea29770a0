"""Playing on a real Ray cluster, one machine of which is killed in the middle."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from signal import SIGINT

import pytest

from tests.arena.runs import figures_of, finish, results_of, start, wait_for_lines
from tests.arena.series import RANDOM, figures, series
from tilewright._build import COMPILED
from tilewright.arena.processes import Processes
from tilewright.arena.ray_cluster import play_remotely
from tilewright.arena.series_run import SeriesRun
from tilewright.core.errors import BadSetup
from tilewright.puzzles.collection import read_puzzles

pytest.importorskip("ray", reason='Ray is not installed: pip install "tilewright[ray]"')

GAMES = 40_000 if COMPILED else 2000


class Cluster:
    """Two machines of one processor each, in processes of their own."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.arena.cluster"]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.address = self.read()

    def read(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    def kill_one(self) -> None:
        assert self.process.stdin
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        assert self.read() == "killed"

    def end(self) -> None:
        self.process.communicate()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    yield made
    made.end()


def match(cluster: Cluster, path: Path) -> subprocess.Popen[str]:
    bots = ["match", "azul", *RANDOM, "--games", str(GAMES), "--seed", "3"]
    return start(*bots, "--ray", cluster.address, "--results", str(path), "--json")


@pytest.mark.processes
def test_no_match_is_lost_or_counted_twice_when_a_run_is_broken_off_and_a_machine_is_killed(
    cluster: Cluster, tmp_path: Path
) -> None:
    path = tmp_path / "results.jsonl"
    run = match(cluster, path)
    wait_for_lines(path, GAMES // 20, run)
    os.killpg(run.pid, SIGINT)
    _, err = finish(run)
    assert run.returncode == 130
    assert f"matches kept in {path}; run the same command to continue" in err

    run = match(cluster, path)
    wait_for_lines(path, GAMES // 3, run)
    cluster.kill_one()
    assert path.read_bytes().count(b"\n") < GAMES * 0.9
    out, err = finish(run)
    assert run.returncode == 0, err
    assert "playing them again" in err
    plan = series(*RANDOM, matches=GAMES, seed=3)
    assert figures_of(out) == figures(SeriesRun(plan), Processes(2))
    played = [(match["deal"], match["rotation"]) for match in results_of(path)]
    assert played == [(deal, rotation) for deal in range(GAMES // 2) for rotation in range(2)]


def puzzles(path: Path, *options: str) -> list[str]:
    """Make three puzzles, and return their ids."""
    search = ["puzzles", "make", "azul", "--count", "3", "--nodes", "500", "--seed", "1"]
    run = start(*search, "--out", str(path), *options)
    _, err = finish(run)
    assert run.returncode == 0, err
    return [puzzle.id for puzzle in read_puzzles(path)][:3]


@pytest.mark.processes
def test_a_cluster_finds_the_same_puzzles_as_one_process(cluster: Cluster, tmp_path: Path) -> None:
    found = puzzles(tmp_path / "cluster.jsonl", "--ray", cluster.address)
    assert found == puzzles(tmp_path / "one.jsonl")
    assert len(set(found)) == 3


def test_a_machine_with_another_version_is_refused() -> None:
    words = "a machine of the cluster has tilewright 0.1.0, this one 9.9.9"
    with pytest.raises(BadSetup, match=words):
        play_remotely(series(*RANDOM), [0], "9.9.9")
