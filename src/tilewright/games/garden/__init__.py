"""Queen's Garden: its rules, positions, notation and presentation."""

from tilewright.games.garden.actions import GardenAction
from tilewright.games.garden.manifest import GAME, RULES_VERSION
from tilewright.games.garden.state import Garden

__all__ = ["GAME", "RULES_VERSION", "Garden", "GardenAction"]
