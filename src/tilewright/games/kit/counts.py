"""Tile counts, actors and owners in plain data."""

from __future__ import annotations

from tilewright.core.const import NATURE, NOBODY
from tilewright.core.plain_data import DataField


def read_counts(field: DataField, colours: int, copies: int, most: int | None = None) -> list[int]:
    """Read how many tiles of each colour a heap holds, at most `most` each."""
    counts = [item.number(0, copies) for item in field.items(colours, colours)]
    if most is not None and sum(counts) > most:
        raise field.refuse(f"{sum(counts)} tiles lie where {most} fit", "position.display")
    return counts


def actor_word(actor: int) -> int | str | None:
    """Return an actor as plain data: a seat, "nature", or None when the game is over."""
    return {NATURE: "nature", NOBODY: None}.get(actor, actor)


def read_actor(field: DataField, seats: int) -> int | str | None:
    """Read the actor: a seat, "nature", or None when the game is over."""
    if field.value is None or field.value == "nature":
        return field.value
    if isinstance(field.value, str):
        raise field.expected('a seat, "nature" or null')
    return field.number(0, seats - 1)


def read_owner(field: DataField, seats: int) -> int | str:
    """Read where the start marker or token lies: "centre", or the seat that has it."""
    if isinstance(field.value, str):
        field.choice(("centre",))
        return "centre"
    return field.number(0, seats - 1)
