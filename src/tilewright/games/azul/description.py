"""A position of Azul in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.core.message import Message
from tilewright.games.azul.const import FLOOR_PENALTY
from tilewright.games.azul.data import AzulData, BoardData
from tilewright.games.azul.phrases import Values, heap_tiles, tiles


def describe(data: AzulData, names: Sequence[str]) -> list[Message]:
    """Return a position in sentences: the offer, then every board."""
    sentences = [Message("azul-describe-round", {"side": data["side"], "round": data["round"]})]
    for number, heap in enumerate(data["displays"], 1):
        if any(heap):
            values: Values = {"display": number, "list": heap_tiles(heap)}
            sentences.append(Message("azul-describe-display", values))
    sentences += [*_describe_centre(data), *_describe_heaps(data)]
    for seat, board in enumerate(data["boards"]):
        sentences += _describe_board(board, seat, names[seat], data["marker"] == seat)
    return sentences


def _describe_centre(data: AzulData) -> list[Message]:
    sentences = []
    if any(data["centre"]):
        sentences.append(Message("azul-describe-centre", {"list": heap_tiles(data["centre"])}))
    if data["marker"] == "centre" and data["actor"] is not None:
        sentences.append(Message("azul-describe-marker"))
    return sentences


def _describe_heaps(data: AzulData) -> list[Message]:
    return [
        Message(f"azul-describe-{name}", {"count": sum(heap), "list": heap_tiles(heap)})
        for name, heap in (("bag", data["bag"]), ("lid", data["lid"]))
        if any(heap)
    ]


def _describe_board(board: BoardData, seat: int, name: str, has_marker: bool) -> list[Message]:
    player: Values = {"seat": seat, "name": name}
    sentences = [Message("azul-describe-seat", {**player, "score": board["score"]})]
    if has_marker:
        sentences.append(Message("azul-describe-has-marker", player))
    for number, line in enumerate(board["lines"], 1):
        if line:
            values: Values = {
                "line": number,
                "missing": number - line["count"],
                "tiles": tiles(line["colour"], line["count"]),
            }
            sentences.append(Message("azul-describe-line", values))
    sentences += _describe_wall(board)
    if board["floor"]:
        covered = len(board["floor"])
        floor = {"covered": covered, "penalty": FLOOR_PENALTY[covered]}
        sentences.append(Message("azul-describe-floor", floor))
    return sentences


def _describe_wall(board: BoardData) -> list[Message]:
    sentences = []
    for row, places in enumerate(board["wall"], 1):
        laid = [
            Message("azul-describe-place", {"colour": colour, "column": column})
            for column, colour in enumerate(places, 1)
            if colour
        ]
        if laid:
            sentences.append(Message("azul-describe-row", {"row": row, "list": laid}))
    return sentences
