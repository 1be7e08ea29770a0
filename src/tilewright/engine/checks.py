"""The checks that a program must pass to be fit to play, one function for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import monotonic
from typing import Final, NamedTuple

from tilewright.bots.failure import BotFailure
from tilewright.core.errors import quote
from tilewright.core.registry import find_game, game_ids
from tilewright.engine.client import Client, read_best
from tilewright.engine.exam import Exam, Skipped, fail
from tilewright.engine.go import Go
from tilewright.engine.info import Info
from tilewright.engine.offer import GameOffer
from tilewright.engine.protocol import BLOCK_END, BadCommand, cite
from tilewright.engine.sample import Sample

PASSED: Final = "pass"
FAILED: Final = "fail"
SKIPPED: Final = "skip"

LONG: Final = 60_000  # bytes of a line that must still be read
LEAVE: Final = 2.0  # seconds to end, and the grace
BAD_POSITIONS: Final = ("data {", "data 7", "data {}", "data", "sideways")

Check = Callable[[Exam], None]


class Verdict(NamedTuple):
    """What a check came to; a sentence says why, unless it was passed."""

    name: str
    result: str
    sentence: str = ""


def examine(exam: Exam) -> Iterator[Verdict]:
    """Yield the verdict of every check; without a handshake there is only that."""
    first = judge("handshake", check_handshake, exam)
    yield first
    if first.result == FAILED:
        return
    for name, check in (*CHECKS.items(), *legality_checks(exam).items(), *LAST_CHECKS.items()):
        yield judge(name, check, exam)


def judge(name: str, check: Check, exam: Exam) -> Verdict:
    """Return what a check comes to."""
    try:
        check(exam)
    except BotFailure as failure:
        return Verdict(name, FAILED, str(failure))
    except Skipped as reason:
        return Verdict(name, SKIPPED, str(reason))
    return Verdict(name, PASSED)


def check_handshake(exam: Exam) -> None:
    """`hello` is answered with protocol, name and games."""
    with exam.talk() as client:
        exam.offer = client.offer
        exam.demand_usable(client)
    if not exam.setups():
        check_games(exam)  # which can tell what is wrong with a game that we know
        raise fail(f"none of the games offered is one of {', '.join(game_ids())}")


def check_games(exam: Exam) -> None:
    """The games offered are those that we know, by our rules."""
    for offer in exam.offer.games.values():
        if offer.id in game_ids():
            _compare(offer, GameOffer.of(find_game(offer.id)))


def _compare(offered: GameOffer, known: GameOffer) -> None:
    if offered.rules != known.rules:
        raise fail(f"{offered.id} is offered by rules {offered.rules}, not {known.rules}")
    if not (set(offered.sides) <= set(known.sides) and set(offered.seats) <= set(known.seats)):
        raise fail(f"{quote(offered.write())} offers more than there is: {known.write()}")


def check_unknown_command(exam: Exam) -> None:
    """An unknown command is an error, and does no harm."""
    with exam.talk() as client:
        exam.demand_error(client, "dance")


def check_unknown_game(exam: Exam) -> None:
    """A game that is not offered is an error, and does no harm."""
    with exam.talk() as client:
        exam.demand_error(client, "game chess side coloured seats 2")


def check_bad_positions(exam: Exam) -> None:
    """A position that cannot be read is an error, and the one before stays."""
    sample = exam.sample()
    with exam.talk() as client:
        exam.place(client, sample)
        for words in BAD_POSITIONS:
            exam.demand_error(client, f"position {words}")
        exam.ask(client, sample, Go(seconds=exam.seconds))


def check_options(exam: Exam) -> None:
    """Every option takes its default, and refuses what it cannot be; there are no others."""
    with exam.talk() as client:
        for option in exam.offer.options.values():
            client.ask(f"option {option.name} {option.default}")
            if option.bounds:
                exam.demand_error(client, f"option {option.name} {option.bounds[1] + 1}")
            if option.choices:
                exam.demand_error(client, f"option {option.name} {''.join(option.choices)}-")
        exam.demand_error(client, "option no-such-option 1")


def check_long_line(exam: Exam) -> None:
    """Long lines are read whole."""
    text = "x" * LONG
    with exam.talk() as client:
        answer = client.exchange(f"ping {text}")
        if answer != f"pong {text}":
            raise fail(f"a line of {LONG} bytes was answered by {cite(answer)}")


def check_no_position(exam: Exam) -> None:
    """`go` without a position is an error."""
    with exam.talk() as client:
        exam.demand_error(client, "go time 1")


def check_go(exam: Exam, go: Go) -> None:
    """A question with certain limits is answered in time."""
    sample = exam.sample()
    with exam.talk() as client:
        exam.place(client, sample)
        exam.ask(client, sample, go)


def check_info(exam: Exam) -> None:
    """News can be read, and speak of the position."""
    sample, lines = exam.sample(), list[str]()
    with exam.talk() as client:
        exam.place(client, sample)
        exam.ask(client, sample, Go(seconds=max(0.2, exam.seconds)), lines.append)
    if not lines:
        raise Skipped("there was no news, and need not be")
    for line in lines:
        _judge_info(line, sample)


def _judge_info(line: str, sample: Sample) -> None:
    try:
        info = Info.read(line)
    except BadCommand as error:
        raise fail(f"{cite(line)} cannot be read: {error}") from error
    if info.line and info.line[0] not in sample.legal():
        raise fail(f"{cite(line)} begins its line with what is not legal")
    for values in (info.points, info.shares):
        if values and len(values) != sample.setup.seats:
            raise fail(f"{cite(line)} does not have a number for each seat")
    if info.shares and not 0.98 < sum(info.shares) < 1.02:
        raise fail(f"{cite(line)} has shares that do not make 1 together")


def check_stop(exam: Exam) -> None:
    """`stop` ends a thought; after the answer it means nothing."""
    sample = exam.sample()
    with exam.talk() as client:
        exam.place(client, sample)
        client.program.send(exam.complete(Go(infinite=True), sample).write())
        read_best(client.stop())
        client.program.send("stop")
        exam.demand_usable(client)


def check_ping_while_thinking(exam: Exam) -> None:
    """`ping` is answered while the program thinks."""
    sample = exam.sample()
    with exam.talk() as client:
        exam.place(client, sample)
        client.program.send(exam.complete(Go(infinite=True), sample).write())
        answer = client.exchange("ping hello")
        if answer.startswith("best "):  # it has thought quickly
            answer = client.receive("ping hello")
        else:
            read_best(client.stop())
        if answer != "pong hello":
            raise fail(f'"ping hello" was answered by {cite(answer)}')


def check_position_form(exam: Exam, form: str) -> None:
    """A position given in a form that need not be understood is the right one."""
    sample = exam.sample()
    plies = " ".join(map(sample.record.write_ply, sample.record.plies))
    commands = {
        "text": [f"position text {sample.state.to_text()}"],
        "record": [f"position record\n{sample.record.to_text()}{BLOCK_END}"],
        "apply": ["position start", f"apply {plies}"],
    }
    with exam.talk() as client:
        client.ask(f"game {sample.setup.write()}")
        for command in commands[form]:
            exam.try_optional(client, command)
        exam.ask(client, sample, Go(seconds=exam.seconds))


def check_legality(exam: Exam, game: str) -> None:
    """Every answer is legal, in positions of every side and every number of seats."""
    with exam.talk() as client:
        for setup in exam.setups():
            if setup.game.id != game:
                continue
            for sample in exam.samples(setup):
                exam.place(client, sample)
                exam.ask(client, sample, Go(seconds=exam.seconds))


def legality_checks(exam: Exam) -> dict[str, Check]:
    """Return a check for every game that is offered and known."""
    games = {setup.game.id for setup in exam.setups()}
    return {f"legal {game}": partial(check_legality, game=game) for game in sorted(games)}


def check_leaving(exam: Exam, line: str, *, thinking: bool = False) -> None:
    """The program ends by itself after a line, or at the end of its input."""
    sample = exam.sample()
    with exam.talk() as client:
        if thinking:
            exam.place(client, sample)
            client.program.send(exam.complete(Go(infinite=True), sample).write())
        if line:
            client.program.send(line)
        else:
            client.program.end_input()
        _demand_end(client, LEAVE + exam.patience.grace)


def _demand_end(client: Client, seconds: float) -> None:
    began = monotonic()
    status = client.program.wait(seconds)
    if status is None:
        raise fail(f"the program was still running {monotonic() - began:.1f} s later")
    if status != 0:
        words = client.program.last_words()
        raise fail(f"the program ended with exit status {status}; its last words: {words}")


CHECKS: Final[dict[str, Check]] = {
    "games": check_games,
    "unknown command": check_unknown_command,
    "unknown game": check_unknown_game,
    "go without a position": check_no_position,
    "bad positions": check_bad_positions,
    "options": check_options,
    "long line": check_long_line,
    "go with time": partial(check_go, go=Go(seconds=0.5)),
    "go with nodes": partial(check_go, go=Go(nodes=50)),
    "go with depth": partial(check_go, go=Go(depth=1)),
    "go with a clock": partial(check_go, go=Go(clock=5.0, increment=0.1)),
    "go with nothing": partial(check_go, go=Go()),
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
