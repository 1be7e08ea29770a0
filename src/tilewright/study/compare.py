"""Facts from comparing two moves: what one takes from the others, or leaves them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from tilewright.bots import Candidate
from tilewright.core.message import Message
from tilewright.core.state import State
from tilewright.study.fact import ANSWER, Fact, Values, whole
from tilewright.study.facts import find_facts
from tilewright.study.facts.general import ends_round
from tilewright.study.turn import Turn, turns_of

LEAST: Final = 0.5  # points that make a difference


class Course(NamedTuple):
    """A candidate, and the turns of its expected line."""

    candidate: Candidate
    turns: list[Turn]

    @property
    def turn(self) -> Turn:
        """The turn that is explained."""
        return self.turns[0]

    def replies(self) -> Iterator[Turn]:
        """Yield the first turn of every other seat in the line."""
        seen = {self.turn.seat}
        for turn in self.turns[1:]:
            if turn.seat not in seen:
                seen.add(turn.seat)
                yield turn

    def position_of(self, seat: int) -> State | None:
        """Return the position in which a seat replies, if the line gets there."""
        positions = (*(turn.state for turn in self.turns[1:]), self.turns[-1].after)
        return next((state for state in positions if state.actor == seat), None)

    def points(self, seat: int) -> float:
        """Return the expected final score of a seat."""
        return self.candidate.points[seat]


def course(state: State, candidate: Candidate) -> Course:
    """Return the turns of a candidate."""
    return Course(candidate, turns_of(state, candidate.line))


def words(turn: Turn) -> Message:
    """Return the decisions of a turn in words."""
    state, found = turn.state.copy(), list[Message]()
    for action in turn.actions:
        told = find_facts(state.game).words(state, action)
        if told is not None:
            found.append(told)
        state.apply(action)
    if not found:  # the rest of a turn that has been told
        return turn.state.game.presentation.hint(turn.state, turn.actions[0])
    return found[0] if len(found) == 1 else Message("study-turn", {"list": found})


def denials(mine: Course, others: Iterable[Course]) -> list[Fact]:
    """Return what seats could do after other moves and can't do after this one.

    For each seat the first such reply counts. It must have been worth something to that seat:
    half a point of its expected final score.
    """
    found: dict[int, Fact] = {}
    for other in others:
        for reply in other.replies():
            gap = other.points(reply.seat) - mine.points(reply.seat)
            if reply.seat not in found and gap >= LEAST and _is_lost(reply, mine):
                found[reply.seat] = _told("study-denies", reply, gap)
    return list(found.values())


def allowances(mine: Course, best: Course) -> list[Fact]:
    """Return what seats can do after this move and could not do after the best one."""
    found = []
    for reply in mine.replies():
        gap = mine.points(reply.seat) - best.points(reply.seat)
        if gap >= LEAST and _is_lost(reply, best):
            found.append(_told("study-allows", reply, gap))
    return found


def answers(mine: Course) -> list[Fact]:
    """Return the expected reply, the seat's own next turn, and what the round should bring."""
    return [*_reply(mine), *_next_turn(mine), *_round(mine)]


def _is_lost(reply: Turn, course: Course) -> bool:
    """Return whether the seat of a reply can do nothing like it in another course."""
    position = course.position_of(reply.seat)
    return position is not None and not find_facts(reply.state.game).is_possible(reply, position)


def _told(kind: str, turn: Turn, points: float) -> Fact:
    values: Values = {"move": words(turn), "points": whole(points)}
    return Fact(kind, turn.seat, values, points, ANSWER)


def _reply(mine: Course) -> list[Fact]:
    replies = list(mine.replies())
    if not replies or replies[0] != mine.turns[1]:
        return []
    return [_continued("study-reply", replies[0])]


def _next_turn(mine: Course) -> list[Fact]:
    for turn in mine.turns[1:]:
        if turn.seat == mine.turn.seat:
            return [_continued("study-next", turn)] if turn.is_complete else []
    return []


def _continued(kind: str, turn: Turn) -> Fact:
    """Return that a turn follows, with its points unless the match ends with it."""
    points = 0 if turn.after.is_over else max(0, find_facts(turn.state.game).worth(turn))
    values: Values = {"move": words(turn), "points": points}
    return Fact(kind, turn.seat, values, max(0.25, points / 2), ANSWER)


def _round(mine: Course) -> list[Fact]:
    """Return what the round brings in the expected line, if the line reaches its end."""
    start, end, seat = mine.turn.state, mine.turns[-1].after, mine.turn.seat
    if not ends_round(start, end):
        return []
    gains = [b - a for a, b in zip(start.scores(), end.scores(), strict=True)]
    rival = max(gains[:seat] + gains[seat + 1 :])
    if gains[seat] < 0 or rival < 0:
        return []
    values: Values = {"points": gains[seat], "rival": rival}
    kind = "study-rest" if end.is_over else "study-round"
    return [Fact(kind, seat, values, abs(gains[seat] - rival) / 2, ANSWER)]
