"""Azul: its rules, positions, notation and presentation."""

from tilewright.games.azul.actions import AzulAction
from tilewright.games.azul.manifest import GAME, RULES_VERSION
from tilewright.games.azul.state import Azul

__all__ = ["GAME", "RULES_VERSION", "Azul", "AzulAction"]
