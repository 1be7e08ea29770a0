"""The comparison of two trees finds a slowdown of a few per cent."""

import shutil
import sys
from pathlib import Path

import pytest

from tilewright import _build
from tools.compare import TIMED, counts, report, slower, times
from tools.instructions import HERE, Workload, workloads

WORK = Workload("a unit of work", "import sys, work; work.do(int(sys.argv[1]))", 2_000)
SOURCE = """
def do(amount):
    for _ in range(amount):
        sum(range({steps}))
"""


@pytest.fixture
def trees(tmp_path: Path) -> tuple[Path, Path]:
    """Return two trees; the second takes 8 per cent longer for the same work."""
    for name, steps in (("old", 1000), ("new", 1080)):
        folder = tmp_path / name / "src"
        folder.mkdir(parents=True)
        (folder / "work.py").write_text(SOURCE.format(steps=steps), encoding="utf-8")
    return tmp_path / "old", tmp_path / "new"


@pytest.mark.skipif(not shutil.which("valgrind"), reason="valgrind counts instructions")
def test_instruction_counts_show_a_small_slowdown(
    trees: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    (figures,) = counts([WORK], *trees)
    assert slower(figures, 5)
    assert not slower(figures, 12)
    assert not report([figures], 5)
    assert capsys.readouterr().out.rstrip().endswith("slower")


def test_without_valgrind_times_are_compared(trees: tuple[Path, Path]) -> None:
    ((name, old, new),) = times([WORK], *trees)
    assert name == WORK.name
    assert old > 0
    assert new > 0


def test_the_limit_is_in_per_cent() -> None:
    assert slower(("a move", 100, 105.1), 5)
    assert not slower(("a move", 100, 104.9), 5)


def test_a_failing_workload_says_so(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="broken failed in"):
        Workload("broken", "raise ValueError", 1).run(tmp_path, 1)


@pytest.mark.skipif(not _build.COMPILED, reason="the amounts are those of compiled code")
@pytest.mark.parametrize("work", list(workloads()), ids=lambda work: work.name)
def test_no_workload_runs_out_of_work(work: Workload) -> None:
    done = work.start((sys.executable,), HERE, (1 + TIMED) * work.amount)
    assert done.returncode == 0, done.stderr
