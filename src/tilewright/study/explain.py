"""Why a move is good or bad, in two or three sentences made of facts.

Every fact has a number that the rules or the search found. The facts of a turn are what it does,
what it leaves to the others and takes from them, and what it is worth next to another move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tilewright.arena.analyst import ANALYST, TOP, PositionAnalysis
from tilewright.arena.turning_points import percent
from tilewright.bots import Candidate, Limits
from tilewright.core.message import Message
from tilewright.core.state import State
from tilewright.study.compare import (
    LEAST,
    Course,
    allowances,
    answers,
    course,
    denials,
    words,
)
from tilewright.study.fact import ANSWER, EFFECT, VERDICT, Fact, Values, whole
from tilewright.study.facts import find_facts
from tilewright.study.grades import Grade, grade_loss
from tilewright.study.look import analyse
from tilewright.study.turn import Turn

SENTENCES: Final = 3


@dataclass(frozen=True)
class Explanation:
    """The facts about a turn; the first few that matter most are told."""

    turn: Turn
    facts: tuple[Fact, ...]  # all that was found, by topic
    told: tuple[Fact, ...]  # those for the sentences, in their order

    def tell(self, names: Sequence[str]) -> list[Message]:
        """Return the explanation in two or three sentences."""
        return [fact.tell(names) for fact in self.told]

    def to_data(self) -> dict[str, object]:
        """Return the explanation as plain data, without the sentences."""
        write = self.turn.state.game.write_action
        return {
            "turn": [write(action) for action in self.turn.actions],
            "facts": [fact.to_data() for fact in self.facts],
        }


def explain(
    state: State,
    line: int | Sequence[int],
    analysis: PositionAnalysis | None = None,
    limits: Limits | None = None,
    *,
    bot: str = ANALYST,
) -> Explanation:
    """Return why a move is good or bad: an action, or the decisions of a turn.

    Without an analysis that knows the move, the position is analysed within the limits.
    """
    actions = (line,) if isinstance(line, int) else tuple(line)
    candidate = _find(analysis, actions[0])
    if analysis is None or candidate is None:
        analysis = analyse(state, limits, bot=bot, played=actions[0])
        candidate = analysis.played
    assert candidate is not None
    if candidate.line[: len(actions)] != actions[: len(candidate.line)]:
        candidate = candidate._replace(line=actions)
    return _explain(analysis, course(state, candidate))


def explain_best(analysis: PositionAnalysis) -> Explanation | None:
    """Return why the best move is the best; None if there was no move."""
    return explain(analysis.state, analysis.best.action, analysis) if analysis.best else None


def explain_played(analysis: PositionAnalysis) -> Explanation | None:
    """Return why the move played is good or bad; None if none was played."""
    return explain(analysis.state, analysis.played.action, analysis) if analysis.played else None


def _find(analysis: PositionAnalysis | None, action: int) -> Candidate | None:
    if analysis is None:
        return None
    if analysis.played is not None and analysis.played.action == action:
        return analysis.played
    return next((c for c in analysis.candidates if c.action == action), None)


def _explain(analysis: PositionAnalysis, mine: Course) -> Explanation:
    best = analysis.best
    assert best is not None
    is_best = best.action == mine.candidate.action
    others = _others(analysis, mine, is_best)
    compared = denials(mine, others) if is_best else allowances(mine, others[0])
    effects = find_facts(analysis.state.game).effects(mine.turn)
    verdict = _verdict(mine, others[0] if others else None, is_best)
    facts = (*effects, *compared, *answers(mine), verdict)
    return Explanation(mine.turn, facts, _chosen(facts))


def _others(analysis: PositionAnalysis, mine: Course, is_best: bool) -> list[Course]:
    """Return the moves to compare with: the best one, or those next to it.

    Those that read the same are left out: taking one tile by its colour or by its pattern.
    """
    if not is_best:
        return [course(analysis.state, analysis.candidates[0])]
    others = [course(analysis.state, each) for each in analysis.candidates[1:TOP]]
    return [other for other in others if words(other.turn) != words(mine.turn)]


def _chosen(facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """Return the facts to tell: one effect and the verdict at least, then what matters most."""
    verdict = [fact for fact in facts if fact.topic == VERDICT]
    effects = sorted((f for f in facts if f.topic == EFFECT), key=lambda f: -f.weight)
    rest = [*effects[1:], *(fact for fact in facts if fact.topic == ANSWER)]
    room = SENTENCES - len(verdict) - len(effects[:1])
    kept = [*effects[:1], *sorted(rest, key=lambda fact: -fact.weight)[:room]]
    return (*(fact for fact in facts if any(fact is each for each in kept)), *verdict)


# What a move is worth


def _verdict(mine: Course, other: Course | None, is_best: bool) -> Fact:
    seat, chance = mine.turn.seat, percent(mine.candidate.shares[mine.turn.seat])
    if other is None or (not is_best and words(other.turn) == words(mine.turn)):
        return Fact("study-chance", seat, {"chance": chance}, topic=VERDICT)
    gap = other.candidate.margin(seat) - mine.candidate.margin(seat)
    if is_best:
        return _best(seat, chance, -gap, words(other.turn))
    lost = other.candidate.shares[seat] - mine.candidate.shares[seat]
    if grade_loss(gap, lost) == Grade.BEST:
        return Fact("study-equal", seat, {"chance": chance, "best": words(other.turn)}, 0, VERDICT)
    return _worse(seat, chance, gap, other)


def _best(seat: int, chance: int, gap: float, other: Message) -> Fact:
    if gap < LEAST:
        return Fact("study-level", seat, {"chance": chance, "other": other}, topic=VERDICT)
    values: Values = {"chance": chance, "other": other, "points": whole(gap)}
    return Fact("study-ahead", seat, values, gap, VERDICT)


def _worse(seat: int, chance: int, gap: float, best: Course) -> Fact:
    before = percent(best.candidate.shares[seat])
    values: Values = {"best": words(best.turn), "before": before, "chance": chance}
    if gap >= LEAST:
        values["points"] = whole(gap)
    return Fact(_loss_kind(gap, before - chance), seat, values, gap, VERDICT)


def _loss_kind(gap: float, percents: int) -> str:
    """Return the sentence for a loss of points, of chance, or of both."""
    if gap >= LEAST:
        return "study-loses" if percents > 0 else "study-loses-points"
    return "study-loses-chance" if percents > 0 else "study-equal"
