"""The matches that puzzles are found in: strong bots, and levels that make mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tilewright.bots import Bot, Limits, make_bot
from tilewright.core.game import Game, check_setup
from tilewright.core.record import Record
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.core.seeds import check_seed, seed_for
from tilewright.core.state import State

STRONG: Final = "strong"
NODES: Final = 2_000  # of the strong bot; puzzles are verified with far more
PLAYERS: Final = (STRONG, STRONG, "artisan", "artisan", "mason")  # of a seat, by chance
GUESTS: Final = ("mason", "tiler")  # now and then one of them decides instead
PER_MILLE: Final = 1000
GUEST_SHARE: Final = 80  # of the turns, per mille


class Source(NamedTuple):
    """A numbered supply of matches; the same number gives the same match anywhere."""

    game: str
    side: str
    seats: int
    seed: int

    def checked(self) -> Source:
        """Return the same; raise unless there is such a match."""
        check_setup(find_game(self.game), self.seats, self.side, 0)
        check_seed(self.seed)
        return self

    def match(self, number: int) -> Record:
        """Return the match with a number."""
        game = find_game(self.game)
        rng = Rng(seed_for(self.seed, "puzzles", self.game, self.side, self.seats, number))
        state = game.new(self.seats, self.side)
        record = Record(game, self.side, self.seats)
        players = [PLAYERS[rng.randbelow(len(PLAYERS))] for _ in range(self.seats)]
        bots = {name: _bot(game, name) for name in (*players, *GUESTS)}
        while not state.is_over:
            _play(state, record, [bots[name] for name in players], bots, rng)
        return record


def _play(
    state: State, record: Record, players: Sequence[Bot], bots: dict[str, Bot], rng: Rng
) -> None:
    """Play one ply, and add it to the record."""
    if state.actor < 0:
        deal = state.deal(rng)
        state.apply_deal(deal)
        record.plies.append(deal)
        return
    bot = players[state.actor]
    if rng.randbelow(PER_MILLE) < GUEST_SHARE:
        bot = bots[GUESTS[rng.randbelow(len(GUESTS))]]
    action = bot.choose(state, rng)
    state.apply(action)
    record.plies.append(action)


def _bot(game: Game, name: str) -> Bot:
    return make_bot(name, game, Limits(nodes=NODES, memory=8) if name == STRONG else None)
