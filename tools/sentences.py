"""Write sentences of real matches in every language: `python -m tools.sentences`.

The tests of the client format the same messages and must get the same texts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tilewright import NATURE, Rng, find_game, game_ids
from tilewright.core.events import Event
from tilewright.core.message import Message
from tilewright.core.state import State
from tilewright.i18n import LANGUAGES, Catalogue
from tilewright.table.sentences import to_sentence

FILE: Final = Path("web/tests/sentences.json")
NAMES: Final = ("Anna", "Олена", "小明")
EACH: Final = 2  # sentences of one kind
YOU: Final = (0, 1, 2)  # seats of the reader in the texts that address them


def told(state: State, rng: Rng) -> Iterator[Message]:
    """Play a random match to its end and return all messages about it."""
    while not state.is_over:
        presentation, events = state.game.presentation, list[Event]()
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng), events)
        else:
            action = state.random_action(rng)
            yield presentation.question(state, NAMES)
            yield presentation.hint(state, action)
            state.apply(action, events)
        yield from presentation.narrate(events, NAMES, state.side)
        yield from presentation.describe(state, NAMES)


def sentences() -> list[dict[str, Any]]:
    """Return some messages of every kind, each with its text in every language."""
    catalogues = [Catalogue(language) for language in LANGUAGES]
    found: dict[str, list[Message]] = {}
    for game in game_ids():
        for message in told(find_game(game).new(3), Rng(8)):
            kept = found.setdefault(message.id, [])
            if len(kept) < EACH and message not in kept:
                kept.append(message)
    return [
        {
            "sentence": msgspec.to_builtins(to_sentence(message)),
            "words": {each.language: each.word(message) for each in catalogues},
            "you": {each.language: each.word(message, YOU) for each in catalogues},
        }
        for messages in found.values()
        for message in messages
    ]


def text() -> str:
    """Return the content of the file, one line per sentence."""
    lines = [json.dumps(each, ensure_ascii=False) for each in sentences()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
