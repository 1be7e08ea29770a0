"""The position editor: a position after a change, as it is drawn, with everything wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from tilewright.core.const import NATURE
from tilewright.core.editing import Change, Data, Editor, Fault, Place, edit, faults
from tilewright.core.game import Game, check_setup
from tilewright.core.message import Message
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.core.state import State
from tilewright.server.problems import Problem
from tilewright.table.sentences import to_sentence

MOST_SEATS: Final = 4


class EditChange(Struct):
    """A change to a position."""

    kind: str
    at: str = ""
    piece: str = ""
    to: str = ""
    name: str = ""
    value: str | int = ""
    seat: int | None = None
    parts: dict[str, Any] | None = None

    def to_change(self) -> Change:
        """Return the change as editors know it."""
        return Change(
            self.kind,
            self.at,
            self.piece,
            self.to,
            self.name,
            self.value,
            self.seat,
            self.parts,
        )


class EditRequest(Struct):
    """Where to start, and what to change: one of data, text and start, else an empty table."""

    game: str
    side: str | None = None
    seats: int | None = None
    start: str | None = None  # "empty", or "deal" for the start of a match
    data: dict[str, Any] | None = None
    text: str | None = None
    change: EditChange | None = None


def edit_position(request: EditRequest, chance: Callable[[], Rng]) -> dict[str, Any]:
    """Return a position after a change, with its places, its fields and its problems."""
    game = find_game(request.game)
    editor = game.editor
    if editor is None:
        return _text_only(game, request, chance)
    data = _source(game, editor, request, chance)
    if request.change is not None:
        data = edit(editor, data, request.change.to_change()).data
    found = faults(game, data)
    state = None if found else game.from_data(data)
    return {
        **_basics(game, data, state),
        "text": editor.write(data),
        "faults": [_fault(game, each) for each in found],
        "places": [_place(each) for each in editor.places(data)],
        "fields": [field._asdict() for field in editor.fields(data)],
        "pieces": [
            [{"piece": piece, "name": to_sentence(editor.name(piece))} for piece in group]
            for group in editor.pieces()
        ],
    }


def _source(game: Game, editor: Editor, request: EditRequest, chance: Callable[[], Rng]) -> Data:
    """Return the position that is edited."""
    if request.data is not None:
        return editor.read(request.data)
    if request.text is not None:
        return editor.parse(request.text)
    return editor.read(_start(game, request, chance).to_data())


def _start(game: Game, request: EditRequest, chance: Callable[[], Rng]) -> State:
    """Return the start of a match, with its first deals if they are wanted."""
    seats = game.seat_counts[0] if request.seats is None else request.seats
    side = game.sides[0] if request.side is None else request.side
    check_setup(game, seats, side, 0)
    state = game.new(seats, side)
    if request.start == "deal":
        rng = chance()
        while state.actor == NATURE:
            state.apply_deal(state.deal(rng))
    return state


def _text_only(game: Game, request: EditRequest, chance: Callable[[], Rng]) -> dict[str, Any]:
    """Return a position of a game without an editor: it can be read and written."""
    if request.change is not None:
        raise Problem("edit.unknown", f"positions of {game.title} can only be edited as text")
    if request.data is not None:
        state = game.from_data(request.data)
    elif request.text is not None:
        state = game.from_text(request.text)
    else:
        state = _start(game, request, chance)
    nothing: dict[str, list[object]] = {"faults": [], "places": [], "fields": [], "pieces": []}
    return {**_basics(game, state.to_data(), state), "text": state.to_text(), **nothing}


def _basics(game: Game, data: Data, state: State | None) -> dict[str, Any]:
    actor = data.get("actor")
    return {
        "game": game.id,
        "side": data["side"],
        "seats": data["seats"],
        "view": data,
        "actor": actor if isinstance(actor, int) else None,
        "scores": [int(board["score"]) for board in data["boards"]]
        if state is None
        else state.scores(),
        "last_round": state is not None and state.is_last_round(),
        "over": state is not None and state.is_over,
        "editable": game.editor is not None,
    }


def _place(place: Place) -> dict[str, Any]:
    items = [item._asdict() for item in place.items]
    return {"key": place.key, "seat": place.seat, "items": items}


def _fault(game: Game, fault: Fault) -> dict[str, Any]:
    """Return a problem with words for it: those of the catalogue, or the sentence of the rules."""
    message = Message("editor-fault-other", {"sentence": fault.sentence})
    if fault.reason:
        message = Message(f"editor-{game.id}-{fault.reason}", fault.words)
    return {
        "code": fault.code,
        "sentence": to_sentence(message),
        "keys": list(fault.keys),
        "remedy": [_change(each) for each in fault.remedy],
    }


def _change(change: Change) -> dict[str, Any]:
    return {name: value for name, value in change._asdict().items() if value not in ("", None)}
