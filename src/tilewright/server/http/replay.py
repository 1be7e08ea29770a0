"""Replays: every ply of a match, and every position between them."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec

from tilewright.core.record import Record, Step
from tilewright.core.state import State
from tilewright.server.http.models import MatchInfo
from tilewright.server.live.sentences import narrate
from tilewright.server.protocol import encode

Data = dict[str, Any]


def replay(match: MatchInfo, record: Record, packed: bool) -> bytes:
    """Return a whole match as JSON, compressed with gzip if wanted."""
    plies, positions = [], [position_data(record.initial(), 0)]
    for step in record.walk():
        plies.append(ply_data(record, step))
        positions.append(position_data(step.state, step.number + 1))
    data = {"match": match.model_dump(), "plies": plies, "positions": positions}
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
