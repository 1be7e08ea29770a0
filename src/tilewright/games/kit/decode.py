"""Seats in an observation that is read back: the one that sees is seat 0."""

from __future__ import annotations

from tilewright.core.observation import Sheet


def seat_or_chance(sheet: Sheet, chance: bool) -> int | str | None:
    """Return who is to act as plain data: a seat, "nature", or None when the game is over."""
    return "nature" if chance else sheet.which("actor")


def owner(sheet: Sheet, name: str, table: str) -> int | str:
    """Return who has a thing, of which the first number says that it lies on the table."""
    found = sheet.choice(name)
    return found - 1 if found else table
