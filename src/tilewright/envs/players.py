"""The bots at the seats of a batch that it plays itself."""

from __future__ import annotations

from collections.abc import Mapping

from tilewright.bots import Bot, make_bot
from tilewright.bots.bot import FastBot
from tilewright.bots.chooser import Chooser
from tilewright.core.errors import BadSetup
from tilewright.core.game import Game
from tilewright.core.state import State
from tilewright.envs.slot import Slot


class Players:
    """Bots by seat: some play in engine code, the others are asked from Python."""

    def __init__(self, bots: Mapping[int, str | Bot], like: State) -> None:
        _check_seats(bots, like.seats)
        self._like = like
        self._bots = {seat: find_bot(bot, like.game) for seat, bot in bots.items()}
        self._asked = {
            seat: bot for seat, bot in self._bots.items() if not isinstance(bot, FastBot)
        }

    @property
    def are_asked(self) -> bool:
        """Whether some must be asked from Python."""
        return bool(self._asked)

    def choosers(self) -> list[Chooser]:
        """Return new choosers for engine code, one for each seat."""
        return [self._chooser(seat) for seat in range(self._like.seats)]

    def _chooser(self, seat: int) -> Chooser:
        bot = self._bots.get(seat)
        found = bot.chooser(self._like) if isinstance(bot, FastBot) else Chooser()
        if not isinstance(found, Chooser):
            raise TypeError(f"the chooser of a bot must be a Chooser, not {type(found).__name__}")
        return found

    def play(self, slot: Slot, choosers: list[Chooser]) -> None:
        """Ask bots until somebody else is to act; they may do what they like with the state."""
        while slot.state.actor in self._asked:
            bot = self._asked[slot.state.actor]
            slot.answer(bot.choose(slot.state.copy(), slot.mind), choosers)


def find_bot(bot: str | Bot, game: Game) -> Bot:
    """Return a bot that may be given by its name; raise `TypeError` if it is none."""
    if isinstance(bot, str):
        return make_bot(bot, game)
    if not callable(getattr(bot, "choose", None)):
        raise TypeError(f"a bot is a name, or has choose(state, rng): {bot!r} is no bot")
    return bot


def _check_seats(bots: Mapping[int, str | Bot], seats: int) -> None:
    for seat in bots:
        if seat not in range(seats):
            sentence = f"there is no seat {seat!r} for a bot: the seats are 0 to {seats - 1}"
            raise BadSetup("setup.bots", sentence, {"seat": str(seat)})
    if len(bots) == seats:
        raise BadSetup("setup.bots", "bots at every seat leave nobody whose actions could be given")
