"""Run short versions of the programs in `examples`."""

import os
import re
import runpy
import subprocess
import sys
from typing import Any

import pytest

from tests.conformance.games import each_game
from tests.docs.pages import ROOT
from tilewright import Game
from tilewright._build import COMPILED


def run(name: str, *arguments: object) -> str:
    """Run an example and return its output."""
    command = [sys.executable, str(ROOT / "examples" / f"{name}.py"), *map(str, arguments)]
    alone = os.environ | {"OPENBLAS_NUM_THREADS": "1"}  # other tests share the machine
    return subprocess.run(command, capture_output=True, text=True, check=True, env=alone).stdout


def load(name: str) -> dict[str, Any]:
    """Return the globals of an example."""
    folder = ROOT / "examples"
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        return runpy.run_path(str(folder / f"{name}.py"))


@each_game
def test_random_play_ends_with_a_result(game: Game) -> None:
    output = run("random_play", game.id, 3, game.sides[1], 7).splitlines()
    assert output[0].startswith("deal ")
    assert re.match(r"\d+ decisions; scores \[.*\], places \[.*\]$", output[-1])


def test_the_linear_learner_improves() -> None:
    output = run("linear_learner", *((200, 300) if COMPILED else (8, 20)))
    leads = [float(lead) for lead in re.findall(r"([-+]\d+\.\d) points ahead", output)]
    assert len(leads) == 5
    assert not COMPILED or leads[-1] > leads[0] + 3
