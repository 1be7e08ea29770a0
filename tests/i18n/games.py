"""Tables of the games' own modules that messages are named after."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import NamedTuple

from tests.i18n.codes import message_of
from tilewright import find_game
from tilewright.core.registry import built_in_games

BUILT_IN = tuple(game.id for game in built_in_games())  # others bring their own catalogues


class Tables(NamedTuple):
    """The names in one game that messages exist for."""

    kinds: tuple[str, ...]  # of events
    sentences: Mapping[str, str]  # of refusals, by their codes
    labels: Mapping[str, str]  # of the drawing
    colours: tuple[str, ...]

    def ids(self, game: str) -> set[str]:
        """Return the ids of the messages that the game puts together from these tables."""
        return {
            f"{game}-title",
            f"{game}-notation",
            *(f"{game}-label-{label}" for label in self.labels),
            *(message_of(code) for code in self.sentences),
        }


@cache
def tables(game: str) -> Tables:
    """Return the tables of a game, from its modules."""
    package = f"tilewright.games.{game}"
    return Tables(
        kinds=import_module(f"{package}.events").KINDS,
        sentences=import_module(f"{package}.refusals").SENTENCES,
        labels=import_module(f"{package}.view").ENGLISH,
        colours=import_module(f"{package}.geometry").COLOURS,
    )


def all_sentences() -> dict[str, str]:
    """Return the sentences of all games' refusals by their codes."""
    return {code: text for game in BUILT_IN for code, text in tables(game).sentences.items()}


def game_of(id_: str) -> str | None:
    """Return the game that a message belongs to; None if it is for all of them."""
    for game in BUILT_IN:
        if id_.startswith(f"{game}-") or id_ in tables(game).ids(game):
            return game
    return None


def ways_to_play() -> list[tuple[str, int, str]]:
    """Return every game with every number of seats and every side."""
    return [
        (game, seats, side)
        for game in BUILT_IN
        for seats in find_game(game).seat_counts
        for side in find_game(game).sides
    ]
