"""Node, with the packages of the client."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


def run(*command: str, **environment: str) -> str:
    """Run a command in the folder of the client; return what it says."""
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def node() -> str:
    """Return the program, after its packages have been installed."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        assert not os.environ.get("CI"), "CI needs Node to check the client"
        pytest.skip("there is no Node here: the client is not checked")
    if not (WEB / "node_modules").is_dir():
        run("npm", "ci", "--no-audit", "--no-fund")
    return found
