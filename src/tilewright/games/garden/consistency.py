"""Find out why a position of Queen's Garden cannot arise."""

from __future__ import annotations

from collections.abc import Iterator

from tilewright.core.errors import BadPosition, Value
from tilewright.games.garden import const
from tilewright.games.garden.data import AreaData, BoardData, GardenData, PendingData
from tilewright.games.garden.geometry import (
    CELL_NAMES,
    HEXAGON_NAMES,
    STACK_SIZES,
    printed_cell,
)
from tilewright.games.garden.survey import group_of

Problems = Iterator[BadPosition]

_CHANCE = ("tiles", "reveal")
_PENDING = {"copying": "take", "paying": "thing", "discarding": "points"}


def refuse(where: str, problem: str, kind: str, reason: str, **details: Value) -> BadPosition:
    """Return the error for an impossible position."""
    return BadPosition(where, problem, f"position.{kind}", f"{kind}-{reason}", details)


def _demand(
    right: bool, where: str, problem: str, reason: str, kind: str = "phase", **details: Value
) -> Problems:
    if not right:
        yield refuse(where, problem, kind, reason, **details)


def check(data: GardenData) -> None:
    """Raise `BadPosition` if a position cannot arise."""
    for problem in problems(data):
        raise problem


def problems(data: GardenData) -> Problems:
    """Return everything that keeps a position from arising, the totals first."""
    yield from _tiles(data)
    yield from _expansions(data)
    for seat, board in enumerate(data["boards"]):
        yield from _board(seat, board)
    yield from _display(data)
    yield from _actor(data)
    yield from _passing(data)


def _tiles(data: GardenData) -> Problems:
    """Find tiles of which there are too many or too few."""
    shown = [name for place in data["display"] for name in place["tiles"]]
    printed = [printed_name(area) for board in data["boards"] for area in board["areas"]]
    laid = [name for board in data["boards"] for name in board["cells"].values()]
    for i, name in enumerate(HEXAGON_NAMES):
        total = data["bag"][i] + data["tower"][i] + shown.count(name)
        total += laid.count(name) - printed.count(name)
        total += sum(board["tiles"][i] for board in data["boards"])
        problem = f"there are {total} tiles {name}, not {const.COPIES}"
        right = total == const.COPIES
        yield from _demand(right, "", problem, "total", "tiles", hexagon=name, count=total)


def printed_name(area: AreaData | str | None) -> str | None:
    """Return the printed hexagon of a face-up expansion in a garden."""
    return area["hexagon"] if isinstance(area, dict) else None


def face_up(data: GardenData) -> list[str]:
    """Return the hexagons of all expansions that are face up, on the display or with a seat."""
    shown = [place["expansion"] for place in data["display"] if place["expansion"]]
    for board in data["boards"]:
        shown += board["expansions"]
        shown += [name for area in board["areas"] if (name := printed_name(area))]
    return shown


def face_down(data: GardenData) -> int:
    """Return the number of expansions that are face down, wherever they lie."""
    later = STACK_SIZES[data["seats"]] * (const.ROUNDS - data["round"])  # stacks to come
    down = data["supply"] + data["stack"] + later
    down += sum(place["expansion"] is None for place in data["display"])
    return down + sum(board["areas"].count("down") for board in data["boards"])


def _expansions(data: GardenData) -> Problems:
    """Find duplicate expansions, or a wrong number face down."""
    shown = face_up(data)
    seen = [*shown, *data["unseen"]]
    for name in sorted({name for name in seen if seen.count(name) > 1}):
        problem = f"the expansion {name} is there twice"
        yield refuse("", problem, "expansions", "twice", hexagon=name)
    later = STACK_SIZES[data["seats"]] * (const.ROUNDS - data["round"])
    covered = sum(place["expansion"] is None for place in data["display"])
    least = data["stack"] + later + covered  # those of the stacks have never been face up
    unseen = len(data["unseen"])
    problem = f"{unseen} expansions are unseen, but {least} lie in stacks and display"
    details = {"count": unseen, "least": least}
    right = unseen >= least
    yield from _demand(right, "unseen", problem, "unseen", "expansions", **details)
    down = face_down(data)
    problem = (
        f"{len(shown)} expansions are face up and {down} face down, not {const.HEXAGONS} together"
    )
    details = {"up": len(shown), "down": down, "count": const.HEXAGONS}
    right = len(shown) + down == const.HEXAGONS
    yield from _demand(right, "", problem, "total", "expansions", **details)


def _board(seat: int, board: BoardData) -> Problems:
    """Find a storage that is too full, or an impossible garden."""
    where = f"boards[{seat}]"
    things = sum(board["tiles"]) + board["jokers"]
    problem = f"holds {things} tiles and jokers, more than {const.TILE_PLACES}"
    right = things <= const.TILE_PLACES
    details = {"seat": seat, "count": things, "most": const.TILE_PLACES}
    yield from _demand(right, where, problem, "tiles", "storage", **details)
    most = const.EXPANSION_PLACES
    held = len(board["expansions"])
    details = {"seat": seat, "count": held, "most": most}
    problem = f"holds more than {most} expansions"
    yield from _demand(held <= most, where, problem, "expansions", "storage", **details)
    yield from _garden(seat, board)
    yield from _groups(seat, board)


def _garden(seat: int, board: BoardData) -> Problems:
    where = f"boards[{seat}].cells"
    for area, lying in enumerate(board["areas"]):
        if isinstance(lying, dict):
            cell = CELL_NAMES[printed_cell(area, lying["rotation"])]
            found = board["cells"].get(cell)
            problem = f"must hold the printed {lying['hexagon']}, not {found}"
            right = found == lying["hexagon"]
            details: dict[str, Value] = {"seat": seat, "cell": cell, "hexagon": lying["hexagon"]}
            yield from _demand(right, f"{where}.{cell}", problem, "printed", "garden", **details)
    for cell, name in board["cells"].items():
        problem = f"{name} lies on a cell that is not there"
        right = has_cell(board, cell)
        yield from _demand(
            right,
            f"{where}.{cell}",
            problem,
            "no-cell",
            "garden",
            seat=seat,
            cell=cell,
            hexagon=name,
        )


def has_cell(board: BoardData, cell: str) -> bool:
    """Return whether a garden has a cell that a hexagon can lie on."""
    if cell[0] == "0":
        return True
    lying = board["areas"][int(cell[0]) - 1]
    return lying == "down" or (isinstance(lying, dict) and cell[1] != "0")


def _groups(seat: int, board: BoardData) -> Problems:
    """Find groups of one colour or pattern with a duplicate hexagon."""
    for kind in (0, 1):
        left = set(board["cells"])
        while left:
            group = group_of(board, min(left), kind)
            left -= group
            names = [board["cells"][cell] for cell in group]
            for name in sorted({name for name in names if names.count(name) > 1}):
                cells = sorted(cell for cell in group if board["cells"][cell] == name)
                problem = f"the group of {min(group)} holds a hexagon twice"
                reason = "pattern-twice" if kind else "colour-twice"
                details: dict[str, Value] = {
                    "seat": seat,
                    "hexagon": name,
                    "cells": " ".join(cells),
                }
                yield refuse(f"boards[{seat}].cells", problem, "garden", reason, **details)


def _display(data: GardenData) -> Problems:
    """Find a display that does not fit its stack."""
    opened = STACK_SIZES[data["seats"]] - data["stack"]
    numbers = [place["place"] for place in data["display"]]
    problem = "places must be different and ascending"
    yield from _demand(numbers == sorted(set(numbers)), "display", problem, "places")
    right = all(n < opened for n in numbers)
    yield from _demand(right, "display", "a place is still in the stack", "places")
    chance = data["phase"] in _CHANCE
    right = chance or not data["reveals"]
    yield from _demand(right, "reveals", "nothing is turned up now", "reveals")
    reveals = sorted(set(data["reveals"]))
    yield from _demand(reveals == data["reveals"], "reveals", problem, "reveals")
    for i in range(len(numbers)):
        yield from _place(data, i, opened)
    right = set(data["reveals"]) <= set(numbers)
    problem = "there is no such place in the display"
    yield from _demand(right, "reveals", problem, "reveals")
    yield from _chance(data)


def _place(data: GardenData, i: int, opened: int) -> Problems:
    place, where = data["display"][i], f"display[{i}]"
    number = place["place"]
    due = number in data["reveals"]
    if place["top"]:
        problem = "only the last place opened can be the top"
        yield from _demand(number == opened - 1, where, problem, "top-place", place=number)
        empty = data["phase"] == "tiles"
        right = bool(place["tiles"]) != empty
        reason = "top-tiles" if empty else "top-bare"
        problem = "the top has tiles, except when they are due"
        yield from _demand(right, where, problem, reason, place=number)
    elif place["expansion"]:
        problem = "a face-up expansion has no tiles"
        right = not place["tiles"] and not due
        yield from _demand(right, where, problem, "up-tiles", place=number)
    else:
        problem = "an expansion without tiles is turned up"
        yield from _demand(bool(place["tiles"]) != due, where, problem, "bare", place=number)


def _chance(data: GardenData) -> Problems:
    top = any(place["top"] for place in data["display"])
    left = any(data["bag"]) or any(data["tower"])
    if data["phase"] == "tiles":
        problem = "there is no top of the stack, or no tile for it"
        yield from _demand(top and left, "phase", problem, "no-tiles")
        first = data["stack"] + 1 == STACK_SIZES[data["seats"]]
        problem = "is true while the first top waits for tiles"
        yield from _demand(data["waiting"] == first, "waiting", problem, "waiting")
    if data["phase"] == "reveal":
        yield from _demand(bool(data["reveals"]), "reveals", "there is nothing to turn up", "up")
    running = data["phase"] not in ("over", "reveal")
    right = top or not data["stack"] or not running
    yield from _demand(right, "display", "a stack has a top", "no-top")
    for i, place in enumerate(data["display"]):
        full = len(place["tiles"]) == const.PER_TOP and not place["top"]
        problem = "what left the stack has lost a tile"
        number = place["place"]
        yield from _demand(not full, f"display[{i}]", problem, "full", place=number)
    if data["waiting"]:
        yield from _waiting(data)


def _waiting(data: GardenData) -> Problems:
    """Find a round that waits for its first deal although a seat has acted."""
    right = data["phase"] in _CHANCE
    yield from _demand(right, "waiting", "nobody waits: the round is under way", "waiting")
    right = data["turn"] == data["start"]
    problem = "is the starting seat before its first turn"
    yield from _demand(right, "turn", problem, "first-turn")
    nobody = not any(board["passed"] for board in data["boards"])
    problem = "nobody can have passed before the first turn"
    yield from _demand(nobody, "boards", problem, "first-passed")
    bare = not any(place["tiles"] for place in data["display"])
    alone = len(data["display"]) == 1 or data["phase"] == "reveal"
    problem = "only a new stack waits for the first turn"
    yield from _demand(bare and alone, "display", problem, "first-display")


def _actor(data: GardenData) -> Problems:
    """Find an actor or unfinished decisions that do not fit the phase."""
    phase, actor = data["phase"], data["actor"]
    if phase in _CHANCE:
        expected: int | str | None = "nature"
    else:
        expected = None if phase == "over" else data["turn"]
    problem = f"in phase {phase} it must be {expected!r}, not {actor!r}"
    right = actor == expected and type(actor) is type(expected)
    yield from _demand(right, "actor", problem, "actor")
    pending = data["pending"]
    wanted = _PENDING.get(phase)
    fitting = (pending is None) if wanted is None else (pending is not None and wanted in pending)
    yield from _demand(fitting, "pending", f"does not go with phase {phase}", "pending")
    if phase == "discarding" and pending is not None and "points" in pending:
        yield from _discards(data, pending)


def _discards(data: GardenData, pending: PendingData) -> Problems:
    """Check the last discard and its cost, and that something is left to discard."""
    last, points = pending["last"], pending["points"]
    board = data["boards"][data["turn"]]
    right = _can_discard(board, last)
    yield from _pending(right, "there is nothing left to discard")
    if last is None:
        yield from _pending(points == 0, "nothing was discarded, so nothing is lost")
        return
    if last == "joker":
        yield from _pending(False, "jokers cannot be discarded (R3)")
        return
    value = int(last[-1])
    yield from _pending(points >= value, f"{last} alone costs {value}")
    if not last.startswith("x"):
        gone = data["tower"][HEXAGON_NAMES.index(last)] > 0
        yield from _pending(gone, f"no tile {last} lies in the tower")


def _pending(right: bool, problem: str) -> Problems:
    yield from _demand(right, "pending", problem, "turn", "pending")


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


def _passing(data: GardenData) -> Problems:
    """Find passes, marker and round that do not fit together."""
    passed = [board["passed"] for board in data["boards"]]
    if data["phase"] == "over":
        problem = "everybody has passed at the end"
        yield from _demand(all(passed), "boards", problem, "over-passed")
        problem = "the game is over only after round 4"
        yield from _demand(data["round"] == const.ROUNDS, "round", problem, "over-round")
    else:
        right = not all(passed) or data["phase"] == "discarding"
        yield from _demand(right, "boards", "nobody is left to act", "nobody")
        yield from _turn(data)
    taken = data["marker"] != "display"
    problem = "belongs to the first who passed"
    reason = "early" if taken else "missing"
    yield from _demand(taken == any(passed), "marker", problem, reason, "marker")
    if isinstance(data["marker"], int):
        seat = data["marker"]
        problem = "its owner has passed"
        yield from _demand(passed[seat], "marker", problem, "owner", "marker", seat=seat)


def _turn(data: GardenData) -> Problems:
    seat, discarding = data["turn"], data["phase"] == "discarding"
    own = data["boards"][seat]["passed"]
    right = data["phase"] in _CHANCE or own == discarding
    reason = "not-passed" if discarding else "turn-passed"
    yield from _demand(right, "turn", "has passed or has not", reason, seat=seat)
