"""What the edition without a server takes from the package, and from the standard library."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.static import needed_modules, stage_package, unused_library

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


def test_what_the_edition_leaves_out_of_the_library_is_not_imported(tmp_path: Path) -> None:
    stage_package(tmp_path)
    unused = unused_library()
    missing = [
        (path.relative_to(tmp_path).as_posix(), name)
        for path in tmp_path.rglob("*.py")
        for name in imports(ast.parse(path.read_text("utf-8")).body)
        if f"{name.replace('.', '/')}/".startswith(unused)
    ]
    assert missing == []


def imports(body: list[ast.stmt]) -> Iterator[str]:
    """Yield what a module imports when it is imported itself."""
    for node in body:
        match node:
            case ast.Import():
                yield from (each.name for each in node.names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module
                yield from (f"{module}.{each.name}" for each in node.names)
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                yield from imports(node.orelse)
            case ast.If() | ast.ClassDef() | ast.With():
                yield from imports([*node.body, *getattr(node, "orelse", [])])
            case ast.Try():
                rest = [each for handler in node.handlers for each in handler.body]
                yield from imports([*node.body, *rest, *node.orelse])
