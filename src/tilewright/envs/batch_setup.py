"""What a batch is set up with: start positions, and bots for some of the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tilewright.bots import Bot, make_bot
from tilewright.bots.bot import FastBot
from tilewright.bots.chooser import Chooser
from tilewright.core.errors import BadSetup
from tilewright.core.game import Game
from tilewright.core.state import State
from tilewright.envs.shard import Env


def find_openings(like: State, start: int | None, given: Sequence[State] | None) -> list[State]:
    """Return the start positions: those given, or new matches.

    In new matches seat `start` starts or, if that is None, each seat in turn.
    """
    if given is not None:
        if start is not None:
            raise BadSetup("setup.start", "the openings already determine who starts")
        return _copy_openings(given, like)
    starts = range(like.seats) if start is None else [start]
    return [like.game.new(like.seats, like.side, seat) for seat in starts]


def _copy_openings(openings: Sequence[State], like: State) -> list[State]:
    """Return copies of positions; all must be of the same setup, and none over."""
    if not openings:
        raise BadSetup("setup.openings", "there must be at least one opening")
    for number, state in enumerate(openings):
        if not isinstance(state, State):
            raise TypeError(f"opening {number} is not a State, but {type(state).__name__}")
        if _setup(state) != _setup(like):
            found, wanted = (" ".join(map(str, _setup(one))) for one in (state, like))
            sentence = f"opening {number} is a position of {found} seats, not of {wanted}"
            raise BadSetup("setup.openings", sentence, {"opening": number})
        if state.is_over:
            sentence = f"opening {number} is over: a match can't start from it"
            raise BadSetup("setup.openings", sentence, {"opening": number})
    return [state.copy() for state in openings]


def _setup(state: State) -> tuple[str, str, int]:
    return state.game.id, state.side, state.seats


class SeatBots:
    """The bots of a batch by seat: some play in native code, the others are asked from Python."""

    def __init__(self, bots: Mapping[int, str | Bot], like: State) -> None:
        _check_seats(bots, like.seats)
        self._like = like
        self._bots = {seat: find_bot(bot, like.game) for seat, bot in bots.items()}
        self._asked = {
            seat: bot for seat, bot in self._bots.items() if not isinstance(bot, FastBot)
        }

    @property
    def need_python(self) -> bool:
        """Whether some bots must be asked from Python."""
        return bool(self._asked)

    def choosers(self) -> list[Chooser]:
        """Return new choosers for native code, one for each seat."""
        return [self._chooser(seat) for seat in range(self._like.seats)]

    def _chooser(self, seat: int) -> Chooser:
        bot = self._bots.get(seat)
        found = bot.chooser(self._like) if isinstance(bot, FastBot) else Chooser()
        if not isinstance(found, Chooser):
            raise TypeError(f"the chooser of a bot must be a Chooser, not {type(found).__name__}")
        return found

    def play(self, env: Env, choosers: list[Chooser]) -> None:
        """Ask bots for their actions until it is the caller's turn; each gets a copy."""
        while env.state.actor in self._asked:
            bot = self._asked[env.state.actor]
            env.answer(bot.choose(env.state.copy(), env.bot_rng), choosers)


def find_bot(bot: str | Bot, game: Game) -> Bot:
    """Return a bot, which may be given by name; raise `TypeError` for anything else."""
    if isinstance(bot, str):
        return make_bot(bot, game)
    if not callable(getattr(bot, "choose", None)):
        raise TypeError(f"{bot!r} is not a bot: pass a name, or an object with choose(state, rng)")
    return bot


def _check_seats(bots: Mapping[int, str | Bot], seats: int) -> None:
    for seat in bots:
        if seat not in range(seats):
            sentence = f"there is no seat {seat!r} for a bot: the seats are 0 to {seats - 1}"
            raise BadSetup("setup.bots", sentence, {"seat": str(seat)})
    if len(bots) == seats:
        raise BadSetup("setup.bots", "bots at every seat leave no seat for you to play")
