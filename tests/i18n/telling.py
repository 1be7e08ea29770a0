"""Whole matches in messages: everything that a presentation says, ply by ply."""

from collections.abc import Iterable, Iterator
from functools import cache

from tests.i18n.games import BUILT_IN
from tilewright import NATURE, Event, Message, Rng, State, find_game
from tilewright.core.message import MessageValue
from tilewright.study import turn_of
from tilewright.study.facts import find_facts

NAMES = ("Anna", "Олена", "小明", "Player 4")
MATCHES = 3  # of each game and side
DESCRIBED = 5  # after so many steps, and after every deal, the position is described
# Events that hardly ever occur in random play.
RARE = {
    "azul": [
        Event("dropped", {"seat": 0, "line": 2, "colour": "red", "count": 2}),
        Event("fell", {"seat": 0, "colour": "red", "count": 2, "covered": 3, "penalty": 4}),
        Event("dropped", {"seat": 1, "line": 4, "colour": "blue", "count": 4}),
        Event("spilled", {"seat": 1, "colour": "blue", "count": 1}),
    ],
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
    while not state.is_over:
        yield state, _told_ply(state, rng)
    yield state, state.game.presentation.describe(state, NAMES)


def played_game(game: str, seats: int, side: str, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """Play a random match to its end; yield each position and the events that led to it."""
    state, rng = find_game(game).new(seats, side), Rng(seed)
    while not state.is_over:
        events: list[Event] = []
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng), events)
        else:
            state.apply(state.random_action(rng), events)
        if events:
            yield state, events


def _told_ply(state: State, rng: Rng) -> list[Message]:
    presentation = state.game.presentation
    events: list[Event] = []
    if state.actor == NATURE:
        state.apply_deal(state.deal(rng), events)
        return [
            *presentation.narrate(events, NAMES, state.side),
            *presentation.describe(state, NAMES),
        ]
    action = state.random_action(rng)
    told = [presentation.question(state, NAMES), presentation.hint(state, action)]
    told += presentation.preview(state, [action], NAMES)
    told += _outlook(state, action)
    told += _study(state, action)
    state.apply(action, events)
    told += presentation.narrate(events, NAMES, state.side)
    if state.steps % DESCRIBED == 0:
        told += presentation.describe(state, NAMES)
    return told


def _outlook(state: State, action: int) -> list[Message]:
    """Return what an action would lead to."""
    if state.game.outlook is None:
        return []
    outlook = state.game.outlook(state, [action])
    phrases = [text for effect in outlook.effects for text in (effect.text, effect.detail)]
    return [outlook.headline, *(text for text in phrases if text)]


def _study(state: State, action: int) -> list[Message]:
    """Return what explanations say of an action: its words, and its effects."""
    facts = find_facts(state.game)
    words = facts.words(state, action)
    told = [fact.tell(NAMES) for fact in facts.effects(turn_of(state, [action]))]
    return [words, *told] if words else told


def rarely_told(game: str) -> list[Message]:
    """Return the messages for events that hardly ever occur in random play."""
    narrate, sides = find_game(game).presentation.narrate, find_game(game).sides
    return [message for side in sides for message in narrate(RARE.get(game, []), NAMES, side)]


@cache
def messages_of_games() -> tuple[Message, ...]:
    """Return the messages of some matches of each game, and those within them."""
    told = [
        message
        for game in BUILT_IN
        for side in find_game(game).sides
        for seed in range(MATCHES)
        for _, told in told_game(game, seats=2 + seed % 3, side=side, seed=seed)
        for message in told
    ]
    told += [message for game in BUILT_IN for message in rarely_told(game)]
    return tuple(_with_inner(told))


def _with_inner(messages: Iterable[Message]) -> Iterator[Message]:
    for message in messages:
        yield message
        for value in message.values.values():
            yield from _with_inner(phrases(value))


def phrases(value: MessageValue) -> list[Message]:
    """Return the messages that a value consists of."""
    if isinstance(value, list):
        return value
    return [value] if isinstance(value, Message) else []


@cache
def ids_of_games() -> frozenset[str]:
    """Return the ids of all messages in some matches of each game."""
    return frozenset(message.id for message in messages_of_games())


@cache
def values_given() -> dict[str, dict[str, set[str]]]:
    """Return the values that messages get, each with the ids of the phrases it consists of."""
    given: dict[str, dict[str, set[str]]] = {}
    for message in messages_of_games():
        values = given.setdefault(message.id, {})
        for name, value in message.values.items():
            values.setdefault(name, set()).update(each.id for each in phrases(value))
    return given
