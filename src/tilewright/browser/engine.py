"""What a worker calls: `start` and `handle` for tables, `think` for bots. Text in, text out."""

from __future__ import annotations

from collections.abc import Callable

from tilewright.browser.events import event_decoder, kept_decoder
from tilewright.browser.site import Site
from tilewright.core.registry import find_game, game_ids
from tilewright.server.protocol import encode
from tilewright.server.thinking.tasks import answer

_sites: list[Site] = []


def start(kept: str) -> None:
    """Start with the matches that are on the device."""
    _sites[:] = [Site(kept_decoder.decode(kept))]


def handle(event: str) -> str:
    """Return the outcome of an event."""
    return encode(_sites[0].handle(event_decoder.decode(event))).decode()


def warm() -> None:
    """Load all games: the first match then starts at once."""
    for game in game_ids():
        find_game(game).new(2)


def think(line: str, report: Callable[[float], None]) -> str:
    """Return the answer of a bot to one line."""
    return encode(answer(line, report)).decode()
