"""Tell the golden play-throughs anew: `python -m tests.make_playthroughs`.

Files that exist keep their plies. Those of Azul that are missing are found by playing with
many seeds: the shortest match that ends as wanted is kept. An end for lack of tiles (R6) does
not come about by chance: those two matches were found by a search in which all seats work
together and the deals suit them, and live on by their plies alone.
"""

from collections.abc import Callable

from tests.playthroughs import FOLDER, PlayThrough, write
from tilewright import NATURE, Azul, Rng, find_game

GAME = find_game("azul")
SEEDS = range(1, 101)


def fills_lines(token: str) -> bool:
    """Anything but the floor: such matches end with a complete row."""
    return not token.endswith("F")


def idles(token: str) -> bool:
    """Only the floor and the longest line: such matches often come to a standstill (R7)."""
    return token.endswith(("5", "F")) or token.startswith("col")


WAYS: dict[str, Callable[[str], bool]] = {"row": fills_lines, "idle": idles}


def play(seats: int, side: str, good: Callable[[str], bool], seed: int) -> PlayThrough:
    """Play a match by chance among the good actions."""
    start, rng = seats - 1, Rng(seed)
    state, tokens = Azul(seats, side, start), list[str]()
    while not state.is_over:
        if state.actor == NATURE:
            token = GAME.write_deal(state.deal(rng))
        else:
            legal = [str(action) for action in state.legal_actions()]
            liked = [token for token in legal if good(token)] or legal
            token = liked[rng.randbelow(len(liked))]
        state.apply_text(token)
        tokens.append(token)
    return PlayThrough("azul", side, seats, start, tuple(tokens))


def find(seats: int, side: str, reason: str) -> PlayThrough:
    """Return the shortest match that ends as wanted."""
    stories = (play(seats, side, WAYS[reason], seed) for seed in SEEDS)
    return min(
        (story for story in stories if story.ending() == reason),
        key=lambda story: len(story.tokens),
    )


def main() -> None:
    """Tell all that exist, and make those of Azul that are missing."""
    for path in sorted(FOLDER.glob("*.txt")):
        story = PlayThrough.parse(path.read_text(encoding="utf-8"))
        assert story.name() == path.name, f"{path.name} now ends otherwise"
        write(story)
    for side in GAME.sides:
        for seats in GAME.seat_counts:
            for reason in WAYS:
                if not (FOLDER / f"azul-{side}-{seats}-{reason}.txt").exists():
                    write(find(seats, side, reason))


if __name__ == "__main__":
    main()
