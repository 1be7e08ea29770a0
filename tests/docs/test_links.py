"""Every link of a page leads somewhere: to a file that exists, and to a heading in it."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT

pytestmark = pytest.mark.texts

PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / ".github").glob("*.md")),
    *sorted(path for path in DOCS.rglob("*.md") if "_build" not in path.parts),
]
LINK = re.compile(r"\]\(<?([^()<>\s]+(?:\([^()\s]*\))?)>?\)")
ELSEWHERE = re.compile(r"[a-z][a-z+.-]*:")
IMAGE = re.compile(r"<img [^>]*src=\"([^\"]+)\"")


def prose(page: Path) -> str:
    """Return a page without its code."""
    text = re.sub(r"^ *```.*?^ *```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]*`", "code", text)


def links(page: Path) -> Iterator[str]:
    """Yield the targets of a page that are not elsewhere."""
    text = prose(page)
    for target in [*LINK.findall(text), *IMAGE.findall(text)]:
        if not ELSEWHERE.match(target):
            yield target


@cache
def anchors(page: Path) -> set[str]:
    """Return the ids of a page: of headings, as the hosts of repositories and Sphinx make them."""
    text = page.read_text("utf-8")
    for included in re.findall(r"^```\{include\} (\S+)", text, re.MULTILINE):
        text += (page.parent / included).read_text("utf-8")
    text = re.sub(r"^ *```.*?^ *```$", "", text, flags=re.MULTILINE | re.DOTALL)
    found = {slug(heading) for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}
    return found | set(re.findall(r"^\((.+)\)=$", text, re.MULTILINE))


def slug(heading: str) -> str:
    """Return the id of a heading."""
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).replace("`", "")
    return re.sub(r"[^\w -]", "", plain.strip().lower()).replace(" ", "-")


def is_broken(page: Path, target: str) -> bool:
    """Return whether nothing is where a link leads."""
    name, _, anchor = target.partition("#")
    file = (page.parent / name).resolve() if name else page
    if not file.exists():
        return True
    return bool(anchor) and file.suffix == ".md" and anchor not in anchors(file)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [target for target in links(page) if is_broken(page, target)] == []


def test_an_included_page_links_only_to_pages_of_the_documentation() -> None:
    """Sphinx knows no pages outside `docs`."""
    stubs = [page.read_text("utf-8") for page in PAGES if page.parent == DOCS]
    included = {name for text in stubs for name in re.findall(r"\{include\} \.\./(\S+\.md)", text)}
    assert "ROADMAP.md" in included
    wrong = re.compile(r"(?!docs/)[^#]+\.md(#|$)")
    for name in included - {"README.md"}:  # only its tour is included
        assert [target for target in links(ROOT / name) if wrong.match(target)] == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A `b`, c\n[ok](#a-b-c) [no](#d) [no](e.md) [out](https://f)\n", "utf-8")
    assert [target for target in links(page) if is_broken(page, target)] == ["#d", "e.md"]


def test_every_picture_of_the_gallery_is_shown() -> None:
    shown = "".join(page.read_text("utf-8") for page in PAGES)
    pictures = sorted((DOCS / "gallery").rglob("*.webp"))
    assert [path.name for path in pictures if path.relative_to(DOCS).as_posix() not in shown] == []
