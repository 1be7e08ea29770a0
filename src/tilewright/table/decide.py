"""The one function of the core: what a command does to a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tilewright.core.errors import Refusal, TilewrightError
from tilewright.table import commands, play, seating
from tilewright.table.change import Change, Moment
from tilewright.table.errors import to_refusal
from tilewright.table.identity import Identity
from tilewright.table.snapshot import Snapshot
from tilewright.table.transition import Transition


def decide(
    table: Snapshot,
    command: commands.Command | commands.DriverCommand,
    identity: Identity,
    moment: Moment,
) -> Change | Refusal:
    """Return what a command changes, or why it is refused; nothing that is passed in changes."""
    try:
        return _HANDLERS[type(command)](table, command, identity, moment).finish(moment)
    except TilewrightError as error:
        return to_refusal(error)


_HANDLERS: Final[dict[type, Callable[[Snapshot, Any, Identity, Moment], Transition]]] = {
    commands.Act: play.act,
    commands.BotAct: play.bot_act,
    commands.Undo: play.undo,
    commands.TakeBack: play.take_back,
    commands.Consent: play.consent,
    commands.Resign: play.resign,
    commands.TimeOut: play.time_out,
    commands.CountHint: play.count_hint,
    commands.Sit: seating.sit,
    commands.Leave: seating.leave,
    commands.Start: seating.start,
    commands.Begin: seating.begin,
    commands.HandOver: seating.hand_over,
    commands.Return: seating.come_back,
    commands.AgreeChat: seating.agree_chat,
    commands.Rematch: seating.rematch,
}
