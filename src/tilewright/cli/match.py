"""`tilewright match`: bots against each other."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tilewright.arena.series import Series
from tilewright.arena.sprt import Sprt
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

GAMES: Final = 100
GAMES_OF_A_TEST: Final = 20_000


def match(
    game: GameId,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help=BOT_HELP)],
    games: Annotated[
        int | None,
        typer.Option(
            help=f"How many games, made up to whole rotations; else {GAMES}, "
            f"or with --sprt at most {GAMES_OF_A_TEST}."
        ),
    ] = None,
    seed: Seed = None,
    side: Side = None,
    seats: Seats = 2,
    time: Time = None,
    nodes: Nodes = None,
    jobs: Jobs = None,
    ray: RayAddress = None,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="ELO0,ELO1", help="Stop when one of two differences is decided."),
    ] = None,
    alpha: Annotated[float, typer.Option(help="Risk of accepting ELO1 wrongly.")] = 0.05,
    beta: Annotated[float, typer.Option(help="Risk of accepting ELO0 wrongly.")] = 0.05,
    results: Results = None,
    report: Report = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play a series of games; every deal is played with the seats rotated.

    Fewer bots than seats are repeated in order. The same seed gives the same games, with any
    number of processes. With --results the same command goes on after an interruption.
    """
    test = read_test(sprt, alpha, beta) if sprt is not None else None
    wanted = games if games is not None else GAMES_OF_A_TEST if test else GAMES
    series = Series(
        game,
        side or find_game(game).sides[0],
        seats,
        tuple(bots),
        wanted,
        seed_of(seed, results),
        limits_of(time, nodes),
    )
    conduct(series, Manner(jobs, ray, results, report, as_json), test)


def read_test(text: str, alpha: float, beta: float) -> Sprt:
    """Return the sequential test between two differences of strength, as `0,20`."""
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
    except ValueError:
        sentence = f"--sprt takes two numbers like 0,20, not {quote(text)}"
        raise BadSetup("setup.sprt", sentence) from None
    return Sprt(elo0, elo1, alpha, beta)
