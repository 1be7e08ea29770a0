"""Analyses of records and positions, as plain data with sentences for clients to word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any, Final, cast

import msgspec

from tilewright.arena.analysis import RecordAnalysis, analyse_moments
from tilewright.arena.analyst import Analyst
from tilewright.bots import Limits
from tilewright.core.message import Message
from tilewright.core.record import Record
from tilewright.core.rng import Rng
from tilewright.core.state import State
from tilewright.server.thinking.live import drawn, explained
from tilewright.study import Grade, GradedMove, graded_moves
from tilewright.table.sentences import to_sentence

Data = dict[str, Any]

DRAWN: Final = 8  # candidates with everything that a client draws


def analyse_ply(record: Record, ply: int, bot: str, limits: Limits, seed: int) -> Data:
    """Return the actions of a position, the best first, each with a hint in words."""
    state = record.state(ply)
    following = record.plies[ply] if ply < len(record.plies) else None
    played = None if isinstance(following, tuple) else following
    analyst = Analyst(record.game, bot, limits)
    found = analyst.look(state, Rng(seed), played)
    data = cast("Data", found.to_data())
    _add_hints(state, [*data["candidates"], data["played"]])
    for candidate, told in zip(found.candidates[:DRAWN], data["candidates"], strict=False):
        told |= drawn(state, candidate, record.names)
    return {"ply": ply, **data, "explanation": explained(found, record.names)}


def analyse_match(
    record: Record, bot: str, limits: Limits, seed: int, progress: Callable[[int], None]
) -> Data:
    """Return the chances over a match, its turning points, and how well each seat decided."""
    moments = []
    with closing(analyse_moments(record, limits, seed, bot=bot)) as found:
        for moment in found:
            moments.append(moment)
            progress(len(moments))
    whole = RecordAnalysis(record, tuple(moments))
    data = cast("Data", whole.to_data())
    for moment, told in zip(moments, data["moments"], strict=True):
        _add_hints(moment.state, [told["best"], told["played"]])
    for point, told in zip(whole.turning_points(), data["turning_points"], strict=True):
        told["told"] = _sentence(point.tell(record.names))
    data["moves"] = [_move(move, record.names) for move in graded_moves(moments)]
    for account, told in zip(whole.accounts(), data["accounts"], strict=True):
        told["told"] = _sentence(account.tell(record.names))
    return data


def _move(move: GradedMove, names: Sequence[str]) -> Data:
    """Return a graded move; one that lost something with the reasons."""
    is_good = move.grade in (Grade.BEST, Grade.GOOD)
    reasons = None if is_good else explained(move.moment.analysis, names)
    return cast("Data", move.to_data()) | {"explanation": reasons}


def _add_hints(state: State, candidates: list[Data | None]) -> None:
    """Add a hint in words to each candidate."""
    presentation, read = state.game.presentation, state.game.read_action
    for candidate in candidates:
        if candidate is not None:
            candidate["hint"] = _sentence(presentation.hint(state, read(candidate["action"])))


def _sentence(message: Message) -> Data:
    return cast("Data", msgspec.to_builtins(to_sentence(message)))
