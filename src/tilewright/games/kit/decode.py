"""Decode seats in an observation: the observing seat is seat 0."""

from __future__ import annotations

from tilewright.core.observation import Sheet


def actor(sheet: Sheet, chance: bool) -> int | str | None:
    """Decode the actor: a seat, "nature", or None when the game is over."""
    return "nature" if chance else sheet.which("actor")


def owner(sheet: Sheet, name: str, table: str) -> int | str:
    """Decode an owner; the first number means that the thing lies on the table."""
    found = sheet.choice(name)
    return found - 1 if found else table
