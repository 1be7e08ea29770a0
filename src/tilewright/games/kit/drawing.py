"""Parts of drawings that all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tilewright.core.layout import Line, ascii_signs
from tilewright.core.message import Message, MessageValue
from tilewright.core.presentation import Style


class Words:
    """The words of a game's drawing."""

    game = ""

    def __init__(self, style: Style) -> None:
        self.style = style

    def word(self, label: str, **values: MessageValue) -> str:
        """Return a word of the drawing."""
        text = self.style.word(Message(f"{self.game}-label-{label}", values))
        return ascii_signs(text) if self.style.signs == "ascii" else text


def title_line(words: Words, side: str, round_: int, actor: int | str | None) -> Line:
    """Return game, side, round and actor."""
    title = words.word("title", side=side, round=round_)
    if isinstance(actor, int):
        turn = words.word("turn", seat=actor, name=words.style.names[actor])
    else:
        turn = words.word("over" if actor is None else "nature")
    return [(title, "title"), (" - ", "dim"), (turn, "turn")]


def plain_text(
    draw: Callable[[Style], list[Line]],
    english: Mapping[str, str],
    seats: int,
    names: Sequence[str] = (),
) -> str:
    """Return a drawing as plain English text, without a catalogue; seats are numbered from 1."""

    def word(message: Message) -> str:
        return english[message.id.rpartition("-label-")[2]].format(**message.values)

    lines = draw(Style(word, names or [f"seat {seat + 1}" for seat in range(seats)]))
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)
