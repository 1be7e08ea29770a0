"""The terminal as a screen: drawings where possible, else sentences."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from tilewright.core.const import NATURE
from tilewright.core.errors import Refusal
from tilewright.core.events import Event
from tilewright.core.layout import Line, ascii_signs
from tilewright.core.message import Message, MessageValue
from tilewright.core.palette import COMMON, Palette, Rgb
from tilewright.core.presentation import Style
from tilewright.core.record import Step
from tilewright.core.state import State
from tilewright.i18n import Catalogue


def tile_style(fill: Rgb, ink: Rgb) -> str:
    """Return the style of a tile."""
    return "bold rgb({},{},{}) on rgb({},{},{})".format(*ink, *fill)


STYLES: Final = {
    **{colour: tile_style(*pair) for colour, pair in COMMON.items()},
    "empty-blue": "rgb(92,146,214)",
    "empty-purple": "rgb(166,123,203)",
    "empty-green": "rgb(92,174,142)",
    "empty-orange": "rgb(217,127,44)",
    "empty-yellow": "rgb(196,148,30)",
    "empty-red": "rgb(214,110,94)",
    "empty-black": "rgb(128,138,150)",
    "empty-white": "rgb(150,144,130)",
    "empty": "bright_black",
    "dim": "bright_black",
    "title": "bold",
    "turn": "bold rgb(46,160,148)",
    "seat": "bold",
    "score": "bold",
    "loss": "rgb(200,70,60)",
}
# For terminals with sixteen colours.
FEW_COLOURS: Final = {
    "blue": "bold white on blue",
    "yellow": "black on yellow",
    "red": "bold white on red",
    "black": "bold white on bright_black",
    "white": "black on white",
    "purple": "bold white on magenta",
    "green": "black on green",
    "orange": "black on bright_yellow",
    "dark purple": "bold white on magenta",
    "light purple": "black on bright_magenta",
    "light green": "black on bright_green",
    "dark green": "bold white on green",
}
MIN_WIDTH: Final = 40
TEXT_WIDTH: Final = 100  # of long texts
PROMPT_LINES: Final = 8  # question and choices


class Screen:
    """Prints text and positions in one language."""

    def __init__(
        self,
        catalogue: Catalogue,
        names: Sequence[str],
        plain: bool | None = None,
        console: Console | None = None,
        you: Collection[int] = (),
    ) -> None:
        self.catalogue = catalogue
        self.names = names
        self.you = you  # the seats whose sentences address the reader
        self.console = console or Console(highlight=False)
        dumb = os.environ.get("TERM") in ("dumb", "unknown")
        self.plain = dumb or not self.console.is_terminal if plain is None else plain
        self.styles = STYLES
        if self.console.color_system == "standard":
            self.styles = {**STYLES, **FEW_COLOURS}
        self.log: list[str] = []

    def say(self, id_: str, **values: MessageValue) -> str:
        """Return a sentence of the catalogue."""
        return self.word(Message(id_, values))

    def word(self, message: Message) -> str:
        """Return a message as text; terminals break lines at any space."""
        text = self.catalogue.word(message, self.you).replace("\N{NO-BREAK SPACE}", " ")
        return ascii_signs(text) if self._signs() == "ascii" else text

    def print(self, text: str = "") -> None:
        """Print a text, wrapped at spaces; in a pipe each sentence stays one line."""
        if self._signs() == "ascii":
            text = ascii_signs(text)
        self.console.print(Text(text), soft_wrap=self.plain)

    def tell(self, id_: str, **values: MessageValue) -> None:
        """Print a sentence of the catalogue."""
        self.print(self.say(id_, **values))

    def show_table(self, state: State) -> None:
        """Draw the position, or describe it in sentences."""
        if self.plain:
            self._print_all(state.game.presentation.describe(state, self.names))
            return
        room = self.console.height - PROMPT_LINES
        style = Style(self.word, self.names, self._width(), self._signs(), room)
        self.console.print()
        for line in state.game.presentation.draw(state, style):
            self.console.print(self._styled(line, state.game.palette), soft_wrap=True)
        self.console.print()

    def show_events(self, state: State, events: Sequence[Event]) -> None:
        """Print events, and add them to the log."""
        for message in state.game.presentation.narrate(events, self.names, state.side):
            sentence = self.word(message)
            self.log.append(sentence)
            self.print(sentence if self.plain else f"  {sentence}")

    def show_step(self, step: Step, token: str) -> None:
        """Print a ply of a record."""
        if step.actor != NATURE:
            name = self.names[step.actor]
            self.tell("terminal-ply", ply=step.number + 1, name=name, token=token)
        self.show_events(step.state, step.events)

    def show_result(self, state: State) -> None:
        """Print the winners and all scores."""
        places, scores = state.ranking(), state.scores()
        best = [seat for seat, place in enumerate(places) if place == 1]
        winners = [
            Message("terminal-name", {"seat": seat, "name": self.names[seat]}) for seat in best
        ]
        self.tell("terminal-result", seat=best[0], winners=winners, count=len(winners))
        for seat in sorted(range(state.seats), key=lambda seat: places[seat]):
            name, score = self.names[seat], scores[seat]
            self.tell("terminal-place", place=places[seat], name=name, score=score)

    def show_refusal(self, refusal: Refusal) -> None:
        """Print why something is not allowed."""
        id_ = f"refusal-{refusal.code.replace('.', '-')}"
        if self.catalogue.has(id_):
            self.tell(id_, **refusal.values)
        else:
            self.print(refusal.sentence)

    def show_rules(self, state: State) -> None:
        """Print the rules of a game for the side in play, then how to type a move."""
        from rich.markdown import Markdown  # takes time to load

        from tilewright.learn.rules import rules_of

        rules = rules_of(state.game.id, self.catalogue.language).on_side(state.side)
        if self.plain or self._signs() == "ascii":
            self.print(rules.to_text())
        else:
            width = min(self.console.width, TEXT_WIDTH)
            self.console.print(Markdown(rules.to_markdown()), width=width)
            self.print()
        if self.catalogue.has(notation := f"{state.game.id}-notation"):
            self.tell(notation)

    def show_messages(self, messages: Iterable[Message]) -> None:
        """Print sentences as one paragraph."""
        self.print(self.catalogue.join(map(self.word, messages)))

    def _print_all(self, messages: Iterable[Message]) -> None:
        for message in messages:
            self.print(self.word(message))

    def _width(self) -> int:
        return max(MIN_WIDTH, self.console.width)

    def _signs(self) -> str:
        encoding = (sys.stdout.encoding or "ascii").lower()
        return "shapes" if encoding.startswith("utf") else "ascii"

    def _styled(self, line: Line, palette: Palette) -> Text:
        text = Text()
        for part, role in line:
            own = tile_style(*palette[role]) if role in palette else ""
            text.append(part, self.styles.get(role, own))
        return text
