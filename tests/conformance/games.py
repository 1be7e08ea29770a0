"""Setups of every game, and random walks through matches that hypothesis can shrink."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain, count
from typing import NamedTuple, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from tilewright import NATURE, Event, Game, Rng, State, find_game, game_ids
from tilewright._build import COMPILED
from tilewright.core.record import Ply, apply_ply

S = TypeVar("S", bound=State)
Told = tuple[int, str]  # the actor, and the token of what was done

IS_CHECK = settings.get_current_profile_name() == "check"
EXAMPLES = 2 if IS_CHECK else 20 if COMPILED else 6  # of each property, for every set-up
LONGEST_WALK = 400  # plies
NAMES = ("Anna", "Olena", "Bence", "Mei")

examples = settings(max_examples=EXAMPLES)
few_examples = settings(max_examples=max(1, EXAMPLES // 6))  # where every ply is looked at


class Setup(NamedTuple):
    """A game, one of its sides, and a number of seats."""

    game: Game
    side: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game.id}-{self.side}-{self.seats}"

    def __repr__(self) -> str:
        return str(self)


GAMES = [find_game(name) for name in game_ids()]
SETUPS = [
    Setup(game, side, seats) for game in GAMES for side in game.sides for seats in game.seat_counts
]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=map(str, SETUPS))
# For what takes long: all set-ups compiled, the smallest tables pure.
COSTLY = [setup for setup in SETUPS if COMPILED or setup.seats == setup.game.seat_counts[0]]
each_costly_setup = pytest.mark.parametrize("setup", COSTLY, ids=map(str, COSTLY))


class Steering:
    """Where the choices of a match come from: a drawn list first, then a seed."""

    def __init__(self, seed: int, choices: tuple[int, ...] = ()) -> None:
        self.rng = Rng(seed)
        self._numbers = chain(choices, (self.rng.randbelow(1 << 16) for _ in count()))

    def choose(self, legal: list[int]) -> int:
        """Return one of the legal actions."""
        return legal[next(self._numbers) % len(legal)]


@dataclass(frozen=True)
class Walk:
    """A random walk into a match of any setup: who starts, the choices, and its length."""

    start: int
    seed: int
    choices: tuple[int, ...]
    length: int

    def table(self, setup: Setup) -> State:
        """Return the table before the first deal."""
        return setup.game.new(setup.seats, setup.side, self.start % setup.seats)

    def steering(self) -> Steering:
        """Return the choices of this walk, from the first."""
        return Steering(self.seed, self.choices)

    def position(self, setup: Setup) -> State:
        """Return the position that the walk leads to, or the end of the match before it."""
        state = self.table(setup)
        for _ in zip(range(self.length), plies(state, self.steering()), strict=False):
            pass
        return state


def walks() -> st.SearchStrategy[Walk]:
    """Return random walks into a match."""
    return st.builds(
        Walk,
        start=st.integers(0, 3),
        seed=st.integers(0, 2**64 - 1),
        choices=st.lists(st.integers(0, 200), max_size=60).map(tuple),
        length=st.integers(0, LONGEST_WALK),
    )


def tables_of(kind: type[S]) -> st.SearchStrategy[S]:
    """Return new tables of one game, of any size and side."""
    return _of(kind, Walk.table)


def positions_of(kind: type[S]) -> st.SearchStrategy[S]:
    """Return positions somewhere in a match of one game, its end included."""
    return _of(kind, Walk.position)


def _of(kind: type[S], find: Callable[[Walk, Setup], State]) -> st.SearchStrategy[S]:
    setups = [setup for setup in SETUPS if isinstance(setup.game.new(), kind)]

    def make(walk: Walk, setup: Setup) -> S:
        state = find(walk, setup)
        assert isinstance(state, kind)
        return state

    return st.builds(make, walks(), st.sampled_from(setups))


def steerings() -> st.SearchStrategy[Steering]:
    """Return sources of choices."""
    return walks().map(Walk.steering)


def next_ply(state: State, steering: Steering) -> Ply:
    """Return the action or the deal that comes next."""
    if state.actor == NATURE:
        return state.deal(steering.rng)
    return steering.choose(state.legal_actions())


def plies(state: State, steering: Steering) -> Iterator[Told]:
    """Play a match to its end, ply by ply."""
    while not state.is_over:
        actor, ply = state.actor, next_ply(state, steering)
        apply_ply(state, ply)
        game = state.game
        yield actor, game.write_deal(ply) if isinstance(ply, tuple) else game.write_action(ply)


def told_plies(state: State, steering: Steering) -> Iterator[list[Event]]:
    """Play a match to its end, and yield the events of each ply."""
    while not state.is_over:
        events: list[Event] = []
        apply_ply(state, next_ply(state, steering), events)
        yield events


def play_out(state: State, seed: int) -> None:
    """Play a random match to its end."""
    for _ in plies(state, Steering(seed)):
        pass
