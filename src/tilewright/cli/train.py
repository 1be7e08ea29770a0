"""`tilewright train`: train a net by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.options import GameId, Seats, Seed, Side, check_range, new_seed
from tilewright.cli.run_series import MAX_JOBS
from tilewright.core.errors import BadSetup
from tilewright.core.registry import find_game


def train(
    game: GameId,
    out: Annotated[Path, typer.Option(help="Folder of the run; an unfinished one goes on.")],
    side: Side = None,
    seats: Seats = 2,
    start: Annotated[Path | None, typer.Option(help="Net to start from.")] = None,
    generations: Annotated[int, typer.Option(help="Rounds of self-play and learning.")] = 3,
    matches: Annotated[int, typer.Option(help="Matches of self-play per generation.")] = 10_000,
    seconds: Annotated[
        float, typer.Option(help="Most seconds of self-play per generation; 0 for no limit.")
    ] = 0.0,
    nodes: Annotated[int, typer.Option(help="Nodes per action.")] = 600,
    keep: Annotated[float, typer.Option(help="Share of positions to learn from.")] = 1.0,
    noise: Annotated[float, typer.Option(help="Random actions in the noisiest matches.")] = 0.1,
    window: Annotated[int, typer.Option(help="Generations to learn from.")] = 2,
    epochs: Annotated[int, typer.Option(help="Times that each position is learned.")] = 3,
    batch: Annotated[int, typer.Option(help="Positions per step of learning.")] = 8192,
    rate: Annotated[float, typer.Option(help="Learning rate.")] = 0.002,
    search_share: Annotated[
        float, typer.Option(help="Weight of the search's value, beside the result.")
    ] = 0.5,
    test_matches: Annotated[
        int, typer.Option(help="Matches against the last champion, at most.")
    ] = 200,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    seed: Seed = None,
) -> None:
    """Train a net by self-play, on the GPU if there is one."""
    _check(locals())
    chosen = find_game(game)
    side = side or chosen.sides[0]
    chosen.new(seats, side)
    chance = new_seed(seed)
    try:
        from tilewright.training.run import Training
        from tilewright.training.settings import Settings
    except ModuleNotFoundError as error:
        sentence = "training needs PyTorch and NumPy: pip install 'tilewright[train]'"
        raise BadSetup("extra.missing", sentence, {"extra": "train"}) from error
    settings = Settings(
        game=game,
        side=side,
        seats=seats,
        seed=chance,
        generations=generations,
        matches=matches,
        seconds=seconds,
        nodes=nodes,
        keep=keep,
        noise=noise,
        window=window,
        epochs=epochs,
        batch=batch,
        rate=rate,
        search_share=search_share,
        test_matches=test_matches,
        jobs=jobs,
    )
    typer.echo(f"seed {chance}", err=True)
    training = Training(settings, out, start, lambda line: typer.echo(line, err=True))
    training.run()
    if not training.net.exists():
        typer.echo(f"No net won its test: {out} holds only those of the generations.", err=True)
        return
    typer.echo(str(training.net))


def _check(values: dict[str, object]) -> None:
    """Raise if an option is out of range."""
    ranges: dict[str, tuple[float, float]] = {
        "generations": (1, 1000),
        "matches": (1, 10**9),
        "seconds": (0, 10**7),
        "nodes": (1, 10**9),
        "keep": (0.001, 1),
        "noise": (0, 1),
        "window": (1, 1000),
        "epochs": (1, 1000),
        "batch": (64, 1 << 20),
        "rate": (1e-6, 1),
        "search_share": (0, 1),
        "test_matches": (0, 10**6),
        "jobs": (1, MAX_JOBS),
    }
    for name, (low, high) in ranges.items():
        check_range(f"--{name.replace('_', '-')}", values[name], low, high)  # type: ignore[arg-type]
