"""`tilewright match`: a series of matches between bots."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tilewright.arena.series import Series
from tilewright.arena.sprt import Sprt
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

DEFAULT_MATCHES: Final = 100
MAX_MATCHES_OF_A_TEST: Final = 20_000


def match(
    game: GameId,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help=BOT_HELP)],
    games: Annotated[
        int | None,
        typer.Option(
            help=f"Number of matches, rounded up to whole rotations; default {DEFAULT_MATCHES}, "
            f"or with --sprt at most {MAX_MATCHES_OF_A_TEST}."
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
        typer.Option(metavar="ELO0,ELO1", help="Stop when one of two Elo differences is accepted."),
    ] = None,
    alpha: Annotated[float, typer.Option(help="Risk of wrongly accepting ELO1.")] = 0.05,
    beta: Annotated[float, typer.Option(help="Risk of wrongly accepting ELO0.")] = 0.05,
    results: Results = None,
    report: Report = None,
    records: Records = None,
    as_json: AsJson = False,
) -> None:
    """Run a series of matches between bots; every deal is played with all seat rotations.

    With fewer bots than seats, bots take several seats in turn. The same seed gives the same
    matches with any number of processes. With --results the same command continues after an
    interruption.
    """
    test = read_test(sprt, alpha, beta) if sprt is not None else None
    wanted = games if games is not None else MAX_MATCHES_OF_A_TEST if test else DEFAULT_MATCHES
    series = Series(
        game,
        side or find_game(game).sides[0],
        seats,
        tuple(bots),
        wanted,
        seed_of(seed, results),
        limits_of(time, nodes),
    )
    run_series(series, RunOptions(jobs, ray, results, report, records, as_json), test)


def read_test(text: str, alpha: float, beta: float) -> Sprt:
    """Return the sequential test between two Elo differences, such as `0,20`."""
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
    except ValueError:
        sentence = f"--sprt takes two numbers like 0,20, not {quote(text)}"
        raise BadSetup("setup.sprt", sentence) from None
    return Sprt(elo0, elo1, alpha, beta)
