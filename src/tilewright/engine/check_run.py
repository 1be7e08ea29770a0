"""Checking a program against the protocol: how it is asked, and what counts as a failure."""

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
from tilewright.engine.client import Client, OnInfo, Timeouts, ignore
from tilewright.engine.go_command import GoCommand
from tilewright.engine.handshake import LEGAL, Handshake
from tilewright.engine.launch import LaunchCommand
from tilewright.engine.position import write_data
from tilewright.engine.protocol import quote_line
from tilewright.engine.sample_position import SamplePosition, Setup, sample_positions

OPTIONAL: Final = ("command.unknown", "position.form")  # error codes for commands that are optional


class Skipped(Exception):
    """A check does not apply to this program; the message says why."""


class CheckRun:
    """A program to check, with the number of positions, time and timeouts."""

    def __init__(
        self, command: LaunchCommand, timeouts: Timeouts, seed: int, positions: int, seconds: float
    ) -> None:
        self.command = command
        self.timeouts = timeouts
        self.seed = seed
        self.positions = positions  # of every setup
        self.seconds = seconds  # per action
        self.handshake = Handshake()

    @contextmanager
    def start(self) -> Iterator[Client]:
        """Start the program for a new conversation, and end it afterwards."""
        client = Client(self.command.words, self.timeouts)
        try:
            client.set_options(self.command.options)
            yield client
        finally:
            client.kill()

    def setups(self) -> list[Setup]:
        """Return all setups that both the program and this package support."""
        known = [
            (find_game(support.id), support)
            for support in self.handshake.games.values()
            if support.id in game_ids()
        ]
        return [
            Setup(game, side, seats)
            for game, support in known
            for side in support.sides
            for seats in support.seats
            if side in game.sides and seats in game.seat_counts
        ]

    def samples(self, setup: Setup) -> Iterator[SamplePosition]:
        """Yield the positions of a setup that the program is asked about."""
        return sample_positions(setup, Rng(seed_for(self.seed, setup.write())), self.positions)

    def sample(self) -> SamplePosition:
        """Return a position of the first setup."""
        return next(self.samples(self.setups()[0]))

    def set_position(self, client: Client, sample: SamplePosition) -> None:
        """Send a position to the program."""
        client.ask(f"game {sample.setup.write()}")
        client.ask(f"position data {write_data(sample.state)}")

    def ask(
        self, client: Client, sample: SamplePosition, go: GoCommand, on_info: OnInfo = ignore
    ) -> None:
        """Ask for an action in the current position; raise unless it is legal."""
        try:
            read_answer(sample.state, client.go(self.with_legal(go, sample), on_info))
        except BotFailure as failure:
            sentence = f"{failure}; the position was: {sample.state.to_text()}"
            raise BotFailure(sentence, failure.reason) from failure

    def with_legal(self, go: GoCommand, sample: SamplePosition) -> GoCommand:
        """Return a `go` command with the legal actions if the program asks for them."""
        return go._replace(legal=sample.legal()) if LEGAL in self.handshake.wants else go

    def expect_error(self, client: Client, line: str) -> None:
        """Raise unless the program answers a command with an error and stays usable."""
        answer = client.exchange(line)
        if answer.split()[0] != "error" or len(answer.split()) < 3:
            wanted = 'not by "error CODE sentence"'
            raise fail(f"{quote(line)} was answered by {quote_line(answer)}, {wanted}")
        self.expect_usable(client)

    def try_optional(self, client: Client, line: str) -> None:
        """Send an optional command; raise `Skipped` if the program does not know it."""
        answer, first = client.exchange(line), line.partition("\n")[0]
        if answer == "ok":
            return
        if answer.startswith(tuple(f"error {code} " for code in OPTIONAL)):
            raise Skipped(f"{quote(first)} is optional and not supported")
        raise fail(f"{quote(first)} was answered by {quote_line(answer)}")

    def expect_usable(self, client: Client) -> None:
        """Raise unless the program answers a `ping`."""
        answer = client.exchange("ping still there")
        if answer != "pong still there":
            raise fail(f'"ping still there" was answered by {quote_line(answer)}')


def fail(sentence: str) -> BotFailure:
    """Return the error of a failed check."""
    return BotFailure(sentence, "conformance")
