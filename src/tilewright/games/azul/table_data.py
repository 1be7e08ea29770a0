"""Convert the arrays of a table to plain data and back."""

from __future__ import annotations

from tilewright.core import const as core
from tilewright.games.azul import const
from tilewright.games.azul.data import FLOOR_WORDS, AzulData, BoardData, LineData
from tilewright.games.azul.geometry import COLOURS, SIDES
from tilewright.games.azul.table import Table
from tilewright.games.kit.counts import actor_word


def dump(table: Table) -> AzulData:
    """Return the position as plain data."""
    return {
        "game": "azul",
        "side": SIDES[table.grey],
        "seats": table.seats,
        "round": table.round,
        "start": table.start,
        "actor": actor_word(table.actor),
        "displays": [_heap(table, source) for source in range(1, table.displays + 1)],
        "centre": _heap(table, const.CENTRE),
        "marker": "centre" if table.marker == const.IN_CENTRE else table.marker,
        "bag": [table.bag[colour] for colour in range(const.COLOURS)],
        "lid": [table.lid[colour] for colour in range(const.COLOURS)],
        "idle": table.idle,
        "laid": bool(table.laid),
        "boards": [_dump_board(table, seat) for seat in range(table.seats)],
    }


def _heap(table: Table, source: int) -> list[int]:
    return [table.tiles[source][colour] for colour in range(const.COLOURS)]


def _dump_board(table: Table, seat: int) -> BoardData:
    return {
        "score": table.score[seat],
        "lines": [_dump_line(table, seat, line) for line in range(5)],
        "wall": [[_dump_place(table, seat, 5 * r + c) for c in range(5)] for r in range(5)],
        "floor": [FLOOR_WORDS[table.floor[seat][i]] for i in range(table.floor_count[seat])],
    }


def _dump_line(table: Table, seat: int, line: int) -> LineData | None:
    count = table.line_count[seat][line]
    return {"colour": COLOURS[table.line_colour[seat][line]], "count": count} if count else None


def _dump_place(table: Table, seat: int, place: int) -> str | None:
    tile = table.wall[seat][place]
    return COLOURS[tile - 1] if tile else None


def load(table: Table, data: AzulData) -> None:
    """Load a checked position into a cleared table of the right size."""
    table.round = data["round"]
    table.start = data["start"]
    table.idle = data["idle"]
    table.laid = data["laid"]
    marker = data["marker"]
    table.marker = marker if isinstance(marker, int) else const.IN_CENTRE
    for colour in range(const.COLOURS):
        table.bag[colour] = data["bag"][colour]
        table.lid[colour] = data["lid"][colour]
    table.in_bag = sum(data["bag"])
    for source, heap in enumerate([data["centre"], *data["displays"]]):
        _load_heap(table, source, heap)
    for seat, board in enumerate(data["boards"]):
        _load_board(table, seat, board)
    actor = data["actor"]
    if actor is None:
        table.actor = core.NOBODY
    else:
        table.actor = actor if isinstance(actor, int) else core.NATURE
    table.tiling = table.actor >= 0 and table.on_offer == 0


def _load_heap(table: Table, source: int, heap: list[int]) -> None:
    for colour in range(const.COLOURS):
        table.tiles[source][colour] = heap[colour]
        table.on_offer += heap[colour]
        if heap[colour]:
            table.holds[source] |= const.ALL_GOALS << (const.GOALS * colour)


def _load_board(table: Table, seat: int, board: BoardData) -> None:
    table.score[seat] = board["score"]
    for place, tile in enumerate(board["floor"]):
        table.floor[seat][place] = FLOOR_WORDS.index(tile)
    table.floor_count[seat] = len(board["floor"])
    for row in range(5):
        for column in range(5):
            name = board["wall"][row][column]
            if name:
                _load_tile(table, seat, row, column, COLOURS.index(name))
    for line in range(5):
        _load_line(table, seat, line, board["lines"][line])


def _load_tile(table: Table, seat: int, row: int, column: int, colour: int) -> None:
    table.wall[seat][5 * row + column] = colour + 1
    table.rows[seat][row] |= 1 << column
    table.columns[seat][column] |= 1 << row
    table.row_colours[seat][row] |= 1 << colour
    table.colour_columns[seat][colour] |= 1 << column
    table.takes[seat] &= ~(1 << (const.GOALS * colour + row))


def _load_line(table: Table, seat: int, line: int, held: LineData | None) -> None:
    if held is None:
        return
    colour = COLOURS.index(held["colour"])
    table.line_colour[seat][line] = colour
    table.line_count[seat][line] = held["count"]
    table.takes[seat] &= ~(const.ONE_GOAL << line)
    if held["count"] <= line:
        table.takes[seat] |= 1 << (const.GOALS * colour + line)
