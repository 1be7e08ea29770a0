"""Compare the speed of two commits.

`python -m tools.compare OLD NEW` checks out and compiles both, `.` being the working tree as it
is built. It measures both in one run and prints ratios: instructions if there is valgrind, else
the best of times that alternate between the two. It exits with 1 if anything became slower by
more than `--limit` per cent.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from tools.instructions import HERE, Workload, workloads

TRIES = 7
TIMED = 10  # times as much work as is counted

Measured = tuple[str, float, float]  # name, old, new


@contextmanager
def checked_out(commit: str, pure: bool) -> Iterator[Path]:
    """Yield a compiled tree of a commit; `.` is the working tree."""
    if commit == ".":
        yield HERE
        return
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        git("worktree", "add", "--quiet", "--detach", str(tree), commit)
        try:
            if not pure:
                build = (sys.executable, "setup.py", "--quiet", "build_ext", "--inplace")
                subprocess.run(build, cwd=tree, check=True)
            yield tree
        finally:
            git("worktree", "remove", "--force", str(tree))


def git(*words: str) -> None:
    """Run git in this repository."""
    subprocess.run(("git", *words), cwd=HERE, check=True)


def counts(work: Iterable[Workload], old: Path, new: Path) -> Iterator[Measured]:
    """Yield the instructions per unit in two trees."""
    for workload in work:
        yield workload.name, workload.count(old), workload.count(new)


def times(work: Iterable[Workload], old: Path, new: Path) -> Iterator[Measured]:
    """Yield the nanoseconds per unit in two trees, the best of runs that alternate."""
    for workload in work:
        best = {old: float("inf"), new: float("inf")}
        for _ in range(TRIES):
            for tree in (old, new):
                best[tree] = min(best[tree], time_of(workload, tree))
        yield workload.name, best[old], best[new]


def time_of(workload: Workload, tree: Path) -> float:
    """Return the nanoseconds for one unit, without the start of the program."""
    spent = []
    for amount in (workload.amount, (1 + TIMED) * workload.amount):
        begun = perf_counter()
        done = workload.start((sys.executable,), tree, amount)
        spent.append(perf_counter() - begun)
        if done.returncode:
            raise SystemExit(f"{workload.name} failed in {tree}:\n{done.stderr}")
    return 1e9 * (spent[1] - spent[0]) / (TIMED * workload.amount)


def slower(measured: Measured, limit: float) -> bool:
    """Return whether the new figure exceeds the old one by more than `limit` per cent."""
    _, old, new = measured
    return new > old * (1 + limit / 100)


def report(figures: Iterable[Measured], limit: float) -> bool:
    """Print figures and ratios; return whether nothing became slower."""
    fine = True
    for measured in figures:
        name, old, new = measured
        verdict = "  slower" if slower(measured, limit) else ""
        fine = fine and not verdict
        print(f"{name:40} {old:12,.0f} {new:12,.0f} {new / old:7.3f}{verdict}", flush=True)
    return fine


def main() -> int:
    """Compare the commits of the command line."""
    parser = argparse.ArgumentParser(description="compare the speed of two commits")
    parser.add_argument("old", help="a commit, or . for the working tree")
    parser.add_argument("new", help="likewise")
    parser.add_argument("--limit", type=float, default=5, help="per cent that may be lost")
    parser.add_argument("--only", default="", help="only what has this in its name")
    parser.add_argument("--pure", action="store_true", help="compare pure Python: random moves")
    given = parser.parse_args()
    work = [one for one in workloads(not given.pure) if given.only in one.name]
    measure = counts if shutil.which("valgrind") else times
    with checked_out(given.old, given.pure) as old, checked_out(given.new, given.pure) as new:
        return 0 if report(measure(work, old, new), given.limit) else 1


if __name__ == "__main__":
    sys.exit(main())
