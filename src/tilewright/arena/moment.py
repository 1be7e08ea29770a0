"""A position of a record and its analysis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from tilewright.arena.analyst import PositionAnalysis, candidate_data, outlook_data, played_data
from tilewright.bots.prediction import Prediction
from tilewright.core.record import Ply
from tilewright.core.state import State


@dataclass(frozen=True)
class Moment:
    """A position of a record, its analysis, and the ply that follows."""

    number: int  # of the ply that follows
    ply: Ply | None  # None at the end of the record
    analysis: PositionAnalysis

    @property
    def state(self) -> State:
        """The position."""
        return self.analysis.state

    @property
    def outlook(self) -> Prediction:
        """Expected final scores and win chances."""
        return self.analysis.outlook

    @property
    def round(self) -> int:
        """The round of the match."""
        return cast("int", self.state.to_data()["round"])

    @property
    def token(self) -> str:
        """The action or deal that follows, in notation; empty at the end."""
        if self.ply is None:
            return ""
        game = self.state.game
        return (
            game.write_deal(self.ply)
            if isinstance(self.ply, tuple)
            else game.write_action(self.ply)
        )

    def to_data(self) -> dict[str, object]:
        """Return the moment as plain data."""
        position = self.state.to_data()
        best = self.analysis.best
        return {
            "ply": self.number,
            "round": position["round"],
            "actor": position["actor"],
            "token": self.token or None,
            **outlook_data(self.outlook),
            "best": candidate_data(self.state.game, best) if best else None,
            **played_data(self.analysis),
        }
