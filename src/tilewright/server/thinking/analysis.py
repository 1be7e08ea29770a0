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
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.core.state import State
from tilewright.server.thinking.live import drawn
from tilewright.study import analyse, explain_best, graded_moves
from tilewright.study.compare import words
from tilewright.study.report import position_report, record_report
from tilewright.table.sentences import to_sentence

Data = dict[str, Any]

DRAWN: Final = 8  # candidates with everything that a client draws


def analyse_ply(record: Record, ply: int, bot: str, limits: Limits, seed: int) -> Data:
    """Return the actions of a position, the best first, each with a hint in words.

    The best one and the one played are explained.
    """
    state = record.state(ply)
    following = record.plies[ply] if ply < len(record.plies) else None
    played = None if isinstance(following, tuple) else following
    found = Analyst(record.game, bot, limits).look(state, Rng(seed), played)
    data = position_report(found, record.names, _sentence)
    _add_hints(state, [*data["candidates"], data["played"]])
    for candidate, told in zip(found.candidates[:DRAWN], data["candidates"], strict=False):
        told |= drawn(state, candidate, record.names)
    return {"ply": ply, **data}


def analyse_match(
    record: Record, bot: str, limits: Limits, seed: int, progress: Callable[[int], None]
) -> Data:
    """Return the chances over a match, its turning points, and how well each seat decided.

    Every move has a grade, and those that lost something are explained.
    """
    moments = []
    with closing(analyse_moments(record, limits, seed, bot=bot)) as found:
        for moment in found:
            moments.append(moment)
            progress(len(moments))
    whole = RecordAnalysis(record, tuple(moments))
    data = record_report(whole, _sentence)
    for moment, told in zip(moments, data["moments"], strict=True):
        _add_hints(moment.state, [told["best"], told["played"]])
    for point, told in zip(whole.turning_points(), data["turning_points"], strict=True):
        told["told"] = _sentence(point.tell(record.names))
    data["moves"] = [move.to_data() for move in graded_moves(moments)]
    for account, told in zip(whole.accounts(), data["accounts"], strict=True):
        told["told"] = _sentence(account.tell(record.names))
    return data


def advise(game: str, position: str, limits: Limits, names: Sequence[str]) -> Data:
    """Return the best turn of a position: its decisions, in words, and why."""
    found = analyse(find_game(game).from_text(position), limits)
    explanation = explain_best(found)
    assert explanation is not None
    turn = explanation.turn
    return {
        "turn": " ".join(map(turn.state.game.write_action, turn.actions)),
        "move": _sentence(words(turn)),
        "told": [_sentence(message) for message in explanation.tell(names)],
    }


def _add_hints(state: State, candidates: list[Data | None]) -> None:
    """Add a hint in words to each candidate."""
    presentation, read = state.game.presentation, state.game.read_action
    for candidate in candidates:
        if candidate is not None:
            candidate["hint"] = _sentence(presentation.hint(state, read(candidate["action"])))


def _sentence(message: Message) -> Data:
    return cast("Data", msgspec.to_builtins(to_sentence(message)))
