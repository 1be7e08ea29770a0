"""The bots that a site lets people play with."""

from __future__ import annotations

from typing import Final

from tilewright.bots import bot_names
from tilewright.core.errors import UnknownName

LEVEL: Final = "tiler"  # where none is named


def find_bot(name: str | None, default: str = LEVEL) -> str:
    """Return a bot by its plain name; limits of its own are not for strangers to set."""
    bot = name or default
    if bot not in bot_names():
        raise UnknownName("bot", bot, bot_names())
    return bot
