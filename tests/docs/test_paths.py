"""Check that the files and modules named in the documentation exist."""

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT, codes

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
EXTENSIONS = r"\.(?:py|pxd|ts|svelte|ftl|json|html|md)"
EXAMPLES = {  # files of users and of releases
    *("page.html", "rules.en.md", "rules.<language>.md", "weights.json", "x.py", "x.pxd"),
    *("careful.py", "my_bot.py", "my_net.py", "pebbles.py", "data.json"),
}
SETTINGS = {"tilewright.env", "tilewright.service"}  # look like modules
SERVED = {"/api/openapi.json", "/gallery.html", "table.html", "table-azul.html"}


def page_id(page: Path) -> str:
    """Return the path of a page as the id of a test."""
    return page.relative_to(ROOT).as_posix()


def named_files(page: Path) -> Iterator[str]:
    """Yield the names of files in the inline code of a page."""
    for code in codes(page.read_text("utf-8")):
        for word in code.split():
            if re.fullmatch(rf"[\w/.<>*-]+{EXTENSIONS}", word):
                yield word


def named_modules(page: Path) -> set[str]:
    """Return the modules of this project that a page names with dots."""
    text = page.read_text("utf-8")
    return (
        set(re.findall(r"(?:(?:from|import|-m) |`)((?:tilewright|tools|tests)(?:\.\w+)+)", text))
        - SETTINGS
    )


def all_files() -> list[str]:
    """Return all files that a page can name."""
    folders = ("src/tilewright", "web", "tests", "tools", "examples", "docs", "deploy")
    found = (path for folder in folders for path in (ROOT / folder).rglob("*"))
    return [path.relative_to(ROOT).as_posix() for path in found if "node_modules" not in path.parts]


FILES = all_files()


def exists(name: str) -> bool:
    """Return whether some file has this name, or ends with this path."""
    pattern = re.sub(r"<\w+>|GAME|MATCH", "*", name)
    return any(fnmatch(f"/{file}", f"*/{pattern}") for file in FILES)


def is_module(name: str) -> bool:
    """Return whether a dotted name is a module, or a name in one."""
    path = name.replace(".", "/")
    path = f"src/{path}" if name.startswith("tilewright") else path
    if f"{path}.py" in FILES or f"{path}/__init__.py" in FILES:
        return True
    parent, _, last = path.rpartition("/")
    homes = [ROOT / file for file in (f"{parent}.py", f"{parent}/__init__.py") if file in FILES]
    return any(re.search(rf"\b{last}\b", home.read_text("utf-8")) for home in homes)


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_file_named_on_a_page_exists(page: Path) -> None:
    names = set(named_files(page)) - EXAMPLES - SERVED
    assert sorted(name for name in names if not exists(name)) == []


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_module_named_on_a_page_exists(page: Path) -> None:
    assert sorted(name for name in named_modules(page) if not is_module(name)) == []
