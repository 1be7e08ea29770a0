"""The picture of how the shipped nets were trained."""

import pytest

from tools import training_curve

PAGE = "| game | 10,000 | 64.0%, 45.0% (dropped), 50.0% |\n"


def test_shares_against_the_net_before_add_up_and_dropped_nets_add_nothing() -> None:
    ((setup, curve),) = training_curve.curves(PAGE)
    assert setup == "game"
    assert [elo for _, elo in curve] == pytest.approx([0, 100, 100, 100], abs=0.1)


def test_the_picture_in_the_docs_shows_the_table() -> None:
    drawn = training_curve.draw(training_curve.PAGE.read_text("utf-8"))
    assert training_curve.PICTURE.read_text("utf-8") == drawn
    assert drawn.count("<polyline") == 6
