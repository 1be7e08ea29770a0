"""One game between bots, from the first deal to the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tilewright.bots import Bot
from tilewright.core.const import NATURE
from tilewright.core.rng import Rng
from tilewright.core.state import State


class GameResult(NamedTuple):
    """How a game ended, by seat, and how many actions it took."""

    scores: list[int]
    places: list[int]
    actions: int


def play_game(state: State, bots: Sequence[Bot], chance: Rng, rngs: Sequence[Rng]) -> GameResult:
    """Let bots play a state to its end; bot and generator of each seat in order."""
    actions = 0
    while not state.is_over:
        seat = state.actor
        if seat == NATURE:
            state.apply_deal(state.deal(chance))
            continue
        state.apply(bots[seat].choose(state, rngs[seat]))
        actions += 1
    return GameResult(state.scores(), state.ranking(), actions)
