"""A program under examination: how it is asked, and how its answers are judged."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tilewright.bots.failure import BotFailure
from tilewright.core.errors import quote
from tilewright.core.registry import find_game, game_ids
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for
from tilewright.engine.bot import read_answer
from tilewright.engine.client import Client, Hear, Patience, ignore
from tilewright.engine.command import Command
from tilewright.engine.go import Go
from tilewright.engine.offer import LEGAL, Offer
from tilewright.engine.position import write_data
from tilewright.engine.protocol import cite
from tilewright.engine.sample import Sample, Setup, draw_samples

OPTIONAL: Final = ("command.unknown", "position.form")  # codes of what need not be understood


class Skipped(Exception):
    """A check that does not concern this program; the message says why."""


class Exam:
    """One program, and how thoroughly and how patiently it is examined."""

    def __init__(
        self, command: Command, patience: Patience, seed: int, positions: int, seconds: float
    ) -> None:
        self.command = command
        self.patience = patience
        self.seed = seed
        self.positions = positions  # of every set-up
        self.seconds = seconds  # for every action
        self.offer = Offer()

    @contextmanager
    def talk(self) -> Iterator[Client]:
        """Start the program afresh for a conversation, and end it afterwards."""
        client = Client(self.command.words, self.patience)
        try:
            client.set_options(self.command.options)
            yield client
        finally:
            client.kill()

    def setups(self) -> list[Setup]:
        """Return every way to play that the program offers and that we know."""
        known = [
            (find_game(offer.id), offer)
            for offer in self.offer.games.values()
            if offer.id in game_ids()
        ]
        return [
            Setup(game, side, seats)
            for game, offer in known
            for side in offer.sides
            for seats in offer.seats
            if side in game.sides and seats in game.seat_counts
        ]

    def samples(self, setup: Setup) -> Iterator[Sample]:
        """Yield as many positions of a set-up as the program is asked about."""
        return draw_samples(setup, Rng(seed_for(self.seed, setup.write())), self.positions)

    def sample(self) -> Sample:
        """Return a position of the first way to play there is."""
        return next(self.samples(self.setups()[0]))

    def place(self, client: Client, sample: Sample) -> None:
        """Set the program before a position."""
        client.ask(f"game {sample.setup.write()}")
        client.ask(f"position data {write_data(sample.state)}")

    def ask(self, client: Client, sample: Sample, go: Go, hear: Hear = ignore) -> None:
        """Ask for an action at the position that the program is set before; judge it."""
        try:
            read_answer(sample.state, client.go(self.complete(go, sample), hear))
        except BotFailure as failure:
            sentence = f"{failure}; the position was: {sample.state.to_text()}"
            raise BotFailure(sentence, failure.reason) from failure

    def complete(self, go: Go, sample: Sample) -> Go:
        """Return a question with the legal actions, if the program wants to be told."""
        return go._replace(legal=sample.legal()) if LEGAL in self.offer.wants else go

    def demand_error(self, client: Client, line: str) -> None:
        """Fail unless a command is refused in due form, and the program answers afterwards."""
        answer = client.exchange(line)
        if answer.split()[0] != "error" or len(answer.split()) < 3:
            wanted = 'not by "error CODE sentence"'
            raise fail(f"{quote(line)} was answered by {cite(answer)}, {wanted}")
        self.demand_usable(client)

    def try_optional(self, client: Client, line: str) -> None:
        """Send a command that need not be understood; raise `Skipped` if it is not."""
        answer, first = client.exchange(line), line.partition("\n")[0]
        if answer == "ok":
            return
        if answer.startswith(tuple(f"error {code} " for code in OPTIONAL)):
            raise Skipped(f"{quote(first)} is not understood, and need not be")
        raise fail(f"{quote(first)} was answered by {cite(answer)}")

    def demand_usable(self, client: Client) -> None:
        """Fail unless the program answers a `ping`."""
        answer = client.exchange("ping still there")
        if answer != "pong still there":
            raise fail(f'"ping still there" was answered by {cite(answer)}')


def fail(sentence: str) -> BotFailure:
    """Return what a check raises that the program does not pass."""
    return BotFailure(sentence, "conformance")
