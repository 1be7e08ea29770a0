"""Convert the arrays of a position to plain data and back."""

from __future__ import annotations

from tilewright.core import const as core
from tilewright.games.azul import const
from tilewright.games.azul.data import FLOOR_WORDS, AzulData, BoardData, LineData
from tilewright.games.azul.geometry import COLOURS, SIDES
from tilewright.games.azul.position import Position
from tilewright.games.kit.counts import actor_word


def dump(state: Position) -> AzulData:
    """Return the position as plain data."""
    return {
        "game": "azul",
        "side": SIDES[state.grey],
        "seats": state.seats,
        "round": state.round,
        "start": state.start,
        "actor": actor_word(state.actor),
        "displays": [_heap(state, source) for source in range(1, state.displays + 1)],
        "centre": _heap(state, const.CENTRE),
        "marker": "centre" if state.marker == const.IN_CENTRE else state.marker,
        "bag": [state.bag[colour] for colour in range(const.COLOURS)],
        "lid": [state.lid[colour] for colour in range(const.COLOURS)],
        "idle": state.idle,
        "laid": bool(state.laid),
        "boards": [_dump_board(state, seat) for seat in range(state.seats)],
    }


def _heap(state: Position, source: int) -> list[int]:
    return [state.tiles[source][colour] for colour in range(const.COLOURS)]


def _dump_board(state: Position, seat: int) -> BoardData:
    return {
        "score": state.score[seat],
        "lines": [_dump_line(state, seat, line) for line in range(5)],
        "wall": [[_dump_place(state, seat, 5 * r + c) for c in range(5)] for r in range(5)],
        "floor": [FLOOR_WORDS[state.floor[seat][i]] for i in range(state.floor_count[seat])],
    }


def _dump_line(state: Position, seat: int, line: int) -> LineData | None:
    count = state.line_count[seat][line]
    return {"colour": COLOURS[state.line_colour[seat][line]], "count": count} if count else None


def _dump_place(state: Position, seat: int, place: int) -> str | None:
    tile = state.wall[seat][place]
    return COLOURS[tile - 1] if tile else None


def load(state: Position, data: AzulData) -> None:
    """Load a checked position into a cleared state of the right size."""
    state.round = data["round"]
    state.start = data["start"]
    state.idle = data["idle"]
    state.laid = data["laid"]
    marker = data["marker"]
    state.marker = marker if isinstance(marker, int) else const.IN_CENTRE
    for colour in range(const.COLOURS):
        state.bag[colour] = data["bag"][colour]
        state.lid[colour] = data["lid"][colour]
    state.in_bag = sum(data["bag"])
    for source, heap in enumerate([data["centre"], *data["displays"]]):
        _load_heap(state, source, heap)
    for seat, board in enumerate(data["boards"]):
        _load_board(state, seat, board)
    actor = data["actor"]
    if actor is None:
        state.actor = core.NOBODY
    else:
        state.actor = actor if isinstance(actor, int) else core.NATURE
    state.tiling = state.actor >= 0 and state.on_offer == 0


def _load_heap(state: Position, source: int, heap: list[int]) -> None:
    for colour in range(const.COLOURS):
        state.tiles[source][colour] = heap[colour]
        state.on_offer += heap[colour]
        if heap[colour]:
            state.holds[source] |= const.ALL_GOALS << (const.GOALS * colour)


def _load_board(state: Position, seat: int, board: BoardData) -> None:
    state.score[seat] = board["score"]
    for place, tile in enumerate(board["floor"]):
        state.floor[seat][place] = FLOOR_WORDS.index(tile)
    state.floor_count[seat] = len(board["floor"])
    for row in range(5):
        for column in range(5):
            name = board["wall"][row][column]
            if name:
                _load_tile(state, seat, row, column, COLOURS.index(name))
    for line in range(5):
        _load_line(state, seat, line, board["lines"][line])


def _load_tile(state: Position, seat: int, row: int, column: int, colour: int) -> None:
    state.wall[seat][5 * row + column] = colour + 1
    state.rows[seat][row] |= 1 << column
    state.columns[seat][column] |= 1 << row
    state.row_colours[seat][row] |= 1 << colour
    state.colour_columns[seat][colour] |= 1 << column
    state.takes[seat] &= ~(1 << (const.GOALS * colour + row))


def _load_line(state: Position, seat: int, line: int, held: LineData | None) -> None:
    if held is None:
        return
    colour = COLOURS.index(held["colour"])
    state.line_colour[seat][line] = colour
    state.line_count[seat][line] = held["count"]
    state.takes[seat] &= ~(const.ONE_GOAL << line)
    if held["count"] <= line:
        state.takes[seat] |= 1 << (const.GOALS * colour + line)
