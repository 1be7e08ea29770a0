"""Sentences as they are sent: message ids with values, which the receiver words."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tilewright.core.message import Message, MessageValue


class Sentence(Struct):
    """A sentence for the client to word: a message id of the catalogues, and its values."""

    id: str
    values: dict[str, str | int | Sentence | list[Sentence]] = {}


def to_sentence(message: Message) -> Sentence:
    """Return a message of a game as it is sent."""
    return Sentence(message.id, {name: _value(value) for name, value in message.values.items()})


def _value(value: MessageValue) -> Any:  # noqa: ANN401
    if isinstance(value, Message):
        return to_sentence(value)
    if isinstance(value, list):
        return [to_sentence(item) for item in value]
    return value
