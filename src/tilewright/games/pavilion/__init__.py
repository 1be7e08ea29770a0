"""Summer Pavilion: the rules, as plain modules that compile."""

from typing import Final

from tilewright.core.game import Game
from tilewright.games.pavilion.actions import (
    PavilionAction,
    num_actions,
    read_action,
    write_action,
)
from tilewright.games.pavilion.events import tell
from tilewright.games.pavilion.geometry import SEAT_COUNTS, SIDES
from tilewright.games.pavilion.narration import PavilionPresentation
from tilewright.games.pavilion.notation import TILES
from tilewright.games.pavilion.observation import layout, read_observation
from tilewright.games.pavilion.state import Pavilion

RULES_VERSION: Final = 1

GAME: Final = Game(
    id="pavilion",
    title="Summer Pavilion",
    sides=SIDES,
    seat_counts=SEAT_COUNTS,
    rules_version=RULES_VERSION,
    num_actions=num_actions,
    create=Pavilion,
    from_data=Pavilion.from_data,
    from_text=Pavilion.from_text,
    read_action=read_action,
    write_action=write_action,
    read_deal=TILES.read_deal,
    write_deal=TILES.write_deal,
    tell=tell,
    layout=layout,
    read_observation=read_observation,
    presentation=PavilionPresentation(),
)

__all__ = ["GAME", "RULES_VERSION", "Pavilion", "PavilionAction"]
