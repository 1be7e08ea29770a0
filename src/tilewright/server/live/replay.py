"""Replays: every ply of a match, and every position between them."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec

from tilewright.core.record import Record, Step
from tilewright.core.state import State
from tilewright.server.live.sentences import narrate
from tilewright.server.protocol import encode

Data = dict[str, Any]


def replay(match: Data, record: Record, packed: bool, since: int = 0) -> bytes:
    """Return a match from a ply on as JSON, compressed with gzip if wanted."""
    plies, positions = [], [] if since else [position_data(record.initial(), 0)]
    for step in record.walk():
        if step.number >= since:
            plies.append(ply_data(record, step))
        if step.number >= since - 1:
            positions.append(position_data(step.state, step.number + 1))
    data = {"match": match, "plies": plies, "positions": positions}
    return gzip.compress(encode(data), 5, mtime=0) if packed else encode(data)


def ply_data(record: Record, step: Step) -> Data:
    """Return a ply and what happened."""
    return {
        "ply": step.number,
        "actor": step.actor,
        "text": record.write_ply(step.ply),
        "events": [event.to_data() for event in step.events],
        "log": msgspec.to_builtins(narrate(record.game, step.events, record.names, record.side)),
    }


def position_data(state: State, ply: int) -> Data:
    """Return what there is to draw after so many plies."""
    actor = state.actor if state.actor >= 0 else None
    return {
        "ply": ply,
        "actor": actor,
        "view": state.to_data(),
        "scores": state.scores(),
        "last_round": state.is_last_round(),
    }
