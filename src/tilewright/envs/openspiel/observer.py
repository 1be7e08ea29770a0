"""OpenSpiel's observer: observations as named tensors, and positions as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from tilewright.core.state import State
from tilewright.envs.observation import layout, observe, split

if TYPE_CHECKING:
    from tilewright.envs.openspiel.state import SpielState


class PositionObserver:
    """Writes observations into `tensor`; `dict` has views of its fields.

    Nothing is hidden in these games, so a seat sees everything. With perfect recall the string is
    the whole history. The tensor is always the position, which determines all that can follow.
    """

    def __init__(
        self,
        start: State,
        kind: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> None:
        if params:
            raise ValueError(f"observers have no parameters, but got {params}")
        form = layout(start.game.id, start.seats, start.side)
        self.has_public = kind is None or kind.public_info
        self.has_history = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(form.size if self.has_public else 0, np.float32)
        self.dict = split(form, self.tensor) if self.has_public else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write a seat's observation."""
        if self.has_public:
            observe(state.position, player, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return a seat's observation as text."""
        if not self.has_public:
            return ""
        return state.history_text() if self.has_history else state.text()
