"""Random games of Summer Pavilion for its own properties."""

from hypothesis import strategies as st

from tests.conformance.games import (
    Steering,
    plies,
    positions_of,
    steerings,
    tables_of,
    told_plies,
)
from tilewright import Pavilion

__all__ = ["Steering", "plies", "positions", "steerings", "tables", "told_plies"]


def tables() -> st.SearchStrategy[Pavilion]:
    """Return new tables of any size and side."""
    return tables_of(Pavilion)


def positions() -> st.SearchStrategy[Pavilion]:
    """Return positions somewhere in a game, its end included."""
    return positions_of(Pavilion)
