"""Queen's Garden: the rules, as plain modules that compile."""

from typing import Final

from tilewright.core.game import Game
from tilewright.games.garden.actions import GardenAction, num_actions, read_action, write_action
from tilewright.games.garden.events import tell
from tilewright.games.garden.geometry import SEAT_COUNTS, SIDES
from tilewright.games.garden.narration import GardenPresentation
from tilewright.games.garden.notation import read_deal, write_deal
from tilewright.games.garden.observation import layout, read_observation
from tilewright.games.garden.state import Garden

RULES_VERSION: Final = 1

GAME: Final = Game(
    id="garden",
    title="Queen's Garden",
    sides=SIDES,
    seat_counts=SEAT_COUNTS,
    rules_version=RULES_VERSION,
    num_actions=num_actions,
    create=Garden,
    from_data=Garden.from_data,
    from_text=Garden.from_text,
    read_action=read_action,
    write_action=write_action,
    read_deal=read_deal,
    write_deal=write_deal,
    tell=tell,
    layout=layout,
    read_observation=read_observation,
    presentation=GardenPresentation(),
)

__all__ = ["GAME", "RULES_VERSION", "Garden", "GardenAction"]
