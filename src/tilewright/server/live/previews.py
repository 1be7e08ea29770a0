"""The options in a position: legal actions, and previews of their effects."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import Raw

from tilewright.core.state import State
from tilewright.server.protocol import encode
from tilewright.table.previews import Foreseen, foresee, legal_action

BATCH: Final = 8  # previews made before other tasks get a chance to run


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


async def foresee_all(
    state: State, turns: Sequence[Sequence[int]], names: Sequence[str]
) -> list[Foreseen]:
    """Return previews of turns, without blocking other tasks."""
    found = []
    for number, turn in enumerate(turns):
        if number % BATCH == 0:
            await asyncio.sleep(0)
        found.append(foresee(state, turn, names))
    return found
