"""Azul: the rules, as plain modules that compile."""

from typing import Final

from tilewright.core.game import Game
from tilewright.games.azul.actions import AzulAction, num_actions, read_action, write_action
from tilewright.games.azul.events import tell
from tilewright.games.azul.geometry import SEAT_COUNTS, SIDES
from tilewright.games.azul.narration import AzulPresentation
from tilewright.games.azul.notation import TILES
from tilewright.games.azul.observation import layout, read_observation
from tilewright.games.azul.state import Azul

RULES_VERSION: Final = 1

GAME: Final = Game(
    id="azul",
    title="Azul",
    sides=SIDES,
    seat_counts=SEAT_COUNTS,
    rules_version=RULES_VERSION,
    num_actions=num_actions,
    create=Azul,
    from_data=Azul.from_data,
    from_text=Azul.from_text,
    read_action=read_action,
    write_action=write_action,
    read_deal=TILES.read_deal,
    write_deal=TILES.write_deal,
    tell=tell,
    layout=layout,
    read_observation=read_observation,
    presentation=AzulPresentation(),
)

__all__ = ["GAME", "RULES_VERSION", "Azul", "AzulAction"]
