"""What a bot is."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from tilewright.bots.chooser import Chooser
from tilewright.core.rng import Rng
from tilewright.core.state import State


class Bot(Protocol):
    """A player that is a program; it may be asked about any game it was made for."""

    @property
    def name(self) -> str:
        """What the bot is called."""
        ...

    def choose(self, state: State, rng: Rng) -> int:
        """Return a legal action for the seat to act; the state is left as it was."""
        ...


@runtime_checkable
class FastBot(Bot, Protocol):
    """A bot that also plays in engine code, where nothing of Python is touched."""

    def chooser(self, state: State) -> Chooser:
        """Return what makes its choices in positions like this one; one thread may use it."""
        ...
