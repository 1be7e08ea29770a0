"""The interface of bots."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from tilewright.bots.chooser import Chooser
from tilewright.core.rng import Rng
from tilewright.core.state import State


class Bot(Protocol):
    """A program that plays; it can be asked about any position of the game it was made for."""

    @property
    def name(self) -> str:
        """The name of the bot."""
        ...

    def choose(self, state: State, rng: Rng) -> int:
        """Return a legal action for the seat to act; leave the state unchanged."""
        ...


@runtime_checkable
class FastBot(Bot, Protocol):
    """A bot that can also choose in native code, without the interpreter."""

    def chooser(self, state: State) -> Chooser:
        """Return a chooser for positions of this setup; only one thread may use it."""
        ...
