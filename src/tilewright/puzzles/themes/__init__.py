"""What a puzzle is about: predicates on its position and solution, per game in `themes/<id>.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tilewright.core.game import Game
from tilewright.core.parts import find_part
from tilewright.puzzles.themes.facts import Facts

FOLDER: Final = "tilewright.puzzles.themes"
Theme = Callable[[Facts], bool]
Themes = Mapping[str, Theme]
LONG: Final = "long"  # the solution has several turns of the solver


def is_last_round(facts: Facts) -> bool:
    """Return whether the match ends with this round."""
    return facts.before.is_last_round()


COMMON: Final[Themes] = {"endgame": is_last_round}


def themes_for(game: Game) -> Themes:
    """Return the themes of a game by name; a game without a file has the common ones."""
    found: Themes = find_part(game, "themes", FOLDER, "THEMES") or {}
    return {**found, **COMMON}


def themes_of(facts: Facts) -> tuple[str, ...]:
    """Return the themes of a puzzle."""
    themes = themes_for(facts.before.game)
    return tuple(name for name, fits in themes.items() if fits(facts))


__all__ = ["Facts", "Theme", "Themes", "themes_for", "themes_of"]
