"""Run the Python examples of the README."""

import doctest
import re

import pytest

from tests.docs.pages import ROOT, blocks

README = ROOT / "README.md"
BLANK_IN_OUTPUT = re.compile(r"^(?=\n(?!>>>))", re.MULTILINE)


def test_the_examples_print_what_the_readme_shows() -> None:
    source = "\n".join(as_doctest(block) for block in blocks(README, "pycon"))
    test = doctest.DocTestParser().get_doctest(source, {}, "README", str(README), 0)
    failures: list[str] = []
    doctest.DocTestRunner().run(test, out=failures.append)
    if failures:
        pytest.fail("".join(failures))


def as_doctest(block: str) -> str:
    """Return a block with blank lines in its output marked for doctest."""
    return BLANK_IN_OUTPUT.sub("<BLANKLINE>", block)
