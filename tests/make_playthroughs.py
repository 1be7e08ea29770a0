"""Rewrite the golden playthroughs: `python -m tests.make_playthroughs`.

Existing files keep their plies. For a missing file, matches are played with many seeds, and the
shortest one that fits is written. Azul never ends for lack of tiles (R6) in random play: those two
matches were found by a search in which all seats cooperate and the deals are chosen, so only their
files preserve them.
"""

from collections.abc import Callable
from typing import NamedTuple

from tests.playthroughs import FOLDER, Playthrough, read, write
from tilewright import NATURE, Deal, Pavilion, Rng, State, find_game, make_bot

SEEDS = range(1, 201)
MOST_KINDS = 22  # of events in a varied match of Queen's Garden
Choose = Callable[[State, Rng], str]  # the token of an action or of a deal


class Recipe(NamedTuple):
    """How to play to get a certain kind of match, and whether a match is of that kind."""

    choose: Choose
    is_wanted: Callable[[Playthrough], bool]


def random_deal(state: State, rng: Rng) -> str:
    """Return the token of a random deal."""
    return state.game.write_deal(state.deal(rng))


def preferring(is_good: Callable[[str], bool], deal: Choose = random_deal) -> Choose:
    """Return a player that picks a random good action if there is one, else any action."""

    def choose(state: State, rng: Rng) -> str:
        if state.actor == NATURE:
            return deal(state, rng)
        legal = [str(action) for action in state.legal_actions()]
        good = [token for token in legal if is_good(token)] or legal
        return good[rng.randbelow(len(good))]

    return choose


def greedy(state: State, rng: Rng) -> str:
    """Choose as the greedy bot does."""
    if state.actor == NATURE:
        return random_deal(state, rng)
    return state.game.write_action(make_bot("greedy", state.game).choose(state, rng))


def one_colour_each(state: State, rng: Rng) -> str:
    """Deal one colour to each display of Summer Pavilion, so that nobody takes the token (R1)."""
    assert isinstance(state, Pavilion)
    data, tiles = state.to_data(), list[int]()
    bag = [0 if name == data["round"] - 1 else count for name, count in enumerate(data["bag"])]
    for _ in data["displays"]:
        colour = bag.index(max(bag))
        tiles += [colour] * min(4, bag[colour])
        bag[colour] -= 4
    if data["phase"] == "supply" or len(tiles) < 4 * len(data["displays"]):
        return random_deal(state, rng)
    deal: Deal = tuple(tiles)
    return state.game.write_deal(deal)


def ends_with(reason: str) -> Callable[[Playthrough], bool]:
    """Return a test whether a match ended for a reason."""
    return lambda played: played.reason() == reason


RECIPES: dict[str, dict[str, Recipe]] = {
    "azul": {
        "row": Recipe(preferring(lambda token: not token.endswith("F")), ends_with("row")),
        "idle": Recipe(
            preferring(lambda token: token.endswith(("5", "F")) or token.startswith("col")),
            ends_with("idle"),
        ),
    },
    "pavilion": {
        "stars": Recipe(
            greedy,
            lambda played: any(event.kind == "star-bonus" for event in played.events()),
        ),
        "shared": Recipe(
            preferring(lambda token: token in ("pass", "stop"), one_colour_each),
            lambda played: played.places().count(1) > 1,
        ),
    },
    "garden": {
        "end": Recipe(
            preferring(lambda token: token != "pass"),
            lambda played: len({event.kind for event in played.events()}) >= MOST_KINDS,
        ),
    },
}


def play(empty: Playthrough, choose: Choose, seed: int) -> Playthrough:
    """Play a match from a playthrough without plies."""
    state, rng, tokens = empty.initial(), Rng(seed), list[str]()
    while not state.is_over:
        tokens.append(choose(state, rng))
        state.apply_text(tokens[-1])
    return empty._replace(tokens=tuple(tokens))


def find(empty: Playthrough, recipe: Recipe) -> Playthrough:
    """Return the shortest match that fits a recipe."""
    matches = (play(empty, recipe.choose, seed) for seed in SEEDS)
    return min(filter(recipe.is_wanted, matches), key=lambda played: len(played.tokens))


def main() -> None:
    """Rewrite all existing files, and create the missing ones."""
    for path in sorted(FOLDER.glob("*.txt")):
        played, word = read(path.stem), path.stem.rpartition("-")[2]
        assert played.reason() in (None, word), f"{path.name} now ends differently"
        write(played, word)
    for name, recipes in RECIPES.items():
        game = find_game(name)
        setups = [(side, seats) for side in game.sides for seats in game.seat_counts]
        for side, seats in setups:
            for word, recipe in recipes.items():
                if not (FOLDER / f"{name}-{side}-{seats}-{word}.txt").exists():
                    write(find(Playthrough(name, side, seats, seats - 1, ()), recipe), word)


if __name__ == "__main__":
    main()
