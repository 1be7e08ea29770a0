"""The tour in the README, run line by line."""

import doctest
import re

import pytest

from tests.docs.pages import ROOT, blocks

README = ROOT / "README.md"
BLANK_IN_OUTPUT = re.compile(r"^(?=\n(?!>>>))", re.MULTILINE)


def test_the_tour_prints_what_it_says() -> None:
    source = "\n".join(as_doctest(block) for block in blocks(README, "pycon"))
    test = doctest.DocTestParser().get_doctest(source, {}, "README", str(README), 0)
    complaints: list[str] = []
    doctest.DocTestRunner().run(test, out=complaints.append)
    if complaints:
        pytest.fail("".join(complaints))


def as_doctest(block: str) -> str:
    """Return a block with its blank lines marked, except those before a new example."""
    return BLANK_IN_OUTPUT.sub("<BLANKLINE>", block)
