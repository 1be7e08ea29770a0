"""The sources that are given to Cython: functions moved into the modules that call them."""

import ast
import re
from pathlib import Path

import pytest

import tilewright
from tilewright import _build
from tools.units import MARK, move_bodies, prepare

PACKAGE = Path(tilewright.__file__).parent
MARKED = [
    path
    for path in sorted(PACKAGE.rglob("*.pxd"))
    if path.read_text(encoding="utf-8").startswith(MARK)
]

DECLARED = """\
# Inlined
cimport cython

cdef class Die:
    cdef int roll(self) noexcept nogil
@cython.locals(i=int)
cdef int twice(int n) except -1 nogil
"""
CODE = """\
class Die:
    def roll(self) -> int:
        \"\"\"Return six.\"\"\"
        return 6

def twice(n: int) -> int:
    \"\"\"Return 2 n.\"\"\"
    i = 2
    return i * n

def thrice(n: int) -> int:
    return 3 * n
"""
MOVED = """\
# Inlined
cimport cython

cdef class Die:
    cdef inline int roll(self) noexcept nogil:
        return 6
@cython.locals(i=int)
cdef inline int twice(int n) except -1 nogil:
    i = 2
    return i * n
"""


def test_declared_functions_move_and_others_stay_on_their_lines() -> None:
    declarations, code = move_bodies(DECLARED, CODE)
    assert declarations == MOVED
    assert "roll" not in code
    assert "twice" not in code
    assert code.splitlines().index("def thrice(n: int) -> int:") == 10


@pytest.mark.parametrize("pxd", MARKED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_declared_function_of_a_marked_module_moves(pxd: Path) -> None:
    code = pxd.with_suffix(".py").read_text(encoding="utf-8")
    declarations, rest = move_bodies(pxd.read_text(encoding="utf-8"), code)
    assert not re.search(r"^ *cdef (?!inline|class|[\w ]+$).*\(.*[^:]$", declarations, re.MULTILINE)
    ast.parse(rest)


def test_no_two_marked_modules_of_one_game_have_one_name() -> None:
    """Cython keeps the functions of inlined modules by the last part of their names."""
    for game in {path.parent for path in MARKED}:
        names = [path.stem for path in MARKED if path.parent in {game, PACKAGE / "games" / "kit"}]
        assert len(names) == len(set(names))


def test_a_source_is_written_again_only_when_it_changes(tmp_path: Path) -> None:
    prepare(PACKAGE, tmp_path / "tilewright")
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.p*")}
    prepare(PACKAGE, tmp_path / "tilewright")
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.p*")} == before
    copied = {path.relative_to(tmp_path / "tilewright") for path in before}
    assert {path.relative_to(_build.HERE) for path in _build.compilable()} <= copied
