from xml.etree.ElementTree import Element, fromstring

import pytest

from tilewright.arena.plot import STYLE, Axis, Plot, round_step

SVG = "{http://www.w3.org/2000/svg}"


def plot(title: str = "Points by round") -> Plot:
    x, y = Axis.over("round", [1, 5]), Axis.over("points", [0, 40])
    return Plot(title, x, y, "The points grow from 0 to 40.", (600, 300))


def classed(tree: Element, name: str) -> list[Element]:
    """Return the elements of a class."""
    return [found for found in tree.iter() if name in found.get("class", "").split()]


def place(element: Element, *names: str) -> list[float]:
    return [float(element.get(name, "nan")) for name in names]


@pytest.mark.parametrize(
    ("values", "ends"),
    [
        ([3, 97], (0, 100)),
        ([0.12, 0.19], (0.12, 0.2)),
        ([-3, 3], (-4, 4)),
        ([7, 7], (6, 8)),
        ([], (-1, 1)),
    ],
)
def test_an_axis_has_round_ends_that_hold_all_values(
    values: list[float], ends: tuple[float, float]
) -> None:
    axis = Axis.over("", values)
    assert (axis.low, axis.high) == pytest.approx(ends)
    assert [axis.ticks[0][0], axis.ticks[-1][0]] == pytest.approx(list(ends))


def test_ticks_are_written_without_the_noise_of_fractions() -> None:
    assert [text for _, text in Axis.over("", [0, 0.5]).ticks][1:4] == ["0.1", "0.2", "0.3"]


@pytest.mark.parametrize(("least", "step"), [(1, 1), (1.1, 2), (2.5, 5), (0.06, 0.1), (700, 1000)])
def test_a_step_is_one_two_or_five_times_a_power_of_ten(least: float, step: float) -> None:
    assert round_step(least) == pytest.approx(step)


def test_names_stand_in_order_the_first_on_top() -> None:
    names = Plot("", Axis.over("", [0, 1]), Axis.named("", ["first", "second"], falling=True))
    labels = [text for text in fromstring(names.svg()).iter("text") if text.get("x")]
    heights = {text.text: place(text, "y")[0] for text in labels}
    assert heights["first"] < heights["second"]


def test_a_line_goes_from_corner_to_corner() -> None:
    drawn = plot()
    drawn.line([(1, 0), (5, 40)])
    (curve,) = classed(fromstring(drawn.svg()), "curve")
    start, end = (part.split(",") for part in curve.get("points", "").split())
    assert [float(v) for v in start] == pytest.approx([drawn.left, drawn.bottom], abs=0.05)
    assert [float(v) for v in end] == pytest.approx([drawn.right, drawn.top], abs=0.05)


def test_bars_stand_on_zero_and_hang_below_it() -> None:
    drawn = Plot("", Axis.over("", [0, 2]), Axis.over("", [-10, 10]))
    drawn.bars([(0, 1, 10), (1, 2, -10)])
    above, below = classed(fromstring(drawn.svg()), "bar")
    top, height = place(above, "y", "height")
    assert top + height == pytest.approx(place(below, "y")[0], abs=0.11)


def test_an_error_bar_across_reaches_from_low_to_high() -> None:
    drawn = Plot("", Axis.over("", [0, 10]), Axis.named("", ["a", "b"]))
    drawn.errors([(0, 0, 10)], across=True)
    bar = classed(fromstring(drawn.svg()), "error")[0]
    assert place(bar, "x1", "x2") == pytest.approx([drawn.left, drawn.right], abs=0.05)
    assert place(bar, "y1") == place(bar, "y2")


def test_labels_make_a_legend_with_the_dashes_of_their_line() -> None:
    drawn = plot()
    drawn.line([(1, 0), (5, 40)], 0, "seat 1")
    drawn.line([(1, 0), (5, 30)], 1, "seat 2")
    tree = fromstring(drawn.svg())
    assert {"seat 1", "seat 2"} <= {text.text for text in tree.iter("text")}
    dashes = [curve.get("stroke-dasharray") for curve in classed(tree, "hue-1")]
    assert dashes == ["7 3", "7 3"]
    assert classed(tree, "hue-0")[0].get("stroke-dasharray") is None


def test_a_picture_says_what_it_shows() -> None:
    tree = fromstring(plot("Scores <&> more").svg())
    assert tree.get("role") == "img"
    assert tree.get("aria-label") == "Scores <&> more"
    assert tree.findtext("desc") == "The points grow from 0 to 40."


def test_a_file_of_its_own_carries_its_style() -> None:
    tree = fromstring(plot().document())
    assert tree.tag == f"{SVG}svg"
    assert tree.findtext(f"{SVG}title") == "Points by round"
    assert tree.findtext(f"{SVG}style") == STYLE
