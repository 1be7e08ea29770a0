"""Where the points of a match came from, as clients are told."""

from __future__ import annotations

from typing import Any

import msgspec

from tilewright.arena.statistics import Peak, statistics
from tilewright.core.record import Record
from tilewright.server.live.sentences import narrate


def figures(record: Record) -> dict[str, Any]:
    """Return where the points of a match came from, seat by seat."""
    found = statistics(record)
    return {
        "scores": found.scores,
        "sources": found.sources,
        "actions": found.actions,
        "counts": found.counts,
        "peaks": [_peak(record, peak) for peak in found.peaks],
    }


def _peak(record: Record, peak: Peak) -> dict[str, Any]:
    log = narrate(record.game, peak.events, record.names, record.side)[-1:]
    return {
        "seat": peak.seat,
        "source": peak.source,
        "points": peak.points,
        "ply": peak.ply,
        "event": dict(peak.events[-1].to_data()),
        "log": msgspec.to_builtins(log),
    }
