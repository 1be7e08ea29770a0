"""Compare the module tables of ARCHITECTURE.md with the source files."""

import re
from collections.abc import Iterator
from pathlib import Path

import tilewright
from tests.docs.pages import ROOT, codes, section
from tilewright import game_ids

PAGE = ROOT / "ARCHITECTURE.md"
PACKAGE = Path(tilewright.__file__).parent
ABOVE = {"__main__.py", "_build.py", "_units.py", "_version.py"}  # named in a sentence


def listed() -> Iterator[str]:
    """Yield the files and folders in the tables; a row names a common folder only once."""
    for cell in re.findall(r"^\| (`.+?`) \|", section(PAGE, "Where things are"), re.MULTILINE):
        folder = ""
        for name in re.findall(r"`([^`]+)`", cell):
            within, slash, _ = name.rstrip("/").rpartition("/")
            folder = within + slash or folder
            yield name if slash else folder + name


def spellings(module: str) -> set[str]:
    """Return the ways to name a module: by path, by folder, or as a file of every game."""
    games = "|".join(game_ids())
    every = re.sub(rf"^games/({games})/", "", module)
    folders = {f"{folder.as_posix()}/" for folder in Path(module).parents[:-1]}
    return {module, every, re.sub(rf"\b({games})\.py$", "<id>.py", module), *folders}


def test_every_module_is_listed() -> None:
    named = set(listed())
    files = [path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py"))]
    modules = [file for file in files if not file.endswith("__init__.py")]
    assert [module for module in modules if not spellings(module) & named] == sorted(ABOVE)
    assert codes(PAGE.read_text("utf-8")) >= ABOVE


def test_every_listed_module_exists() -> None:
    files = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py")}
    there = {spelling for file in files for spelling in spellings(file)}
    assert sorted(set(listed()) - there) == []
