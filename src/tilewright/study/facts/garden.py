"""What turns of Queen's Garden do: tiles taken, groups, the wheel, jokers and passing."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tilewright.core.message import Message
from tilewright.core.state import State
from tilewright.games.garden import phrases
from tilewright.games.garden.actions import ACTIONS
from tilewright.games.garden.geometry import COLOURS, HEXAGON_NAMES, LETTERS, PATTERNS
from tilewright.games.garden.state import Garden
from tilewright.study.fact import Fact, Values
from tilewright.study.facts.general import GameFacts, effects_of, hint, is_still_legal, worth
from tilewright.study.turn import Turn, turn_of

# Sentences by the phrase of an effect.
KINDS: Final = {
    "effect-ends": "study-ends",
    "garden-detail-group": "garden-study-group",
    "garden-detail-wheel": "garden-study-wheel",
    "garden-detail-surrounds": "garden-study-surrounds",
    "garden-effect-no-room": "garden-study-no-room",
    "garden-effect-discards": "garden-study-discards",
    "garden-detail-marker": "garden-study-marker",
    "garden-detail-left": "garden-study-left",
    "garden-detail-buy": "garden-study-buys",
    "garden-effect-tiles": "garden-study-tiles",
    "garden-effect-expansions": "garden-study-expansions",
}
TAKEN: Final = ("took", "took-expansion")


def _effects(turn: Turn) -> list[Fact]:
    return [*effects_of(turn, KINDS, {}), *_paid(turn), *_matching(turn)]


def _paid(turn: Turn) -> list[Fact]:
    """Return how many pieces and jokers the turn costs."""
    jokers = sum(event.number("count") for event in turn.told("paid-jokers"))
    count = len(turn.told("paid")) + len(turn.told("paid-expansion")) + jokers
    return [Fact("garden-study-pays", turn.seat, {"count": count}, count / 2)] if count else []


def _matching(turn: Turn) -> list[Fact]:
    """Return how many stored pieces then share a colour or pattern with what was taken.

    They can pay for one another; two equal ones count once.
    """
    signs = {sign for piece in _pieces(turn) for sign in piece[-2:]}
    if not signs:
        return []
    names = _stored(turn.after, turn.seat)
    count, sign = max((sum(sign in name for name in names), sign) for sign in signs)
    what, kind = sign_named(sign)
    values: Values = {"count": count, "kind": phrases.sign(what, kind)}
    return [Fact("garden-study-matching", turn.seat, values, count / 4)] if count > 1 else []


def sign_named(sign: str) -> tuple[str, str]:
    """Return what the sign in the name of a hexagon stands for: a colour or a pattern."""
    if sign in LETTERS:
        return "colour", COLOURS[LETTERS.index(sign)]
    return "pattern", PATTERNS[int(sign) - 1]


def _stored(state: State, seat: int) -> set[str]:
    """Return the different hexagons in a storage."""
    assert isinstance(state, Garden)
    board = state.to_data()["boards"][seat]
    tiles = {name for name, count in zip(HEXAGON_NAMES, board["tiles"], strict=True) if count}
    return tiles | set(board["expansions"])


def _is_possible(turn: Turn, state: State) -> bool:
    """Return whether the seat could take at least the same pieces at once, or do the same."""
    if ACTIONS[turn.actions[0]].kind != "take":
        return is_still_legal(turn, state)
    wanted = _pieces(turn)
    takes = [action for action in state.legal_actions() if ACTIONS[action].kind == "take"]
    return any(wanted <= _pieces(_whole(state, action)) for action in takes)


def _whole(state: State, action: int) -> Turn:
    """Return the turn of a taking; which of several equal pieces it takes makes no difference."""
    turn = turn_of(state, [action])
    while not turn.is_complete:
        turn = turn_of(state, [*turn.actions, turn.after.legal_actions()[0]])
    return turn


def _pieces(turn: Turn) -> Counter[str]:
    return Counter(f"{kind} {event['hexagon']}" for kind in TAKEN for event in turn.told(kind))


def _words(state: State, action: int) -> Message | None:
    """Return an action in words, unless it is which copy to take, or the end of discarding."""
    is_silent = ACTIONS[action].kind in ("copy", "stop")
    return None if is_silent else hint(state, action)


FACTS: Final = GameFacts(_effects, _is_possible, worth, _words)
