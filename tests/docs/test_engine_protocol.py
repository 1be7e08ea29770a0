"""Compare the page on the engine protocol with the program, and run its example session."""

import re
import shlex
from collections.abc import Iterator
from itertools import pairwise
from time import monotonic

from tests.docs.pages import DOCS, blocks, first_column, section
from tests.engine.programs import TILEWRIGHT
from tilewright import __version__
from tilewright.engine.client import Timeouts
from tilewright.engine.go_command import CLOCK, INFINITE, LIMITS
from tilewright.engine.info_line import BY_SEAT, NUMBERS
from tilewright.engine.process import EngineProcess
from tilewright.engine.protocol import CODES, MAX_BLOCK, MAX_LINE, PROTOCOL
from tilewright.engine.session import Session, make_handshake

PAGE = DOCS / "engine-protocol.md"
PATIENCE = 60.0  # seconds for each line
CLOSED = [["<", word] for word in ("ok", "error", "best", "pong")]
NAMES = {*NUMBERS, *BY_SEAT, "line"}


def test_the_session_goes_as_the_page_shows() -> None:
    (shown,) = blocks(PAGE, "text")
    lines = shown.replace("version 0.1.0", f"version {__version__}").splitlines()
    program = EngineProcess(shlex.split(TILEWRIGHT))
    try:
        received = converse(program, lines)
        assert list(plain(received)) == list(plain(lines))
        assert program.wait(PATIENCE) == 0
    finally:
        program.kill()


def converse(program: EngineProcess, lines: list[str]) -> list[str]:
    """Send the lines of the host and return the actual session."""
    received: list[str] = []
    for line, following in pairwise([*lines, ">"]):
        if not line.startswith(">"):
            continue
        program.send(line[1:].strip())
        received.append(line)
        while following.startswith("<") and received[-1].split()[:2] not in CLOSED:
            received.append(f"< {program.receive(monotonic() + PATIENCE)}")
    return received


def plain(lines: list[str]) -> Iterator[str]:
    """Yield lines without what differs between runs or with a better evaluation."""
    last = None
    for line in lines:
        if line.startswith("< info "):
            line = " ".join(sorted({*line.split()} & NAMES))
        elif line.startswith("< best "):
            line = "< best"
        if line != last or line.startswith(("<", ">")):
            yield line
        last = line


def test_the_session_uses_the_current_protocol() -> None:
    (shown,) = blocks(PAGE, "text")
    assert shown.startswith(f"> hello {PROTOCOL}\n< protocol {PROTOCOL}\n")


def test_the_commands_are_those_of_the_page() -> None:
    session = Session(lambda line: None, "greedy")
    tables = section(PAGE, "Commands").partition("### Records")[0]
    assert first_column(tables) == set(session.commands)


def engine_source() -> str:
    """Return the source of the package `engine`."""
    folder = DOCS.parent / "src" / "tilewright" / "engine"
    return "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")))


def test_the_error_codes_are_those_of_the_page() -> None:
    assert first_column(section(PAGE, "Errors")) == set(CODES)


def test_every_error_of_the_engine_has_one_of_these_codes() -> None:
    raised = re.findall(r'(?:BadCommand|write_error)\(\s*"([\w.-]+)"', engine_source())
    assert set(raised) == set(CODES)


def test_the_limits_are_those_of_the_page() -> None:
    text = section(PAGE, "Commands").partition("### Limits")[2]
    assert first_column(text) == {*LIMITS, *CLOCK, INFINITE, "legal"}


def test_the_names_in_info_lines_are_those_of_the_page() -> None:
    assert first_column(section(PAGE, "Info lines")) == {*NUMBERS, *BY_SEAT, "line", "note"}


def test_the_options_are_those_of_the_page() -> None:
    text = section(PAGE, "Engine description").partition("offers these:")[2]
    assert first_column(text) == set(make_handshake("greedy").options)


def test_the_reasons_of_failures_are_those_of_the_page() -> None:
    raised = set(re.findall(r'BotFailure\([^\n]*"(\w+)"\)', engine_source())) - {"conformance"}
    assert first_column(section(PAGE, "Programs as bots")) == raised


def test_the_bounds_and_times_are_those_of_the_page() -> None:
    text, timeouts = PAGE.read_text("utf-8"), Timeouts()
    assert f"at most {MAX_LINE} bytes" in text
    assert f"at most {MAX_BLOCK} lines" in text
    assert f"| to start and answer `hello` | {timeouts.start:g} s |" in text
    assert f"| to answer any other command | {timeouts.answer:g} s |" in text
    assert f"has {timeouts.grace:g} s and a tenth of that time" in text
    assert f"| to answer a `go` without a time | {timeouts.thinking:g} s," in text
    assert f"| to end after `quit` | {timeouts.leave:g} s," in text
