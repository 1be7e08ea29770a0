"""Parts of position editors: heaps by counts, and numbers in keys."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.core.editing import Item, is_empty, is_full, no_place, none_left
from tilewright.core.errors import Values
from tilewright.core.message import MessageValue


def draw(heaps: Sequence[list[int]], kind: int, name: str) -> None:
    """Take a tile from the first heap that has one."""
    for heap in heaps:
        if heap[kind]:
            heap[kind] -= 1
            return
    raise none_left(name)


def take_from(heap: list[int], names: Sequence[str], piece: str, key: str) -> str:
    """Take a tile from a heap, by default one of the last kind it holds; return its kind."""
    held = [name for name, count in zip(names, heap, strict=True) if count]
    if not held or (piece and piece not in held):
        raise is_empty(key)
    piece = piece or held[-1]
    heap[names.index(piece)] -= 1
    return piece


def add_to(heap: list[int], kind: int, most: int) -> None:
    """Add a tile to a heap that holds up to `most`."""
    if sum(heap) >= most:
        raise is_full(most)
    heap[kind] += 1


def heap_items(key: str, names: Sequence[str], heap: Sequence[int]) -> tuple[Item, ...]:
    """Return what lies in a heap; `key` has a gap for the name of the piece."""
    pairs = zip(names, heap, strict=True)
    return tuple(Item(key.format(name), name, count) for name, count in pairs if count)


def number_in(parts: Sequence[str], at: int, low: int, high: int, key: str) -> int:
    """Return a number of a key; raise if there is no such place."""
    text = parts[at] if at < len(parts) else ""
    if not (text.isascii() and text.isdecimal() and len(text) < 3) or not low <= int(text) <= high:
        raise no_place(key)
    return int(text)


def numbered(details: Values) -> dict[str, MessageValue]:
    """Return the details of a problem, with the player's number as people count."""
    seat = details.get("seat")
    return {**details, "number": seat + 1} if isinstance(seat, int) else {**details}


def seat_of(seat: int | None, seats: int, key: str) -> int:
    """Return the seat of a key; raise if there is no such seat."""
    if seat is None or seat >= seats:
        raise no_place(key)
    return seat
