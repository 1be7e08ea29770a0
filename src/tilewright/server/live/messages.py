"""The messages that clients at a table get: everything at first, then each change."""

from __future__ import annotations

from typing import Any

import msgspec

from tilewright.server import protocol
from tilewright.server.live.previews import legal_json
from tilewright.server.live.sentences import tell_played
from tilewright.server.live.views import missed, position, table_info, you
from tilewright.server.protocol import raw
from tilewright.table import Change, Identity, Snapshot
from tilewright.table.rows import MatchRow


def welcome(
    row: MatchRow,
    snapshot: Snapshot,
    identity: Identity,
    since: int | None,
    now: int,
    presence: protocol.Presence,
) -> protocol.Welcome:
    """Return everything about a match, with the plies since a version that was seen; no chat."""
    return protocol.Welcome(
        protocol.PROTOCOL,
        snapshot.version,
        table_info(row, snapshot.seats, snapshot.proposal),
        you(snapshot, identity),
        position(snapshot, now),
        legal_for(snapshot, identity),
        missed(snapshot, since),
        presence,
        None,
    )


def change_message(row: MatchRow, snapshot: Snapshot, change: Change, now: int) -> protocol.Change:
    """Return a change as everyone is told; what only some may see is to be added."""
    version, names = snapshot.version, snapshot.names
    game, side = snapshot.setup.game, snapshot.setup.side
    told = raw([tell_played(game, each, version, names, side) for each in change.played])
    info = None
    if change.affects_table:
        info = raw(table_info(row, snapshot.seats, snapshot.proposal))
    return protocol.Change(version, change.cause, told, raw(position(snapshot, now)), None, info)


def legal_for(snapshot: Snapshot, identity: Identity) -> Any:  # noqa: ANN401
    """Return the legal actions as JSON for the user whose turn it is, else None."""
    state = snapshot.state
    if state is None or not snapshot.is_turn_of(identity):
        return None
    return legal_json(state)


def hinted(ask: protocol.Hint, found: dict[str, Any]) -> protocol.Hinted:
    """Return what a bot has found as the answer to a request."""
    return msgspec.convert({"id": ask.id, "ply": ask.ply, **found}, protocol.Hinted)
