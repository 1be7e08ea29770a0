"""Convert the arrays of a position to plain data and back."""

from __future__ import annotations

from tilewright.core import const as core
from tilewright.core.cshims import bits
from tilewright.games.kit.counts import actor_word
from tilewright.games.pavilion import const
from tilewright.games.pavilion.data import PHASES, BoardData, PavilionData
from tilewright.games.pavilion.geometry import COLOURS, SIDES
from tilewright.games.pavilion.position import Position


def dump(state: Position) -> PavilionData:
    """Return the position as plain data."""
    return {
        "game": "pavilion",
        "side": SIDES[state.grey],
        "seats": state.seats,
        "round": state.round,
        "start": state.start,
        "actor": actor_word(state.actor),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "wild": COLOURS[state.wild],
        "displays": [_source(state, source) for source in range(1, state.displays + 1)],
        "centre": _source(state, const.CENTRE),
        "token": "centre" if state.token == const.IN_CENTRE else state.token,
        "supply": [state.supply[colour] for colour in range(const.COLOURS)],
        "bag": [state.bag[colour] for colour in range(const.COLOURS)],
        "tower": [state.tower[colour] for colour in range(const.COLOURS)],
        "owed": state.owed,
        "boards": [_dump_board(state, seat) for seat in range(state.seats)],
    }


def _source(state: Position, source: int) -> list[int]:
    return [state.tiles[source][colour] for colour in range(const.COLOURS)]


def _dump_board(state: Position, seat: int) -> BoardData:
    return {
        "score": state.score[seat],
        "hand": [state.hand[seat][colour] for colour in range(const.COLOURS)],
        "kept": [state.kept[seat][colour] for colour in range(const.COLOURS)],
        "passed": bool(state.passed[seat]),
        "stars": [
            [_dump_space(state, seat, 6 * star + at) for at in range(const.POSITIONS)]
            for star in range(const.STARS)
        ],
    }


def _dump_space(state: Position, seat: int, space: int) -> str | None:
    tile = state.spaces[seat][space]
    return COLOURS[tile - 1] if tile else None


def load(state: Position, data: PavilionData) -> None:
    """Load a checked position into a cleared state of the right size."""
    state.round = data["round"]
    state.wild = data["round"] - 1
    state.start = data["start"]
    state.turn = data["turn"]
    state.phase = PHASES.index(data["phase"])
    token = data["token"]
    state.token = token if isinstance(token, int) else const.IN_CENTRE
    state.owed = data["owed"]
    for colour in range(const.COLOURS):
        state.bag[colour] = data["bag"][colour]
        state.tower[colour] = data["tower"][colour]
        state.supply[colour] = data["supply"][colour]
    state.in_bag = sum(data["bag"])
    state.in_supply = sum(data["supply"])
    for source, heap in enumerate([data["centre"], *data["displays"]]):
        _load_heap(state, source, heap)
    for seat, board in enumerate(data["boards"]):
        _load_board(state, seat, board)
    _load_phase(state, data)


def _load_phase(state: Position, data: PavilionData) -> None:
    actor = data["actor"]
    if actor is None:
        state.actor = core.NOBODY
    else:
        state.actor = actor if isinstance(actor, int) else core.NATURE
    set_up = state.in_bag == const.COLOURS * const.COPIES
    refill = state.phase == const.SUPPLY and not set_up
    state.placing = refill or state.phase in (const.PLACING, const.PICKING, const.KEEPING)
    if state.phase == const.KEEPING:
        for colour in range(const.COLOURS):
            if state.kept[state.actor][colour]:
                state.kept_last = colour


def _load_heap(state: Position, source: int, heap: list[int]) -> None:
    for colour in range(const.COLOURS):
        state.tiles[source][colour] = heap[colour]
        state.on_offer += heap[colour]
        if heap[colour]:
            state.holds[source] |= 1 << colour


def _load_board(state: Position, seat: int, board: BoardData) -> None:
    state.score[seat] = board["score"]
    state.passed[seat] = board["passed"]
    state.in_hand[seat] = sum(board["hand"])
    for colour in range(const.COLOURS):
        state.hand[seat][colour] = board["hand"][colour]
        state.kept[seat][colour] = board["kept"][colour]
    for star in range(const.STARS):
        for at in range(const.POSITIONS):
            name = board["stars"][star][at]
            if name:
                _load_tile(state, seat, star, at, COLOURS.index(name))


def _load_tile(state: Position, seat: int, star: int, at: int, colour: int) -> None:
    space = const.POSITIONS * star + at
    state.spaces[seat][space] = colour + 1
    state.covered[seat] |= bits.shift64(space)
    state.star_colours[seat][star] |= 1 << colour
