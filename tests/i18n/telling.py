"""Games that are told: everything a voice says about them, ply by ply."""

from collections.abc import Iterator
from functools import cache

from tilewright import NATURE, Azul, Event, Message, Rng

NAMES = ("Anna", "Олена", "小明", "Player 4")


def told_game(seats: int, side: str, seed: int) -> Iterator[tuple[Azul, list[Message]]]:
    """Play a random game to its end; return each position and what is said to get there."""
    state, rng = Azul(seats, side), Rng(seed)
    yield state, state.game.voice.rules()
    while not state.is_over:
        yield state, _told_ply(state, rng)
    yield state, state.game.voice.describe(state, NAMES)


def _told_ply(state: Azul, rng: Rng) -> list[Message]:
    voice = state.game.voice
    events: list[Event] = []
    if state.actor == NATURE:
        state.apply_deal(state.deal(rng), events)
        return [*voice.narrate(events, NAMES), *voice.describe(state, NAMES)]
    action = state.random_action(rng)
    told = [voice.question(state, NAMES), voice.hint(state, action)]
    told += voice.preview(state, action, NAMES)
    state.apply(action, events)
    return [*told, *voice.narrate(events, NAMES)]


@cache
def ids_of_a_game() -> frozenset[str]:
    """Return the ids of all messages that a game is told with."""
    return frozenset(
        id_
        for _, told in told_game(seats=2, side="grey", seed=1)
        for message in told
        for id_ in _ids(message)
    )


def _ids(message: Message) -> Iterator[str]:
    yield message.id
    for value in message.values.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                yield from _ids(part)
