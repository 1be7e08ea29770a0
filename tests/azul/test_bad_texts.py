"""Texts of positions with one defect are refused."""

import pytest

from tests.azul.drawn import drawn
from tilewright import Azul, BadPosition

LINE = drawn(displays="BBYR", centre="K").to_text()
EMPTY_LINES = "board1=0:-/-/-/-/-:"
MANY = "9" * 5000

DAMAGES = [
    ("azul", "AZUL"),
    ("azul", "chess"),
    ("coloured 2", "coloured two"),
    ("coloured 2", "coloured 3"),
    ("coloured 2", "coloured"),
    ("coloured", "striped"),
    (" round=1", ""),
    ("round=1", "round"),
    ("round=1", "round="),
    ("round=1", "round=1 round=1"),
    ("round=1", "round=-1"),
    ("round=1", "round=one"),
    ("round=1", f"round={MANY}"),
    ("start=1", "start=0"),
    ("start=1", "start=3"),
    ("actor=1", "actor=seat1"),
    ("actor=1", "actor=centre"),
    ("marker=centre", "marker=nature"),
    ("laid=no", "laid=maybe"),
    ("centre=K", "centre=G"),
    ("centre=K", "centre=k"),
    ("centre=K", "centre="),
    ("centre=K", "centre=1"),
    ("centre=K", "centre=--"),
    ("centre=K", f"centre={MANY}K"),
    ("displays=BBYR", "displays=BBYRK"),
    ("displays=BBYR", "displays=BBYR,-"),
    ("displays=BBYR,-", "displays=BBYR"),
    ("board1", "board3"),
    ("board1=0", "board1=x"),
    ("board1=0:", "board1="),
    (EMPTY_LINES, "board1=0:-/-/-/-:"),
    (EMPTY_LINES, "board1=0:-/BY/-/-/-:"),
    (EMPTY_LINES, "board1=0:-/x/-/-/-:"),
    (EMPTY_LINES, "board1=0://///:"),
    (EMPTY_LINES + ".", EMPTY_LINES + "*"),
    (EMPTY_LINES + ".", EMPTY_LINES),
    (":- board2", ":. board2"),
    (":- board2", ": board2"),
    (":- board2", ":*BYRKWBY board2"),
    (" board2=", " colour=blue board2="),
    (" board2=", " boards=2 board2="),
    (" board2=", " seats=2 board2="),
    (" board2=", " game=azul board2="),
    (" board2=", " side=coloured board2="),
]


@pytest.mark.parametrize(("sound", "damaged"), DAMAGES, ids=range(len(DAMAGES)))
def test_a_damaged_text_is_refused(sound: str, damaged: str) -> None:
    assert sound in LINE
    with pytest.raises(BadPosition):
        Azul.from_text(LINE.replace(sound, damaged, 1))


@pytest.mark.parametrize("text", ["", " ", "azul", "azul coloured", "azul coloured 2", "\x00"])
def test_a_text_too_short_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        Azul.from_text(text)


def test_a_text_cut_anywhere_is_refused() -> None:
    for end in range(len(LINE) - 1):
        with pytest.raises(BadPosition):
            Azul.from_text(LINE[:end])
