"""Why an action is refused: codes and their sentences."""

from __future__ import annotations

from typing import Final

from tilewright.core.errors import Refusal
from tilewright.games.garden import const
from tilewright.games.garden.actions import ACTIONS, GardenAction
from tilewright.games.garden.data import BoardData, GardenData
from tilewright.games.garden.geometry import (
    CELL_NAMES,
    HEXAGON_NAMES,
    SPOTS,
    cells_round,
    printed_cell,
)

SENTENCES: Final = {
    "garden.phase": "that cannot be done now: the phase is {phase}",
    "garden.nothing-shown": "nothing in the display shows {what}",
    "garden.no-room": "your storage has no room for all of {what}",
    "garden.copy-elsewhere": "you can't take it from place {place}: it isn't there, or the rest "
    "would not fit",
    "garden.no-tile": "your storage holds no tile {hexagon}",
    "garden.no-expansion": "your storage holds no expansion {hexagon}",
    "garden.no-cell": "there is no cell {cell}: its area has no expansion, or a pavilion stands "
    "there",
    "garden.cell-filled": "cell {cell} already holds {held}",
    "garden.neighbours": "{hexagon} matches no neighbour of cell {cell} in colour or pattern",
    "garden.group": "{hexagon} on cell {cell} would make a group that holds a hexagon twice",
    "garden.cannot-pay": "you can't pay for {hexagon}, which costs {cost}: {missing} tiles of its "
    "colour or pattern are missing",
    "garden.area-built": "area {area} already holds an expansion",
    "garden.supply-empty": "the supply holds no expansion",
    "garden.too-poor": "a face-down expansion costs {price} points, and you have {score}",
    "garden.pay-unfit": "you can't pay {piece} next for {hexagon}",
    "garden.drop-order": "{piece} comes too late: discard tiles lowest first, then expansions",
    "garden.deal-tiles-due": "an expansion was turned up, but tiles are due",
    "garden.deal-expansion-due": "{count} pieces were dealt, but one expansion must be turned up",
    "garden.deal-too-many": "{count} tiles were dealt, but there is room for {room}",
    "garden.deal-too-few": "{count} tiles were dealt, but {due} are needed",
    "garden.deal-not-in-bag": "tile {place} of the deal is {hexagon}, but the bag has none left",
    "garden.deal-seen": "the expansion {hexagon} has already been face up",
    "garden.deal-unknown": "item {place} of the deal is {item}, which is not a hexagon",
}
_PHASE_OF: Final = {
    "take": "acting",
    "place": "acting",
    "lay": "acting",
    "buy": "acting",
    "pass": "acting",
    "copy": "copying",
    "pay": "paying",
    "drop": "discarding",
    "stop": "discarding",
}


def refuse(code: str, **values: str | int) -> Refusal:
    """Return a refusal with its sentence."""
    code = f"garden.{code}"
    return Refusal(code, values, SENTENCES[code].format(**values))


def explain(data: GardenData, number: int) -> Refusal:
    """Return why an action is illegal in a position."""
    action = ACTIONS[number]
    if _PHASE_OF[action.kind] != data["phase"]:
        return refuse("phase", phase=data["phase"])
    assert isinstance(data["actor"], int)
    board = data["boards"][data["actor"]]
    return _EXPLAINERS[action.kind](data, board, action)


def _explain_copy(data: GardenData, board: BoardData, action: GardenAction) -> Refusal:
    return refuse("copy-elsewhere", place=action.place or 0)


def _explain_take(data: GardenData, board: BoardData, action: GardenAction) -> Refusal:
    sign = str(action)[-1]
    what = action.colour or action.pattern or ""
    shown = [name for place in data["display"] for name in place["tiles"]]
    shown += [place["expansion"] for place in data["display"] if place["expansion"]]
    if any(sign in name for name in shown):
        return refuse("no-room", what=what)
    return refuse("nothing-shown", what=what)


def _explain_place(data: GardenData, board: BoardData, action: GardenAction) -> Refusal:
    assert action.hexagon is not None and action.cell is not None
    if not board["tiles"][HEXAGON_NAMES.index(action.hexagon)]:
        return refuse("no-tile", hexagon=action.hexagon)
    held = board["cells"].get(action.cell)
    if held:
        return refuse("cell-filled", cell=action.cell, held=held)
    if action.cell[0] != "0":
        lying = board["areas"][int(action.cell[0]) - 1]
        if lying is None or (isinstance(lying, dict) and action.cell[1] == "0"):
            return refuse("no-cell", cell=action.cell)
    return _explain_hexagon(board, action.hexagon, action.cell)


def _explain_hexagon(board: BoardData, hexagon: str, cell: str) -> Refusal:
    """Return why a hexagon may not lie on a free cell, or cannot be paid."""
    near = [CELL_NAMES[i] for i in cells_round(SPOTS[CELL_NAMES.index(cell)])]
    around = [board["cells"][name] for name in near if name in board["cells"]]
    if around and not any(name[0] == hexagon[0] or name[1] == hexagon[1] for name in around):
        return refuse("neighbours", hexagon=hexagon, cell=cell)
    missing = count_missing(board, hexagon)
    if missing:
        return refuse("cannot-pay", hexagon=hexagon, cost=int(hexagon[1]), missing=missing)
    return refuse("group", hexagon=hexagon, cell=cell)


def count_missing(board: BoardData, hexagon: str) -> int:
    """Return how many pieces a storage lacks to pay for a piece with this hexagon."""
    stored = {HEXAGON_NAMES[i] for i, count in enumerate(board["tiles"]) if count}
    stored |= set(board["expansions"])
    stored.discard(hexagon)
    needed = int(hexagon[1]) - 1 - board["jokers"]
    ways = (sum(name[kind] == hexagon[kind] for name in stored) for kind in (0, 1))
    return max(0, needed - max(ways))


def _explain_lay(data: GardenData, board: BoardData, action: GardenAction) -> Refusal:
    assert action.hexagon is not None and action.area is not None and action.rotation is not None
    if action.hexagon not in board["expansions"]:
        return refuse("no-expansion", hexagon=action.hexagon)
    if board["areas"][action.area - 1] is not None:
        return refuse("area-built", area=action.area)
    cell = CELL_NAMES[printed_cell(action.area - 1, action.rotation)]
    return _explain_hexagon(board, action.hexagon, cell)


def _explain_buy(data: GardenData, board: BoardData, action: GardenAction) -> Refusal:
    assert action.area is not None
    if board["areas"][action.area - 1] is not None:
        return refuse("area-built", area=action.area)
    if not data["supply"]:
        return refuse("supply-empty")
    return refuse("too-poor", price=const.PRICE, score=board["score"])


def _piece(action: GardenAction) -> str:
    if action.hexagon is None:
        return "a joker"
    return f"the expansion {action.hexagon}" if action.expansion else f"the tile {action.hexagon}"


def _lacks(board: BoardData, action: GardenAction) -> Refusal | None:
    """Return the refusal of a piece that is not in the storage."""
    if action.hexagon is None:
        return None
    if action.expansion:
        held = action.hexagon in board["expansions"]
        return None if held else refuse("no-expansion", hexagon=action.hexagon)
    count = board["tiles"][HEXAGON_NAMES.index(action.hexagon)]
    return None if count else refuse("no-tile", hexagon=action.hexagon)


def _explain_pay(data: GardenData, board: BoardData, action: GardenAction) -> Refusal:
    pending = data["pending"]
    assert pending is not None
    unfit = refuse("pay-unfit", piece=_piece(action), hexagon=pending["thing"])
    return _lacks(board, action) or unfit


def _explain_drop(data: GardenData, board: BoardData, action: GardenAction) -> Refusal:
    return _lacks(board, action) or refuse("drop-order", piece=_piece(action))


_EXPLAINERS: Final = {
    "take": _explain_take,
    "copy": _explain_copy,
    "place": _explain_place,
    "lay": _explain_lay,
    "buy": _explain_buy,
    "pay": _explain_pay,
    "drop": _explain_drop,
}
