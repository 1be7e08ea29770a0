"""A game in a package of its own works everywhere: the suites run again, with it installed.

The game is in `tests/fourth`. It is found by its entry point in processes whose path has that
folder, so these tests start such processes.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SUITES = {
    "conformance": ("tests/conformance",),
    "own": ("tests/quarry",),
    "envs": ("tests/envs",),
    "server": ("tests/server/test_play.py", "tests/server/test_analyses.py"),
}


def run_pytest(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run tests with the fourth game installed."""
    path = os.pathsep.join(filter(None, [str(HERE / "fourth"), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "quarry"]
    few_examples = ["--hypothesis-profile", "check"]  # its rules are Python, and slow
    return subprocess.run(
        [*command, *few_examples, *arguments],
        env=os.environ | {"PYTHONPATH": path},
        cwd=HERE.parent,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "suite",
    [pytest.param(name, marks=[pytest.mark.processes] * (name == "server")) for name in SUITES],
)
def test_the_fourth_game_passes(suite: str) -> None:
    result = run_pytest(*SUITES[suite])
    assert result.returncode == 0, result.stdout + result.stderr
    assert " passed" in result.stdout
