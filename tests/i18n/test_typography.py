# ruff: noqa: RUF001
"""Typography: each language has its own quotes, spaces, dashes and signs, everywhere.

`python -m tools.typography --fix` corrects most of what these tests find.
"""

import re
from pathlib import Path

import pytest

from tilewright.i18n import LANGUAGES
from tools.text_masks import mask
from tools.typography import FOLDER, check, fix, texts

pytestmark = pytest.mark.texts

FILES = [(path, language) for language in LANGUAGES for path in texts(language)]
NAMES = [str(path.relative_to(FOLDER)) for path, _ in FILES]
AMERICAN = r"\b(?:colors?|colored|centers?|gray|favor\w*|cancel(?:ed|ing)|analyz\w+|neighbors?)\b"

# A text, and what it ought to be; ~ is a non-breaking space.
WRONG = [
    ("en", 'the "wild" tile', "the “wild” tile"),
    ("en", "Anna's turn", "Anna’s turn"),
    ("en", "Sending ...", "Sending…"),
    ("en", "Floor: -4", "Floor: −4"),
    ("en", "2-4 players", "2–4~players"),
    ("en", "{ $count } tiles", "{ $count }~tiles"),
    ("en", "row 3 is full", "row 3 is full"),
    ("en", "{ $line } of { $count } lines", "{ $line } of { $count }~lines"),
    ("en", "12 tiles and  3 of them", "12~tiles and 3 of them"),
    ("en", "{ $chance } % to win .", "{ $chance }% to win."),
    ("uk", '"Азул" об\'єкт', "«Азул» об’єкт"),
    ("uk", "{ $chance }%, 45 %", "{ $chance }~%, 45~%"),
    ("uk", "5 плиток і 3 із них", "5~плиток і 3 із них"),
    ("uk", "Раунд 2 почався", "Раунд 2 почався"),
    ("uk", "Крок - дія", "Крок — дія"),
    ("hu", '"Azul" játék', "„Azul” játék"),
    ("hu", "{ $round }. forduló, 3. sor, 4 pont", "{ $round }.~forduló, 3.~sor, 4~pont"),
    ("hu", "45 %", "45%"),
    ("zh-Hant", "你好, { $name }!", "你好，{ $name }！"),
    ("zh-Hant", "第 3 輪: 2 塊 (紅)", "第 3 輪：2 塊（紅）"),
    ("zh-Hant", "“你”。 再來", "「你」。再來"),
    ("zh-Hant", "1. { $name }", "1. { $name }"),
]


def write(folder: Path, text: str) -> Path:
    """Return a catalogue with one message of this text."""
    path = folder / "some.ftl"
    path.write_text(f"some-id = {text}\n", "utf-8")
    return path


@pytest.mark.parametrize(("path", "language"), FILES, ids=NAMES)
def test_the_typography_of_the_language_is_kept(path: Path, language: str) -> None:
    found = [str(finding) for finding in check(path, language)]
    assert not found, "\n".join(["correct with python -m tools.typography --fix:", *found])


@pytest.mark.parametrize(("language", "text", "right"), WRONG)
def test_what_is_wrong_is_found_and_corrected(
    language: str, text: str, right: str, tmp_path: Path
) -> None:
    path, right = write(tmp_path, text), right.replace("~", "\N{NO-BREAK SPACE}")
    assert bool(check(path, language)) == (text != right)
    fix(path, language)
    assert path.read_text("utf-8") == f"some-id = {right}\n"
    assert check(path, language) == []


def test_a_finding_names_its_message_and_an_excerpt(tmp_path: Path) -> None:
    [finding] = check(write(tmp_path, "It's here"), "en")
    assert (finding.where, finding.rule) == ("some-id", "straight apostrophe")
    assert "It's here" in finding.excerpt


def test_the_syntax_of_pages_is_not_text() -> None:
    page = '## Aim {#aim rulings="R1"}\n\n1. See [it](#a - b), `x...`\n- ![A board](picture:a)\n'
    told = re.sub(r"\s+", " ", mask(Path("page.md"), page))
    assert told == "## Aim See it , A board "


def test_a_value_of_a_lesson_counts_something() -> None:
    text = "some-id = { $any } tiles\n"
    assert mask(Path("lessons-azul.ftl"), text) != mask(Path("azul.ftl"), text)


@pytest.mark.parametrize("path", texts("en"), ids=lambda path: path.name)
def test_english_is_spelt_the_british_way(path: Path) -> None:
    told = mask(path, path.read_text("utf-8"))
    assert re.findall(AMERICAN, told, re.IGNORECASE) == []
