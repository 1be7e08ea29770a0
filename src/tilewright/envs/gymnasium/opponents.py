"""The bots at the other seats of a match."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index

from tilewright.bots import Bot
from tilewright.core.errors import BadSetup
from tilewright.core.game import Game
from tilewright.envs.batch_setup import find_bot

DEFAULT_OPPONENTS = ("greedy",)


def find_opponents(game: Game, opponents: Sequence[str | Bot]) -> list[Bot]:
    """Return the bots, which may be given by name; raise if there are too few or too many."""
    if isinstance(opponents, str):
        sentence = f'opponents are a list with one bot for each other seat, as in ["{opponents}"]'
        raise BadSetup("setup.bots", sentence, {"bots": opponents})
    if len(opponents) + 1 not in game.seat_counts:
        few, many = game.seat_counts[0] - 1, game.seat_counts[-1] - 1
        sentence = f"{game.title} is played against {few} to {many} opponents, not {len(opponents)}"
        raise BadSetup("setup.bots", sentence, {"count": len(opponents)})
    return [find_bot(bot, game) for bot in opponents]


def check_seat(seat: int | None, seats: int) -> None:
    """Raise unless the learner can have this seat; None draws one for each match."""
    if seat is not None and not 0 <= index(seat) < seats:
        sentence = f"the learner's seat must be between 0 and {seats - 1}, not {seat}"
        raise BadSetup("setup.seat", sentence, {"seat": seat})
