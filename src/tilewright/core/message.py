"""Messages for people: an id and its values, which a catalogue turns into a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence or a part of one; values can be messages themselves, or lists of them."""

    id: str
    values: Mapping[str, MessageValue] = field(default_factory=dict)


MessageValue = str | int | Message | list[Message]
