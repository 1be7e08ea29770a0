"""Texts of positions with one defect are refused."""

import pytest

from tests.pavilion.drawn import board, drawn
from tilewright import BadPosition, Pavilion

LINE = drawn(board("1:x....."), displays="GGYR", centre="B").to_text()
STARS = "....../P...../......"
MANY = "9" * 5000

DAMAGES = [
    ("pavilion", "PAVILION"),
    ("pavilion", "azul"),
    ("coloured 2", "coloured two"),
    ("coloured 2", "coloured 3"),
    ("coloured 2", "coloured"),
    ("coloured", "striped"),
    (" round=1", ""),
    ("round=1", "round"),
    ("round=1", "round="),
    ("round=1", "round=1 round=1"),
    ("round=1", "round=-1"),
    ("round=1", "round=7"),
    ("round=1", "round=one"),
    ("round=1", f"round={MANY}"),
    ("start=1", "start=0"),
    ("start=1", "start=3"),
    ("actor=1", "actor=seat1"),
    ("actor=1", "actor=centre"),
    ("actor=1", "actor=2"),
    ("phase=taking", "phase=placing"),
    ("phase=taking", "phase=resting"),
    ("phase=taking", "phase="),
    ("turn=1", "turn=0"),
    ("turn=1", "turn=2"),
    ("owed=0", "owed=1"),
    ("owed=0", "owed=none"),
    ("token=centre", "token=nature"),
    ("token=centre", "token=0"),
    ("centre=B", "centre=W"),
    ("centre=B", "centre=b"),
    ("centre=B", "centre="),
    ("centre=B", "centre=1"),
    ("centre=B", "centre=--"),
    ("centre=B", f"centre={MANY}B"),
    ("supply=2P", "supply=3P"),
    ("supply=2P", "supply="),
    ("tower=-", "tower=1P"),
    ("displays=GGYR", "displays=GGYRB"),
    ("displays=GGYR", "displays=GGYR,-"),
    ("displays=GGYR,-", "displays=GGYR"),
    ("board1", "board3"),
    ("board1=5", "board1=x"),
    ("board1=5", "board1=0"),
    ("board1=5:in:", "board1=5:"),
    ("board1=5:in:", "board1=5:maybe:"),
    ("board1=5:in:", "board1=5:out:"),
    ("board1=5:in:-:", "board1=5:in:1P:"),
    ("board1=5:in:-:-:", "board1=5:in:-:1P:"),
    (STARS, "......"),
    (STARS, "....../G...../......"),
    (STARS, "....../p...../......"),
    (STARS, "....../P..../......"),
    (STARS, "....../P....../......"),
    (STARS, "....../......"),
    (STARS, "....../P...../....../......"),
    (" board2=", " colour=blue board2="),
    (" board2=", " boards=2 board2="),
    (" board2=", " wild=purple board2="),
    (" board2=", " seats=2 board2="),
    (" board2=", " game=pavilion board2="),
    (" board2=", " side=coloured board2="),
]


@pytest.mark.parametrize(("sound", "damaged"), DAMAGES, ids=range(len(DAMAGES)))
def test_a_damaged_text_is_refused(sound: str, damaged: str) -> None:
    assert sound in LINE
    with pytest.raises(BadPosition):
        Pavilion.from_text(LINE.replace(sound, damaged, 1))


@pytest.mark.parametrize(
    "text", ["", " ", "pavilion", "pavilion coloured", "pavilion coloured 2", "\x00"]
)
def test_a_text_too_short_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        Pavilion.from_text(text)


def test_a_text_cut_anywhere_is_refused() -> None:
    for end in range(len(LINE) - 1):
        with pytest.raises(BadPosition):
            Pavilion.from_text(LINE[:end])
