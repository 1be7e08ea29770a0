"""The tutorials lead to what they promise."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import DOCS, ROOT, blocks


def run(arguments: list[str], folder: Path) -> str:
    alone = os.environ | {"OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": str(ROOT / "src")}
    result = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=alone,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_the_first_bot_beats_random_play(tmp_path: Path) -> None:
    programs = blocks(DOCS / "tutorials" / "first-bot.md", "python")
    (program,) = (program for program in programs if "class Careful" in program)
    (tmp_path / "careful.py").write_text(program, encoding="utf-8")
    command = ["-m", "tilewright", "match", "azul", "careful.py:Careful", "random", "--json"]
    figures = json.loads(run([*command, "--games", "20", "--seed", "1"], tmp_path))
    assert figures["bots"][0]["win_share"] >= 0.9
