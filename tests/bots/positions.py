"""Positions of all games for the bots."""

from __future__ import annotations

from tilewright import Rng, find_game
from tilewright.core.const import NATURE
from tilewright.core.state import State


def position(game_id: str, seed: int, moves: int, side: str | None = None, seats: int = 2) -> State:
    """Return the position after a number of random moves, with a seat to act."""
    game, rng = find_game(game_id), Rng(seed)
    state = game.new(seats, side)
    while moves or state.actor < 0:
        if state.is_over:
            state = game.new(seats, side)
        elif state.actor == NATURE:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
            moves -= 1
    return state


def with_choice(game_id: str, seed: int, moves: int, **kind: object) -> State:
    """Return a position with more than one legal action, a few moves later if needed."""
    state = position(game_id, seed, moves, **kind)  # type: ignore[arg-type]
    while len(state.legal_actions()) == 1:
        moves += 1
        state = position(game_id, seed, moves, **kind)  # type: ignore[arg-type]
    return state
