"""Lines are read back as they were written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.bots import Limits
from tilewright.engine.go_command import GoCommand
from tilewright.engine.handshake import EngineOption, GameSupport, Handshake
from tilewright.engine.info_line import InfoLine
from tilewright.engine.protocol import BadCommand, is_number, write_number

numbers = st.integers(-(10**9), 10**9).map(lambda number: number / 1000)
limits = st.builds(
    GoCommand,
    seconds=st.none() | st.integers(0, 10**6).map(lambda number: number / 1000),
    nodes=st.none() | st.integers(1, 10**15),
    depth=st.none() | st.integers(1, 1000),
    clock=st.none(),
    increment=st.just(0.0),
    infinite=st.just(False),
    legal=st.just(()),
)
news = st.builds(
    InfoLine,
    depth=st.none() | st.integers(0, 99),
    nodes=st.none() | st.integers(0, 10**15),
    time=st.none() | st.integers(0, 10**6).map(lambda number: number / 1000),
    candidate=st.none() | st.integers(1, 100),
    visits=st.none() | st.integers(0, 10**15),
    points=st.lists(numbers, max_size=4).map(tuple),
    shares=st.lists(numbers, max_size=4).map(tuple),
    line=st.lists(st.sampled_from(["1R1", "col2"]), max_size=4).map(tuple),
    note=st.just(""),
)


@given(limits)
def test_limits_are_read_as_they_are_written(go: GoCommand) -> None:
    assert GoCommand.read(go.write().split()[1:]) == go


@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_a_clock_is_read_as_it_is_written(clock: int, increment: int) -> None:
    go = GoCommand(clock=clock / 1000, increment=increment / 1000)
    assert GoCommand.read(go.write().split()[1:]) == go


def test_infinity_is_read_as_it_is_written() -> None:
    assert GoCommand.read(GoCommand(infinite=True).write().split()[1:]) == GoCommand(infinite=True)


def test_the_limits_of_a_bot_become_those_of_a_program() -> None:
    go = GoCommand.within(Limits(0.5, 20, 3, threads=2), ("1R1", "1R2"))
    assert go.write() == "go time 0.5 nodes 20 depth 3 legal 1R1 1R2"


@given(news)
def test_news_are_read_as_they_are_written(info: InfoLine) -> None:
    assert InfoLine.read(info.write()) == info


def test_a_note_goes_to_the_end_of_the_line() -> None:
    info = InfoLine(time=0.5, note="the table of endings was not found: going on without")
    assert InfoLine.read(info.write()) == info


def test_words_of_news_that_are_unknown_are_skipped() -> None:
    line = "info hashfull 12 depth 3 mood cheerful line 1R1 depth 4"
    assert InfoLine.read(line) == InfoLine(depth=3, line=("1R1", "depth", "4"))


@pytest.mark.parametrize("line", ["info depth", "info depth deep", "info points 1,,2"])
def test_news_that_cannot_be_read_are_refused(line: str) -> None:
    with pytest.raises(BadCommand):
        InfoLine.read(line)


@given(numbers)
def test_numbers_are_written_plainly(number: float) -> None:
    text = write_number(number)
    assert is_number(text.removeprefix("-"))
    assert float(text) == number


def test_no_zero_is_negative() -> None:
    assert write_number(-0.0000001) == "0"


@pytest.mark.parametrize(
    "option",
    [
        EngineOption("bot", "greedy", choices=("random", "greedy")),
        EngineOption("seed", "1", bounds=(0, 2**64 - 1)),
        EngineOption("contempt", "-20", bounds=(-100, 100)),
        EngineOption("book", "a b c"),
        EngineOption("motto", ""),
    ],
)
def test_an_option_is_read_as_it_is_written(option: EngineOption) -> None:
    assert EngineOption.read(option.write().split()[1:]) == option


@pytest.mark.parametrize(
    "line",
    [
        "game azul",
        "game azul rules one sides grey seats 2",
        "game azul rules 1 seats 2 sides grey",
        "option",
        "option seed",
        "option seed number 1 9",
        "option seed number 1 9 value 3",
        "option seed number 1 9 default 10",
        "option bot choice a,b default c",
        "option bot colour default red",
        "protocol one",
    ],
)
def test_an_offer_that_cannot_be_read_is_refused(line: str) -> None:
    good = ["protocol 1", "name X", "game azul rules 1 sides grey seats 2"]
    assert Handshake.read(good).games == {"azul": GameSupport("azul", 1, ("grey",), (2,))}
    with pytest.raises(BadCommand, match="can't read"):
        Handshake.read([*good, line])
