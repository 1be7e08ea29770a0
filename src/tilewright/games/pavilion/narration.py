"""Summer Pavilion in sentences: events, positions and previews of actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilewright.core.events import Event
from tilewright.core.layout import Line
from tilewright.core.message import Message, MessageValue
from tilewright.core.presentation import Style
from tilewright.core.state import State
from tilewright.games.pavilion import view
from tilewright.games.pavilion.actions import ACTIONS
from tilewright.games.pavilion.data import BoardData, PavilionData
from tilewright.games.pavilion.geometry import COLOURS, STAR_COLOURS, place_of
from tilewright.games.pavilion.state import Pavilion
from tilewright.games.pavilion.structures import progress

RULES: Final = (
    "aim", "taking", "token", "placing", "points", "structures", "passing", "grey", "spaces",
    "end", "notation",
)  # fmt: skip

# Consecutive events of these kinds share one sentence.
_GROUPED: Final = ("took", "moved", "gained", "kept")


class PavilionPresentation:
    """The sentences and drawings of Summer Pavilion."""

    def narrate(self, events: Sequence[Event], names: Sequence[str], side: str) -> list[Message]:
        """Return what happened, in sentences."""
        sentences: list[Message] = []
        heap: dict[str, int] = {}  # tiles of events that share a sentence
        for i, event in enumerate(events):
            if event.kind not in _GROUPED:
                sentences.append(_sentence(event, names))
                continue
            colour = str(event["colour"])
            heap[colour] = heap.get(colour, 0) + event.number("count")
            if i + 1 == len(events) or events[i + 1].kind != event.kind:
                sentences.append(
                    _sentence(event, names, [tiles(c, count) for c, count in heap.items()])
                )
                heap = {}
        return sentences

    def describe(self, state: State, names: Sequence[str]) -> list[Message]:
        """Return the whole position, in sentences."""
        data = _pavilion(state).to_data()
        values: dict[str, MessageValue] = {"side": data["side"], "round": data["round"]}
        sentences = [Message("pavilion-describe-round", {**values, "wild": data["wild"]})]
        for number, heap in enumerate(data["displays"], 1):
            if any(heap):
                list_ = heap_tiles(heap)
                sentences.append(
                    Message("pavilion-describe-display", {"display": number, "list": list_})
                )
        sentences += _describe_heaps(data)
        for seat, board in enumerate(data["boards"]):
            sentences += _describe_board(data, board, names[seat], data["token"] == seat)
        return sentences

    def preview(self, state: State, turn: Sequence[int], names: Sequence[str]) -> list[Message]:
        """Return what decisions would do: points, the run, structures and tiles owed."""
        after = _pavilion(state).copy()
        seat = after.actor
        events: list[Event] = []
        for action in turn:
            after.apply(action, events)
        mine = []
        for event in events:
            if event.values.get("seat", seat) != seat or event.kind in ("placing", "supplied"):
                break
            mine.append(event)
        sentences = self.narrate([event for event in mine if event.kind != "moved"], names, after.side)
        owed = after.to_data()["owed"]
        if owed and after.actor == seat:
            sentences.append(Message("pavilion-owed", {"name": names[seat], "count": owed}))
        kept = sum(event.number("count") for event in mine if event.kind == "kept")
        if kept and state.is_last_round() and not after.is_over:  # in the end they cost points (R8)
            sentences.append(Message("pavilion-forecast", {"count": kept}))
        return sentences

    def hint(self, state: State, action: int) -> Message:
        """Return a short description of a legal action."""
        move = ACTIONS[action]
        if move.kind in ("pass", "stop"):
            return Message(f"pavilion-hint-{move.kind}")
        assert move.colour is not None
        if move.kind in ("pick", "keep"):
            return Message(f"pavilion-hint-{move.kind}", {"colour": move.colour})
        events: list[Event] = []
        _pavilion(state).copy().apply(action, events)
        if move.kind == "take":
            taken = [_tiles_of(event) for event in events if event.kind == "took"]
            return Message("pavilion-hint-take", {"list": taken})
        placed = next(event for event in events if event.kind == "placed")
        paid = next(event for event in events if event.kind == "paid")
        values: dict[str, MessageValue] = {
            "star": placed.number("star"),
            "tiles": tiles(move.colour, paid.number("count")),
            "wilds": paid.number("wilds"),
            "points": placed.number("points"),
            "gain": sum(event.number("count") for event in events if event.kind == "built"),
        }
        return Message("pavilion-hint-place", values)

    def question(self, state: State, names: Sequence[str]) -> Message:
        """Return the question to the seat to act."""
        data = _pavilion(state).to_data()
        name = names[state.actor]
        return Message(f"pavilion-ask-{data['phase']}", {"name": name, "owed": data["owed"]})

    def rules(self) -> list[Message]:
        """Return the rules in short paragraphs."""
        return [Message(f"pavilion-rules-{part}") for part in RULES]

    def draw(self, state: State, style: Style) -> list[Line]:
        """Return the position as lines of styled text."""
        return view.draw(_pavilion(state).to_data(), style)


def _pavilion(state: State) -> Pavilion:
    assert isinstance(state, Pavilion)
    return state


def tiles(colour: str, count: int) -> Message:
    """Return a number of tiles of a colour, in words."""
    return Message("pavilion-tiles", {"colour": colour, "count": count})


def heap_tiles(heap: Sequence[int]) -> list[Message]:
    """Return a heap of tiles in words, colour by colour."""
    return [tiles(COLOURS[colour], count) for colour, count in enumerate(heap) if count]


def _tiles_of(event: Event) -> Message:
    return tiles(str(event["colour"]), event.number("count"))


def _sentence(event: Event, names: Sequence[str], heap: list[Message] | None = None) -> Message:
    values: dict[str, MessageValue] = {
        name: value for name, value in event.values.items() if isinstance(value, str | int)
    }
    if "seat" in values:
        values["name"] = names[event.number("seat")]
    if heap is not None:
        values["list"] = heap
    elif event.kind == "paid":
        values["tiles"] = _tiles_of(event)
    elif event.kind == "placed":
        run = event["run"]
        assert isinstance(run, list)
        values["run"] = len(run)
    return Message(f"pavilion-event-{event.kind}", values)


def _describe_heaps(data: PavilionData) -> list[Message]:
    sentences = []
    for name in ("centre", "supply", "bag", "tower"):
        heap: list[int] = data[name]
        if any(heap):
            sentences.append(Message(f"pavilion-describe-{name}", {"list": heap_tiles(heap)}))
    if data["token"] == "centre" and data["actor"] is not None:
        sentences.append(Message("pavilion-describe-token"))
    return sentences


def _describe_board(
    data: PavilionData, board: BoardData, name: str, has_token: bool
) -> list[Message]:
    sentences = [Message("pavilion-describe-seat", {"name": name, "score": board["score"]})]
    if has_token:
        sentences.append(Message("pavilion-describe-has-token", {"name": name}))
    for key in ("hand", "kept"):
        heap = board["hand"] if key == "hand" else board["kept"]
        if any(heap):
            sentences.append(Message(f"pavilion-describe-{key}", {"list": heap_tiles(heap)}))
    if board["passed"]:
        sentences.append(Message("pavilion-describe-passed", {"name": name}))
    for star, places in enumerate(board["stars"]):
        if any(places):
            sentences.append(_describe_star(data, star, places))
    return sentences + _describe_near(board)


def _describe_star(data: PavilionData, star: int, places: Sequence[str | None]) -> Message:
    laid = [
        Message("pavilion-describe-place", {"colour": colour, "position": position})
        for position, colour in enumerate(places, 1)
        if colour
    ]
    own = STAR_COLOURS[star] if data["side"] == "coloured" else None
    kind = "middle" if star == 0 else own or "grey"
    return Message("pavilion-describe-star", {"star": star, "kind": kind, "list": laid})


def _describe_near(board: BoardData) -> list[Message]:
    """Return the structures that lack one tile, and what they give."""
    sentences = []
    for structure, missing in progress(board):
        if len(missing) == 1:
            star, position = place_of(missing[0])
            values: dict[str, MessageValue] = {
                "structure": structure.kind,
                "count": structure.gives,
                "star": star,
                "position": position,
            }
            sentences.append(Message("pavilion-describe-near", values))
    return sentences
