"""Positions as text, for clients without pictures of the game."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.core.presentation import Style
from tilewright.core.state import State
from tilewright.i18n import Catalogue


def draw(state: State, names: Sequence[str], language: str) -> str:
    """Return a position as text, drawn with letters, for clients without pictures of the game."""
    style = Style(Catalogue(language).word, names)
    lines = state.game.presentation.draw(state, style)
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)
