"""The manifest of Azul: the `Game` entry that the rest of the program uses."""

from __future__ import annotations

from typing import Final

from tilewright.core.events import Event
from tilewright.core.game import Bounds, Game
from tilewright.games.azul import const
from tilewright.games.azul.actions import num_actions, read_action, write_action
from tilewright.games.azul.editor import EDITOR
from tilewright.games.azul.events import tell
from tilewright.games.azul.geometry import COLOURS, SEAT_COUNTS, SIDES, colour_at, displays_for
from tilewright.games.azul.narration import AzulPresentation
from tilewright.games.azul.notation import TILES
from tilewright.games.azul.observation import layout, read_observation
from tilewright.games.azul.outlook import forecast, outlook
from tilewright.games.azul.state import Azul
from tilewright.games.kit.points import gain, loss

RULES_VERSION: Final = 1


def _bonus(event: Event) -> tuple[str, int]:
    return f"{event['bonus']}s", event.number("points")


POINT_SOURCES: Final = {
    "laid": gain("tiles"),
    "penalised": loss("penalties"),
    "bonus": _bonus,
}


def bounds(seats: int) -> Bounds:
    """Return how long a match can be.

    A round that is not idle lays a tile on a wall, and two in a row may be idle (R7). Before the
    last such round no wall has more than 20 tiles. A taking takes at least one tile, and a seat
    may be asked for a column five times in a round.
    """
    rounds = 3 * (20 * seats + 1)
    tiles = const.PER_DISPLAY * displays_for(seats)
    return Bounds(rounds * (tiles + 5 * seats), rounds * tiles, len(COLOURS))


def board() -> dict[str, object]:
    """Return the wall with its bonuses and the floor line, for drawing."""
    lines = range(const.COLOURS)
    bonuses = {"row": const.ROW_BONUS, "column": const.COLUMN_BONUS, "colour": const.COLOUR_BONUS}
    return {
        "colours": COLOURS,
        "wall": [[COLOURS[colour_at(row, column)] for column in lines] for row in lines],
        "penalties": const.FLOOR_PENALTY,  # by number of covered places
        "bonuses": bonuses,
    }


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
    point_sources=POINT_SOURCES,
    glance=("source", "colour"),
    bounds=bounds,
    board=board,
    outlook=outlook,
    forecast=forecast,
    editor=EDITOR,
)
