"""Recorded matches to analyse."""

from tilewright import NATURE, Rng, find_game
from tilewright.bots import Limits, make_bot
from tilewright.core.match import Match
from tilewright.core.record import Record

FEW = Limits(nodes=150, memory=1)


def play_some(plies: int, seats: int = 2, game_id: str = "azul", seed: int = 3) -> Record:
    """Return a record with some plies: a greedy bot against random ones."""
    game = find_game(game_id)
    names = ["Anna", "Bo", "Cy", "Di"][:seats]
    match = Match(Record(game, game.sides[0], seats, names=names))
    bots = [make_bot("random" if seat else "greedy", game) for seat in range(seats)]
    rng = Rng(seed)
    while len(match.record.plies) < plies and not match.state.is_over:
        state = match.state
        if state.actor == NATURE:
            match.apply(state.deal(rng))
        else:
            match.apply(bots[state.actor].choose(state, rng))
    return match.record
