"""What can be said at any table: ids, worded by each client in its own language."""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
    "hello",
    "good-luck",
    "have-fun",
    "nice-move",
    "oops",
    "thinking",
    "take-your-time",
    "your-turn",
    "back-soon",
    "back-again",
    "thanks",
    "sorry",
    "well-played",
    "again",
    "goodbye",
)
