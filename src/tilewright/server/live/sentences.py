"""Positions and plies in sentences, which clients word in their own language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tilewright.core.events import Event
from tilewright.core.game import Game
from tilewright.core.record import Ply, apply_ply
from tilewright.core.state import State
from tilewright.server.protocol import Told
from tilewright.table import Played
from tilewright.table.sentences import Sentence, to_sentence


def question(state: State, names: Sequence[str]) -> Sentence | None:
    """Return what the seat whose turn it is has to decide."""
    return None if state.actor < 0 else to_sentence(state.game.presentation.question(state, names))


def narrate(game: Game, events: Sequence[Event], names: Sequence[str], side: str) -> list[Sentence]:
    """Return events in sentences."""
    return [to_sentence(message) for message in game.presentation.narrate(events, names, side)]


def describe(state: State, names: Sequence[str]) -> list[Sentence]:
    """Return a position in sentences."""
    return [to_sentence(message) for message in state.game.presentation.describe(state, names)]


def tell_played(game: Game, played: Played, version: int, names: Sequence[str], side: str) -> Told:
    """Return a ply that was just played, as clients are told."""
    events = [dict[str, Any](event.to_data()) for event in played.events]
    log = narrate(game, played.events, names, side)
    told = Told(version, played.number, played.actor, played.text, events, log)
    if played.after is not None:
        told.view, told.scores = played.after.to_data(), played.after.scores()
    return told


def replay_ply(state: State, ply: Ply, number: int, version: int, names: Sequence[str]) -> Told:
    """Play an earlier ply again on a state, and return it as clients were told."""
    actor, game = state.actor, state.game
    events: list[Event] = []
    apply_ply(state, ply, events)
    text = game.write_deal(ply) if isinstance(ply, tuple) else game.write_action(ply)
    played = Played(number, actor, ply, text, tuple(events))
    return tell_played(game, played, version, names, state.side)
