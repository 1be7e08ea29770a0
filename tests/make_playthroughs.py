"""Tell the golden play-throughs anew: `python -m tests.make_playthroughs`.

Files that exist keep their plies. Those of Azul that are missing are found by playing with
many seeds: the shortest match that ends as wanted is kept. An end for lack of tiles (R6) does
not come about by chance: those two matches were found by a search in which all seats work
together and the deals suit them, and live on by their plies alone. Of Queen's Garden, which
ends in one way only, the match with the most kinds of events is kept.
"""

from collections.abc import Callable

from tests.playthroughs import FOLDER, PlayThrough, write
from tilewright import NATURE, Event, Game, Rng, find_game

GAME = find_game("azul")
GARDEN = find_game("garden")
SEEDS = range(1, 101)
Good = Callable[[str], bool]


def fills_lines(token: str) -> bool:
    """Anything but the floor: such matches end with a complete row."""
    return not token.endswith("F")


def idles(token: str) -> bool:
    """Only the floor and the longest line: such matches often come to a standstill (R7)."""
    return token.endswith(("5", "F")) or token.startswith("col")


def stays(token: str) -> bool:
    """Anything but a pass, as long as there is something else."""
    return token != "pass"


WAYS: dict[str, Good] = {"row": fills_lines, "idle": idles}


def play(game: Game, seats: int, side: str, good: Good, seed: int) -> PlayThrough:
    """Play a match by chance among the good actions."""
    start, rng = seats - 1, Rng(seed)
    state, tokens = game.new(seats, side, start), list[str]()
    while not state.is_over:
        if state.actor == NATURE:
            token = game.write_deal(state.deal(rng))
        else:
            legal = [str(action) for action in state.legal_actions()]
            liked = [token for token in legal if good(token)] or legal
            token = liked[rng.randbelow(len(liked))]
        state.apply_text(token)
        tokens.append(token)
    return PlayThrough(game.id, side, seats, start, tuple(tokens))


def find(seats: int, side: str, reason: str) -> PlayThrough:
    """Return the shortest match that ends as wanted."""
    stories = (play(GAME, seats, side, WAYS[reason], seed) for seed in SEEDS)
    return min(
        (story for story in stories if story.ending() == reason),
        key=lambda story: len(story.tokens),
    )


def find_varied(seats: int, side: str) -> PlayThrough:
    """Return the match of Queen's Garden with the most kinds of events, the shortest of those."""
    stories = (play(GARDEN, seats, side, stays, seed) for seed in SEEDS)
    return min(stories, key=lambda story: (-len(event_kinds(story)), len(story.tokens)))


def event_kinds(story: PlayThrough) -> set[str]:
    """Return the kinds of events of a match."""
    state, events = story.new_table(), list[Event]()
    for token in story.tokens:
        state.apply_text(token, events)
    return {event.kind for event in events}


def main() -> None:
    """Tell all that exist, and make those that are missing."""
    for path in sorted(FOLDER.glob("*.txt")):
        story = PlayThrough.parse(path.read_text(encoding="utf-8"))
        assert story.name() == path.name, f"{path.name} now ends otherwise"
        write(story)
    for side in GAME.sides:
        for seats in GAME.seat_counts:
            for reason in WAYS:
                if not (FOLDER / f"azul-{side}-{seats}-{reason}.txt").exists():
                    write(find(seats, side, reason))
    for side in GARDEN.sides:
        for seats in GARDEN.seat_counts:
            if not (FOLDER / f"garden-{side}-{seats}-end.txt").exists():
                write(find_varied(seats, side))


if __name__ == "__main__":
    main()
