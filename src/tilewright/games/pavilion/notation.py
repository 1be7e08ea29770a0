"""Text for deals and heaps of tiles."""

from __future__ import annotations

from typing import Final

from tilewright.games.kit.letters import TileLetters
from tilewright.games.pavilion.geometry import LETTERS

TILES: Final = TileLetters(LETTERS)
