"""What a bot is."""

from __future__ import annotations

from typing import Protocol

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
