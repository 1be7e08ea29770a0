"""Hypothesis strategies for random matches of Summer Pavilion."""

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
    """Return new positions of any side and number of seats."""
    return tables_of(Pavilion)


def positions() -> st.SearchStrategy[Pavilion]:
    """Return positions anywhere in a match, including its end."""
    return positions_of(Pavilion)
