"""Refuse positions of Queen's Garden that cannot arise."""

from __future__ import annotations

from tilewright.core.errors import BadPosition
from tilewright.games.garden import const
from tilewright.games.garden.data import AreaData, BoardData, GardenData, PendingData
from tilewright.games.garden.geometry import (
    CELL_NAMES,
    HEXAGON_NAMES,
    STACK_SIZES,
    printed_cell,
)
from tilewright.games.garden.survey import group_of

_CHANCE = ("tiles", "reveal")
_PENDING = {"copying": "take", "paying": "thing", "discarding": "points"}


def refuse(where: str, problem: str, kind: str) -> BadPosition:
    """Return the error for an impossible position."""
    return BadPosition(where, problem, f"position.{kind}")


def _demand(right: bool, where: str, problem: str, kind: str = "phase") -> None:
    if not right:
        raise refuse(where, problem, kind)


def check(data: GardenData) -> None:
    """Raise `BadPosition` if a position cannot arise."""
    check_tiles(data)
    check_expansions(data)
    for seat, board in enumerate(data["boards"]):
        check_board(f"boards[{seat}]", board)
    check_display(data)
    check_actor(data)
    check_passing(data)


def check_tiles(data: GardenData) -> None:
    """Refuse a position with too many or too few tiles of a kind."""
    shown = [name for place in data["display"] for name in place["tiles"]]
    printed = [printed_name(area) for board in data["boards"] for area in board["areas"]]
    laid = [name for board in data["boards"] for name in board["cells"].values()]
    for i, name in enumerate(HEXAGON_NAMES):
        total = data["bag"][i] + data["tower"][i] + shown.count(name)
        total += laid.count(name) - printed.count(name)
        total += sum(board["tiles"][i] for board in data["boards"])
        problem = f"there are {total} tiles {name}, not {const.COPIES}"
        _demand(total == const.COPIES, "", problem, "tiles")


def printed_name(area: AreaData | str | None) -> str | None:
    """Return the printed hexagon of a face-up expansion in a garden."""
    return area["hexagon"] if isinstance(area, dict) else None


def check_expansions(data: GardenData) -> None:
    """Refuse duplicate expansions, or a wrong number face down."""
    shown = [place["expansion"] for place in data["display"] if place["expansion"]]
    for board in data["boards"]:
        shown += board["expansions"]
        shown += [name for area in board["areas"] if (name := printed_name(area))]
    seen = [*shown, *data["unseen"]]
    twice = sorted({name for name in seen if seen.count(name) > 1})
    _demand(not twice, "", f"the expansion {''.join(twice[:1])} is there twice", "expansions")
    later = STACK_SIZES[data["seats"]] * (const.ROUNDS - data["round"])  # stacks to come
    covered = sum(place["expansion"] is None for place in data["display"])
    least = data["stack"] + later + covered  # those of the stacks have never been face up
    problem = f"{len(data['unseen'])} expansions are unseen, but {least} lie in stacks and display"
    _demand(len(data["unseen"]) >= least, "unseen", problem, "expansions")
    down = data["supply"] + data["stack"] + later
    down += sum(place["expansion"] is None for place in data["display"])
    down += sum(board["areas"].count("down") for board in data["boards"])
    problem = (
        f"{len(shown)} expansions are face up and {down} face down, not {const.HEXAGONS} together"
    )
    _demand(len(shown) + down == const.HEXAGONS, "", problem, "expansions")


def check_board(where: str, board: BoardData) -> None:
    """Refuse a storage that is too full, or an impossible garden."""
    things = sum(board["tiles"]) + board["jokers"]
    problem = f"holds {things} tiles and jokers, more than {const.TILE_PLACES}"
    _demand(things <= const.TILE_PLACES, where, problem, "storage")
    most = const.EXPANSION_PLACES
    _demand(
        len(board["expansions"]) <= most, where, f"holds more than {most} expansions", "storage"
    )
    for area, lying in enumerate(board["areas"]):
        if isinstance(lying, dict):
            cell = CELL_NAMES[printed_cell(area, lying["rotation"])]
            found = board["cells"].get(cell)
            problem = f"must hold the printed {lying['hexagon']}, not {found}"
            _demand(found == lying["hexagon"], f"{where}.cells.{cell}", problem, "garden")
    for cell, name in board["cells"].items():
        problem = f"{name} lies on a cell that is not there"
        _demand(_exists(board, cell), f"{where}.cells.{cell}", problem, "garden")
    _check_groups(where, board)


def _exists(board: BoardData, cell: str) -> bool:
    if cell[0] == "0":
        return True
    lying = board["areas"][int(cell[0]) - 1]
    return lying == "down" or (isinstance(lying, dict) and cell[1] != "0")


def _check_groups(where: str, board: BoardData) -> None:
    """Refuse a group of one colour or pattern with a duplicate hexagon."""
    for kind in (0, 1):
        left = set(board["cells"])
        while left:
            group = group_of(board, min(left), kind)
            left -= group
            names = [board["cells"][cell] for cell in group]
            problem = f"the group of {min(group)} holds a hexagon twice"
            _demand(len(set(names)) == len(names), f"{where}.cells", problem, "garden")


def check_display(data: GardenData) -> None:
    """Refuse a display that does not fit its stack."""
    opened = STACK_SIZES[data["seats"]] - data["stack"]
    numbers = [place["place"] for place in data["display"]]
    _demand(numbers == sorted(set(numbers)), "display", "places must be different and ascending")
    _demand(all(n < opened for n in numbers), "display", "a place is still in the stack")
    chance = data["phase"] in _CHANCE
    _demand(chance or not data["reveals"], "reveals", "nothing is turned up now")
    reveals = sorted(set(data["reveals"]))
    _demand(reveals == data["reveals"], "reveals", "places must be different and ascending")
    for i, place in enumerate(data["display"]):
        where, number = f"display[{i}]", place["place"]
        due = number in data["reveals"]
        if place["top"]:
            _demand(number == opened - 1, where, "only the last place opened can be the top")
            empty = data["phase"] == "tiles"
            _demand(
                bool(place["tiles"]) != empty, where, "the top has tiles, except when they are due"
            )
        elif place["expansion"]:
            _demand(not place["tiles"] and not due, where, "a face-up expansion has no tiles")
        else:
            _demand(bool(place["tiles"]) != due, where, "an expansion without tiles is turned up")
    known = {place["place"] for place in data["display"]}
    _demand(set(data["reveals"]) <= known, "reveals", "there is no such place in the display")
    _check_chance(data)


def _check_chance(data: GardenData) -> None:
    top = any(place["top"] for place in data["display"])
    left = any(data["bag"]) or any(data["tower"])
    if data["phase"] == "tiles":
        _demand(top and left, "phase", "there is no top of the stack, or no tile for it")
        first = data["stack"] + 1 == STACK_SIZES[data["seats"]]
        _demand(data["waiting"] == first, "waiting", "is true while the first top waits for tiles")
    if data["phase"] == "reveal":
        _demand(bool(data["reveals"]), "reveals", "there is nothing to turn up")
    running = data["phase"] not in ("over", "reveal")
    _demand(top or not data["stack"] or not running, "display", "a stack has a top")
    for i, place in enumerate(data["display"]):
        full = len(place["tiles"]) == const.PER_TOP and not place["top"]
        _demand(not full, f"display[{i}]", "what left the stack has lost a tile")
    if data["waiting"]:
        _check_waiting(data)


def _check_waiting(data: GardenData) -> None:
    """Refuse a round that waits for its first deal although a seat has acted."""
    _demand(data["phase"] in _CHANCE, "waiting", "nobody waits: the round is under way")
    _demand(data["turn"] == data["start"], "turn", "is the starting seat before its first turn")
    nobody = not any(board["passed"] for board in data["boards"])
    _demand(nobody, "boards", "nobody can have passed before the first turn")
    bare = not any(place["tiles"] for place in data["display"])
    alone = len(data["display"]) == 1 or data["phase"] == "reveal"
    _demand(bare and alone, "display", "only a new stack waits for the first turn")


def check_actor(data: GardenData) -> None:
    """Refuse an actor or unfinished decisions that do not fit the phase."""
    phase, actor = data["phase"], data["actor"]
    if phase in _CHANCE:
        expected: int | str | None = "nature"
    else:
        expected = None if phase == "over" else data["turn"]
    problem = f"in phase {phase} it must be {expected!r}, not {actor!r}"
    _demand(actor == expected and type(actor) is type(expected), "actor", problem)
    pending = data["pending"]
    wanted = _PENDING.get(phase)
    fitting = (pending is None) if wanted is None else (pending is not None and wanted in pending)
    _demand(fitting, "pending", f"does not go with phase {phase}")
    if phase == "discarding" and pending is not None:
        _check_discards(data, pending)


def _check_discards(data: GardenData, pending: PendingData) -> None:
    """Check the last discard and its cost, and that something is left to discard."""
    last, points = pending["last"], pending["points"]
    board = data["boards"][data["turn"]]
    _demand(_can_discard(board, last), "pending", "there is nothing left to discard", "pending")
    if last is None:
        _demand(points == 0, "pending", "nothing was discarded, so nothing is lost", "pending")
        return
    _demand(last != "joker", "pending", "jokers cannot be discarded (R3)", "pending")
    value = int(last[-1])
    _demand(points >= value, "pending", f"{last} alone costs {value}", "pending")
    if not last.startswith("x"):
        gone = data["tower"][HEXAGON_NAMES.index(last)] > 0
        _demand(gone, "pending", f"no tile {last} lies in the tower", "pending")


def _can_discard(board: BoardData, last: str | None) -> bool:
    """Return whether a storage holds anything that may follow the last discard.

    Discards come in ascending order, tiles before expansions; a tile may follow
    another copy of itself.
    """
    if last is not None and last.startswith("x"):
        number = HEXAGON_NAMES.index(last[1:])
        return any(HEXAGON_NAMES.index(name) >= number for name in board["expansions"])
    first = 0 if last is None or last == "joker" else HEXAGON_NAMES.index(last)
    return any(board["tiles"][first:]) or bool(board["expansions"])


def check_passing(data: GardenData) -> None:
    """Refuse passes, marker and round that do not fit together."""
    passed = [board["passed"] for board in data["boards"]]
    if data["phase"] == "over":
        _demand(all(passed), "boards", "everybody has passed at the end")
        _demand(data["round"] == const.ROUNDS, "round", "the game is over only after round 4")
    else:
        _demand(not all(passed) or data["phase"] == "discarding", "boards", "nobody is left to act")
        acting = data["phase"] not in _CHANCE
        own = passed[data["turn"]]
        _demand(
            not acting or own == (data["phase"] == "discarding"), "turn", "has passed or has not"
        )
    taken = data["marker"] != "display"
    _demand(taken == any(passed), "marker", "belongs to the first who passed", "marker")
    if taken:
        assert isinstance(data["marker"], int)
        _demand(passed[data["marker"]], "marker", "its owner has passed", "marker")
