"""The form of rules pages: headings with attributes, text, pictures."""

from pathlib import Path

import pytest

from tilewright.core.errors import BrokenGame, UnknownName
from tilewright.core.registry import find_game
from tilewright.learn.markdown import BadPage, Block, parse
from tilewright.learn.rules import read_rules, rules_of

pytestmark = pytest.mark.texts

PAGE = """# Chess

For two.

## Moves {#moves rulings="R1 R3"}

See [the end](#end). <b>Not bold</b>, but **this**.

![A board](picture:board)

1. A king
2. A queen

### On glass {#glass side="glass"}

| piece | worth |
|---|---|
| rook | 5 |

#### Too deep {#deep}

## The end {#end}

Mate.
"""
SHALLOW = PAGE.replace("#### Too deep {#deep}\n\n", "")


def test_a_section_has_the_attributes_of_its_heading() -> None:
    chess, moves, glass, end = parse(SHALLOW)
    assert (chess.level, chess.title, chess.id) == (1, "Chess", "")
    assert (moves.level, moves.title, moves.id) == (2, "Moves", "moves")
    assert (moves.rulings, moves.side) == (("R1", "R3"), "")
    assert (glass.level, glass.side, end.side) == (3, "glass", "")


def test_a_side_holds_for_the_sections_below() -> None:
    page = "# A\n\n## B {#b side='x'}".replace("'", '"') + "\n\n### C {#c}\n\n## D {#d}\n"
    assert [section.side for section in parse(page)] == ["", "x", "x", ""]


def test_a_picture_stands_between_pieces_of_text_with_the_list_that_explains_it() -> None:
    text, picture = parse(SHALLOW)[1].blocks
    assert text == Block(
        '<p>See <a href="#end">the end</a>. &lt;b&gt;Not bold&lt;/b&gt;, '
        "but <strong>this</strong>.</p>\n"
    )
    assert picture[1:] == ("board", "A board")
    assert picture.html == "<ol>\n<li>A king</li>\n<li>A queen</li>\n</ol>\n"


def test_a_table_can_scroll_by_itself() -> None:
    (block,) = parse(SHALLOW)[2].blocks
    assert block.html.startswith('<div class="table" tabindex="0"><table>')


def test_the_empty_corner_of_a_table_is_no_heading() -> None:
    (block,) = parse("# A\n\n| | b |\n|---|---|\n| c | 1 |\n")[0].blocks
    assert block.html.count("<th>") == 1


def test_chinese_lines_are_joined_without_a_space() -> None:
    page = "# 棋\n\n一行\n二行\n"
    assert parse(page)[0].blocks[0].html == "<p>一行\n二行</p>\n"
    assert parse(page, spaced=False)[0].blocks[0].html == "<p>一行二行</p>\n"


@pytest.mark.parametrize(
    ("page", "problem"),
    [
        ("", "line 1: a page starts"),
        ("Text\n\n# Title\n", "line 1: a page starts"),
        (PAGE, "line 20: a heading of this level"),
        ("# A\n\n# B {#b}\n", "line 3: a heading of this level"),
        ("# A\n\n### B {#b}\n", "line 3: a heading of this level"),
        ("# A\n\n## B\n", "line 3: a section needs an id"),
        ("# A\n\n## B {#b}\n\n## C {#b}\n", "line 5: a section needs an id"),
        ("# A\n\n## B {#b colour=red}\n", "line 3: unknown attributes"),
    ],
)
def test_a_page_of_another_form_is_refused(page: str, problem: str) -> None:
    with pytest.raises(BadPage, match=problem):
        parse(page)


def test_a_game_of_another_package_brings_its_own_pages(tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").write_text("# Chess\n\nMate.\n", "utf-8")
    game = find_game("azul")._replace(texts=tmp_path)
    for language in ("en", "uk"):  # English instead of a missing translation
        found = read_rules(game, language)
        assert (found.title, found.language) == ("Chess", "en")
    (tmp_path / "rules.uk.md").write_text("# Шахи\n", "utf-8")
    assert read_rules(game, "uk").title == "Шахи"
    (tmp_path / "rules.uk.md").write_text("Шахи\n", "utf-8")
    with pytest.raises(BrokenGame, match=r"rules\.uk\.md: line 1"):
        read_rules(game, "uk")


def test_an_unknown_side_or_language_is_refused() -> None:
    with pytest.raises(UnknownName, match='no language "de"'):
        rules_of("azul", "de")
    with pytest.raises(UnknownName, match='no side "pink"'):
        rules_of("azul", "en").on_side("pink")


def test_the_plain_text_has_words_instead_of_markup(tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").write_text(SHALLOW, "utf-8")
    text = read_rules(find_game("azul")._replace(texts=tmp_path), "en").to_text()
    assert "See the end." in text and "but this." in text
    assert "\nA board\n\n1. A king\n" in text
    assert "| piece | worth |\n| rook | 5 |\n" in text
    assert "#" not in text and "*" not in text and "](" not in text
