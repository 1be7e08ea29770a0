"""Every program on a page runs by itself and prints something; every command on a page fits.

Programs that need PyTorch have their own tests: their blocks are marked `py`.
"""

import importlib.util
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from tests.docs.pages import DOCS, ROOT, blocks
from tilewright.cli.main import app

pytestmark = pytest.mark.texts  # both forms do the same, which other tests check

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
PROGRAMS = [
    pytest.param(program, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, program in enumerate(blocks(page, "python"), 1)
]
STARTS = {"tilewright", "/opt/tilewright/bin/tilewright"}


def commands_of(page: Path) -> Iterator[str]:
    """Yield the calls of our commands in the blocks of a page, each as one line."""
    for block in blocks(page, "sh"):
        for line in block.replace("\\\n", " ").splitlines():
            if line.split(" ", 1)[0] in STARTS:
                yield line


COMMANDS = [
    pytest.param(line, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, line in enumerate(commands_of(page), 1)
]


def fits(command: Any, words: list[str]) -> None:
    """Raise unless a command takes these words; run nothing."""
    while hasattr(command, "commands") and words:
        assert words[0] in command.commands, words
        command, words = command.commands[words[0]], words[1:]
    command.make_context("tilewright", words)


def needs_torch(program: str) -> bool:
    """Return whether a program trains a net."""
    return '"train"' in program or "import torch" in program


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_runs_by_itself_and_prints_something(program: str, tmp_path: Path) -> None:
    if needs_torch(program) and not importlib.util.find_spec("torch"):
        assert not os.environ.get("CI"), "CI needs PyTorch to train with it"
        pytest.skip("PyTorch is not installed: make torch")
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    result = subprocess.run(
        [sys.executable, "program.py"],
        cwd=tmp_path,
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip()


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_takes_the_words_that_the_page_shows(line: str) -> None:
    line = re.sub(r"\$\([^)]*\)", "x", line)  # what the shell puts there
    fits(typer.main.get_command(app), shlex.split(line, comments=True)[1:])


def test_a_wrong_option_would_be_found() -> None:
    with pytest.raises(Exception, match="No such option: --matchs"):
        fits(typer.main.get_command(app), ["match", "azul", "greedy", "random", "--matchs", "1"])


def test_no_program_is_hidden_behind_another_name_of_the_language() -> None:
    hidden = {
        page.stem: len(found)
        for page in PAGES
        if (
            found := re.findall(
                r"^```(?:py|python3|Python)$", page.read_text("utf-8"), re.MULTILINE
            )
        )
    }
    assert hidden == {"gymnasium": 1}
