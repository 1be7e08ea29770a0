"""Helpers that read pages of the documentation."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def blocks(page: Path, language: str) -> list[str]:
    """Return the fenced code blocks of a page in a language."""
    text = page.read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def headings(page: Path, level: int = 2) -> list[str]:
    """Return the headings of a page at one level."""
    marks = "#" * level
    return re.findall(rf"^{marks} (.+)$", page.read_text("utf-8"), re.MULTILINE)


def section(page: Path, heading: str) -> str:
    """Return the text below a second-level heading, up to the next one."""
    parts = re.split(r"^## (.+)$", page.read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))[heading]


def codes(text: str) -> set[str]:
    """Return the inline code of a text."""
    return set(re.findall(r"`([^`\n]+)`", text))


def first_column(text: str) -> set[str]:
    """Return the inline code in the first column of the tables of a text."""
    cells = re.findall(r"^\| (`.+?`) \|", text, re.MULTILINE)
    return {code for cell in cells for code in codes(cell)}
