"""The bots at the other seats of a table."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.bots import Bot, make_bot
from tilewright.core.errors import BadSetup
from tilewright.core.game import Game

DEFAULT = ("greedy",)


def find_opponents(game: Game, opponents: Sequence[str | Bot]) -> list[Bot]:
    """Return the bots, which may be given by their names; raise if they are too few or many."""
    if isinstance(opponents, str):
        sentence = f'opponents are a list with one bot for each other seat, as in ["{opponents}"]'
        raise BadSetup("setup.bots", sentence, {"bots": opponents})
    if len(opponents) + 1 not in game.seat_counts:
        few, many = game.seat_counts[0] - 1, game.seat_counts[-1] - 1
        sentence = f"{game.title} is played against {few} to {many} opponents, not {len(opponents)}"
        raise BadSetup("setup.bots", sentence, {"count": len(opponents)})
    return [make_bot(bot, game) if isinstance(bot, str) else bot for bot in opponents]


def check_seat(seat: int | None, seats: int) -> None:
    """Raise unless a learner can sit there; None is any seat, drawn for each match."""
    if seat is not None and not 0 <= seat < seats:
        sentence = f"the learner's seat must lie between 0 and {seats - 1}, not {seat}"
        raise BadSetup("setup.seat", sentence, {"seat": seat})
