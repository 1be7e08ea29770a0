"""The positions from which the matches of a batch begin."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.core.errors import BadSetup
from tilewright.core.game import Game
from tilewright.core.state import State


def every_start(game: Game, seats: int, side: str, start: int | None) -> list[State]:
    """Return the beginnings of a match: with one seat as the starting one, or with each."""
    starts = range(seats) if start is None else [start]
    return [game.new(seats, side, start) for start in starts]


def given(openings: Sequence[State], like: State) -> list[State]:
    """Return copies of positions to begin with; all must be of the same kind, and none over."""
    if not openings:
        raise BadSetup("setup.openings", "there must be at least one opening")
    for number, state in enumerate(openings):
        if not isinstance(state, State):
            raise TypeError(f"opening {number} is no state, but {type(state).__name__}")
        if _kind(state) != _kind(like):
            found, wanted = (" ".join(map(str, _kind(one))) for one in (state, like))
            sentence = f"opening {number} is a position of {found} seats, not of {wanted}"
            raise BadSetup("setup.openings", sentence, {"opening": number})
        if state.is_over:
            sentence = f"opening {number} is over: nobody can go on from it"
            raise BadSetup("setup.openings", sentence, {"opening": number})
    return [state.copy() for state in openings]


def _kind(state: State) -> tuple[str, str, int]:
    return state.game.id, state.side, state.seats
