"""Prepare the sources for Cython: move functions into their callers' units.

Calls between compiled modules go through pointers, so the C compiler cannot inline them. A `.pxd`
whose first line starts with `# Inlined` asks for more: for these modules, this script writes a
copy of the sources in which the bodies are in the `.pxd`. Cython then compiles them, as static
inline functions, into every module that calls them. The sources themselves stay plain Python.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

MARK = "# Inlined"
SIGNATURE = re.compile(r"^( *)cdef (?!class |enum|extern|inline )([^#=]*?\b(\w+)\(.*)$")
METHODS_OF = re.compile(r"^cdef class (\w+)")


def prepare(source: Path, target: Path) -> None:
    """Copy a folder's Python modules and declarations, with marked functions moved."""
    for declarations in sorted(source.rglob("*.pxd")):
        copy = target / declarations.relative_to(source)
        code = declarations.with_suffix(".py")
        texts = declarations.read_text(encoding="utf-8"), code.read_text(encoding="utf-8")
        if texts[0].startswith(MARK):
            texts = move_bodies(*texts)
        write(copy, texts[0])
        write(copy.with_suffix(".py"), texts[1])
    for init in sorted(source.rglob("__init__.py")):
        write(target / init.relative_to(source), "")


def write(path: Path, text: str) -> None:
    """Write a file unless it already has this text, so that its date stays."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def move_bodies(declarations: str, code: str) -> tuple[str, str]:
    """Move the bodies of declared functions from the code to the declarations."""
    lines = code.splitlines(keepends=True)
    functions = find_functions(ast.parse(code))
    declared: list[str] = []
    owner = ""
    for line in declarations.splitlines(keepends=True):
        found = METHODS_OF.match(line)
        if found or not line.startswith((" ", "\n")):
            owner = found[1] if found else ""
        signature = SIGNATURE.match(line.rstrip())
        node = functions.get((owner, signature[3])) if signature else None
        if not signature or not node:
            declared.append(line)
            continue
        declared.append(f"{signature[1]}cdef inline {signature[2]}:\n")
        declared += body_of(node, lines)
        remove(node, lines)
    return "".join(declared), "".join(lines)


def find_functions(tree: ast.Module) -> dict[tuple[str, str], ast.FunctionDef]:
    """Return a module's functions and methods, by class, or "", and name."""
    found = {("", node.name): node for node in tree.body if isinstance(node, ast.FunctionDef)}
    for owner in tree.body:
        if isinstance(owner, ast.ClassDef):
            methods = [node for node in owner.body if isinstance(node, ast.FunctionDef)]
            found |= {(owner.name, node.name): node for node in methods}
    return found


def body_of(node: ast.FunctionDef, lines: list[str]) -> list[str]:
    """Return the lines of a function's body, without its docstring."""
    body = node.body[1:] if ast.get_docstring(node) else node.body
    return lines[body[0].lineno - 1 : node.end_lineno]


def remove(node: ast.FunctionDef, lines: list[str]) -> None:
    """Blank a function, so that the lines of the others keep their numbers."""
    for i in range(node.lineno - 1, node.end_lineno or node.lineno):
        lines[i] = "\n"
