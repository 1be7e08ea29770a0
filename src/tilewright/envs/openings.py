"""The positions from which the matches of a batch begin."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.core.errors import BadSetup
from tilewright.core.state import State


def find_openings(like: State, start: int | None, given: Sequence[State] | None) -> list[State]:
    """Return the positions to begin with: those given, or new tables.

    These have one seat as the starting one or, without a seat, each in turn.
    """
    if given is not None:
        if start is not None:
            raise BadSetup("setup.start", "who starts is in the openings already")
        return _copies(given, like)
    starts = range(like.seats) if start is None else [start]
    return [like.game.new(like.seats, like.side, seat) for seat in starts]


def _copies(openings: Sequence[State], like: State) -> list[State]:
    """Return copies of positions; all must be of the same kind, and none over."""
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
