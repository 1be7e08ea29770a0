"""A session with a program that asks our bots: the engine's side of the protocol."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Mapping
from threading import Lock
from typing import Final

from tilewright._version import __version__
from tilewright.bots import Bot, bot_names, make_bot
from tilewright.bots.limits import MAX_MEMORY, MAX_THREADS, Limits
from tilewright.bots.plugins import load_bot
from tilewright.core.errors import TilewrightError, quote
from tilewright.core.game import Game
from tilewright.core.registry import default_game, games
from tilewright.core.rng import Rng
from tilewright.engine.command_line import CommandLine
from tilewright.engine.go_command import GoCommand
from tilewright.engine.handshake import EngineOption, GameSupport, Handshake
from tilewright.engine.info_line import InfoLine
from tilewright.engine.position import SessionPosition, apply_plies, read_position, read_setup, show
from tilewright.engine.protocol import PROTOCOL, BadCommand, write_error
from tilewright.engine.search_thread import SearchRequest, SearchThread

OK: Final = "ok"
NAME: Final = "Tilewright"
MAX_SEED: Final = 2**64 - 1
MAX_CANDIDATES: Final = 100
WHILE_THINKING: Final = ("ping", "stop", "quit")

Say = Callable[[str], None]


def make_handshake(bot: str) -> Handshake:
    """Return our engine's handshake, with its default bot."""
    supported = {game.id: GameSupport.of(game) for game in games()}
    limits = Limits()
    options = (
        EngineOption("bot", bot, choices=tuple(dict.fromkeys((*bot_names(), bot)))),
        EngineOption("threads", str(limits.threads), bounds=(1, MAX_THREADS)),
        EngineOption("memory", str(limits.memory), bounds=(1, MAX_MEMORY)),
        EngineOption("seed", "1", bounds=(0, MAX_SEED)),
        EngineOption("candidates", "1", bounds=(1, MAX_CANDIDATES)),
    )
    named = {option.name: option for option in options}
    return Handshake(NAME, __version__, PROTOCOL, supported, named)


class Session:
    """Carries out commands one by one; a refused command changes nothing."""

    def __init__(self, say: Say, bot: str) -> None:
        self.say = say
        self.handshake = make_handshake(bot)
        self.values = {name: option.default for name, option in self.handshake.options.items()}
        self.rng = self._new_rng()
        self.position: SessionPosition | None = None
        self.bot: Bot | None = None  # made at the first `go`
        self.search: SearchThread | None = None
        self.is_over = False
        self.lock = Lock()  # for everything above: a search ends in its own thread
        self.commands: Mapping[str, Callable[[CommandLine], list[str]]] = {
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

    def obey(self, command: CommandLine) -> None:
        """Carry out a command and answer it."""
        with self.lock:
            try:
                answer = self._execute(command)
            except Exception as error:  # noqa: BLE001  # answered as an error line
                answer = [describe(error)]
            for line in answer:
                self.say(line)

    def leave(self, seconds: float) -> None:
        """Stop the running search, if any, and wait for it with a timeout."""
        if (search := self.search) is not None:
            search.stop()
            search.wait(seconds)

    def _execute(self, command: CommandLine) -> list[str]:
        if command.problem:
            raise command.problem
        if command.word not in self.commands:
            known = ", ".join(self.commands)
            raise BadCommand(
                "command.unknown", f"there is no {quote(command.word)}; known: {known}"
            )
        if self.search is not None and command.word not in WHILE_THINKING:
            sentence = f"{quote(command.word)} must wait until the search has ended"
            raise BadCommand("command.busy", sentence)
        return self.commands[command.word](command)

    # Commands: each returns the lines of its answer.

    def _hello(self, command: CommandLine) -> list[str]:
        if command.rest not in ("", str(PROTOCOL)):
            sentence = f"this engine speaks protocol {PROTOCOL}, not {quote(command.rest)}"
            raise BadCommand("protocol.version", sentence)
        return [*self.handshake.write(), OK]

    def _ping(self, command: CommandLine) -> list[str]:
        return [f"pong {command.rest}".strip()]

    def _option(self, command: CommandLine) -> list[str]:
        name, _, value = command.rest.partition(" ")
        if name not in self.handshake.options:
            known = ", ".join(self.handshake.options)
            raise BadCommand("option.unknown", f"there is no option {quote(name)}; known: {known}")
        self.values[name] = self.handshake.options[name].check(value.strip())
        if name == "seed":
            self.rng = self._new_rng()
        if name == "bot":
            self.bot = None
        return [OK]

    def _game(self, command: CommandLine) -> list[str]:
        self.position = read_setup(command.rest.split())
        self.bot = None
        return [OK]

    def _position(self, command: CommandLine) -> list[str]:
        self.position = read_position(self._current(), command.rest, command.block)
        return [OK]

    def _apply(self, command: CommandLine) -> list[str]:
        self.position = apply_plies(self._current(), command.rest.split())
        return [OK]

    def _legal(self, command: CommandLine) -> list[str]:
        actions = self._current().state.legal_actions()
        return [" ".join(["legal", *map(str, actions)]), OK]

    def _show(self, command: CommandLine) -> list[str]:
        return [*show(self._current()), OK]

    def _go(self, command: CommandLine) -> list[str]:
        position = self._current()
        go = GoCommand.read(command.rest.split())
        position.state.demand_seat()
        self.bot = self.bot or self._make_bot(position.game)
        own: Limits | None = getattr(self.bot, "limits", None)
        limits = go.limits(own, self._number("threads"), self._number("memory"))
        request = SearchRequest(position.state, self.rng, limits, self._number("candidates"))
        self.search = SearchThread(self.bot, request, self._tell, self._end_search)
        self.search.start()
        return []

    def _make_bot(self, game: Game) -> Bot:
        """Return the bot of the option; only the one given at the start can be an object."""
        name = self.values["bot"]
        return make_bot(name, game) if name in bot_names() else load_bot(name, game)

    def _stop(self, command: CommandLine) -> list[str]:
        if self.search is not None:
            self.search.stop()
        return []

    def _quit(self, command: CommandLine) -> list[str]:
        self.is_over = True
        return []

    def _tell(self, info: InfoLine) -> None:
        with self.lock:
            self.say(info.write())

    def _end_search(self, answer: str | Exception) -> None:
        """Answer a `go`; then other commands are allowed again."""
        with self.lock:
            self.search = None
            self.say(describe(answer) if isinstance(answer, Exception) else f"best {answer}")

    def _current(self) -> SessionPosition:
        if self.position is None:
            raise BadCommand("game.none", f"choose a game first, as in: game {default_game()}")
        return self.position

    def _new_rng(self) -> Rng:
        return Rng(self._number("seed"))

    def _number(self, option: str) -> int:
        return int(self.values[option])


def describe(error: Exception) -> str:
    """Return the error line for an exception; print the traceback of a bug to stderr."""
    if isinstance(error, TilewrightError):
        return write_error(error.code, str(error))
    traceback.print_exception(error, file=sys.stderr)
    return write_error("internal", f"{type(error).__name__}: {error}")
