"""`EngineBot`: a program that speaks the engine protocol, as a bot."""

from __future__ import annotations

from typing import Final

from tilewright.bots.failure import BotFailure
from tilewright.bots.limits import Limits, read_limits
from tilewright.core.errors import BadNotation, quote
from tilewright.core.game import Game
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for
from tilewright.core.state import State
from tilewright.engine.client import Client, Timeouts
from tilewright.engine.go_command import GoCommand
from tilewright.engine.handshake import LEGAL
from tilewright.engine.launch import read_launch_command
from tilewright.engine.position import write_data

SECONDS: Final = 1.0  # without any limit


def _combine_limits(own: str, given: Limits) -> Limits:
    """Return the program's own limits on top of those given; a second if there are none."""
    limits = read_limits(own, given) if own else given
    return limits.ending(SECONDS)


class EngineBot:
    """Asks a program for its actions; the program is started when it is needed.

    Any fault of the program raises `BotFailure`. The program is then killed, and restarted if it
    is asked again.
    """

    def __init__(
        self,
        text: str,
        game: Game,
        limits: Limits | None = None,
        timeouts: Timeouts | None = None,
    ) -> None:
        self.name = f"engine:{text}"
        self.command = read_launch_command(text)
        self.game = game
        self.timeouts = timeouts or Timeouts()
        self.limits = _combine_limits(self.command.limits, limits or Limits())
        self._client: Client | None = None
        self._setup = ""

    def open(self) -> str:
        """Start the program unless it is running; return its name."""
        try:
            return self._connect().handshake.name
        except BotFailure:
            self._kill()
            raise

    def choose(self, state: State, rng: Rng) -> int:
        """Return the action that the program answers, if it is legal."""
        state.demand_seat()
        try:
            client = self._connect()
            self._set_up(client, state)
            return self._ask(client, state, rng)
        except BotFailure:
            self._kill()
            raise

    def close(self) -> None:
        """Ask the program to quit, and kill it if it does not."""
        client, self._client = self._client, None
        if client is not None:
            client.close()

    def _kill(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            client.kill()

    def _connect(self) -> Client:
        if self._client is None:
            self._client = client = Client(self.command.words, self.timeouts)
            self._setup = ""
            self._set_options(client)
        return self._client

    def _set_options(self, client: Client) -> None:
        client.set_options(self.command.options)
        for name, number in (("threads", self.limits.threads), ("memory", self.limits.memory)):
            if name in client.handshake.options:
                client.ask(f"option {name} {number}")

    def _set_up(self, client: Client, state: State) -> None:
        side = str(state.to_data()["side"])
        setup = f"game {state.game.id} side {side} seats {state.seats}"
        if setup == self._setup:
            return
        support = client.handshake.games.get(state.game.id)
        if support is None or side not in support.sides or state.seats not in support.seats:
            raise BotFailure(f"the program does not play {setup.removeprefix('game ')}", "game")
        if support.rules != state.game.rules_version:
            ours = state.game.rules_version
            sentence = f"the program plays {support.id} by rules {support.rules}, not {ours}"
            raise BotFailure(sentence, "game")
        client.ask(setup)
        self._setup = setup

    def _ask(self, client: Client, state: State, rng: Rng) -> int:
        if "seed" in client.handshake.options and "seed" not in self.command.options:
            client.ask(f"option seed {seed_for(rng.randseed())}")
        client.ask(f"position data {write_data(state)}")
        legal = state.legal_actions() if LEGAL in client.handshake.wants else ()
        token = client.go(GoCommand.within(self.limits, tuple(map(str, legal))))
        return read_answer(state, token)


def read_answer(state: State, token: str) -> int:
    """Return the action of an answer; raise `BotFailure` unless it is legal."""
    try:
        action = state.game.read_action(token)
    except BadNotation as error:
        raise BotFailure(f"the program's answer is not an action: {error}", "illegal") from error
    refusal = state.why_not(action)
    if refusal:
        sentence = f"the program answered {quote(token)}, but {refusal.sentence}"
        raise BotFailure(sentence, "illegal")
    return action
