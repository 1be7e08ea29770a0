"""What a learner sees, as numbers."""

from __future__ import annotations

from functools import cache

from quarry.data import COLOURS, COPIES, LETTERS, ROUNDS, SIDES, TAKES, Data, row_points
from tilewright.core.observation import Layout, Part, Sheet, make_layout

LONGEST = TAKES * ROUNDS  # stones of a seat, and so of a row
VIEWS = ("taking", "placing", "nature", "over")


@cache
def layout(seats: int, side: str) -> Layout:
    """Return the layout for a number of seats and a side."""
    rows, kinds = 1 + SIDES.index(side), len(COLOURS)
    parts = [
        Part("phase", (len(VIEWS),), "one of: taking, placing, chance to act, match over"),
        Part("round", (1,), "the round, from 1", ROUNDS, ROUNDS),
        Part("actor", (seats,), "the seat to act"),
        Part("start", (seats,), "the seat that started the match"),
        Part("bag", (kinds,), "stones in the bag, by colour", COPIES, COPIES),
        Part("tray", (kinds,), "stones on the tray, by colour", COPIES, COPIES),
        Part("held", (kinds,), "the stone that is taken and not yet placed"),
        Part("rows", (seats, rows, LONGEST, kinds), "stones: seat, row, place, colour"),
    ]
    return make_layout("quarry", side, seats, 1, parts)


def write_observation(data: Data, seat: int) -> list[float]:
    """Return what a seat sees; seats are counted from it."""
    seats, actor = data["seats"], data["actor"]
    phase = 3 if actor is None else 2 if actor == "nature" else int(data["held"] is not None)
    acting = (actor - seat) % seats if isinstance(actor, int) else -1
    numbers = [*_one_of(len(VIEWS), phase), data["round"] / ROUNDS]
    numbers += _one_of(seats, acting) + _one_of(seats, (data["start"] - seat) % seats)
    numbers += [count / COPIES for count in (*data["bag"], *data["tray"])]
    numbers += _one_of(len(COLOURS), COLOURS.index(data["held"]) if data["held"] else -1)
    for i in range(seats):
        for row in data["boards"][(seat + i) % seats]["rows"]:
            for place in range(LONGEST):
                colour = LETTERS.index(row[place]) if place < len(row) else -1
                numbers += _one_of(len(COLOURS), colour)
    return numbers


def _one_of(count: int, which: int) -> list[float]:
    return [float(i == which) for i in range(count)]


def read_observation(sheet: Sheet) -> dict[str, object]:
    """Return the position seen, as plain data, with the seat that sees it as seat 0."""
    seats, side = sheet.layout.seats, sheet.layout.side
    boards = []
    for seat in range(seats):
        rows = [_row(sheet, seat, row) for row in range(1 + SIDES.index(side))]
        boards.append({"score": sum(map(row_points, rows)), "rows": rows})
    held = sheet.which("held")
    return {
        "game": "quarry",
        "side": side,
        "seats": seats,
        "start": sheet.choice("start"),
        "round": sheet.count("round"),
        "actor": "nature" if sheet.choice("phase") == 2 else sheet.which("actor"),
        "bag": sheet.counts("bag"),
        "tray": sheet.counts("tray"),
        "held": None if held is None else COLOURS[held],
        "boards": boards,
    }


def _row(sheet: Sheet, seat: int, row: int) -> str:
    found = [sheet.which("rows", seat, row, place) for place in range(LONGEST)]
    return "".join(LETTERS[colour] for colour in found if colour is not None)
