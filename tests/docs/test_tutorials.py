"""The tutorials lead to what they promise."""

import json
import os
import subprocess
import sys
import tomllib
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


def test_the_game_of_the_tutorial_is_found_and_played(tmp_path: Path) -> None:
    page = DOCS / "tutorials" / "add-a-game.md"
    (program,), (project,) = blocks(page, "python"), blocks(page, "toml")
    (tmp_path / "pebbles.py").write_text(program, encoding="utf-8")
    entries = tomllib.loads(project)["project"]["entry-points"]["tilewright.games"]
    installed = tmp_path / "pebbles-1.0.dist-info"
    installed.mkdir()
    lines = ["[tilewright.games]", *(f"{name} = {value}" for name, value in entries.items())]
    (installed / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    command = ["-m", "tilewright", "match", "pebbles", "uct:nodes=300", "random", "--json"]
    figures = json.loads(run([*command, "--games", "10", "--seed", "1"], tmp_path))
    assert figures["bots"][0]["win_share"] >= 0.8
