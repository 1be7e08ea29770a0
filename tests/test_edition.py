"""What the edition without a server takes from the package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.static import needed_modules, stage_package

pytestmark = pytest.mark.texts

IMPORT = "import importlib, sys; [importlib.import_module(name) for name in sys.argv[1:]]"


def test_everything_that_the_engine_imports_is_in_the_edition(tmp_path: Path) -> None:
    stage_package(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "TILEWRIGHT_PURE": "1"}
    command = [sys.executable, "-c", IMPORT, *sorted(needed_modules())]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
