"""`tilewright tune`: fit the weights of an evaluation by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tilewright.bots.weights import WeightSet, read_weights, read_weights_file, write_weights
from tilewright.cli.options import GameId, Seats, Seed, Side, check_range, check_writable, new_seed
from tilewright.cli.run_series import MAX_JOBS
from tilewright.cli.saves import write_atomically
from tilewright.core.errors import BadSetup, UnknownName
from tilewright.core.registry import find_game

SEARCHES = ("deep", "guided")


def tune(
    game: GameId,
    out: Annotated[Path, typer.Option(help="File of weights; other sets in it are kept.")],
    side: Side = None,
    seats: Seats = 2,
    name: Annotated[str, typer.Option(help="Name of the new set.")] = "tuned",
    start: Annotated[str, typer.Option(help="Set to start from.")] = "plain",
    search: Annotated[str, typer.Option(help="Search to play with: deep or guided.")] = "deep",
    matches: Annotated[int, typer.Option(help="Matches per generation.")] = 10_000,
    generations: Annotated[int, typer.Option(help="Rounds of self-play and fitting.")] = 2,
    nodes: Annotated[int, typer.Option(help="Nodes per action.")] = 2500,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    seed: Seed = None,
) -> None:
    """Fit an evaluation's weights by self-play."""
    for option, value in (("--matches", matches), ("--nodes", nodes)):
        check_range(option, value, 1, 10**9)
    check_range("--jobs", jobs, 1, MAX_JOBS)
    check_range("--generations", generations, 1, 100)
    if search not in SEARCHES:
        raise UnknownName("search", search, SEARCHES)
    chosen = find_game(game)
    chosen.new(seats, side)
    sets = read_weights(game)
    if start not in sets:
        raise UnknownName("set of weights", start, tuple(sets))
    chance = new_seed(seed)
    kept = read_kept(out)
    try:
        from tilewright.arena import tuning
    except ModuleNotFoundError as error:
        sentence = "tuning needs NumPy: pip install 'tilewright[tune]'"
        raise BadSetup("extra.missing", sentence, {"extra": "tune"}) from error

    def progress(generation: int, positions: int, weights: WeightSet) -> None:
        typer.echo(f"generation {generation + 1}: {positions} positions", err=True)
        write_atomically(out, write_weights({**kept, name: weights}))

    self_play = tuning.SelfPlay(game, side or chosen.sides[0], seats, sets[start], nodes, search)
    typer.echo(f"seed {chance}", err=True)
    tuning.tune(self_play, matches, generations, chance, jobs, progress)


def read_kept(out: Path) -> dict[str, WeightSet]:
    """Return the sets of weights already in a file; raise if it is not a weights file."""
    check_writable(out)
    if not out.exists():
        return {}
    try:
        return read_weights_file(out)
    except BadSetup as error:
        sentence = f"{out} is not a weights file"
        raise BadSetup("option.out", sentence, {"file": str(out)}) from error
