"""`tilewright engine` and `tilewright engine-check`: our bots as an engine; checking programs."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tilewright.bots import bot_names
from tilewright.bots.plugins import is_object_name
from tilewright.cli.options import BOT_HELP, AsJson, check_range, new_seed
from tilewright.core.errors import UnknownName
from tilewright.engine.check_run import CheckRun
from tilewright.engine.checks import FAILED, PASSED, SKIPPED, CheckResult, run_checks
from tilewright.engine.client import Timeouts
from tilewright.engine.launch import read_launch_command
from tilewright.engine.stdio import serve

STYLES = {PASSED: "green", FAILED: "bold red", SKIPPED: "dim"}


def engine(
    bot: Annotated[
        str, typer.Option(help=f"{BOT_HELP} The engine option `bot` changes it.")
    ] = "strong",
) -> None:
    """Run our bots as an engine, for programs that speak the engine protocol."""
    if bot not in bot_names() and not is_object_name(bot):
        raise UnknownName("bot", bot, bot_names())
    serve(sys.stdin.buffer, sys.stdout.buffer, bot)


def engine_check(
    command: Annotated[
        str, typer.Argument(metavar="COMMAND", help="The program's command line, in quotes.")
    ],
    positions: Annotated[int, typer.Option(help="Positions per setup.")] = 8,
    time: Annotated[float, typer.Option(help="Seconds per action.")] = 0.05,
    grace: Annotated[float, typer.Option(help="Seconds an answer may be late.")] = Timeouts().grace,
    seed: Annotated[int, typer.Option(help="Random seed of the positions.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Check a program that speaks the engine protocol; exit with code 1 if it fails."""
    check_range("--positions", positions, 1, 1000)
    check_range("--time", time, 0.001, 60)
    check_range("--grace", grace, 0, 60)
    timeouts = Timeouts(grace=grace)
    check_run = CheckRun(read_launch_command(command), timeouts, new_seed(seed), positions, time)
    results = []
    with Console(stderr=True).status("handshake") as status:
        for result in run_checks(check_run):
            status.update(f"{result.name}: {result.result}")
            results.append(result)
    if as_json:
        typer.echo(json.dumps(to_data(command, check_run, results), indent=2))
    else:
        Console(soft_wrap=True).print(draw_results(check_run, results))
    if any(result.result == FAILED for result in results):
        raise typer.Exit(1)


def to_data(command: str, check_run: CheckRun, results: list[CheckResult]) -> dict[str, object]:
    """Return the results as plain data."""
    return {
        "command": command,
        "name": check_run.handshake.name,
        "version": check_run.handshake.version,
        "passed": all(result.result != FAILED for result in results),
        "checks": [result._asdict() for result in results],
    }


def draw_results(check_run: CheckRun, results: list[CheckResult]) -> Table:
    """Return the results as a table."""
    table = Table(title=escape(f"{check_run.handshake.name} {check_run.handshake.version}".strip()))
    for name in ("check", "result", "why"):
        table.add_column(name)
    for result in results:
        style = STYLES[result.result]
        table.add_row(result.name, f"[{style}]{result.result}[/{style}]", escape(result.sentence))
    return table
