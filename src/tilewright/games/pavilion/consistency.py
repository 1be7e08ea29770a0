"""Find out why a position of Summer Pavilion cannot arise."""

from __future__ import annotations

from collections.abc import Iterator

from tilewright.core.errors import BadPosition, Value
from tilewright.games.pavilion import const
from tilewright.games.pavilion.data import BoardData, PavilionData
from tilewright.games.pavilion.geometry import COLOURS, STAR_COLOURS

Problems = Iterator[BadPosition]

_CHANCE = ("supply", "displays")


def refuse(where: str, problem: str, kind: str, reason: str, **details: Value) -> BadPosition:
    """Return the error for an impossible position."""
    return BadPosition(where, problem, f"position.{kind}", f"{kind}-{reason}", details)


def check(data: PavilionData) -> None:
    """Raise `BadPosition` if a position cannot arise."""
    for problem in problems(data):
        raise problem


def problems(data: PavilionData) -> Problems:
    """Return everything that keeps a position from arising, the totals first."""
    yield from _totals(data)
    for seat, board in enumerate(data["boards"]):
        yield from _stars(data, seat, board)
    yield from _actor(data)
    yield from {
        "supply": _supply,
        "displays": _displays,
        "taking": _taking,
        "placing": _placing,
        "picking": _picking,
        "keeping": _keeping,
        "over": _over,
    }[data["phase"]](data)


def _totals(data: PavilionData) -> Problems:
    """Find colours with too many or too few tiles."""
    heaps = [*data["displays"], data["centre"], data["supply"], data["bag"], data["tower"]]
    heaps += [heap for board in data["boards"] for heap in (board["hand"], board["kept"])]
    for i, colour in enumerate(COLOURS):
        laid = sum(star.count(colour) for board in data["boards"] for star in board["stars"])
        total = laid + sum(heap[i] for heap in heaps)
        if total != const.COPIES:
            problem = f"there are {total} {colour} tiles, not {const.COPIES}"
            yield refuse("", problem, "tiles", "total", colour=colour, count=total)


def _stars(data: PavilionData, seat: int, board: BoardData) -> Problems:
    """Find stars with tiles that cannot be placed there."""
    for star, places in enumerate(board["stars"]):
        where = f"boards[{seat}].stars[{star}]"
        laid = [colour for colour in places if colour]
        own = STAR_COLOURS[star] if data["side"] == "coloured" else None
        if own and any(colour != own for colour in laid):
            problem = f"the {own} star takes only {own} tiles"
            yield refuse(where, problem, "star", "colour", seat=seat, star=star, colour=own)
        elif not own and len(set(laid)) < len(laid) and not _is_one_coloured(data, laid):
            problem = "a colour lies twice in a star of many colours"
            yield refuse(where, problem, "star", "twice", seat=seat, star=star)


def _is_one_coloured(data: PavilionData, laid: list[str]) -> bool:
    return data["side"] == "grey" and len(set(laid)) == 1


def _actor(data: PavilionData) -> Problems:
    """Find an actor that does not fit the phase."""
    phase, actor = data["phase"], data["actor"]
    if phase in _CHANCE:
        expected: int | str | None = "nature"
    else:
        expected = None if phase == "over" else data["turn"]
    if actor != expected:
        problem = f"while {phase} it must be {expected!r}, not {actor!r}"
        yield refuse("actor", problem, "phase", "actor")
    if bool(data["owed"]) != (phase == "picking"):
        problem = "tiles are owed only, and always, while picking"
        yield refuse("owed", problem, "phase", "owed")


def is_offered(data: PavilionData) -> bool:
    """Return whether any tile lies on a display or in the centre."""
    return any(map(any, data["displays"])) or any(data["centre"])


def is_left(data: PavilionData) -> bool:
    """Return whether there is a tile to draw."""
    return any(data["bag"]) or any(data["tower"])


def _demand(
    right: bool, where: str, problem: str, reason: str, kind: str = "phase", **details: Value
) -> Problems:
    if not right:
        yield refuse(where, problem, kind, reason, **details)


def _not_offered(data: PavilionData) -> Problems:
    problem = f"tiles are on offer, so it cannot be {data['phase']}"
    yield from _demand(not is_offered(data), "phase", problem, "offered")


def _nobody_passed(data: PavilionData) -> Problems:
    for seat, board in enumerate(data["boards"]):
        where = f"boards[{seat}]"
        passed = not board["passed"]
        yield from _demand(passed, f"{where}.passed", "nobody has passed yet", "passed", seat=seat)
        yield from _kept_early(seat, board)


def _kept_early(seat: int, board: BoardData) -> Problems:
    where, problem = f"boards[{seat}].kept", "tiles are kept on passing only"
    yield from _demand(not any(board["kept"]), where, problem, "kept", seat=seat)


def _kept(data: PavilionData) -> Problems:
    """Find tiles in the hand after a pass, or kept tiles before one."""
    for seat, board in enumerate(data["boards"]):
        keeping = data["phase"] == "keeping" and seat == data["turn"]
        if keeping:
            continue
        if board["passed"]:
            where, problem = f"boards[{seat}].hand", "must be empty after a pass"
            yield from _demand(not any(board["hand"]), where, problem, "hand", seat=seat)
        else:
            yield from _kept_early(seat, board)


def _is_set_up(data: PavilionData) -> bool:
    return sum(data["bag"]) == const.COLOURS * const.COPIES


def _set_up(data: PavilionData) -> Problems:
    """Find what is not as at the start of a match, although all tiles are in the bag."""
    yield from _nobody_passed(data)
    problem = "is the first while all tiles are in the bag"
    yield from _demand(data["round"] == 1, "round", problem, "first-round")
    problem = "lies in the centre at first"
    yield from _demand(data["token"] == "centre", "token", problem, "first-token")
    problem = "is the starting seat at first"
    yield from _demand(data["turn"] == data["start"], "turn", problem, "first-turn")


def _supply(data: PavilionData) -> Problems:
    yield from _not_offered(data)
    if _is_set_up(data):
        yield from _set_up(data)
    full = sum(data["supply"]) == const.SUPPLY_PLACES
    problem = "there is no place or no tile for the supply"
    yield from _demand(not full and is_left(data), "phase", problem, "supply")
    yield from _kept(data)


def _displays(data: PavilionData) -> Problems:
    yield from _not_offered(data)
    yield from _nobody_passed(data)
    yield from _demand(is_left(data), "phase", "there is no tile to lay out", "no-tiles")
    problem = "lies in the centre before a deal"
    yield from _demand(data["token"] == "centre", "token", problem, "deal-token")
    problem = "is the starting seat before a deal"
    yield from _demand(data["turn"] == data["start"], "turn", problem, "deal-turn")


def _taking(data: PavilionData) -> Problems:
    yield from _nobody_passed(data)
    yield from _demand(is_offered(data), "phase", "there is nothing to take", "nothing")


def _turn(data: PavilionData) -> Problems:
    yield from _not_offered(data)
    yield from _kept(data)


def _not_passed(data: PavilionData) -> Problems:
    seat = data["turn"]
    passed = data["boards"][seat]["passed"]
    where, problem = f"boards[{seat}].passed", "the seat to act has not passed"
    yield from _demand(not passed, where, problem, "turn-passed", seat=seat)


def _placing(data: PavilionData) -> Problems:
    yield from _turn(data)
    yield from _not_passed(data)
    seat = data["turn"]
    where, problem = f"boards[{seat}].hand", "an empty hand passes by itself"
    yield from _demand(any(data["boards"][seat]["hand"]), where, problem, "no-hand", seat=seat)


def _picking(data: PavilionData) -> Problems:
    yield from _turn(data)
    yield from _not_passed(data)
    colours = sum(map(bool, data["supply"]))
    choice = colours > 1 and data["owed"] < sum(data["supply"])
    problem = "there is nothing to choose: the tiles are given without asking"
    yield from _demand(choice, "owed", problem, "no-choice")


def _keeping(data: PavilionData) -> Problems:
    yield from _turn(data)
    seat = data["turn"]
    board, where = data["boards"][seat], f"boards[{seat}]"
    problem = "only who has passed keeps tiles"
    yield from _demand(board["passed"], f"{where}.passed", problem, "keeping", seat=seat)
    problem = "nobody is asked what to keep in round 6"
    yield from _demand(data["round"] < const.ROUNDS, "phase", problem, "last-keeping")
    last = max((i for i, count in enumerate(board["kept"]) if count), default=0)
    more = sum(board["kept"]) < const.CORNERS and any(board["hand"][last:])
    problem = "there is nothing left to keep"
    yield from _demand(more, f"{where}.hand", problem, "no-keeping", seat=seat)


def _over(data: PavilionData) -> Problems:
    yield from _not_offered(data)
    problem = "the game is over only after round 6"
    yield from _demand(data["round"] == const.ROUNDS, "round", problem, "over-round")
    for seat, board in enumerate(data["boards"]):
        where = f"boards[{seat}]"
        problem = "everybody has passed at the end"
        yield from _demand(board["passed"], f"{where}.passed", problem, "over-passed", seat=seat)
        problem = "must be empty at the end"
        empty = not any(board["hand"])
        yield from _demand(empty, f"{where}.hand", problem, "over-hand", seat=seat)
