"""Queen's Garden in sentences: events, positions and previews of actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilewright.core.events import Event
from tilewright.core.layout import Line
from tilewright.core.message import Message, MessageValue
from tilewright.core.presentation import Style
from tilewright.core.state import State
from tilewright.games.garden import view
from tilewright.games.garden.actions import ACTIONS, GardenAction
from tilewright.games.garden.data import BoardData, GardenData
from tilewright.games.garden.geometry import (
    COLOURS,
    HEXAGON_NAMES,
    LETTERS,
    PATTERNS,
    WHEEL,
    printed_cell_name,
)
from tilewright.games.garden.state import Garden
from tilewright.games.garden.survey import groups_of, surroundings

RULES: Final = (
    "aim", "taking", "expansions", "placing", "neighbours", "groups", "jokers", "passing",
    "wheel", "end", "back", "notation",
)  # fmt: skip
# Consecutive events of these kinds share one sentence.
_GROUPED: Final = (
    "took",
    "took-expansion",
    "paid",
    "paid-expansion",
    "dropped",
    "dropped-expansion",
)
NEAR: Final = 2


class GardenPresentation:
    """The sentences and drawings of Queen's Garden."""

    def narrate(self, events: Sequence[Event], names: Sequence[str], side: str) -> list[Message]:
        """Return what happened, in sentences."""
        sentences: list[Message] = []
        heap: list[Message] = []
        for i, event in enumerate(events):
            if event.kind not in _GROUPED:
                sentences.append(_sentence(event, names))
                continue
            heap.append(hexagon(str(event["hexagon"])))
            if i + 1 == len(events) or events[i + 1].kind != event.kind:
                sentences.append(_sentence(event, names, heap))
                heap = []
        return sentences

    def describe(self, state: State, names: Sequence[str]) -> list[Message]:
        """Return the whole position, in sentences."""
        data = _garden(state).to_data()
        values: dict[str, MessageValue] = {"side": data["side"], "round": data["round"]}
        wheel = [_wheel_item(what, which) for what, which in WHEEL[data["round"] - 1]]
        sentences = [Message("garden-describe-round", {**values, "list": wheel})]
        sentences += _describe_display(data)
        for seat, board in enumerate(data["boards"]):
            sentences += _describe_board(data, board, names[seat], data["marker"] == seat)
        return sentences

    def preview(self, state: State, turn: Sequence[int], names: Sequence[str]) -> list[Message]:
        """Return what decisions would do: payment, jokers, losses."""
        after = _garden(state).copy()
        seat = after.actor
        events: list[Event] = []
        for action in turn:
            after.apply(action, events)
        mine = []
        for event in events:
            if event.values.get("seat", seat) != seat or event.kind in ("wheel", "round"):
                break
            mine.append(event)
        sentences = self.narrate(mine, names, after.side) or [self.hint(state, turn[0])]
        return sentences + _pass_cost(after, seat)

    def hint(self, state: State, action: int) -> Message:
        """Return a short description of a legal action."""
        move = ACTIONS[action]
        values: dict[str, MessageValue] = {}
        if move.hexagon is not None:
            values["hexagon"] = hexagon(move.hexagon)
        if move.kind in ("pay", "drop"):
            part = "joker" if move.hexagon is None else "expansion" if move.expansion else "tile"
            return Message(f"garden-hint-{move.kind}-{part}", values)
        if move.kind == "take":
            return Message("garden-hint-take", {"list": _takable(_garden(state), move)})
        if move.kind == "place":
            assert move.hexagon is not None and move.cell is not None
            values |= {"cell": move.cell, "cost": int(move.hexagon[1]) - 1}
        if move.kind == "lay":
            assert move.hexagon is not None and move.area is not None
            values["cell"] = printed_cell_name(move.area, move.rotation or 0)
            values["cost"] = int(move.hexagon[1]) - 1
        for name in ("place", "area", "rotation"):
            value = getattr(move, name)
            if value is not None:
                values[name] = value
        return Message(f"garden-hint-{move.kind}", values)

    def question(self, state: State, names: Sequence[str]) -> Message:
        """Return the question to the seat to act."""
        data = _garden(state).to_data()
        values: dict[str, MessageValue] = {"name": names[state.actor]}
        if data["phase"] == "paying":
            pending = data["pending"]
            assert pending is not None
            at = pending["at"]
            values["hexagon"] = hexagon(pending["thing"])
            values["cell"] = at if isinstance(at, str) else printed_cell_name(at[0], at[1])
            values["missing"] = int(pending["thing"][1]) - 1 - len(pending["paid"])
            values["paid"] = len(pending["paid"])
            values["list"] = [_piece(piece) for piece in pending["paid"]]
        elif data["phase"] == "copying":
            values["hexagon"] = hexagon(_garden(state).copied_hexagon())
        return Message(f"garden-ask-{data['phase']}", values)

    def rules(self) -> list[Message]:
        """Return the rules in short paragraphs."""
        return [Message(f"garden-rules-{part}") for part in RULES]

    def draw(self, state: State, style: Style) -> list[Line]:
        """Return the position as lines of styled text."""
        return view.draw(_garden(state).to_data(), style)


def _garden(state: State) -> Garden:
    assert isinstance(state, Garden)
    return state


def hexagon(name: str) -> Message:
    """Return a hexagon in words, with its name."""
    colour = COLOURS[LETTERS.index(name[0])].replace(" ", "-")
    pattern = PATTERNS[int(name[1]) - 1]
    return Message("garden-hexagon", {"colour": colour, "pattern": pattern, "name": name})


def _wheel_item(what: str, which: str | int) -> Message:
    if what == "colour":
        return Message("garden-colour", {"colour": str(which).replace(" ", "-")})
    return Message("garden-pattern", {"pattern": PATTERNS[int(which) - 1]})


def _pass_cost(after: Garden, seat: int) -> list[Message]:
    """Return the cost of an unfinished pass so far."""
    data, pending = after.to_data(), after.to_data()["pending"]
    if data["phase"] != "discarding" or data["turn"] != seat or pending is None:
        return []
    first = data["marker"] == seat and sum(board["passed"] for board in data["boards"]) == 1
    price = min(pending["points"] + first, data["boards"][seat]["score"])
    return [Message("garden-price", {"points": price})]


def _piece(piece: str) -> Message:
    """Return a piece of a payment in words."""
    if piece == "joker":
        return Message("garden-hint-pay-joker")
    part = "expansion" if piece.startswith("x") else "tile"
    return Message(f"garden-hint-pay-{part}", {"hexagon": hexagon(piece.removeprefix("x"))})


def _takable(state: Garden, move: GardenAction) -> list[Message]:
    """Return the different hexagons that an action takes."""
    sign = str(move)[-1]
    shown: set[str] = set()
    for place in state.to_data()["display"]:
        shown |= {name for name in place["tiles"] if sign in name}
        if place["expansion"] and sign in place["expansion"]:
            shown.add(place["expansion"])
    return [hexagon(name) for name in sorted(shown, key=HEXAGON_NAMES.index)]


def _sentence(event: Event, names: Sequence[str], heap: list[Message] | None = None) -> Message:
    values: dict[str, MessageValue] = {
        name: value for name, value in event.values.items() if isinstance(value, str | int)
    }
    if "seat" in values:
        values["name"] = names[event.number("seat")]
    if "hexagon" in values:
        values["hexagon"] = hexagon(str(values["hexagon"]))
    if heap is not None:
        values["list"] = heap
    if event.kind == "group":
        by = str(values["by"])
        values["kind"] = Message(f"garden-{by}", {by: str(values["kind"]).replace(" ", "-")})
    return Message(f"garden-event-{event.kind}", values)


def _describe_display(data: GardenData) -> list[Message]:
    sentences = []
    for place in data["display"]:
        values: dict[str, MessageValue] = {"place": place["place"]}
        if place["expansion"]:
            values["hexagon"] = hexagon(place["expansion"])
            sentences.append(Message("garden-describe-expansion", values))
        elif place["tiles"]:
            values["list"] = [hexagon(name) for name in place["tiles"]]
            part = "top" if place["top"] else "aside"
            sentences.append(Message(f"garden-describe-{part}", values))
    heaps = {"stack": data["stack"], "supply": data["supply"]}
    sentences.append(Message("garden-describe-stack", heaps))
    tiles = {"bag": sum(data["bag"]), "tower": sum(data["tower"])}
    return [*sentences, Message("garden-describe-heaps", tiles)]


def _describe_board(
    data: GardenData, board: BoardData, name: str, has_marker: bool
) -> list[Message]:
    values: dict[str, MessageValue] = {"name": name, "score": board["score"]}
    sentences = [Message("garden-describe-seat", {**values, "jokers": board["jokers"]})]
    if has_marker:
        sentences.append(Message("garden-describe-has-marker", {"name": name}))
    if board["passed"]:
        sentences.append(Message("garden-describe-passed", {"name": name}))
    stored = [
        hexagon(text)
        for text, count in zip(HEXAGON_NAMES, board["tiles"], strict=True)
        for _ in range(count)
    ]
    if stored:
        sentences.append(Message("garden-describe-storage", {"list": stored}))
    if board["expansions"]:
        list_ = [hexagon(text) for text in board["expansions"]]
        sentences.append(Message("garden-describe-expansions", {"list": list_}))
    return sentences + _describe_garden(data, board)


def _describe_garden(data: GardenData, board: BoardData) -> list[Message]:
    sentences = []
    for area, lying in enumerate(board["areas"], 1):
        if lying is not None:
            form = "down" if lying == "down" else "up"
            sentences.append(Message("garden-describe-area", {"area": area, "form": form}))
    cells = [
        Message("garden-describe-cell", {"cell": cell, "hexagon": hexagon(name)})
        for cell, name in board["cells"].items()
    ]
    if cells:
        sentences.append(Message("garden-describe-cells", {"list": cells}))
    for decoration, missing in surroundings(board):
        if 0 < len(missing) <= NEAR:
            lacking = [Message("garden-cell", {"cell": cell}) for cell in missing]
            values: dict[str, MessageValue] = {
                "decoration": decoration.kind,
                "count": decoration.jokers,
                "list": lacking,
            }
            sentences.append(Message("garden-describe-near", values))
    for group in groups_of(board, data["side"], least=3):
        kind = Message(f"garden-{group.by}", {group.by: group.kind.replace(" ", "-")})
        size, points = len(group.cells), group.points
        sentences.append(
            Message("garden-describe-group", {"kind": kind, "count": size, "points": points})
        )
    return sentences
