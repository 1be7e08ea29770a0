"""The legal actions of a position, as they are sent."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Raw

from tilewright.core.state import State
from tilewright.server.protocol import encode
from tilewright.table.previews import legal_action


@cache
def _known(game_id: str) -> dict[int, bytes]:
    """Return the actions of a game that have been encoded before."""
    return {}


def legal_json(state: State) -> Any:
    """Return the legal actions with their parts, as JSON."""
    known = _known(state.game_id())
    return Raw(b"[" + b",".join([_fragment(known, a) for a in state.legal_actions()]) + b"]")


def _fragment(known: dict[int, bytes], action: Any) -> bytes:
    found = known.get(action)
    if found is None:
        found = known[int(action)] = encode(legal_action(action))
    return found
