"""`tilewright tournament`: many bots, everybody against everybody."""

from __future__ import annotations

from typing import Annotated

import typer

from tilewright.arena.groups import form_groups
from tilewright.arena.series import Series
from tilewright.cli.contest import (
    Jobs,
    Manner,
    Nodes,
    RayAddress,
    Report,
    Results,
    Time,
    conduct,
    limits_of,
    seed_of,
)
from tilewright.cli.options import BOT_HELP, AsJson, GameId, Seats, Seed, Side
from tilewright.core.errors import BadSetup, quote
from tilewright.core.registry import find_game


def tournament(
    game: GameId,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help=BOT_HELP)],
    games: Annotated[
        int, typer.Option(help="How many games of each group, made up to whole rotations.")
    ] = 100,
    groups: Annotated[
        int | None, typer.Option(help="How many groups, a balanced choice; else all there are.")
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
    as_json: AsJson = False,
) -> None:
    """Let many bots play, every group of as many as there are seats.

    All groups play the same deals, each with the seats rotated. With --results the same command
    goes on after an interruption.
    """
    _demand_different(bots)
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
    conduct(series, Manner(jobs, ray, results, report, as_json, live=True))


def _demand_different(bots: list[str]) -> None:
    for i, bot in enumerate(bots):
        if bot in bots[:i]:
            sentence = f"every bot of a tournament plays once, but {quote(bot)} is given twice"
            raise BadSetup("setup.bots", sentence, {"bot": bot})
