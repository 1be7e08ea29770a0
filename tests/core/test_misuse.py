"""Wrong arguments raise an exception, compiled too: native code never sees them."""

from collections.abc import Callable

import pytest

from tilewright import Azul, Rng, State, find_game, make_bot, perft
from tilewright.core.simulate import random_moves

NOTHING: object = None


def dealt() -> Azul:
    """Return a position with a seat to act."""
    state = Azul()
    state.apply_deal(state.deal(Rng(1)))
    return state


CALLS: dict[str, Callable[[], object]] = {
    "deal": lambda: Azul().deal(NOTHING),  # type: ignore[arg-type]
    "random_action": lambda: dealt().random_action(NOTHING),  # type: ignore[arg-type]
    "perft": lambda: perft(NOTHING, 1),  # type: ignore[arg-type]
    "random_moves without a state": lambda: random_moves(NOTHING, Rng(1), 5),  # type: ignore[arg-type]
    "random_moves without chance": lambda: random_moves(Azul(), NOTHING, 5),  # type: ignore[arg-type]
    "random_moves of no game": lambda: random_moves(State(), Rng(1), 5),
    "greedy": lambda: make_bot("greedy", find_game("azul")).choose(dealt(), NOTHING),  # type: ignore[arg-type]
    "a state without its constructor": lambda: bare().demand_seat(),
}


def bare() -> Azul:
    """Return a state whose constructor has not run."""
    state = Azul.__new__(Azul)
    if hasattr(state, "__dict__"):
        State.__init__(state)
    return state


@pytest.mark.parametrize("name", CALLS)
def test_what_is_not_what_it_should_be_is_a_type_error(name: str) -> None:
    with pytest.raises(TypeError):
        CALLS[name]()


@pytest.mark.parametrize("action", [-1, 2**31 - 1, -(2**31), 10**6])
def test_even_an_unchecked_action_must_be_an_action_number(action: int) -> None:
    with pytest.raises(ValueError, match="not an action number"):
        dealt().apply_unchecked(action)


class Numeral:
    """A number of some other library, which only knows `__index__`."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_numbers_of_other_libraries_are_as_good() -> None:
    one, other, third = dealt(), dealt(), dealt()
    for _ in range(5):
        action = one.legal_actions()[-1]
        one.apply(action)
        other.apply(Numeral(int(action)))  # type: ignore[arg-type]
        third.apply_unchecked(Numeral(int(action)))  # type: ignore[arg-type]
        assert one == other == third
        assert one.legal_actions() == other.legal_actions() == third.legal_actions()
