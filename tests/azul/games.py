"""Random games for the properties: positions that hypothesis steers and can shrink."""

from collections.abc import Iterator
from itertools import chain, count

from hypothesis import strategies as st

from tilewright import NATURE, Azul, Deal, Event, Rng

Ply = tuple[int, str]  # the actor, and the token of what was done


class Steering:
    """Where the choices of a game come from: a drawn list first, then a seed."""

    def __init__(self, seed: int, choices: list[int]) -> None:
        self.rng = Rng(seed)
        self._numbers = chain(choices, (self.rng.randbelow(1 << 16) for _ in count()))

    def choose(self, legal: list[int]) -> int:
        """Return one of the legal actions."""
        return legal[next(self._numbers) % len(legal)]


@st.composite
def tables(draw: st.DrawFn) -> Azul:
    """Return a new table of any size and side."""
    seats = draw(st.integers(2, 4))
    return Azul(seats, draw(st.sampled_from(["coloured", "grey"])), draw(st.integers(0, seats - 1)))


def steerings() -> st.SearchStrategy[Steering]:
    """Return ways to steer a game."""
    return st.builds(
        Steering, st.integers(0, 2**64 - 1), st.lists(st.integers(0, 200), max_size=120)
    )


@st.composite
def positions(draw: st.DrawFn) -> Azul:
    """Return a position somewhere in a game, its end included."""
    state, steering = draw(tables()), draw(steerings())
    for _ in zip(range(draw(st.integers(0, 250))), plies(state, steering), strict=False):
        pass
    return state


def plies(state: Azul, steering: Steering) -> Iterator[Ply]:
    """Play a game to its end, ply by ply."""
    while not state.is_over:
        actor, game = state.actor, state.game
        if actor == NATURE:
            deal: Deal = state.deal(steering.rng)
            state.apply_deal(deal)
            yield actor, game.write_deal(deal)
        else:
            action = steering.choose(state.legal_actions())
            state.apply(action)
            yield actor, game.write_action(action)


def told_plies(state: Azul, steering: Steering) -> Iterator[list[Event]]:
    """Play a game to its end, and tell what each ply brought about."""
    while not state.is_over:
        events: list[Event] = []
        if state.actor == NATURE:
            state.apply_deal(state.deal(steering.rng), events)
        else:
            state.apply(steering.choose(state.legal_actions()), events)
        yield events
