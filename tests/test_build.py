"""The compiled and the pure form: which one is in use, and that their constants agree."""

import ast
import os
import re
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from runpy import run_path

import pytest

import tilewright
from tilewright import _build

PACKAGE = Path(tilewright.__file__).parent
CONSTANTS = sorted(PACKAGE.rglob("const.pxd"))
SAY_FORM = "import tilewright; print(tilewright._build.COMPILED)"
SAY_FILE = "from tilewright.core import rng; print(rng.__file__)"

NUMBER = re.compile(r"^    ([A-Z]\w*) = (-?\w+)$", re.MULTILINE)
TABLE = re.compile(r'const int ([A-Z]\w*) "(\w+)"\[(\d+)\]')
DEFINED = re.compile(r"#define (TW_\w+) (0x[0-9A-F]+)ULL")
NAMED = re.compile(r'const unsigned long long (\w+) "(TW_\w+)"')
FUNCTION = re.compile(r'(?:(\w+) "\w+"|^cdef inline .*?(\w+))\(', re.MULTILINE)
OF_PYTHON = {"items", "size"}  # the list itself does that
SHIMS = [
    path
    for path in sorted(PACKAGE.rglob("*.pxd"))
    if _build.is_shim(path) and path.stem not in {"const", "cmath"}  # numbers; functions of libc
]


def run_python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def is_stale(source: Path) -> bool:
    built = next(path for path in map(source.with_suffix, EXTENSION_SUFFIXES) if path.exists())
    written = max(path.stat().st_mtime for path in (source, source.with_suffix(".pxd")))
    return built.stat().st_mtime < written


def public_values(path: Path) -> dict[str, object]:
    return {name: value for name, value in run_path(str(path)).items() if name.isupper()}


def table_of(text: str, c_name: str) -> tuple[int, ...]:
    found = re.search(rf"{c_name}\[\d+\] = {{(.*?)}}", text, re.DOTALL)
    assert found
    return tuple(int(number, 0) for number in found[1].split(","))


def test_the_switch_forces_pure_python() -> None:
    assert run_python(SAY_FORM, TILEWRIGHT_PURE="1").stdout == "False\n"
    assert run_python(SAY_FILE, TILEWRIGHT_PURE="1").stdout.endswith("rng.py\n")


def test_the_switch_at_0_forces_nothing() -> None:
    expected = _build.find_compiled()
    assert run_python(SAY_FORM, TILEWRIGHT_PURE="0").stdout == f"{expected}\n"


def test_what_is_said_to_be_compiled_is() -> None:
    suffix = tuple(EXTENSION_SUFFIXES) if _build.COMPILED else ".py"
    assert run_python(SAY_FILE).stdout.rstrip().endswith(suffix)


@pytest.fixture
def copy_compiled_in_part(tmp_path: Path) -> Path:
    unbuilt = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    copy = shutil.copytree(PACKAGE, tmp_path / "tilewright", ignore=unbuilt)
    (copy / "core" / f"rng{EXTENSION_SUFFIXES[0]}").touch()
    return tmp_path


def test_a_package_compiled_in_part_refuses_to_load(copy_compiled_in_part: Path) -> None:
    path = str(copy_compiled_in_part)
    result = run_python("import tilewright", PYTHONPATH=path, TILEWRIGHT_PURE="0")
    assert "ImportError: tilewright is only partly compiled (missing: " in result.stderr
    assert "set TILEWRIGHT_PURE=1 to use pure Python" in result.stderr


def test_a_package_compiled_in_part_loads_as_pure_python(copy_compiled_in_part: Path) -> None:
    path = str(copy_compiled_in_part)
    result = run_python(SAY_FILE, PYTHONPATH=path, TILEWRIGHT_PURE="1")
    assert result.stdout == f"{copy_compiled_in_part / 'tilewright' / 'core' / 'rng.py'}\n"


@pytest.mark.skipif(not _build.COMPILED, reason="nothing is compiled")
def test_no_compiled_module_is_older_than_its_source() -> None:
    assert [path for path in _build.compilable() if is_stale(path)] == [], "run `make compile`"


@pytest.mark.parametrize("pxd", CONSTANTS, ids=lambda path: path.parent.name)
def test_the_numbers_in_c_are_those_in_python(pxd: Path) -> None:
    text = pxd.read_text(encoding="utf-8")
    in_c: dict[str, object] = {name: int(value, 0) for name, value in NUMBER.findall(text)}
    in_c |= {name: table_of(text, c_name) for name, c_name, _ in TABLE.findall(text)}
    assert in_c == public_values(pxd.with_suffix(".py"))


@pytest.mark.parametrize("pxd", CONSTANTS, ids=lambda path: path.parent.name)
def test_a_table_in_c_has_the_length_it_is_declared_with(pxd: Path) -> None:
    text = pxd.read_text(encoding="utf-8")
    for _, c_name, length in TABLE.findall(text):
        assert len(table_of(text, c_name)) == int(length)


def test_the_64_bit_numbers_in_c_are_those_in_python() -> None:
    text = (PACKAGE / "core" / "cshims" / "bits.pxd").read_text(encoding="utf-8")
    defined = {c_name: int(value, 16) for c_name, value in DEFINED.findall(text)}
    in_c = {name: defined[c_name] for name, c_name in NAMED.findall(text)}
    in_python = public_values(PACKAGE / "core" / "cshims" / "bits.py")
    assert in_c
    assert in_c.items() <= in_python.items()


@pytest.mark.parametrize("pxd", SHIMS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_c_function_of_a_shim_has_a_python_form(pxd: Path) -> None:
    functions = FUNCTION.findall(pxd.read_text(encoding="utf-8"))
    assert functions
    source = ast.parse(pxd.with_suffix(".py").read_text(encoding="utf-8"))
    python = {node.name for node in source.body if isinstance(node, ast.FunctionDef)}
    assert {own or inline for own, inline in functions} - OF_PYTHON <= python
