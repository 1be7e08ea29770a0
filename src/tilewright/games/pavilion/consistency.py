"""Refuse positions of Summer Pavilion that cannot arise."""

from __future__ import annotations

from tilewright.core.errors import BadPosition
from tilewright.games.pavilion import const
from tilewright.games.pavilion.data import BoardData, PavilionData
from tilewright.games.pavilion.geometry import COLOURS, STAR_COLOURS

_CHANCE = ("supply", "displays")


def refuse(where: str, problem: str, kind: str) -> BadPosition:
    """Return the error for an impossible position."""
    return BadPosition(where, problem, f"position.{kind}")


def check(data: PavilionData) -> None:
    """Raise `BadPosition` if a position cannot arise."""
    check_totals(data)
    for seat, board in enumerate(data["boards"]):
        check_stars(data, seat, board)
    check_actor(data)
    {
        "supply": _check_supply,
        "displays": _check_displays,
        "taking": _check_taking,
        "placing": _check_placing,
        "picking": _check_picking,
        "keeping": _check_keeping,
        "over": _check_over,
    }[data["phase"]](data)


def check_totals(data: PavilionData) -> None:
    """Refuse a position with too many or too few tiles of a kind."""
    heaps = [*data["displays"], data["centre"], data["supply"], data["bag"], data["tower"]]
    heaps += [heap for board in data["boards"] for heap in (board["hand"], board["kept"])]
    for i, colour in enumerate(COLOURS):
        laid = sum(star.count(colour) for board in data["boards"] for star in board["stars"])
        total = laid + sum(heap[i] for heap in heaps)
        if total != const.COPIES:
            raise refuse("", f"there are {total} {colour} tiles, not {const.COPIES}", "tiles")


def check_stars(data: PavilionData, seat: int, board: BoardData) -> None:
    """Refuse a star with tiles that cannot be placed there."""
    for star, places in enumerate(board["stars"]):
        laid = [colour for colour in places if colour]
        own = STAR_COLOURS[star] if data["side"] == "coloured" else None
        if own and any(colour != own for colour in laid):
            problem = f"the {own} star takes only {own} tiles"
        elif not own and len(set(laid)) < len(laid) and not _is_one_coloured(data, laid):
            problem = "a colour lies twice in a star of many colours"
        else:
            continue
        raise refuse(f"boards[{seat}].stars[{star}]", problem, "star")


def _is_one_coloured(data: PavilionData, laid: list[str]) -> bool:
    return data["side"] == "grey" and len(set(laid)) == 1


def check_actor(data: PavilionData) -> None:
    """Refuse an actor that does not fit the phase."""
    phase, actor = data["phase"], data["actor"]
    if phase in _CHANCE:
        expected: int | str | None = "nature"
    else:
        expected = None if phase == "over" else data["turn"]
    if actor != expected:
        raise refuse("actor", f"while {phase} it must be {expected!r}, not {actor!r}", "phase")
    if bool(data["owed"]) != (phase == "picking"):
        raise refuse("owed", "tiles are owed only, and always, while picking", "phase")


def is_offered(data: PavilionData) -> bool:
    """Return whether any tile lies on a display or in the centre."""
    return any(map(any, data["displays"])) or any(data["centre"])


def is_left(data: PavilionData) -> bool:
    """Return whether there is a tile to draw."""
    return any(data["bag"]) or any(data["tower"])


def _demand(right: bool, where: str, problem: str) -> None:
    if not right:
        raise refuse(where, problem, "phase")


def _check_not_offered(data: PavilionData) -> None:
    _demand(not is_offered(data), "phase", f"tiles are on offer, so it cannot be {data['phase']}")


def _check_nobody_passed(data: PavilionData) -> None:
    for seat, board in enumerate(data["boards"]):
        _demand(not board["passed"], f"boards[{seat}].passed", "nobody has passed yet")
        _demand(not any(board["kept"]), f"boards[{seat}].kept", "tiles are kept on passing only")


def _check_kept(data: PavilionData) -> None:
    """Refuse tiles in the hand after a pass, or kept tiles before one."""
    for seat, board in enumerate(data["boards"]):
        keeping = data["phase"] == "keeping" and seat == data["turn"]
        if keeping:
            continue
        where = f"boards[{seat}]"
        if board["passed"]:
            _demand(not any(board["hand"]), f"{where}.hand", "must be empty after a pass")
        else:
            _demand(not any(board["kept"]), f"{where}.kept", "tiles are kept on passing only")


def _is_set_up(data: PavilionData) -> bool:
    return sum(data["bag"]) == const.COLOURS * const.COPIES


def _check_set_up(data: PavilionData) -> None:
    """Refuse a position with all tiles in the bag that is not the start of a match."""
    _check_nobody_passed(data)
    _demand(data["round"] == 1, "round", "is the first while all tiles are in the bag")
    _demand(data["token"] == "centre", "token", "lies in the centre at first")
    _demand(data["turn"] == data["start"], "turn", "is the starting seat at first")


def _check_supply(data: PavilionData) -> None:
    _check_not_offered(data)
    if _is_set_up(data):
        _check_set_up(data)
    full = sum(data["supply"]) == const.SUPPLY_PLACES
    _demand(not full and is_left(data), "phase", "there is no place or no tile for the supply")
    _check_kept(data)


def _check_displays(data: PavilionData) -> None:
    _check_not_offered(data)
    _check_nobody_passed(data)
    _demand(is_left(data), "phase", "there is no tile to lay out")
    _demand(data["token"] == "centre", "token", "lies in the centre before a deal")
    _demand(data["turn"] == data["start"], "turn", "is the starting seat before a deal")


def _check_taking(data: PavilionData) -> None:
    _check_nobody_passed(data)
    _demand(is_offered(data), "phase", "there is nothing to take")


def _check_turn(data: PavilionData) -> None:
    _check_not_offered(data)
    _check_kept(data)


def _check_placing(data: PavilionData) -> None:
    _check_turn(data)
    board, where = data["boards"][data["turn"]], f"boards[{data['turn']}]"
    _demand(not board["passed"], f"{where}.passed", "the seat to act has not passed")
    _demand(any(board["hand"]), f"{where}.hand", "an empty hand passes by itself")


def _check_picking(data: PavilionData) -> None:
    _check_turn(data)
    passed = data["boards"][data["turn"]]["passed"]
    _demand(not passed, f"boards[{data['turn']}].passed", "the seat to act has not passed")
    colours = sum(map(bool, data["supply"]))
    choice = colours > 1 and data["owed"] < sum(data["supply"])
    _demand(choice, "owed", "there is nothing to choose: the tiles are given without asking")


def _check_keeping(data: PavilionData) -> None:
    _check_turn(data)
    board, where = data["boards"][data["turn"]], f"boards[{data['turn']}]"
    _demand(board["passed"], f"{where}.passed", "only who has passed keeps tiles")
    _demand(data["round"] < const.ROUNDS, "phase", "nobody is asked what to keep in round 6")
    last = max((i for i, count in enumerate(board["kept"]) if count), default=0)
    more = sum(board["kept"]) < const.CORNERS and any(board["hand"][last:])
    _demand(more, f"{where}.hand", "there is nothing left to keep")


def _check_over(data: PavilionData) -> None:
    _check_not_offered(data)
    _demand(data["round"] == const.ROUNDS, "round", "the game is over only after round 6")
    for seat, board in enumerate(data["boards"]):
        _demand(board["passed"], f"boards[{seat}].passed", "everybody has passed at the end")
        _demand(not any(board["hand"]), f"boards[{seat}].hand", "must be empty at the end")
