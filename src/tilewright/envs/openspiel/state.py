"""A position as an OpenSpiel state, in which chance draws one thing at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyspiel

from tilewright.core.const import NATURE, NOBODY
from tilewright.core.errors import IllegalAction
from tilewright.core.state import Deal
from tilewright.envs.rewards import result_shares

if TYPE_CHECKING:
    from tilewright.envs.openspiel.game import SpielGame


class SpielState(pyspiel.State):
    """A position, and the draws so far of an unfinished deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.start.copy()
        self.drawn: Deal = ()
        self.plies = ""  # all plies so far, in notation

    def current_player(self) -> int:
        """Return the seat to act, or the player id for chance or for the end."""
        actor: int = self.position.actor
        if actor == NATURE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == NOBODY else actor

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.position.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self.position.legal_actions()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may draw next, each with its exact probability."""
        odds = self.position.odds(self.drawn)
        ways = sum(odds.values())
        return [(item, odds[item] / ways) for item in odds]

    def _apply_action(self, action: int) -> None:
        try:
            if self.position.actor == NATURE:
                self._draw(action)
            else:
                self.position.apply(action)
                self.plies += f" {self.position.game.write_action(action)}"
        except IllegalAction as error:
            raise pyspiel.SpielError(f"{error} ({error.code})") from error

    def _draw(self, item: int) -> None:
        """Draw one item; apply the deal once it is complete."""
        drawn = (*self.drawn, item)
        if self.position.odds(drawn):
            self.drawn = drawn
        else:
            self.position.apply_deal(drawn)
            self.drawn = ()
            self.plies += f" {self.position.game.write_deal(drawn)}"

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.game
        if player == pyspiel.PlayerId.CHANCE:
            return game.write_deal((action,))
        return game.write_action(action)

    def returns(self) -> list[float]:
        """Return 1 for a win alone and -1 (two seats) to -1/3 (four) for a loss; 0 in all."""
        seats = self.position.seats
        if not self.position.is_over:
            return [0.0] * seats
        return [(seats * share - 1) / (seats - 1) for share in result_shares(self.position)]

    def text(self) -> str:
        """Return the position and the draws so far as one line."""
        return f"{self.position.to_text()}{self._drawn_text(' drawn=')}"

    def history_text(self) -> str:
        """Return all plies and the draws so far as one line."""
        return f"{self.plies}{self._drawn_text(' drawn=')}".strip()

    def __str__(self) -> str:
        return f"{self.position}{self._drawn_text(chr(10) + ' drawn: ')}"

    def _drawn_text(self, intro: str) -> str:
        return intro + self.position.game.write_deal(self.drawn) if self.drawn else ""

    def _to_struct(self) -> dict[str, object]:
        """Return position and draws as plain data."""
        return {"position": self.position.to_data(), "drawn": list(self.drawn)}
