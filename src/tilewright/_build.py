"""Choose between the compiled and the pure form of the package."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = __name__.rpartition(".")[0]
HERE: Final = Path(__file__).parent
PURE_SWITCH: Final = "TILEWRIGHT_PURE"
# The first line of a .pxd whose .py stays Python: native code uses the C forms, pure code the .py.
SHIM_MARK: Final = "# C shim"


class SourceFinder:
    """Finds only the sources of this package's modules, ignoring compiled ones."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a module's source if the module is in this package."""
        if not name.startswith(PACKAGE + ".") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def compilable() -> list[Path]:
    """Return the sources to compile: those with a .pxd beside them, except C shims."""
    return [path.with_suffix(".py") for path in sorted(HERE.rglob("*.pxd")) if not is_shim(path)]


def is_shim(declarations: Path) -> bool:
    """Return whether a .pxd is a C shim: its first line says so."""
    with declarations.open(encoding="utf-8") as lines:
        return lines.readline().startswith(SHIM_MARK)


def is_forced_pure() -> bool:
    """Return whether the environment forces pure Python."""
    return os.environ.get(PURE_SWITCH, "") not in ("", "0")


def is_compiled(source: Path) -> bool:
    """Return whether this interpreter can load a compiled form of a source."""
    return any(source.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)


def find_compiled() -> bool:
    """Return whether all modules are compiled; raise `ImportError` if only some are."""
    sources = compilable()
    missing = [path for path in sources if not is_compiled(path)]
    if missing and len(missing) < len(sources):
        names = ", ".join(path.stem for path in missing)
        raise ImportError(
            f"tilewright is only partly compiled (missing: {names}): reinstall it, "
            f"or set {PURE_SWITCH}=1 to use pure Python"
        )
    return bool(sources) and not missing  # an archive of plain Python has no declarations


def choose_form() -> bool:
    """Choose between compiled and pure for this process; return whether it is compiled."""
    if is_forced_pure():
        sys.meta_path.insert(0, SourceFinder)
        return False
    return find_compiled()


# setup.py runs this file outside the package to find out what to compile.
COMPILED: Final = bool(PACKAGE) and choose_form()
