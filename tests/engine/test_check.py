"""The conformance check: good programs pass, and every fault is found."""

import json

import pytest

from tests.docs.pages import DOCS, first_column, section
from tests.engine.programs import LONG_TIMEOUTS, TILEWRIGHT, command, example
from tilewright.cli.main import run
from tilewright.engine.check_run import CheckRun
from tilewright.engine.checks import (
    CHECKS,
    FAILED,
    LAST_CHECKS,
    PASSED,
    check_handshake,
    legality_checks,
    run_check,
    run_checks,
)
from tilewright.engine.client import Timeouts
from tilewright.engine.launch import read_launch_command

OPTIONAL = {"info", "position text", "position record", "apply"}


def check_run(text: str, timeouts: Timeouts = LONG_TIMEOUTS) -> CheckRun:
    """Return the examination of a program, one position for every way to play."""
    return CheckRun(read_launch_command(text), timeouts, seed=1, positions=1, seconds=0.05)


def failed(text: str, name: str, timeouts: Timeouts = LONG_TIMEOUTS) -> str:
    """Return why a program fails one check."""
    subject = check_run(text, timeouts)
    check_handshake(subject)
    result = run_check(name, (CHECKS | legality_checks(subject) | LAST_CHECKS)[name], subject)
    assert result.result == FAILED
    return result.sentence


@pytest.mark.parametrize(
    ("text", "skipped"),
    [
        (TILEWRIGHT, set()),
        (example("engine_bot.py"), OPTIONAL),
        (example("legal_bot.py"), OPTIONAL),
        (command("news"), OPTIONAL - {"info"}),
    ],
    ids=["tilewright", "engine_bot", "legal_bot", "news"],
)
def test_a_good_program_passes(text: str, skipped: set[str]) -> None:
    results = list(run_checks(check_run(text)))
    assert [result for result in results if result.result == FAILED] == []
    assert {result.name for result in results if result.result != PASSED} == skipped


# A program that hangs is killed after this time.
IMPATIENT = LONG_TIMEOUTS._replace(answer=5, grace=0.3)
FAULTS = [
    ("other rules", "games", LONG_TIMEOUTS, "azul is offered by rules 2, not 1"),
    ("more seats than there are", "games", LONG_TIMEOUTS, "offers more than there is: game azul"),
    ("strange errors", "unknown command", LONG_TIMEOUTS, '"dance" was answered by "oops"'),
    (
        "dies of strange words",
        "unknown command",
        LONG_TIMEOUTS,
        "ended by itself with exit status 6",
    ),
    (
        "agrees to everything",
        "bad positions",
        LONG_TIMEOUTS,
        '"position data {" was answered by "ok"',
    ),
    (
        "agrees to everything",
        "options",
        LONG_TIMEOUTS,
        '"option colour redblue-" was answered by "ok"',
    ),
    ("illegal action", "legal azul", LONG_TIMEOUTS, "; the position was: azul "),
    ("wrong news", "info", LONG_TIMEOUTS, "starts its line with an illegal action"),
    ("unreadable news", "info", LONG_TIMEOUTS, '"deep" is not a number for depth'),
    ("bad exit", "quit", LONG_TIMEOUTS, "ended with exit status 5"),
    ("bad exit", "quit while thinking", LONG_TIMEOUTS, "ended with exit status 5"),
    ("hang", "go with time", IMPATIENT, "gave no action within 0.5 s"),
    ("hang", "stop", IMPATIENT, "gave no action within"),
    ("does not pong", "ping while thinking", IMPATIENT, 'did not answer "ping hello" in time'),
    ("stays at the end", "end of input", IMPATIENT, "the program was still running"),
]


@pytest.mark.parametrize(
    ("kind", "name", "timeouts", "words"), FAULTS, ids=[f"{k}: {n}" for k, n, *_ in FAULTS]
)
def test_every_fault_is_found(kind: str, name: str, timeouts: Timeouts, words: str) -> None:
    assert words in failed(command(kind), name, timeouts)


def test_without_a_handshake_nothing_else_is_checked() -> None:
    (result,) = run_checks(check_run(command("crash at start")))
    assert (result.name, result.result) == ("handshake", FAILED)
    assert "no licence found" in result.sentence


def test_a_program_that_plays_nothing_we_know_fails() -> None:
    (result,) = run_checks(check_run(command("unknown game")))
    assert result.sentence == "none of the games offered is one of azul, garden, pavilion"


def test_an_offer_of_what_there_is_not_ends_no_examination() -> None:
    results = list(run_checks(check_run(command("more seats than there are"))))
    assert [result.name for result in results if result.result == FAILED] == ["games"]
    (result,) = run_checks(check_run(command("seats that there are not")))
    assert "offers more than there is: game azul" in result.sentence


def test_every_check_is_documented() -> None:
    documented = first_column(section(DOCS / "engine-protocol.md", "Checking an engine"))
    names = {"handshake", *CHECKS, *LAST_CHECKS}
    assert documented == names | {"legal azul", "legal garden", "legal pavilion"}


def test_the_verdicts_are_a_table_or_data(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--positions", "1", "--grace", "60"]
    assert run(["engine-check", command("fine"), *options]) == 0
    assert "Test program 7" in capsys.readouterr().out
    assert run(["engine-check", command("illegal action"), "--json", *options]) == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["name"], data["version"], data["passed"]) == ("Test program", "7", False)
    results = {check["name"]: check["result"] for check in data["checks"]}
    assert (results["handshake"], results["legal azul"]) == (PASSED, FAILED)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["engine-check", ""], "names no program"),
        (["engine-check", "no-such-program-here"], "there is no such program"),
        (["engine-check", "python3", "--positions", "0"], "--positions must be between"),
        (["engine-check", "python3", "--time", "0"], "--time must be between"),
        (["engine-check", "python3", "--grace", "-1"], "--grace must be between"),
        (["engine", "--bot", "wizard"], 'there is no bot "wizard"'),
    ],
)
def test_wrong_arguments_are_refused(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 1
    assert words in capsys.readouterr().err
