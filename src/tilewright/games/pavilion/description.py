"""A position of Summer Pavilion in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.core.message import Message
from tilewright.games.pavilion.data import BoardData, PavilionData
from tilewright.games.pavilion.geometry import cost, place_of, space
from tilewright.games.pavilion.phrases import (
    Values,
    any_tiles,
    heap_tiles,
    star_values,
    structure,
)
from tilewright.games.pavilion.structures import progress


def describe(data: PavilionData, names: Sequence[str]) -> list[Message]:
    """Return a position in sentences: the offer, then every board."""
    values: Values = {"side": data["side"], "round": data["round"], "wild": data["wild"]}
    sentences = [Message("pavilion-describe-round", values)]
    for number, heap in enumerate(data["displays"], 1):
        if any(heap):
            shown: Values = {"display": number, "list": heap_tiles(heap)}
            sentences.append(Message("pavilion-describe-display", shown))
    sentences += _describe_heaps(data)
    for seat in range(data["seats"]):
        sentences += _describe_board(data, seat, names[seat])
    return sentences


def _describe_heaps(data: PavilionData) -> list[Message]:
    sentences = []
    for name in ("centre", "supply", "bag", "tower"):
        heap: list[int] = data[name]
        if any(heap):
            sentences.append(Message(f"pavilion-describe-{name}", {"list": heap_tiles(heap)}))
    if data["token"] == "centre" and data["actor"] is not None:
        sentences.append(Message("pavilion-describe-token"))
    return sentences


def _describe_board(data: PavilionData, seat: int, name: str) -> list[Message]:
    board, player = data["boards"][seat], Values(seat=seat, name=name)
    sentences = [Message("pavilion-describe-seat", {**player, "score": board["score"]})]
    if data["token"] == seat:
        sentences.append(Message("pavilion-describe-has-token", player))
    for key in ("hand", "kept"):
        heap = board["hand"] if key == "hand" else board["kept"]
        if any(heap):
            sentences.append(Message(f"pavilion-describe-{key}", {"list": heap_tiles(heap)}))
    if board["passed"]:
        sentences.append(Message("pavilion-describe-passed", player))
    for star, places in enumerate(board["stars"]):
        if any(places):
            sentences.append(_describe_star(data["side"], star, places))
    return sentences + _describe_near(data["side"], board)


def _describe_star(side: str, star: int, places: Sequence[str | None]) -> Message:
    laid = [
        Message("pavilion-describe-place", {"colour": colour, "cost": cost(side, space(star, at))})
        for at, colour in enumerate(places, 1)
        if colour
    ]
    return Message("pavilion-describe-star", {**star_values(side, star), "list": laid})


def _describe_near(side: str, board: BoardData) -> list[Message]:
    """Return the structures that lack one tile, and what they give."""
    sentences = []
    for near, missing in progress(board):
        if len(missing) == 1:
            values: Values = {
                "cost": cost(side, missing[0]),
                "structure": structure(near.kind),
                "count": near.gives,
                "tiles": any_tiles(near.gives),
                **star_values(side, place_of(missing[0])[0]),
            }
            sentences.append(Message("pavilion-describe-near", values))
    return sentences
