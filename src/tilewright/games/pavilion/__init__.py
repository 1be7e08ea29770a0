"""Summer Pavilion: its rules, positions, notation and presentation."""

from tilewright.games.pavilion.actions import PavilionAction
from tilewright.games.pavilion.manifest import GAME, RULES_VERSION
from tilewright.games.pavilion.state import Pavilion

__all__ = ["GAME", "RULES_VERSION", "Pavilion", "PavilionAction"]
