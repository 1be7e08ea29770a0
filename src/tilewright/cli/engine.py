"""`tilewright engine` and `tilewright engine-check`: bots for other programs, and such programs."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tilewright.bots import bot_names
from tilewright.cli.options import BOT_HELP, AsJson, check_range, new_seed
from tilewright.core.errors import UnknownName
from tilewright.engine.checks import FAILED, PASSED, SKIPPED, Verdict, examine
from tilewright.engine.client import Patience
from tilewright.engine.command import read_command
from tilewright.engine.exam import Exam
from tilewright.engine.serve import serve

STYLES = {PASSED: "green", FAILED: "bold red", SKIPPED: "dim"}


def engine(
    bot: Annotated[str, typer.Option(help=f"{BOT_HELP} The option `bot` changes it.")] = "greedy",
) -> None:
    """Let other programs ask our bots, line by line, by the engine protocol."""
    if bot not in bot_names():
        raise UnknownName("bot", bot, bot_names())
    serve(sys.stdin.buffer, sys.stdout.buffer, bot)


def engine_check(
    command: Annotated[
        str, typer.Argument(metavar="COMMAND", help="The program, with its words in quotes.")
    ],
    positions: Annotated[int, typer.Option(help="Positions of every way to play.")] = 8,
    time: Annotated[float, typer.Option(help="Seconds for each action.")] = 0.05,
    grace: Annotated[
        float, typer.Option(help="Seconds that an answer may come late.")
    ] = Patience().grace,
    seed: Annotated[int, typer.Option(help="Seed of the positions.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Examine a program that speaks the engine protocol; the exit code is 1 if it fails."""
    check_range("--positions", positions, 1, 1000)
    check_range("--time", time, 0.001, 60)
    check_range("--grace", grace, 0, 60)
    patience = Patience(grace=grace)
    exam = Exam(read_command(command), patience, new_seed(seed), positions, time)
    verdicts = []
    with Console(stderr=True).status("handshake") as status:
        for verdict in examine(exam):
            status.update(f"{verdict.name}: {verdict.result}")
            verdicts.append(verdict)
    if as_json:
        typer.echo(json.dumps(to_data(command, exam, verdicts), indent=2))
    else:
        Console(soft_wrap=True).print(draw_verdicts(exam, verdicts))
    if any(verdict.result == FAILED for verdict in verdicts):
        raise typer.Exit(1)


def to_data(command: str, exam: Exam, verdicts: list[Verdict]) -> dict[str, object]:
    """Return the verdicts as plain data."""
    return {
        "command": command,
        "name": exam.offer.name,
        "version": exam.offer.version,
        "passed": all(verdict.result != FAILED for verdict in verdicts),
        "checks": [verdict._asdict() for verdict in verdicts],
    }


def draw_verdicts(exam: Exam, verdicts: list[Verdict]) -> Table:
    """Return the verdicts as a table."""
    table = Table(title=escape(f"{exam.offer.name} {exam.offer.version}".strip()))
    for name in ("check", "result", "why"):
        table.add_column(name)
    for verdict in verdicts:
        style = STYLES[verdict.result]
        table.add_row(
            verdict.name, f"[{style}]{verdict.result}[/{style}]", escape(verdict.sentence)
        )
    return table
