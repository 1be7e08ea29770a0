"""The tutorial notebook runs from top to bottom, shortened, and its learner learns."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tilewright._build import COMPILED

NOTEBOOK = ROOT / "examples" / "tutorial.ipynb"


def cells() -> list[str]:
    """Return the code of the notebook, cell by cell."""
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    return ["".join(each["source"]) for each in notebook["cells"] if each["cell_type"] == "code"]


def test_the_notebook_is_stored_without_output() -> None:
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    assert notebook["nbformat"] == 4
    assert all(not each.get("outputs") for each in notebook["cells"])


@pytest.mark.skipif(not COMPILED, reason="training takes too long in pure Python")
def test_the_learner_of_the_notebook_learns(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    program = "import matplotlib\nmatplotlib.use('Agg')\n" + "\n\n".join(cells())
    program, changed = re.subn(r"STAGES, STEPS = \d+, \d+", "STAGES, STEPS = 3, 100", program)
    assert changed == 1
    path = tmp_path / "notebook.py"
    path.write_text(program + "\nplt.savefig('curve.png')\n", encoding="utf-8")
    result = subprocess.run(
        [sys.executable, str(path)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    shares = [int(share) for share in re.findall(r"(\d+)% won against random play", result.stdout)]
    assert len(shares) == 3
    assert shares[-1] > 60
    assert re.search(r"learner -?\d+ novice -?\d+", result.stdout)
    assert (tmp_path / "curve.png").stat().st_size > 1000
