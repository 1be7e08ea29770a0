"""Text for deals and heaps of tiles."""

from __future__ import annotations

from typing import Final

from tilewright.games.azul.geometry import LETTERS
from tilewright.games.kit.letters import TileLetters

TILES: Final = TileLetters(LETTERS)
