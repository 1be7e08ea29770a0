"""Editing positions: what lies where, the changes a person makes, and what is wrong afterwards.

An editor works on the plain data of one game and knows nothing of states. Places and what lies
there have the keys that clients use, such as `wall:2/5@0`. Every change works on a copy. Pieces
follow one policy: what is placed comes from the bag or, if that has none, from the used tiles;
what is removed goes to the bag. The totals therefore always fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from tilewright.core.errors import BadPosition, TilewrightError, Value, Values
from tilewright.core.message import Message, MessageValue

if TYPE_CHECKING:
    from tilewright.core.game import Game

Data = Any  # the plain data of a game: a typed dict

UNFINISHED: Final = "pending-turn"
KINDS: Final = ("put", "remove", "move", "clear", "set", "restore")


class BadEdit(TilewrightError, ValueError):
    """A change that cannot be made: there is no such piece left, or it does not fit there."""


class Item(NamedTuple):
    """Pieces of one kind at a place, with a key of their own."""

    key: str
    piece: str
    count: int  # type: ignore[assignment]  # hides the method of tuples, which nobody needs


class Place(NamedTuple):
    """Where pieces can lie: of a seat, or of the table."""

    key: str
    seat: int | None
    items: tuple[Item, ...]


class Field(NamedTuple):
    """Something about a position that is no piece, such as the round."""

    name: str
    value: Value
    choices: tuple[str, ...] = ()  # a number without them
    low: int = 0
    high: int = 0
    seat: int | None = None


class Change(NamedTuple):
    """One change: what is done, with which piece, where.

    put, remove, move, clear: a piece at a key, or from a key `to` another; `set` gives a field a
    value; `restore` gives parts of the data, by path, the values they had.
    """

    kind: str
    at: str = ""
    piece: str = ""
    to: str = ""
    name: str = ""
    value: Value = ""
    seat: int | None = None
    parts: Mapping[str, Any] | None = None


class Fault(NamedTuple):
    """Why a position cannot arise, the places concerned, and changes that would help."""

    code: str
    reason: str
    words: Mapping[str, MessageValue]
    sentence: str
    keys: tuple[str, ...] = ()
    remedy: tuple[Change, ...] = ()


class Editor(Protocol):
    """What a game brings so that its positions can be edited; data passed to it may change."""

    def read(self, value: object) -> Data:
        """Parse plain data, also of an impossible position; raise if it is unreadable."""
        ...

    def parse(self, text: str) -> Data:
        """Parse the text form of a position, also of an impossible one."""
        ...

    def write(self, data: Data) -> str:
        """Return the text form of a position."""
        ...

    def pieces(self) -> list[list[str]]:
        """Return the pieces that can be placed, in groups."""
        ...

    def name(self, piece: str) -> Message:
        """Return the name of a piece."""
        ...

    def places(self, data: Data) -> list[Place]:
        """Return all places with what lies there."""
        ...

    def fields(self, data: Data) -> list[Field]:
        """Return what can be set besides the pieces."""
        ...

    def put(self, data: Data, piece: str, at: str) -> None:
        """Put a piece from the bag on a place; what it replaces goes to the bag."""
        ...

    def remove(self, data: Data, at: str, piece: str) -> str:
        """Move a piece, by default the last, from a place to the bag; return which it was."""
        ...

    def set(self, data: Data, name: str, value: Value, seat: int | None) -> None:
        """Give a field a value, already checked."""
        ...

    def settle(self, data: Data) -> None:
        """Update what follows from the rest of a position."""
        ...

    def problems(self, data: Data) -> Iterator[BadPosition]:
        """Return everything that keeps a position from arising."""
        ...

    def concerns(self, data: Data, problem: BadPosition) -> Iterable[str]:
        """Return the keys of the places that a problem is about."""
        ...

    def remedy(self, data: Data, problem: BadPosition) -> Iterable[Change]:
        """Return changes that would solve a problem; none if that needs a person."""
        ...

    def words(self, problem: BadPosition) -> Mapping[str, MessageValue]:
        """Return what a sentence about a problem can mention."""
        ...


class Edited(NamedTuple):
    """A changed position, and the change that leads back."""

    data: Data
    undo: Change


def edit(editor: Editor, data: Data, change: Change) -> Edited:
    """Return a position after a change; raise `BadEdit` if it cannot be made."""
    before = editor.read(data)
    after = deepcopy(before)
    if change.kind not in KINDS:
        raise BadEdit("edit.unknown", f'there is no change "{change.kind}"')
    if change.kind == "restore":
        after = editor.read(_restored(after, change.parts or {}))
    else:
        _CHANGES[change.kind](editor, after, change)
        editor.settle(after)
        after = editor.read(after)
    return Edited(after, Change("restore", parts=_differences(after, before)))


def _put(editor: Editor, data: Data, change: Change) -> None:
    _check_piece(editor, change.piece)
    editor.put(data, change.piece, change.at)


def _remove(editor: Editor, data: Data, change: Change) -> None:
    editor.remove(data, change.at, change.piece)


def _move(editor: Editor, data: Data, change: Change) -> None:
    if change.at == change.to:
        _place_of(editor, data, change.at)
    else:
        editor.put(data, editor.remove(data, change.at, change.piece), change.to)


def _clear(editor: Editor, data: Data, change: Change) -> None:
    """Remove everything from a place."""
    for item in reversed(_place_of(editor, data, change.at).items):
        for _ in range(item.count):
            editor.remove(data, item.key, item.piece)


def _place_of(editor: Editor, data: Data, key: str) -> Place:
    for place in editor.places(data):
        if key == place.key or any(key == item.key for item in place.items):
            return place
    raise no_place(key)


def _set(editor: Editor, data: Data, change: Change) -> None:
    for field in editor.fields(data):
        if (field.name, field.seat) == (change.name, change.seat):
            break
    else:
        raise BadEdit("edit.field", f'there is nothing called "{change.name}" to set')
    value = change.value
    if field.choices:
        right = value in field.choices
    else:
        right = isinstance(value, int) and field.low <= value <= field.high
    if not right:
        allowed = ", ".join(field.choices) or f"{field.low} to {field.high}"
        values: Values = {"name": field.name, "allowed": allowed}
        raise BadEdit("edit.value", f"{field.name} can be {allowed}, not {value!r}", values)
    editor.set(data, field.name, value, field.seat)


_CHANGES: Final[dict[str, Callable[[Editor, Data, Change], None]]] = {
    "put": _put,
    "remove": _remove,
    "move": _move,
    "clear": _clear,
    "set": _set,
}


def _check_piece(editor: Editor, piece: str) -> None:
    if not any(piece in group for group in editor.pieces()):
        raise BadEdit("edit.piece", f'there is no piece "{piece}"')


def _differences(now: Data, then: Data) -> dict[str, Any]:
    """Return the parts of the data that have changed, with the values they had."""
    parts = {name: then[name] for name in then if name != "boards" and now[name] != then[name]}
    for seat, board in enumerate(then["boards"]):
        if now["boards"][seat] != board:
            parts[f"boards/{seat}"] = board
    return parts


def _restored(data: Data, parts: Mapping[str, Any]) -> Data:
    for path, value in parts.items():
        name, _, seat = path.partition("/")
        if seat.isdecimal() and int(seat) < len(data["boards"]):
            data["boards"][int(seat)] = value
        else:
            data[name] = value
    return data


def faults(game: Game, data: Data) -> list[Fault]:
    """Return everything that keeps a position from arising; none if it can be played."""
    editor = game.editor
    assert editor is not None
    found = [_fault(editor, data, problem) for problem in editor.problems(data)]
    if not found:
        try:
            game.from_data(data)
        except BadPosition as problem:  # only the rules know: how an unfinished turn began
            problem.reason = problem.reason or UNFINISHED
            found.append(_fault(editor, data, problem))
    return found


def _fault(editor: Editor, data: Data, problem: BadPosition) -> Fault:
    keys = tuple(editor.concerns(data, problem))
    remedy = tuple(editor.remedy(data, problem))
    code, sentence = problem.code, str(problem)
    return Fault(code, problem.reason, editor.words(problem), sentence, keys, remedy)


def split_key(key: str) -> tuple[str, tuple[str, ...], int | None]:
    """Return the kind, the parts and the seat of a key such as `wall:2/5@0`."""
    name, _, seat = key.partition("@")
    kind, _, rest = name.partition(":")
    if seat and not (seat.isascii() and seat.isdecimal() and len(seat) == 1):
        raise no_place(key)
    return kind, tuple(rest.split("/")) if rest else (), int(seat) if seat else None


def no_place(key: str) -> BadEdit:
    """Return the error for a place that does not exist, or cannot hold a piece."""
    return BadEdit("edit.place", f'nothing can lie at "{key}"')


def no_fit(piece: str, key: str) -> BadEdit:
    """Return the error for a piece that can never lie at a place."""
    return BadEdit("edit.fit", f"{piece} cannot lie at {key}", {"piece": piece})


def is_full(most: int) -> BadEdit:
    """Return the error for a place that holds as much as it can."""
    return BadEdit("edit.full", f"it holds {most} already", {"most": most})


def is_empty(key: str) -> BadEdit:
    """Return the error for a place without the piece that is to be removed."""
    return BadEdit("edit.empty", f"there is nothing to remove at {key}")


def none_left(piece: str) -> BadEdit:
    """Return the error for a piece of which bag and used tiles hold none."""
    problem = f"no {piece} is left: all of them are in use"
    return BadEdit("edit.none-left", problem, {"piece": piece})
