"""The conformance checks for a program, one function each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import monotonic
from typing import Final, NamedTuple

from tilewright.bots.failure import BotFailure
from tilewright.core.errors import quote
from tilewright.core.registry import find_game, game_ids
from tilewright.engine.check_run import CheckRun, Skipped, fail
from tilewright.engine.client import Client, read_best
from tilewright.engine.go_command import GoCommand
from tilewright.engine.handshake import GameSupport
from tilewright.engine.info_line import InfoLine
from tilewright.engine.protocol import BLOCK_END, BadCommand, quote_line
from tilewright.engine.sample_position import SamplePosition

PASSED: Final = "pass"
FAILED: Final = "fail"
SKIPPED: Final = "skip"

LONG: Final = 60_000  # bytes of a line that must be accepted
QUIT_TIMEOUT: Final = 2.0  # seconds to end, besides the grace
BAD_POSITIONS: Final = ("data {", "data 7", "data {}", "data", "sideways")

Check = Callable[[CheckRun], None]


class CheckResult(NamedTuple):
    """The result of a check; the sentence says why it failed or was skipped."""

    name: str
    result: str
    sentence: str = ""


def run_checks(run: CheckRun) -> Iterator[CheckResult]:
    """Yield the result of every check; stop after a failed handshake."""
    first = run_check("handshake", check_handshake, run)
    yield first
    if first.result == FAILED:
        return
    for name, check in (*CHECKS.items(), *legality_checks(run).items(), *LAST_CHECKS.items()):
        yield run_check(name, check, run)


def run_check(name: str, check: Check, run: CheckRun) -> CheckResult:
    """Run a check and return its result."""
    try:
        check(run)
    except BotFailure as failure:
        return CheckResult(name, FAILED, str(failure))
    except Skipped as reason:
        return CheckResult(name, SKIPPED, str(reason))
    return CheckResult(name, PASSED)


def check_handshake(run: CheckRun) -> None:
    """`hello` is answered with protocol, name and games."""
    with run.start() as client:
        run.handshake = client.handshake
        run.expect_usable(client)
    if not run.setups():
        check_games(run)  # may say what is wrong with a known game
        raise fail(f"none of the games offered is one of {', '.join(game_ids())}")


def check_games(run: CheckRun) -> None:
    """The games offered match ours: rules version, sides and seats."""
    for support in run.handshake.games.values():
        if support.id in game_ids():
            _compare(support, GameSupport.of(find_game(support.id)))


def _compare(offered: GameSupport, known: GameSupport) -> None:
    if offered.rules != known.rules:
        raise fail(f"{offered.id} is offered by rules {offered.rules}, not {known.rules}")
    if not (set(offered.sides) <= set(known.sides) and set(offered.seats) <= set(known.seats)):
        raise fail(f"{quote(offered.write())} offers more than there is: {known.write()}")


def check_unknown_command(run: CheckRun) -> None:
    """An unknown command is an error, and does no harm."""
    with run.start() as client:
        run.expect_error(client, "dance")


def check_unknown_game(run: CheckRun) -> None:
    """A game that is not offered is an error, and does no harm."""
    with run.start() as client:
        run.expect_error(client, "game chess side coloured seats 2")


def check_bad_positions(run: CheckRun) -> None:
    """An unreadable position is an error, and the previous one stays."""
    sample = run.sample()
    with run.start() as client:
        run.set_position(client, sample)
        for words in BAD_POSITIONS:
            run.expect_error(client, f"position {words}")
        run.ask(client, sample, GoCommand(seconds=run.seconds))


def check_options(run: CheckRun) -> None:
    """Every option accepts its default and refuses bad values; unknown options are errors."""
    with run.start() as client:
        for option in run.handshake.options.values():
            client.ask(f"option {option.name} {option.default}")
            if option.bounds:
                run.expect_error(client, f"option {option.name} {option.bounds[1] + 1}")
            if option.choices:
                run.expect_error(client, f"option {option.name} {''.join(option.choices)}-")
        run.expect_error(client, "option no-such-option 1")


def check_long_line(run: CheckRun) -> None:
    """Long lines are read whole."""
    text = "x" * LONG
    with run.start() as client:
        answer = client.exchange(f"ping {text}")
        if answer != f"pong {text}":
            raise fail(f"a line of {LONG} bytes was answered by {quote_line(answer)}")


def check_no_position(run: CheckRun) -> None:
    """`go` without a position is an error."""
    with run.start() as client:
        run.expect_error(client, "go time 1")


def check_go(run: CheckRun, go: GoCommand) -> None:
    """A `go` with some limits is answered in time."""
    sample = run.sample()
    with run.start() as client:
        run.set_position(client, sample)
        run.ask(client, sample, go)


def check_info(run: CheckRun) -> None:
    """Info lines are readable and fit the position."""
    sample, lines = run.sample(), list[str]()
    with run.start() as client:
        run.set_position(client, sample)
        run.ask(client, sample, GoCommand(seconds=max(0.2, run.seconds)), lines.append)
    if not lines:
        raise Skipped("the program sent no info lines, which are optional")
    for line in lines:
        _check_info_line(line, sample)


def _check_info_line(line: str, sample: SamplePosition) -> None:
    try:
        info = InfoLine.read(line)
    except BadCommand as error:
        raise fail(f"{quote_line(line)} can't be read: {error}") from error
    if info.line and info.line[0] not in sample.legal():
        raise fail(f"{quote_line(line)} starts its line with an illegal action")
    for values in (info.points, info.shares):
        if values and len(values) != sample.setup.seats:
            raise fail(f"{quote_line(line)} does not have a number for each seat")
    if info.shares and not 0.98 < sum(info.shares) < 1.02:
        raise fail(f"{quote_line(line)} has shares that do not add up to 1")


def check_stop(run: CheckRun) -> None:
    """`stop` ends a search; after the answer it does nothing."""
    sample = run.sample()
    with run.start() as client:
        run.set_position(client, sample)
        client.program.send(run.with_legal(GoCommand(infinite=True), sample).write())
        read_best(client.stop())
        client.program.send("stop")
        run.expect_usable(client)


def check_ping_while_thinking(run: CheckRun) -> None:
    """`ping` is answered while the program thinks."""
    sample = run.sample()
    with run.start() as client:
        run.set_position(client, sample)
        client.program.send(run.with_legal(GoCommand(infinite=True), sample).write())
        answer = client.exchange("ping hello")
        if answer.startswith("best "):  # the search was already over
            answer = client.receive("ping hello")
        else:
            read_best(client.stop())
        if answer != "pong hello":
            raise fail(f'"ping hello" was answered by {quote_line(answer)}')


def check_position_form(run: CheckRun, form: str) -> None:
    """A position in an optional form is understood correctly."""
    sample = run.sample()
    plies = " ".join(map(sample.record.write_ply, sample.record.plies))
    commands = {
        "text": [f"position text {sample.state.to_text()}"],
        "record": [f"position record\n{sample.record.to_text()}{BLOCK_END}"],
        "apply": ["position start", f"apply {plies}"],
    }
    with run.start() as client:
        client.ask(f"game {sample.setup.write()}")
        for command in commands[form]:
            run.try_optional(client, command)
        run.ask(client, sample, GoCommand(seconds=run.seconds))


def check_legality(run: CheckRun, game: str) -> None:
    """Every answer is legal, for every side and number of seats."""
    with run.start() as client:
        for setup in run.setups():
            if setup.game.id != game:
                continue
            for sample in run.samples(setup):
                run.set_position(client, sample)
                run.ask(client, sample, GoCommand(seconds=run.seconds))


def legality_checks(run: CheckRun) -> dict[str, Check]:
    """Return a check for every supported game."""
    games = {setup.game.id for setup in run.setups()}
    return {f"legal {game}": partial(check_legality, game=game) for game in sorted(games)}


def check_leaving(run: CheckRun, line: str, *, thinking: bool = False) -> None:
    """The program ends by itself after a line, or at the end of its input."""
    sample = run.sample()
    with run.start() as client:
        if thinking:
            run.set_position(client, sample)
            client.program.send(run.with_legal(GoCommand(infinite=True), sample).write())
        if line:
            client.program.send(line)
        else:
            client.program.end_input()
        _expect_end(client, QUIT_TIMEOUT + run.timeouts.grace)


def _expect_end(client: Client, seconds: float) -> None:
    began = monotonic()
    status = client.program.wait(seconds)
    if status is None:
        raise fail(f"the program was still running {monotonic() - began:.1f} s later")
    if status != 0:
        words = client.program.last_error_lines()
        raise fail(f"the program ended with exit status {status}; its last words: {words}")


CHECKS: Final[dict[str, Check]] = {
    "games": check_games,
    "unknown command": check_unknown_command,
    "unknown game": check_unknown_game,
    "go without a position": check_no_position,
    "bad positions": check_bad_positions,
    "options": check_options,
    "long line": check_long_line,
    "go with time": partial(check_go, go=GoCommand(seconds=0.5)),
    "go with nodes": partial(check_go, go=GoCommand(nodes=50)),
    "go with depth": partial(check_go, go=GoCommand(depth=1)),
    "go with a clock": partial(check_go, go=GoCommand(clock=5.0, increment=0.1)),
    "go with nothing": partial(check_go, go=GoCommand()),
    "stop": check_stop,
    "ping while thinking": check_ping_while_thinking,
    "info": check_info,
    "position text": partial(check_position_form, form="text"),
    "position record": partial(check_position_form, form="record"),
    "apply": partial(check_position_form, form="apply"),
}
LAST_CHECKS: Final[dict[str, Check]] = {
    "quit": partial(check_leaving, line="quit"),
    "quit while thinking": partial(check_leaving, line="quit", thinking=True),
    "end of input": partial(check_leaving, line=""),
    "end of input while thinking": partial(check_leaving, line="", thinking=True),
}
