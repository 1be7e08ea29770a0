"""The rules of a game, one page per language, and what each side of the boards adds to it.

The pages of this package are Markdown in `i18n/<language>/rules/<game>.md`. A game of another
package has `rules.<language>.md` in its folder of texts, or else short paragraphs in its
catalogue: the messages `<game>-rules-...`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from tilewright.core.errors import BrokenGame, UnknownName
from tilewright.core.game import Game
from tilewright.core.registry import find_game
from tilewright.i18n import LANGUAGES, Catalogue
from tilewright.i18n.catalogue import read_texts
from tilewright.learn.markdown import BadPage, Section, parse

PICTURE: Final = re.compile(r"^!\[([^]]*)\]\(picture:[^)]*\)$", re.MULTILINE)
LINK: Final = re.compile(r"\[([^]]*)\]\([^)]*\)")
EMPHASIS: Final = re.compile(r"(\*\*?)(\S(?:.*?\S)?)\1", re.DOTALL)
MARKUP: Final = re.compile(r"^(?:(?:#+|>) |\|[|: -]+\|\n)", re.MULTILINE)  # of blocks and tables
UNSPACED: Final = ("zh",)  # languages that put no spaces between words


class Rules(NamedTuple):
    """The rules of a game in one language; `sections` starts with the title of the page."""

    game: str
    language: str  # of the text, which may be English instead of the language asked for
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        """The title of the page."""
        return self.sections[0].title

    def on_side(self, side: str) -> Rules:
        """Return the rules without the sections about other sides."""
        if side not in (sides := find_game(self.game).sides):
            raise UnknownName("side", side, sides)
        kept = tuple(each for each in self.sections if each.side in ("", side))
        return self._replace(sections=kept)

    def pictures(self) -> list[str]:
        """Return the names of the pictures, in order."""
        blocks = (block for section in self.sections for block in section.blocks)
        return [block.picture for block in blocks if block.picture]

    def to_markdown(self) -> str:
        """Return the rules as common Markdown, with words in place of pictures and links."""
        parts = []
        for section in self.sections:
            source = LINK.sub(r"\1", PICTURE.sub(r"> \1", section.source))
            parts += [f"{'#' * section.level} {section.title}", source]
        return "\n\n".join(filter(None, parts)) + "\n"

    def to_text(self) -> str:
        """Return the rules as plain text."""
        text = EMPHASIS.sub(r"\2", self.to_markdown())
        return MARKUP.sub("", text)


@cache
def rules_of(game_id: str, language: str) -> Rules:
    """Return the rules of a game for all sides; in English if the language has none."""
    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
    return read_rules(find_game(game_id), language)


def read_rules(game: Game, language: str) -> Rules:
    """Read the rules of a game from its files; raise `BrokenGame` if that is impossible."""
    for each in dict.fromkeys((language, LANGUAGES[0])):
        path = _path(game, each)
        if path.is_file():
            return Rules(game.id, each, _parse(game, path, each))
    return _from_messages(game, language)


def _path(game: Game, language: str) -> Traversable:
    if game.texts:
        return game.texts.joinpath(f"rules.{language}.md")
    return files("tilewright.i18n").joinpath(language, "rules", f"{game.id}.md")


def _parse(game: Game, path: Traversable, language: str) -> tuple[Section, ...]:
    try:
        return parse(path.read_text("utf-8"), not language.startswith(UNSPACED))
    except BadPage as error:
        raise BrokenGame(game.id, f"its rules, {path.name}: {error}") from error


def _from_messages(game: Game, language: str) -> Rules:
    """Return the rules from the paragraphs in the catalogue of a game, if it has any."""
    catalogue = Catalogue(language)
    texts = "\n".join(read_texts(game, each) for each in (LANGUAGES[0], language))
    ids = dict.fromkeys(re.findall(rf"^{game.id}-rules-[\w-]+", texts, re.MULTILINE))
    paragraphs = [catalogue.say(id_) for id_ in ids]
    page = "\n\n".join([f"# {catalogue.say(f'{game.id}-title')}", *paragraphs])
    return Rules(game.id, language, parse(page))
