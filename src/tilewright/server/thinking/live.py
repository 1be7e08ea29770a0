"""Live analysis of a position: one growing step after another, each a search of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from tilewright.arena.analyst import PositionAnalysis, candidate_data
from tilewright.bots import Candidate, Limits, Thinker, find_evaluation, make_thinker
from tilewright.bots.prediction import Prediction, predict
from tilewright.bots.stop import Stop
from tilewright.core.events import Event
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.core.state import State
from tilewright.learn.board import names_for, read_position, turn_data
from tilewright.study import Explanation, explain_best, explain_played, grade_loss
from tilewright.table.previews import foresee
from tilewright.table.sentences import to_sentence
from tilewright.table.turns import is_complete, play_turn, read_turn, write_turn

Data = dict[str, Any]

BOT: Final = "strong"
SEED: Final = 0  # the same step gives the same result
DRAWN: Final = 3  # candidates with everything that the client draws
TOLD: Final = 8  # candidates with their words
LONGEST_LINE: Final = 6  # turns of a continuation that are told


@cache
def _analyst(game: str) -> Thinker:
    """Return the bot that analyses a game; it keeps what it found for the next step."""
    return make_thinker(BOT, find_game(game))


def look(
    position: str,
    nodes: int,
    seconds: float | None = None,
    played: str | None = None,
    names: Sequence[str] = (),
    stop: Stop | None = None,
) -> Data:
    """Return the best turns of a position, with points and chances of every seat.

    `played` is a turn that is weighed as well. Another thread may set `stop`: the answer is then
    what was found so far.
    """
    state = read_position(position)
    names = names_for(names, state.seats)
    if state.actor < 0:
        evaluation = find_evaluation(state.game, "tuned", state.seats, state.side)
        return _outlook(state, predict(evaluation, state))
    turn = read_turn(state.game, played) if played else []
    if turn:
        play_turn(state.copy(), turn, [])  # an illegal one is refused
    limits = Limits(seconds=seconds, nodes=nodes)
    found = _search(state, turn[0] if turn else None, limits, stop or Stop())
    return _data(found, turn, names)


def _outlook(state: State, outlook: Prediction) -> Data:
    return {
        "position": state.to_text(),
        "actor": None,
        "points": [round(each, 4) for each in outlook.points],
        "chances": [round(each, 4) for each in outlook.shares],
        "candidates": [],
        "played": None,
        "loss": None,
        "grade": None,
        "explanation": None,
        "nodes": 0,
        "depth": 0,
    }


def _search(state: State, played: int | None, limits: Limits, stop: Stop) -> PositionAnalysis:
    bot = _analyst(state.game_id())
    thought = bot.think(state, Rng(SEED), limits, stop=stop, every=True)
    found = thought.candidates
    chosen = next((each for each in found if each.action == played), None)
    outlook = Prediction(found[0].points, found[0].shares)
    return PositionAnalysis(state, outlook, found, chosen, thought.nodes, thought.depth)


def _data(found: PositionAnalysis, turn: Sequence[int], names: Sequence[str]) -> Data:
    """Return an analysis as the client shows it."""
    state, loss = found.state, found.loss
    shown = [_candidate(state, each, names, i) for i, each in enumerate(found.candidates[:TOLD])]
    return _outlook(state, found.outlook) | {
        "actor": state.actor,
        "candidates": shown,
        "played": _candidate(state, found.played, names, 0, turn) if found.played else None,
        "loss": None if loss is None else {"chance": loss.chance, "points": loss.points},
        "grade": None if loss is None else grade_loss(loss.points, loss.chance).value,
        "explanation": {
            "best": _told(explain_best(found), names),
            "played": _told(explain_played(found), names),
        },
        "nodes": found.nodes,
        "depth": found.depth,
    }


def _told(explanation: Explanation | None, names: Sequence[str]) -> Data | None:
    """Return an explanation in sentences."""
    if explanation is None:
        return None
    told = [msgspec.to_builtins(to_sentence(each)) for each in explanation.tell(names)]
    return {"told": told}


def _candidate(
    state: State,
    candidate: Candidate,
    names: Sequence[str],
    rank: int,
    turn: Sequence[int] = (),
) -> Data:
    """Return a candidate with its whole turn: what it is, does and leads to."""
    hint = to_sentence(state.game.presentation.hint(state, candidate.action))
    data = candidate_data(state.game, candidate) | drawn(state, candidate, names, turn)
    data["hint"] = msgspec.to_builtins(hint)
    data["line"] = _line(state, candidate.line, names) if rank < DRAWN else []
    return data


def drawn(
    state: State, candidate: Candidate, names: Sequence[str], turn: Sequence[int] = ()
) -> Data:
    """Return the whole turn of a candidate with what it does, for a client to draw."""
    turn = turn or _turn_of(state, candidate.line)
    shown = foresee(state, turn, names)
    return {"turn": write_turn(state.game, turn), "shown": msgspec.to_builtins(shown)}


def _turn_of(state: State, line: Sequence[int]) -> list[int]:
    """Return the decisions of a line that belong to its first turn."""
    after, turn = state.copy(), list[int]()
    for action in line:
        after.apply(action)
        turn.append(action)
        if is_complete(after, state.actor):
            break
    return turn


def _line(state: State, line: Sequence[int], names: Sequence[str]) -> list[Data]:
    """Return a line as turns, as far as it is told."""
    after, found = state.copy(), list[Data]()
    rest = list(line)
    while rest and after.actor >= 0 and len(found) < LONGEST_LINE:
        actor, events = after.actor, list[Event]()
        turn = _turn_of(after, rest)
        del rest[: len(turn)]
        play_turn(after, turn, events)
        text = write_turn(after.game, turn)
        found.append(msgspec.to_builtins(turn_data(after, 0, actor, text, events, names)))
    return found
