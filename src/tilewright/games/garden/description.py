"""A position of Queen's Garden in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilewright.core.message import Message
from tilewright.games.garden import phrases
from tilewright.games.garden.data import BoardData, GardenData
from tilewright.games.garden.geometry import AREAS, HEXAGON_NAMES, PATTERNS, WHEEL
from tilewright.games.garden.phrases import Values
from tilewright.games.garden.survey import groups_of, surroundings

NEAR: Final = 2  # name decorations that lack at most so many hexagons


def describe(data: GardenData, names: Sequence[str]) -> list[Message]:
    """Return a position in sentences: the offer, then every board."""
    wheel = [_wheel_item(what, which) for what, which in WHEEL[data["round"] - 1]]
    values: Values = {"side": data["side"], "round": data["round"], "list": wheel}
    sentences = [Message("garden-describe-round", values), *_describe_display(data)]
    for seat in range(data["seats"]):
        sentences += _describe_board(data, seat, names[seat])
    return sentences


def _wheel_item(what: str, which: str | int) -> Message:
    return phrases.sign(what, str(which) if what == "colour" else PATTERNS[int(which) - 1])


def _describe_display(data: GardenData) -> list[Message]:
    sentences = []
    for nth, place in enumerate(data["display"], 1):
        values: Values = {"nth": nth, "shown": len(data["display"])}
        if place["expansion"]:
            values["hexagon"] = phrases.hexagon(place["expansion"])
            sentences.append(Message("garden-describe-expansion", values))
        elif place["tiles"]:
            values["list"] = [phrases.hexagon(name) for name in place["tiles"]]
            part = "top" if place["top"] else "aside"
            sentences.append(Message(f"garden-describe-{part}", values))
    heaps = {"stack": data["stack"], "supply": data["supply"]}
    sentences.append(Message("garden-describe-stack", heaps))
    tiles = {"bag": sum(data["bag"]), "tower": sum(data["tower"])}
    return [*sentences, Message("garden-describe-heaps", tiles)]


def _describe_board(data: GardenData, seat: int, name: str) -> list[Message]:
    board, player = data["boards"][seat], Values(seat=seat, name=name)
    held = {"score": board["score"], "count": board["jokers"]}
    stored = {**player, **held, "jokers": phrases.jokers(board["jokers"])}
    sentences = [Message("garden-describe-seat", stored)]
    if data["marker"] == seat:
        sentences.append(Message("garden-describe-has-marker", player))
    if board["passed"]:
        sentences.append(Message("garden-describe-passed", player))
    sentences += _describe_storage(board)
    return sentences + _describe_garden(data, board)


def _describe_storage(board: BoardData) -> list[Message]:
    tiles = [
        phrases.hexagon(name)
        for name, count in zip(HEXAGON_NAMES, board["tiles"], strict=True)
        for _ in range(count)
    ]
    expansions = [phrases.hexagon(name) for name in board["expansions"]]
    kinds = (("storage", tiles), ("expansions", expansions))
    return [Message(f"garden-describe-{kind}", {"list": list_}) for kind, list_ in kinds if list_]


def _describe_garden(data: GardenData, board: BoardData) -> list[Message]:
    sentences = []
    for area in range(len(AREAS) + 1):
        sentences += _describe_area(board, area)
    for decoration, missing in surroundings(board):
        if 0 < len(missing) <= NEAR:
            values: Values = {
                "decoration": phrases.decoration(decoration.kind),
                "count": decoration.jokers,
                "jokers": phrases.jokers(decoration.jokers),
                "list": [phrases.cell(cell) for cell in missing],
            }
            sentences.append(Message("garden-describe-near", values))
    for group in groups_of(board, data["side"], least=3):
        kind = phrases.sign(group.by, group.kind)
        size, points = len(group.cells), group.points
        values = {"kind": kind, "count": size, "points": points}
        sentences.append(Message("garden-describe-group", values))
    return sentences


def _describe_area(board: BoardData, area: int) -> list[Message]:
    """Return what an area holds: its expansion, and the hexagons on its cells."""
    sentences = []
    lying = board["areas"][area - 1] if area else None
    if lying is not None:
        form = "down" if lying == "down" else "up"
        values: Values = {**phrases.place_values(area), "form": form}
        sentences.append(Message("garden-describe-area", values))
    cells = [
        Message(
            "garden-describe-cell", {"spot": phrases.spot(cell), "hexagon": phrases.hexagon(name)}
        )
        for cell, name in board["cells"].items()
        if int(cell[0]) == area
    ]
    if cells:
        values = {**phrases.place_values(area), "list": cells}
        sentences.append(Message("garden-describe-cells", values))
    return sentences
