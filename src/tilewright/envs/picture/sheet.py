"""The page layout of all pictures: a title, the offer, and panels for the boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tilewright.core.palette import COMMON, Palette
from tilewright.envs.picture.canvas import EDGE, INK, PALE, PANEL, TURN, Canvas, Point

MARGIN: Final = 24
GAP: Final = 20
PANEL_WIDTH: Final = 380
WIDTH: Final = 2 * MARGIN + GAP + 2 * PANEL_WIDTH
TITLE_HEIGHT: Final = 48
HEAD_HEIGHT: Final = 38


class Sheet:
    """A canvas with room for a title, an offer of some height, and a panel for each seat."""

    def __init__(
        self, seats: int, offer_height: int, panel_height: int, palette: Palette = COMMON
    ) -> None:
        self.seats = seats
        self.top = TITLE_HEIGHT + offer_height
        self.panel_height = panel_height
        rows = (seats + 1) // 2
        height = self.top + rows * (panel_height + GAP) + MARGIN - GAP
        self.canvas = Canvas(WIDTH, height, palette)

    def write_title(self, title: str, actor: object, note: str) -> None:
        """Write the title, whose turn it is, and a note at the right edge."""
        turn = "the game is over" if actor is None else "chance to act"
        if isinstance(actor, int):
            turn = f"seat {actor + 1} to act"
        self.canvas.text((MARGIN, 26), title, 17, INK, "lm")
        self.canvas.text((WIDTH / 2 + 40, 26), turn, 15, TURN, "mm")
        self.canvas.text((WIDTH - MARGIN, 26), note, 13, PALE, "rm")

    def panels(self) -> Iterator[Point]:
        """Draw the panel of each seat, and yield its upper left."""
        for seat in range(self.seats):
            x = MARGIN + seat % 2 * (PANEL_WIDTH + GAP)
            if seat == 2 and self.seats == 3:
                x = (WIDTH - PANEL_WIDTH) // 2
            y = self.top + seat // 2 * (self.panel_height + GAP)
            self.canvas.box((x, y), (PANEL_WIDTH, self.panel_height), PANEL, EDGE, 10)
            yield x, y

    def write_head(self, at: Point, seat: int, score: int, acts: bool, notes: str = "") -> None:
        """Write seat and score at the top of a panel."""
        x, y = at
        if acts:
            self.canvas.box((x, y), (PANEL_WIDTH, 5), TURN, None, 2)
        self.canvas.text((x + 16, y + 22), f"seat {seat + 1}", 16, TURN if acts else INK, "lm")
        self.canvas.text((x + 84, y + 22), notes, 13, PALE, "lm")
        self.canvas.text((x + PANEL_WIDTH - 16, y + 22), f"{score} points", 16, INK, "rm")


def tiles_of(heap: Sequence[int]) -> list[int]:
    """Return one number for each tile of a heap that is given as counts."""
    return [number for number, count in enumerate(heap) for _ in range(count)]


def plates(count: int) -> list[Point]:
    """Return the centres of a row of plates."""
    across = (WIDTH - 2 * MARGIN) / count
    return [(MARGIN + across * (i + 0.5), 0.0) for i in range(count)]
