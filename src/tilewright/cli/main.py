"""`tilewright`: the commands, and the one place that turns errors into messages and exit codes."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from functools import wraps
from typing import Annotated

import typer

from tilewright import __version__, _build
from tilewright.bots.failure import BotFailure
from tilewright.cli import (
    admin,
    analyse,
    bench,
    engine,
    match,
    perft,
    play,
    puzzles,
    records,
    serve,
    site,
    tournament,
    train,
    tune,
)
from tilewright.core.errors import TilewrightError
from tilewright.core.registry import default_game, find_game, games

REFUSED = 1  # the input was understood but is wrong
INTERRUPTED = 130

Command = Callable[..., None]


def guard(command: Command) -> Command:
    """Return a command whose errors become one line on stderr and an exit code."""

    @wraps(command)
    def guarded(*args: object, **options: object) -> None:
        try:
            command(*args, **options)
        except BrokenPipeError:
            raise
        except (TilewrightError, BotFailure, OSError) as error:
            typer.echo(f"error: {error}", err=True)
            raise typer.Exit(REFUSED) from error
        except KeyboardInterrupt as error:
            typer.echo(str(error) or "interrupted", err=True)
            raise typer.Exit(INTERRUPTED) from error

    return guarded


app = typer.Typer(
    name="tilewright",
    help="Play Azul, Summer Pavilion and Queen's Garden; run bot matches, a server or an engine.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
GAME, SIDE = default_game(), find_game(default_game()).sides[-1]
for _command, _example in (
    (play.play, f"play {GAME} --side {SIDE} --seats 3"),
    (match.match, f"match {GAME} greedy random --games 1000 --seed 1"),
    (tournament.tournament, f"tournament {GAME} random greedy --games 200 --report page.html"),
    (records.replay, "replay match.txt --ply 12"),
    (records.check, "check matches/*.txt"),
    (analyse.analyse, "analyse match.txt --time 0.5 --svg curve.svg"),
    (bench.bench, "bench --json"),
    (tune.tune, f"tune {GAME} --seats 3 --search guided --out weights.json"),
    (train.train, f"train {GAME} --matches 2000 --jobs 2 --out run"),
    (perft.perft, f"perft {GAME} --seats 2 --seed 1 --depth 3"),
    (engine.engine, "engine --bot strong"),
    (engine.engine_check, "engine-check 'python3 examples/engine_bot.py'"),
    (serve.serve, "serve --port 8600 --workers 2"),
):
    app.command(epilog=f"Example: tilewright {_example}")(guard(_command))

admin_app = typer.Typer(help="Manage a server's database.", no_args_is_help=True)
for _name, _admin_command in (
    ("list", admin.list_matches),
    ("show", admin.show),
    ("export", admin.export),
    ("end", admin.end),
    ("check", admin.check),
    ("migrate", admin.migrate),
    ("backup", admin.backup),
    ("ban", admin.ban),
    ("unban", admin.unban),
    ("bans", admin.bans),
):
    admin_app.command(_name)(guard(_admin_command))
app.add_typer(admin_app, name="admin")

puzzles_app = typer.Typer(help="Find, check and pack puzzles.", no_args_is_help=True)
for _name, _puzzles_command, _example in (
    ("make", puzzles.make, f"make {GAME} --count 100 --seed 1 --jobs 4 --out found.jsonl"),
    ("check", puzzles.check, "check found.jsonl --nodes 1000000"),
    ("pack", puzzles.pack, f"pack found.jsonl --out {GAME}.jsonl.gz"),
):
    puzzles_app.command(_name, epilog=f"Example: tilewright puzzles {_example}")(
        guard(_puzzles_command)
    )
app.add_typer(puzzles_app, name="puzzles")


def version_text() -> str:
    """Return the version, compiled or pure, and the rules version of every game."""
    form = "compiled" if _build.COMPILED else "pure"
    rules = ", ".join(f"{game.id} {game.rules_version}" for game in games())
    return f"tilewright {__version__} ({form}; rules: {rules})"


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version_text())
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_print_version,
            is_eager=True,
            help="Print the version, compiled or pure, and rules versions.",
        ),
    ] = False,
) -> None:
    """Play Azul, Summer Pavilion and Queen's Garden; run bot matches, a server or an engine.

    Without a command, the site opens in your browser.
    """
    if context.invoked_subcommand is None:
        guard(site.open_site)()


def run(arguments: list[str] | None = None) -> int:
    """Run a command and return its exit code."""
    try:
        app(arguments)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    return 0


def main() -> None:
    """Run the command line; replace characters that the terminal can't show by question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run())
