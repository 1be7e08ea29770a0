"""What the screens around a table are sent: everything at first, then every change."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any, Final

from tilewright.server import protocol
from tilewright.server.live.draft import Draft
from tilewright.server.live.show import legal_json, question, tell_ply
from tilewright.server.live.who import Who
from tilewright.server.protocol import encode, raw

if TYPE_CHECKING:
    from tilewright.server.live.table import Table

RECENT: Final = 40  # plies that a client may miss and still be told


def welcome(table: Table, who: Who, since: int | None) -> protocol.Welcome:
    """Return everything that somebody needs who comes, or comes back."""
    return protocol.Welcome(
        protocol.PROTOCOL,
        table.row.version,
        table.info(),
        _you(table, who),
        _position(table),
        _legal(table) if _is_to_act(table, who) else None,
        _missed(table, since),
        table.audience.presence(),
        _heard(table, who),
    )


def broadcast(table: Table, draft: Draft) -> None:
    """Show a change to everyone."""
    told = raw(draft.told)
    position = raw(_position(table))
    info = raw(table.info()) if draft.shows_table else None
    change = protocol.Change(table.row.version, draft.cause, told, position, None, info)
    plain = encode(change) if info is None else None  # the same for all who only look on
    for connection in table.audience:
        mine = _is_to_act(table, connection.who)
        if mine or plain is None:
            change.legal = _legal(table) if mine else None
            change.you = _you(table, connection.who) if draft.shows_table else None
            connection.send(encode(change))
        else:
            connection.send(plain)


def _heard(table: Table, who: Who) -> list[protocol.Said] | None:
    if not table.seats_of(who):
        return None
    return table.talk.heard() if table.talk is not None else []


def _missed(table: Table, since: int | None) -> list[protocol.Told] | None:
    """Return what happened after a version, or None if that cannot be told any more."""
    if since is None or not table.floor <= since <= table.row.version:
        return None
    first = bisect_right(table.versions, since)
    if len(table.plies) - first > RECENT:
        return None
    if first == len(table.plies):
        return []
    state = table.state_at(first)
    return [
        tell_ply(state, ply, number, table.versions[number], table.names)
        for number, ply in enumerate(table.plies[first:], first)
    ]


def _is_to_act(table: Table, who: Who) -> bool:
    if table.state is None or table.row.status != "playing" or table.state.actor < 0:
        return False
    return who.owns(table.seats[table.state.actor]) and table.bot_to_act() is None


def _legal(table: Table) -> Any:
    assert table.state is not None
    return legal_json(table.state)


def _you(table: Table, who: Who) -> protocol.You:
    is_host = table.row.host in who.ids
    seats = [seat.seat for seat in table.seats_of(who)]
    return protocol.You(seats, is_host, table.row.invite if seats or is_host else None)


def _position(table: Table) -> protocol.Position | None:
    state = table.state
    if state is None:
        return None
    playing = table.row.status == "playing"
    return protocol.Position(
        len(table.plies),
        state.actor if playing and state.actor >= 0 else None,
        state.steps,
        playing and state.steps > 0,
        state.to_data(),
        state.scores(),
        state.is_last_round(),
        question(state, table.names) if playing else None,
        _clocks(table),
    )


def _clocks(table: Table) -> protocol.Clocks | None:
    clock = table.clock
    if not clock.left:
        return None
    return protocol.Clocks(clock.left_now(table.site.monotonic_ms()), clock.running)
