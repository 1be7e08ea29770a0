"""`tilewright tournament`: many bots, each against all others."""

from __future__ import annotations

from typing import Annotated

import typer

from tilewright.arena.groups import form_groups
from tilewright.arena.series import Series
from tilewright.cli.options import BOT_HELP, AsJson, GameId, Seats, Seed, Side
from tilewright.cli.run_series import (
    Jobs,
    Nodes,
    RayAddress,
    Records,
    Report,
    Results,
    RunOptions,
    Time,
    limits_of,
    run_series,
    seed_of,
)
from tilewright.core.errors import BadSetup, quote
from tilewright.core.registry import find_game


def tournament(
    game: GameId,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help=BOT_HELP)],
    games: Annotated[
        int, typer.Option(help="Matches per group, rounded up to whole rotations.")
    ] = 100,
    groups: Annotated[
        int | None, typer.Option(help="Number of groups, a balanced selection; default: all.")
    ] = None,
    seed: Seed = None,
    side: Side = None,
    seats: Seats = 2,
    time: Time = None,
    nodes: Nodes = None,
    jobs: Jobs = None,
    ray: RayAddress = None,
    results: Results = None,
    report: Report = None,
    records: Records = None,
    as_json: AsJson = False,
) -> None:
    """Run a tournament: bots play each other in groups, one bot per seat.

    All groups play the same deals, each with the seats rotated. With --results the same command
    continues after an interruption.
    """
    _check_distinct(bots)
    chance = seed_of(seed, results)
    series = Series(
        game,
        side or find_game(game).sides[0],
        seats,
        tuple(bots),
        games,
        chance,
        limits_of(time, nodes),
        form_groups(len(bots), seats, groups, chance),
    )
    run_series(series, RunOptions(jobs, ray, results, report, records, as_json, live=True))


def _check_distinct(bots: list[str]) -> None:
    for i, bot in enumerate(bots):
        if bot in bots[:i]:
            sentence = f"each bot can enter a tournament once, but {quote(bot)} is given twice"
            raise BadSetup("setup.bots", sentence, {"bot": bot})
