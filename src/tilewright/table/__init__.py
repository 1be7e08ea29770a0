"""A match among people, as a pure core: a snapshot, a command, and what the command changes.

Nothing here waits, stores, sends or looks at a clock. A driver passes everything in and carries
out what `decide` returns: the server does so for matches that are played live.
"""

from tilewright.table.change import Change, Moment, Played
from tilewright.table.decide import decide
from tilewright.table.identity import NOBODY, Identity
from tilewright.table.snapshot import Seat, Setup, Snapshot

__all__ = [
    "NOBODY",
    "Change",
    "Identity",
    "Moment",
    "Played",
    "Seat",
    "Setup",
    "Snapshot",
    "decide",
]
