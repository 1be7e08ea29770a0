"""Fixed positions of each game, and what the engine finds in them at a fixed number of nodes."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

from tilewright import NATURE, Rng, State, find_game, make_bot
from tilewright.bots import Limits
from tilewright.study import PositionAnalysis, analyse

FEW = Limits(nodes=400, memory=1)
NAMES = ("Anna", "Bo", "Cy")
EVERY = 5  # decisions from one position to the next


@cache
def analysed(
    game_id: str, seats: int = 2, seed: int = 1, most: int | None = None
) -> tuple[PositionAnalysis, ...]:
    """Return analyses of positions of a match, each with a random action as the one played."""
    positions = islice(decisions(game_id, seats, seed), most)
    return tuple(analyse(state, FEW, rng=Rng(seed), played=action) for state, action in positions)


def decisions(game_id: str, seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """Yield every fifth decision of a match of greedy bots, with a random action there."""
    game, rng = find_game(game_id), Rng(seed)
    state, bot = game.new(seats, game.sides[seats % 2]), make_bot("greedy", game)
    number = 0
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
            continue
        number += 1
        if number % EVERY == 0 and len(state.legal_actions()) > 1:
            yield state.copy(), state.random_action(rng)
        state.apply(bot.choose(state, rng))
