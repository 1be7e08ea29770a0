"""Convert the arrays of a table to plain data and back."""

from __future__ import annotations

from tilewright.core import const as core
from tilewright.core.cshims import bits
from tilewright.games.kit.counts import actor_word
from tilewright.games.pavilion import const
from tilewright.games.pavilion.data import PHASES, BoardData, PavilionData
from tilewright.games.pavilion.geometry import COLOURS, SIDES
from tilewright.games.pavilion.table import Table


def dump(table: Table) -> PavilionData:
    """Return the position as plain data."""
    return {
        "game": "pavilion",
        "side": SIDES[table.grey],
        "seats": table.seats,
        "round": table.round,
        "start": table.start,
        "actor": actor_word(table.actor),
        "phase": PHASES[table.phase],
        "turn": table.turn,
        "wild": COLOURS[table.wild],
        "displays": [_source(table, source) for source in range(1, table.displays + 1)],
        "centre": _source(table, const.CENTRE),
        "token": "centre" if table.token == const.IN_CENTRE else table.token,
        "supply": [table.supply[colour] for colour in range(const.COLOURS)],
        "bag": [table.bag[colour] for colour in range(const.COLOURS)],
        "tower": [table.tower[colour] for colour in range(const.COLOURS)],
        "owed": table.owed,
        "boards": [_dump_board(table, seat) for seat in range(table.seats)],
    }


def _source(table: Table, source: int) -> list[int]:
    return [table.tiles[source][colour] for colour in range(const.COLOURS)]


def _dump_board(table: Table, seat: int) -> BoardData:
    return {
        "score": table.score[seat],
        "hand": [table.hand[seat][colour] for colour in range(const.COLOURS)],
        "kept": [table.kept[seat][colour] for colour in range(const.COLOURS)],
        "passed": bool(table.passed[seat]),
        "stars": [
            [_dump_space(table, seat, 6 * star + at) for at in range(const.POSITIONS)]
            for star in range(const.STARS)
        ],
    }


def _dump_space(table: Table, seat: int, space: int) -> str | None:
    tile = table.spaces[seat][space]
    return COLOURS[tile - 1] if tile else None


def load(table: Table, data: PavilionData) -> None:
    """Load a checked position into a cleared table of the right size."""
    table.round = data["round"]
    table.wild = data["round"] - 1
    table.start = data["start"]
    table.turn = data["turn"]
    table.phase = PHASES.index(data["phase"])
    token = data["token"]
    table.token = token if isinstance(token, int) else const.IN_CENTRE
    table.owed = data["owed"]
    for colour in range(const.COLOURS):
        table.bag[colour] = data["bag"][colour]
        table.tower[colour] = data["tower"][colour]
        table.supply[colour] = data["supply"][colour]
    table.in_bag = sum(data["bag"])
    table.in_supply = sum(data["supply"])
    for source, heap in enumerate([data["centre"], *data["displays"]]):
        _load_heap(table, source, heap)
    for seat, board in enumerate(data["boards"]):
        _load_board(table, seat, board)
    _load_phase(table, data)


def _load_phase(table: Table, data: PavilionData) -> None:
    actor = data["actor"]
    if actor is None:
        table.actor = core.NOBODY
    else:
        table.actor = actor if isinstance(actor, int) else core.NATURE
    set_up = table.in_bag == const.COLOURS * const.COPIES
    refill = table.phase == const.SUPPLY and not set_up
    table.placing = refill or table.phase in (const.PLACING, const.PICKING, const.KEEPING)
    if table.phase == const.KEEPING:
        for colour in range(const.COLOURS):
            if table.kept[table.actor][colour]:
                table.kept_last = colour


def _load_heap(table: Table, source: int, heap: list[int]) -> None:
    for colour in range(const.COLOURS):
        table.tiles[source][colour] = heap[colour]
        table.on_offer += heap[colour]
        if heap[colour]:
            table.holds[source] |= 1 << colour


def _load_board(table: Table, seat: int, board: BoardData) -> None:
    table.score[seat] = board["score"]
    table.passed[seat] = board["passed"]
    table.in_hand[seat] = sum(board["hand"])
    for colour in range(const.COLOURS):
        table.hand[seat][colour] = board["hand"][colour]
        table.kept[seat][colour] = board["kept"][colour]
    for star in range(const.STARS):
        for at in range(const.POSITIONS):
            name = board["stars"][star][at]
            if name:
                _load_tile(table, seat, star, at, COLOURS.index(name))


def _load_tile(table: Table, seat: int, star: int, at: int, colour: int) -> None:
    space = const.POSITIONS * star + at
    table.spaces[seat][space] = colour + 1
    table.covered[seat] |= bits.shift64(space)
    table.star_colours[seat][star] |= 1 << colour
