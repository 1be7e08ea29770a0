"""Random games of Azul for its own properties."""

from hypothesis import strategies as st

from tests.conformance.games import (
    Steering,
    plies,
    positions_of,
    steerings,
    tables_of,
    told_plies,
)
from tilewright import Azul

__all__ = ["Steering", "plies", "positions", "steerings", "tables", "told_plies"]


def tables() -> st.SearchStrategy[Azul]:
    """Return new tables of any size and side."""
    return tables_of(Azul)


def positions() -> st.SearchStrategy[Azul]:
    """Return positions somewhere in a game, its end included."""
    return positions_of(Azul)
