"""The conversation with a program that asks our bots."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Mapping
from threading import Lock
from typing import Final

from tilewright._version import __version__
from tilewright.bots import Bot, bot_names, make_bot
from tilewright.bots.limits import MAX_MEMORY, MAX_THREADS, Limits
from tilewright.core.errors import TilewrightError, quote
from tilewright.core.registry import default_game, games
from tilewright.core.rng import Rng
from tilewright.engine.go import Go
from tilewright.engine.info import Info
from tilewright.engine.lines import Order
from tilewright.engine.offer import GameOffer, Offer, OptionOffer
from tilewright.engine.position import Table, apply_plies, read_position, read_table, show
from tilewright.engine.protocol import PROTOCOL, BadCommand, write_error
from tilewright.engine.thinking import Question, Thinking

OK: Final = "ok"
NAME: Final = "Tilewright"
MAX_SEED: Final = 2**64 - 1
MOST_CANDIDATES: Final = 100
WHILE_THINKING: Final = ("ping", "stop", "quit")

Say = Callable[[str], None]


def make_offer(bot: str) -> Offer:
    """Return what the engine says of itself, with the bot that plays unless another is chosen."""
    offers = {game.id: GameOffer.of(game) for game in games()}
    limits = Limits()
    options = (
        OptionOffer("bot", bot, choices=bot_names()),
        OptionOffer("threads", str(limits.threads), bounds=(1, MAX_THREADS)),
        OptionOffer("memory", str(limits.memory), bounds=(1, MAX_MEMORY)),
        OptionOffer("seed", "1", bounds=(0, MAX_SEED)),
        OptionOffer("candidates", "1", bounds=(1, MOST_CANDIDATES)),
    )
    named = {option.name: option for option in options}
    return Offer(NAME, __version__, PROTOCOL, offers, named)


class Session:
    """Obeys one command after the other; what is refused leaves everything as it was."""

    def __init__(self, say: Say, bot: str) -> None:
        self.say = say
        self.offer = make_offer(bot)
        self.values = {name: option.default for name, option in self.offer.options.items()}
        self.rng = self._new_rng()
        self.table: Table | None = None
        self.bot: Bot | None = None  # made when it is asked for the first time
        self.thinking: Thinking | None = None
        self.is_over = False
        self.lock = Lock()  # of everything above: a thought ends in a thread of its own
        self.commands: Mapping[str, Callable[[Order], list[str]]] = {
            "hello": self._hello,
            "ping": self._ping,
            "option": self._option,
            "game": self._game,
            "position": self._position,
            "apply": self._apply,
            "legal": self._legal,
            "show": self._show,
            "go": self._go,
            "stop": self._stop,
            "quit": self._quit,
        }

    def obey(self, order: Order) -> None:
        """Carry out a command and answer it."""
        with self.lock:
            try:
                answer = self._carry_out(order)
            except Exception as error:  # noqa: BLE001  # the outermost door of the engine
                answer = [describe(error)]
            for line in answer:
                self.say(line)

    def leave(self, seconds: float) -> None:
        """End the thought under way, if there is one, and wait for it at most this long."""
        if (thinking := self.thinking) is not None:
            thinking.stop()
            thinking.wait(seconds)

    def _carry_out(self, order: Order) -> list[str]:
        if order.problem:
            raise order.problem
        if order.word not in self.commands:
            known = ", ".join(self.commands)
            raise BadCommand("command.unknown", f"there is no {quote(order.word)}; known: {known}")
        if self.thinking is not None and order.word not in WHILE_THINKING:
            sentence = f"{quote(order.word)} must wait until the thought under way has ended"
            raise BadCommand("command.busy", sentence)
        return self.commands[order.word](order)

    # Commands: each returns the lines of its answer, the one that closes it last.

    def _hello(self, order: Order) -> list[str]:
        if order.rest not in ("", str(PROTOCOL)):
            sentence = f"this engine speaks protocol {PROTOCOL}, not {quote(order.rest)}"
            raise BadCommand("protocol.version", sentence)
        return [*self.offer.write(), OK]

    def _ping(self, order: Order) -> list[str]:
        return [f"pong {order.rest}".strip()]

    def _option(self, order: Order) -> list[str]:
        name, _, value = order.rest.partition(" ")
        if name not in self.offer.options:
            known = ", ".join(self.offer.options)
            raise BadCommand("option.unknown", f"there is no option {quote(name)}; known: {known}")
        self.values[name] = self.offer.options[name].check(value.strip())
        if name == "seed":
            self.rng = self._new_rng()
        if name == "bot":
            self.bot = None
        return [OK]

    def _game(self, order: Order) -> list[str]:
        self.table = read_table(order.rest.split())
        self.bot = None
        return [OK]

    def _position(self, order: Order) -> list[str]:
        self.table = read_position(self._demand_table(), order.rest, order.block)
        return [OK]

    def _apply(self, order: Order) -> list[str]:
        self.table = apply_plies(self._demand_table(), order.rest.split())
        return [OK]

    def _legal(self, order: Order) -> list[str]:
        actions = self._demand_table().state.legal_actions()
        return [" ".join(["legal", *map(str, actions)]), OK]

    def _show(self, order: Order) -> list[str]:
        return [*show(self._demand_table()), OK]

    def _go(self, order: Order) -> list[str]:
        table = self._demand_table()
        go = Go.read(order.rest.split())
        table.state.demand_seat()
        self.bot = self.bot or make_bot(self.values["bot"], table.game)
        own: Limits | None = getattr(self.bot, "limits", None)
        limits = go.limits(own, self._number("threads"), self._number("memory"))
        question = Question(table.state, self.rng, limits, self._number("candidates"))
        self.thinking = Thinking(self.bot, question, self._tell, self._end_thought)
        self.thinking.start()
        return []

    def _stop(self, order: Order) -> list[str]:
        if self.thinking is not None:
            self.thinking.stop()
        return []

    def _quit(self, order: Order) -> list[str]:
        self.is_over = True
        return []

    def _tell(self, info: Info) -> None:
        with self.lock:
            self.say(info.write())

    def _end_thought(self, answer: str | Exception) -> None:
        """Close a `go`; from then on other commands are obeyed again."""
        with self.lock:
            self.thinking = None
            self.say(describe(answer) if isinstance(answer, Exception) else f"best {answer}")

    def _demand_table(self) -> Table:
        if self.table is None:
            raise BadCommand("game.none", f"choose a game first, as in: game {default_game()}")
        return self.table

    def _new_rng(self) -> Rng:
        return Rng(self._number("seed"))

    def _number(self, option: str) -> int:
        return int(self.values[option])


def describe(error: Exception) -> str:
    """Return the line that tells an error; what nobody has caused also goes to the error stream."""
    if isinstance(error, TilewrightError):
        return write_error(error.code, str(error))
    traceback.print_exception(error, file=sys.stderr)
    return write_error("internal", f"{type(error).__name__}: {error}")
