"""Limits: their notation, and what is refused."""

from __future__ import annotations

from typing import cast

import pytest

from tilewright import find_game, make_bot
from tilewright.bots import Limits
from tilewright.bots.limits import read_limits
from tilewright.bots.strong import StrongBot
from tilewright.core.errors import BadSetup


@pytest.mark.parametrize(
    ("text", "limits"),
    [
        ("time=0.5", Limits(seconds=0.5)),
        ("nodes=2000", Limits(nodes=2000)),
        ("depth=3,threads=2", Limits(depth=3, threads=2)),
        ("time=1, nodes=5 ,memory=128", Limits(seconds=1.0, nodes=5, memory=128)),
    ],
)
def test_limits_are_read(text: str, limits: Limits) -> None:
    assert read_limits(text) == limits


def test_own_limits_go_before_those_given() -> None:
    base = Limits(seconds=1.0, threads=4)
    assert read_limits("nodes=10", base) == Limits(nodes=10, threads=4)
    assert read_limits("memory=8", base) == Limits(seconds=1.0, threads=4, memory=8)


@pytest.mark.parametrize("name", ["uct", "guided", "deep", "strong"])
@pytest.mark.parametrize("text", ["threads=2", "memory=8"])
def test_a_bot_that_nothing_would_end_takes_half_a_second(name: str, text: str) -> None:
    bot = make_bot(f"{name}:{text}", find_game("azul"))
    assert cast("StrongBot", bot).limits == read_limits(f"time=0.5,{text}")


def test_the_threads_divide_the_nodes() -> None:
    assert Limits(nodes=9, threads=2).nodes_each == 5
    assert Limits(threads=2).nodes_each > 10**15


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("speed=3", 'unknown limit "speed"'),
        ("", 'unknown limit ""'),
        ("nodes=many", 'nodes needs a number, not "many"'),
        ("nodes=1.5", 'nodes needs a number, not "1.5"'),
        ("nodes=0", "nodes must be between 1 and"),
        ("time=-1", "time must be between 0.0 and 86400.0, not -1.0"),
        ("time=nan", "time must be between"),
        ("threads=1000", "threads must be between 1 and 64"),
        ("memory=0", "memory must be between 1 and"),
        ("depth=0", "depth must be between 1 and"),
    ],
)
def test_limits_that_make_no_sense_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence) as caught:
        make_bot(f"strong:{text}", find_game("azul"))
    assert caught.value.code == "setup.limit"
