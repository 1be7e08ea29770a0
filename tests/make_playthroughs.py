"""Rewrite the golden playthroughs: `python -m tests.make_playthroughs`.

Files that exist keep their plies. Those that are missing are found by playing with many seeds:
the shortest match that is as wanted is kept. An end of Azul for lack of tiles (R6) does not come
about by chance: those two matches were found by a search in which all seats work together and
the deals suit them, and live on by their plies alone.
"""

from collections.abc import Callable
from typing import NamedTuple

from tests.playthroughs import FOLDER, PlayThrough, read, write
from tilewright import NATURE, Deal, Pavilion, Rng, State, find_game, make_bot

SEEDS = range(1, 201)
MOST_KINDS = 22  # of events in a varied match of Queen's Garden
Choose = Callable[[State, Rng], str]  # the token of an action or of a deal


class Way(NamedTuple):
    """How to play so that a match becomes as wanted, and how to tell that it is."""

    choose: Choose
    is_wanted: Callable[[PlayThrough], bool]


def chance(state: State, rng: Rng) -> str:
    """Return the token of what chance draws."""
    return state.game.write_deal(state.deal(rng))


def liking(is_good: Callable[[str], bool], deal: Choose = chance) -> Choose:
    """Return a player who chooses by chance among the good actions, if there are any."""

    def choose(state: State, rng: Rng) -> str:
        if state.actor == NATURE:
            return deal(state, rng)
        legal = [str(action) for action in state.legal_actions()]
        liked = [token for token in legal if is_good(token)] or legal
        return liked[rng.randbelow(len(liked))]

    return choose


def greedily(state: State, rng: Rng) -> str:
    """Choose as the greedy bot does."""
    if state.actor == NATURE:
        return chance(state, rng)
    return state.game.write_action(make_bot("greedy", state.game).choose(state, rng))


def one_colour_each(state: State, rng: Rng) -> str:
    """Lay one colour on each display of Summer Pavilion, so that nobody takes the token (R1)."""
    assert isinstance(state, Pavilion)
    data, tiles = state.to_data(), list[int]()
    bag = [0 if name == data["round"] - 1 else count for name, count in enumerate(data["bag"])]
    for _ in data["displays"]:
        colour = bag.index(max(bag))
        tiles += [colour] * min(4, bag[colour])
        bag[colour] -= 4
    if data["phase"] == "supply" or len(tiles) < 4 * len(data["displays"]):
        return chance(state, rng)
    deal: Deal = tuple(tiles)
    return state.game.write_deal(deal)


def ends_with(reason: str) -> Callable[[PlayThrough], bool]:
    """Return whether a match ends for a reason."""
    return lambda story: story.reason() == reason


WAYS: dict[str, dict[str, Way]] = {
    "azul": {
        "row": Way(liking(lambda token: not token.endswith("F")), ends_with("row")),
        "idle": Way(
            liking(lambda token: token.endswith(("5", "F")) or token.startswith("col")),
            ends_with("idle"),
        ),
    },
    "pavilion": {
        "stars": Way(
            greedily,
            lambda story: any(event.kind == "star-bonus" for event in story.events()),
        ),
        "shared": Way(
            liking(lambda token: token in ("pass", "stop"), one_colour_each),
            lambda story: story.places().count(1) > 1,
        ),
    },
    "garden": {
        "end": Way(
            liking(lambda token: token != "pass"),
            lambda story: len({event.kind for event in story.events()}) >= MOST_KINDS,
        ),
    },
}


def play(table: PlayThrough, choose: Choose, seed: int) -> PlayThrough:
    """Play a match from an empty play-through."""
    state, rng, tokens = table.new_table(), Rng(seed), list[str]()
    while not state.is_over:
        tokens.append(choose(state, rng))
        state.apply_text(tokens[-1])
    return table._replace(tokens=tuple(tokens))


def find(table: PlayThrough, way: Way) -> PlayThrough:
    """Return the shortest match that is as wanted."""
    stories = (play(table, way.choose, seed) for seed in SEEDS)
    return min(filter(way.is_wanted, stories), key=lambda story: len(story.tokens))


def main() -> None:
    """Tell all that exist, and make those that are missing."""
    for path in sorted(FOLDER.glob("*.txt")):
        story, word = read(path.stem), path.stem.rpartition("-")[2]
        assert story.reason() in (None, word), f"{path.name} now ends otherwise"
        write(story, word)
    for name, ways in WAYS.items():
        game = find_game(name)
        tables = [(side, seats) for side in game.sides for seats in game.seat_counts]
        for side, seats in tables:
            for word, way in ways.items():
                if not (FOLDER / f"{name}-{side}-{seats}-{word}.txt").exists():
                    write(find(PlayThrough(name, side, seats, seats - 1, ()), way), word)


if __name__ == "__main__":
    main()
