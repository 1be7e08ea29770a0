import pytest

from tilewright.core.layout import beside, cut, rows_of, width

FAMILY = "👨\u200d👩\u200d👧"


def test_chinese_signs_are_two_cells_wide() -> None:
    assert (width("abc"), width("磚"), width("є́")) == (3, 2, 1)


@pytest.mark.parametrize("emoji", [FAMILY, "👍🏽", "🇺🇦", "❤\ufe0f", "1\ufe0f\u20e3"])
def test_a_joined_emoji_is_two_cells_wide(emoji: str) -> None:
    assert width(emoji) == 2
    assert width(f"Ann {emoji}") == 6


def test_a_joined_emoji_is_never_cut_in_two() -> None:
    assert cut(f"ab{FAMILY}cd", 5) == f"ab{FAMILY}…"
    assert cut(f"ab{FAMILY}cd", 4) == "ab…"
    assert cut(FAMILY, 1) == "…"


def test_control_characters_take_no_room() -> None:
    assert width("磚\x07a") == 3


def test_blocks_stand_side_by_side_at_their_full_width() -> None:
    rows = beside([[[("ab", "")], [("a", "")]], [[("x", "")]]], gap=1)
    assert ["".join(text for text, _ in row).rstrip() for row in rows] == ["ab x", "a"]


def test_as_many_blocks_stand_in_a_row_as_fit() -> None:
    blocks = [[[("abcd", "")]] for _ in range(5)]
    assert [len(rows_of(blocks, 2, most)) for most in (3, 4, 10, 16, 28)] == [5, 5, 3, 2, 1]


def test_a_long_text_is_cut_with_a_sign() -> None:
    assert cut("Maximilian", 5) == "Maxi…"
    assert cut("Max", 5) == "Max"
    assert cut("花磚物語", 5) == "花磚…"
