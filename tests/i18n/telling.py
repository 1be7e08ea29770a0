"""Whole matches in messages: everything that a presentation says, ply by ply."""

from collections.abc import Iterator
from functools import cache

from tests.i18n.games import BUILT_IN
from tilewright import NATURE, Event, Message, Rng, State, find_game

NAMES = ("Anna", "Олена", "小明", "Player 4")
DESCRIBED = 5  # after so many steps, and after every deal, the position is described
# Events that hardly ever occur in random play.
RARE = {
    "garden": [
        Event("surrounded", {"seat": 0, "decoration": "pavilion", "number": 5, "count": 3}),
        Event("surrounded", {"seat": 0, "decoration": "fountain", "number": 1, "count": 1}),
        Event("jokers", {"seat": 0, "count": 3, "lost": 1}),
        Event("left-jokers", {"seat": 1, "count": 2, "points": 2}),
    ],
    "pavilion": [
        Event("bonus-lost", {"seat": 0, "count": 1}),
        Event("star-bonus", {"seat": 1, "star": 3, "points": 14}),
    ],
}


def told_game(game: str, seats: int, side: str, seed: int) -> Iterator[tuple[State, list[Message]]]:
    """Play a random match to its end; yield each position and the messages that led to it."""
    state, rng = find_game(game).new(seats, side), Rng(seed)
    yield state, state.game.presentation.rules()
    while not state.is_over:
        yield state, _told_ply(state, rng)
    yield state, state.game.presentation.describe(state, NAMES)


def _told_ply(state: State, rng: Rng) -> list[Message]:
    presentation = state.game.presentation
    events: list[Event] = []
    if state.actor == NATURE:
        state.apply_deal(state.deal(rng), events)
        return [*presentation.narrate(events, NAMES), *presentation.describe(state, NAMES)]
    action = state.random_action(rng)
    told = [presentation.question(state, NAMES), presentation.hint(state, action)]
    told += presentation.preview(state, [action], NAMES)
    state.apply(action, events)
    told += presentation.narrate(events, NAMES)
    if state.steps % DESCRIBED == 0:
        told += presentation.describe(state, NAMES)
    return told


def rarely_told(game: str) -> list[Message]:
    """Return the messages for events that hardly ever occur in random play."""
    return find_game(game).presentation.narrate(RARE.get(game, []), NAMES)


@cache
def ids_of_games() -> frozenset[str]:
    """Return the ids of all messages in a match of each game."""
    return frozenset(
        id_
        for game in BUILT_IN
        for side in find_game(game).sides
        for _, told in told_game(game, seats=2, side=side, seed=1)
        for message in told
        for id_ in _ids(message)
    )


def _ids(message: Message) -> Iterator[str]:
    yield message.id
    for value in message.values.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                yield from _ids(part)
