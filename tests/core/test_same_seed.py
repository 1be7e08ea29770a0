"""The same seed gives the same match: compiled and pure, on every platform and version.

The digest was written down once. A change of rules, of action numbers or of the generator
changes it; a change of anything else must not.
"""

from collections.abc import Iterator
from hashlib import sha256

from tilewright import NATURE, Azul, Rng, State, find_game, game_ids
from tilewright.core.simulate import random_moves

GAMES = 200
DIGESTS = {
    "azul": "aa29c063fb1531dc",
    "garden": "d41c1aa002f0ec9d",
    "pavilion": "eafdd13f4cafd91f",
}


def play(state: State, rng: Rng) -> None:
    """Play a random match."""
    while not state.is_over:
        move(state, rng)


def move(state: State, rng: Rng) -> None:
    """Make a random move or deal with the checked methods."""
    if state.actor == NATURE:
        state.apply_deal(state.deal(rng))
        return
    legal = state.legal_actions()
    state.apply(legal[rng.randbelow(len(legal))])


def tables(name: str) -> Iterator[State]:
    """Yield new positions of every side and number of seats, in a cycle."""
    game = find_game(name)
    for number in range(GAMES):
        seats = game.seat_counts[number % len(game.seat_counts)]
        yield game.new(seats, game.sides[number // 3 % len(game.sides)], number % seats)


def digest(name: str) -> str:
    """Return a digest of the ends of many matches."""
    ends, rng = sha256(), Rng(20240101)
    for state in tables(name):
        play(state, rng)
        ends.update(f"{state.to_text()}\n".encode())
    return ends.hexdigest()[:16]


def test_the_same_seed_gives_the_same_matches_as_ever() -> None:
    assert {name: digest(name) for name in game_ids()} == DIGESTS


def test_random_moves_make_the_same_match_as_choosing_from_the_legal_actions() -> None:
    for seed in range(5):
        fast, slow, rng = Azul(3, "grey"), Azul(3, "grey"), Rng(seed)
        random_moves(fast, Rng(seed), 60)
        moves = 0
        while moves < 60:
            moves += slow.actor != NATURE
            move(slow, rng)
        assert fast == slow


def test_random_moves_go_on_with_a_new_match_where_one_ends() -> None:
    state = Azul(2)
    assert random_moves(state, Rng(1), 1000) == 1000
    assert sum(state.scores()) < 300
