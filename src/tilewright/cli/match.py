"""`tilewright match`: bots against each other."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from tilewright.arena.match import Series, play_series
from tilewright.arena.tally import Tally
from tilewright.cli.options import (
    BOT_HELP,
    AsJson,
    GameId,
    Seats,
    Seed,
    Side,
    check_range,
    new_seed,
)
from tilewright.core.registry import find_game

MAX_JOBS = 256


def match(
    game: GameId,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help=BOT_HELP)],
    games: Annotated[int, typer.Option(help="How many games, made up to whole rotations.")] = 100,
    seed: Seed = None,
    side: Side = None,
    seats: Seats = 2,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots play a series of games; every deal is played with the seats rotated.

    Fewer bots than seats are repeated in order. The same seed gives the same games, with any
    number of processes.
    """
    check_range("--jobs", jobs, 1, MAX_JOBS)
    chosen = find_game(game)
    series = Series(game, side or chosen.sides[0], seats, tuple(bots), games, new_seed(seed))
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=series.total_games)
        tally = play_series(series, jobs, lambda done: progress.advance(task, done))
    if as_json:
        typer.echo(json.dumps(tally.to_data(), indent=2))
    else:
        Console(soft_wrap=True).print(draw_tally(tally))


def draw_tally(tally: Tally) -> Table:
    """Return the standings as a table."""
    series = tally.series
    title = f"{series.game}, {series.side}, {series.seats} seats: {tally.games} games"
    table = Table(
        title=title, caption=f"seed {series.seed}; in brackets the 95 % interval (Wilson)"
    )
    table.add_column("bot")
    for name in ("wins", "draws", "losses", "win share", "mean score"):
        table.add_column(name, justify="right")
    for standing in tally.standings:
        low, high = standing.interval()
        table.add_row(
            standing.name,
            str(standing.wins),
            str(standing.draws),
            str(standing.games - standing.wins - standing.draws),
            f"{standing.win_share:.1%} ({low:.1%} to {high:.1%})",
            f"{standing.mean_score:.2f}",
        )
    return table
