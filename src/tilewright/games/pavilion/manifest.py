"""The manifest of Summer Pavilion: the `Game` entry that the rest of the program uses."""

from __future__ import annotations

from typing import Final

from tilewright.core.game import Bounds, Game
from tilewright.games.kit.points import gain, loss
from tilewright.games.pavilion import const, geometry
from tilewright.games.pavilion.actions import num_actions, read_action, write_action
from tilewright.games.pavilion.editor import EDITOR
from tilewright.games.pavilion.events import tell
from tilewright.games.pavilion.geometry import COLOURS, SEAT_COUNTS, SIDES, STRUCTURES, displays_for
from tilewright.games.pavilion.narration import PavilionPresentation
from tilewright.games.pavilion.notation import TILES
from tilewright.games.pavilion.observation import layout, read_observation
from tilewright.games.pavilion.outlook import forecast, outlook
from tilewright.games.pavilion.state import Pavilion

RULES_VERSION: Final = 1

POINT_SOURCES: Final = {
    "placed": gain("tiles"),
    "star-bonus": gain("stars"),
    "cost-bonus": gain("costs"),
    "token": loss("penalties"),
    "discarded": loss("penalties"),
    "corner-loss": loss("penalties"),
}


def bounds(seats: int) -> Bounds:
    """Return how long a match can be.

    Six rounds of takings, 42 spaces for each seat, and what structures give. In each round a seat
    passes, and then keeps up to four tiles or stops before.
    """
    tiles = 6 * 4 * displays_for(seats)
    gifts = seats * sum(structure.gives for structure in STRUCTURES)
    decisions = tiles + gifts + seats * (42 + 6 * (1 + 5))
    return Bounds(decisions, tiles + 10 + gifts, len(COLOURS))


def board() -> dict[str, object]:
    """Return the stars and the structures between them, for drawing."""
    return {
        "colours": COLOURS,
        "stars": [_star(star) for star in range(const.STARS)],
        "structures": [
            {
                "kind": each.kind,
                "number": each.number,
                "gives": each.gives,
                "spaces": [geometry.place_of(space) for space in each.spaces],
            }
            for each in STRUCTURES
        ],
        "starBonus": {**geometry.STAR_BONUS, "many": const.MANY_COLOURS_BONUS},
        "costBonus": [[cost, points] for cost, points in geometry.COST_BONUS.items()],
        "rounds": const.ROUNDS,
    }


def _star(star: int) -> dict[str, object]:
    spaces = [geometry.space(star, p) for p in range(1, const.POSITIONS + 1)]
    return {
        "place": geometry.STAR_PLACES[star],
        "colour": geometry.STAR_COLOURS[star],
        "directions": [geometry.direction(space) for space in spaces],
        "costs": {side: [geometry.cost(side, space) for space in spaces] for side in SIDES},
    }


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
    point_sources=POINT_SOURCES,
    glance=("source", "star", "position"),
    bounds=bounds,
    board=board,
    outlook=outlook,
    forecast=forecast,
    editor=EDITOR,
)
