"""`tilewright perft`: count the continuations of a position."""

from __future__ import annotations

from typing import Annotated

import typer

from tilewright.cli.options import GameId, Seats, Side, check_range, new_seed
from tilewright.core.const import NATURE
from tilewright.core.perft import perft as count
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng

MAX_DEPTH = 12


def perft(
    game: GameId,
    seats: Seats = 2,
    side: Side = None,
    seed: Annotated[int, typer.Option(help="Random seed of the first deals.")] = 1,
    depth: Annotated[int, typer.Option(help="Depth in actions.")] = 3,
) -> None:
    """Count action sequences after the first deals, to detect changes in the rules."""
    check_range("--depth", depth, 0, MAX_DEPTH)
    state, rng = find_game(game).new(seats, side), Rng(new_seed(seed))
    while state.actor == NATURE:
        state.apply_deal(state.deal(rng))
    for plies in range(depth + 1):
        typer.echo(f"{plies:3} {count(state, plies)}")
