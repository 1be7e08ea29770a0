"""A short run of the tool that cuts links between hosts; the long one is for developers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import services
from tools.network import why_not

pytestmark = pytest.mark.processes

ROOT = Path(__file__).parents[2]


def test_no_partition_loses_anything_or_leaves_anybody_behind() -> None:
    for program in ("ip", "ss"):
        services.require(program, "iproute2")
    services.require("initdb", "postgresql")
    services.require("redis-server", "redis-server")
    if reason := why_not():
        pytest.skip(reason)
    words = [sys.executable, "-m", "tools.partition", "--short", "--matches", "6"]
    paths = [str(ROOT), os.environ.get("PYTHONPATH", "")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("| silence |") == done.stdout.count("| reset |") == 2
    assert " 0 wrong" in done.stdout
