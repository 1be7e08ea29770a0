import sys
from xml.etree.ElementTree import fromstring

import pytest

from tests.arena.recorded import play_some
from tests.arena.test_plot import SVG, classed
from tilewright.arena.analysis import RecordAnalysis, analyse_record
from tilewright.arena.plot import Plot
from tilewright.arena.png import plain_style, to_png
from tilewright.arena.win_chance_plot import Labels, plot_win_chances
from tilewright.bots import Limits
from tilewright.core.errors import MissingExtra

LABELS = Labels("Chances", "Who was ahead.", "round", "chance", ("0", "25", "50", "75", "100"))


@pytest.fixture(scope="module")
def analysis() -> RecordAnalysis:
    return analyse_record(play_some(30), Limits(nodes=20, memory=1))


def drawn(analysis: RecordAnalysis) -> Plot:
    points = analysis.turning_points(least=0.0)
    return plot_win_chances(analysis, points, LABELS, [f"point {p.moment.number}" for p in points])


def test_every_seat_has_a_line_through_all_moments(analysis: RecordAnalysis) -> None:
    tree = fromstring(drawn(analysis).svg())
    lines = [found for found in classed(tree, "curve") if found.tag == "polyline"]
    assert [len(line.get("points", "").split()) for line in lines] == [31] * 2


def test_rounds_and_turning_points_are_marked(analysis: RecordAnalysis) -> None:
    tree = fromstring(drawn(analysis).svg())
    texts = [text.text for text in tree.iter("text")]
    assert {str(number) for number, _ in analysis.rounds()} <= set(texts)
    assert [note.text for note in classed(tree, "note")] == ["1", "2", "3", "4", "5"]
    hints = [dot.findtext("title") for dot in classed(tree, "dot")]
    assert hints == [f"point {p.moment.number}" for p in analysis.turning_points(least=0.0)]


def test_a_record_of_two_plies_can_be_drawn() -> None:
    whole = analyse_record(play_some(2), Limits(nodes=1, memory=1))
    tree = fromstring(plot_win_chances(whole, [], LABELS, []).document())
    assert tree.findtext(f"{SVG}title") == "Chances"


def test_a_picture_without_variables_has_the_colours_of_its_ground() -> None:
    light, dark = plain_style(), plain_style(dark=True)
    assert "var(" not in light + dark
    assert "#fffdf8" in light
    assert "#fffdf8" not in dark
    assert ".plot .curve.hue-5 {" in light


def test_a_painted_picture_is_a_png(analysis: RecordAnalysis) -> None:
    plot = drawn(analysis)
    light, dark = to_png(plot), to_png(plot, dark=True)
    assert light.startswith(b"\x89PNG\r\n\x1a\n")
    assert int.from_bytes(light[16:20], "big") == 2 * plot.width
    assert light != dark


def test_without_the_painter_one_is_told_what_to_install(
    analysis: RecordAnalysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingExtra, match=r"pip install 'tilewright\[png\]'"):
        to_png(drawn(analysis))
