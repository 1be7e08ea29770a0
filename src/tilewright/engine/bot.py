"""A program of somebody else's as one of the bots."""

from __future__ import annotations

from typing import Final

from tilewright.bots.failure import BotFailure
from tilewright.bots.limits import Limits, read_limits
from tilewright.core.errors import BadNotation, quote
from tilewright.core.game import Game
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for
from tilewright.core.state import State
from tilewright.engine.client import Client, Patience
from tilewright.engine.command import read_command
from tilewright.engine.go import Go
from tilewright.engine.offer import LEGAL
from tilewright.engine.position import write_data

SECONDS: Final = 1.0  # where nobody has set a limit


def _settle(own: str, given: Limits) -> Limits:
    """Return the limits of a program: its own on top of those given; some time if none are."""
    limits = read_limits(own, given) if own else given
    return limits._replace(seconds=SECONDS) if limits.is_open else limits


class EngineBot:
    """Asks a program for its actions; the program is started when it is needed.

    Whatever goes wrong with it is a `BotFailure`. The program is then ended, and started anew if
    it is asked again.
    """

    def __init__(
        self,
        text: str,
        game: Game,
        limits: Limits | None = None,
        patience: Patience | None = None,
    ) -> None:
        self.name = f"engine:{text}"
        self.command = read_command(text)
        self.game = game
        self.patience = patience or Patience()
        self.limits = _settle(self.command.limits, limits or Limits())
        self._client: Client | None = None
        self._setup = ""

    def open(self) -> str:
        """Start the program unless it runs already; return what it calls itself."""
        try:
            return self._demand_client().offer.name
        except BotFailure:
            self._give_up()
            raise

    def choose(self, state: State, rng: Rng) -> int:
        """Return the action that the program answers, if it is a legal one."""
        state.demand_seat()
        try:
            client = self._demand_client()
            self._set_up(client, state)
            return self._ask(client, state, rng)
        except BotFailure:
            self._give_up()
            raise

    def close(self) -> None:
        """End the program, politely if it lets us."""
        client, self._client = self._client, None
        if client is not None:
            client.close()

    def _give_up(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            client.kill()

    def _demand_client(self) -> Client:
        if self._client is None:
            self._client = client = Client(self.command.words, self.patience)
            self._setup = ""
            self._set_options(client)
        return self._client

    def _set_options(self, client: Client) -> None:
        client.set_options(self.command.options)
        for name, number in (("threads", self.limits.threads), ("memory", self.limits.memory)):
            if name in client.offer.options:
                client.ask(f"option {name} {number}")

    def _set_up(self, client: Client, state: State) -> None:
        side = str(state.to_data()["side"])
        setup = f"game {state.game.id} side {side} seats {state.seats}"
        if setup == self._setup:
            return
        offer = client.offer.games.get(state.game.id)
        if offer is None or side not in offer.sides or state.seats not in offer.seats:
            raise BotFailure(f"the program does not play {setup.removeprefix('game ')}", "game")
        if offer.rules != state.game.rules_version:
            ours = state.game.rules_version
            sentence = f"the program plays {offer.id} by rules {offer.rules}, not {ours}"
            raise BotFailure(sentence, "game")
        client.ask(setup)
        self._setup = setup

    def _ask(self, client: Client, state: State, rng: Rng) -> int:
        if "seed" in client.offer.options and "seed" not in self.command.options:
            client.ask(f"option seed {seed_for(rng.randseed())}")
        client.ask(f"position data {write_data(state)}")
        legal = state.legal_actions() if LEGAL in client.offer.wants else ()
        token = client.go(Go.within(self.limits, tuple(map(str, legal))))
        return read_answer(state, token)


def read_answer(state: State, token: str) -> int:
    """Return the action that an answer stands for; raise `BotFailure` unless it is legal."""
    try:
        action = state.game.read_action(token)
    except BadNotation as error:
        raise BotFailure(f"the program answered what is no action: {error}", "illegal") from error
    refusal = state.why_not(action)
    if refusal:
        sentence = f"the program answered {quote(token)}, but {refusal.sentence}"
        raise BotFailure(sentence, "illegal")
    return action
