"""Quarry: a small game in a package of its own, to show that Tilewright plays any game.

Each round chance lays out stones, four for each seat and one more. Seats take one stone at a time,
in turn, until one stone is left, which is thrown away. A stone goes to the end of a row and scores
the length of the run of its colour there. On the side "single" there is one row; on "double" there
are two, and the seat chooses one. After seven rounds most points win; between equals, most amber.
"""

from importlib.resources import files
from typing import Final

from quarry.actions import ACTIONS, TOKENS, QuarryAction
from quarry.data import COLOURS, LETTERS, ROUNDS, SIDES, tray_size
from quarry.events import tell
from quarry.observation import layout, read_observation
from quarry.presentation import QuarryPresentation
from quarry.state import Quarry
from tilewright.core.game import Bounds, Game
from tilewright.games.kit.letters import TileLetters
from tilewright.games.kit.points import gain

STONES: Final = TileLetters(LETTERS)


def bounds(seats: int) -> Bounds:
    """Return how long a match can be: every stone but the last of a round is taken, and placed."""
    stones = ROUNDS * tray_size(seats)
    return Bounds(2 * stones, stones, len(COLOURS))


GAME: Final = Game(
    id="quarry",
    title="Quarry",
    sides=SIDES,
    seat_counts=(2, 3, 4),
    rules_version=1,
    num_actions=lambda seats: len(ACTIONS),
    create=Quarry,
    from_data=Quarry.from_data,
    from_text=Quarry.from_text,
    read_action=TOKENS.read,
    write_action=lambda action: str(QuarryAction(action)),
    read_deal=STONES.read_deal,
    write_deal=STONES.write_deal,
    tell=tell,
    layout=layout,
    read_observation=read_observation,
    presentation=QuarryPresentation(),
    point_sources={"placed": gain("runs")},
    palette={
        "amber": ((214, 150, 40), (40, 24, 0)),
        "chalk": ((238, 236, 228), (60, 60, 60)),
        "jade": ((30, 130, 96), (230, 250, 240)),
        "moss": ((92, 110, 50), (240, 245, 220)),
    },
    bounds=bounds,
    texts=files("quarry") / "texts",
)

__all__ = ["GAME", "Quarry", "QuarryAction"]
