"""What a screen needs of a state: the view, the legal actions, and what they would bring."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import Raw

from tilewright.core.events import Event
from tilewright.core.game import Game
from tilewright.core.record import Ply, apply_ply
from tilewright.core.state import State
from tilewright.server.live.turns import carry_out, write_turn
from tilewright.server.protocol import Foreseen, LegalAction, Sentence, Told, encode, to_sentence

AT_ONCE: Final = 8  # previews between two looks at what else there is to do


@cache
def _known(game_id: str) -> dict[int, bytes]:
    """Return the actions of a game that have been written out before."""
    return {}


def legal_json(state: State) -> Any:
    """Return the legal actions with their parts, as JSON."""
    known = _known(state.game_id())
    return Raw(b"[" + b",".join([_fragment(known, a) for a in state.legal_actions()]) + b"]")


def _fragment(known: dict[int, bytes], action: Any) -> bytes:
    found = known.get(action)
    if found is None:
        found = known[int(action)] = encode(LegalAction(int(action), str(action), action.parts()))
    return found


def question(state: State, names: Sequence[str]) -> Sentence | None:
    """Return what the seat to act is asked."""
    if state.actor < 0:
        return None
    return to_sentence(state.game.presentation.question(state, names))


def log_of(game: Game, events: Sequence[Event], names: Sequence[str]) -> list[Sentence]:
    """Return events in sentences."""
    return [to_sentence(message) for message in game.presentation.narrate(events, names)]


def tell_ply(state: State, ply: Ply, number: int, version: int, names: Sequence[str]) -> Told:
    """Carry out a ply, and return what happened by it."""
    actor, game = state.actor, state.game
    events: list[Event] = []
    apply_ply(state, ply, events)
    text = game.write_deal(ply) if isinstance(ply, tuple) else game.write_action(ply)
    told = [dict[str, Any](event.to_data()) for event in events]
    return Told(version, number, actor, text, told, log_of(game, events, names))


def describe(state: State, names: Sequence[str]) -> list[Sentence]:
    """Return a position in sentences."""
    return [to_sentence(message) for message in state.game.presentation.describe(state, names)]


def foresee(state: State, turn: Sequence[int], names: Sequence[str]) -> Foreseen:
    """Return what legal decisions of one turn would bring to the seat to act."""
    presentation, seat = state.game.presentation, state.actor
    twin = state.copy()
    events: list[Event] = []
    carry_out(twin, turn, events)
    scores = twin.scores()
    return Foreseen(
        int(turn[0]),
        write_turn(state.game, turn),
        scores[seat] - state.scores()[seat],
        scores,
        to_sentence(presentation.hint(state, turn[0])),
        [to_sentence(message) for message in presentation.preview(state, turn, names)],
        [event.to_data() for event in events],
        [event.to_data() for event in twin.forecast(seat)],
    )


async def foresee_all(
    state: State, turns: Sequence[Sequence[int]], names: Sequence[str]
) -> list[Foreseen]:
    """Return what turns would bring, without keeping others waiting."""
    found = []
    for number, turn in enumerate(turns):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
        found.append(foresee(state, turn, names))
    return found
