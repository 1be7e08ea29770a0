"""Play a random match of any game and print every ply.

python examples/random_play.py                    # Azul, two seats
python examples/random_play.py garden 3 back 7    # game, seats, side, seed
"""

import sys

from tilewright import NATURE, Rng, find_game


def play(name: str, seats: int, side: str | None, seed: int) -> None:
    """Play a match at random and print it."""
    state = find_game(name).new(seats, side)
    deal_rng, action_rng = Rng(seed), Rng(seed + 1)  # separate, so that deals stay unpredictable
    decisions = 0
    while not state.is_over:
        if state.actor == NATURE:
            deal = state.deal(deal_rng)
            print("deal", state.game.write_deal(deal))
            state.apply_deal(deal)
        else:
            action = state.random_action(action_rng)
            print("seat", state.actor + 1, action)
            state.apply(action)
            decisions += 1
    print(state)
    print(f"{decisions} decisions; scores {state.scores()}, places {state.ranking()}")


def main(name: str = "azul", seats: str = "2", side: str | None = None, seed: str = "1") -> None:
    """Convert the command-line arguments."""
    play(name, int(seats), side, int(seed))


if __name__ == "__main__":
    main(*sys.argv[1:])
