"""The rules as plain HTML, inside the client's page, for browsers without JavaScript."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Final, NamedTuple

from starlette.requests import Request

from tilewright.core.game import Game
from tilewright.core.registry import find_game, game_ids, games
from tilewright.i18n import LANGUAGES, Catalogue
from tilewright.learn.markdown import Block, Section
from tilewright.learn.pictures import image_of, image_size
from tilewright.learn.rules import rules_of

PATH: Final = re.compile(r"/rules(?:/(?P<game>\w+)(?:/(?P<side>\w+))?)?/?", re.ASCII)
PICTURE_PATH: Final = re.compile(r"/pictures/(\w+)/(\w+)/([\w-]+)\.webp", re.ASCII)
NO_SCRIPT: Final = re.compile(r"<noscript>.*?</noscript>", re.DOTALL)
TITLE: Final = re.compile(r"<title>.*?</title>", re.DOTALL)
LANGUAGE_NAMES: Final = {"en": "English", "uk": "Українська", "hu": "Magyar", "zh-Hant": "繁體中文"}


class RulesPage(NamedTuple):
    """Which rules a page shows, and in which language."""

    game: Game
    side: str
    language: str

    @property
    def address(self) -> str:
        """The address of the page, without the language."""
        path = f"/rules/{self.game.id}"
        return path if self.side == self.game.sides[0] else f"{path}/{self.side}"

    def fill(self, index: str) -> str:
        """Return the client's page with these rules in it, if it has a place for them."""
        if NO_SCRIPT.search(index) is None:
            return index
        title = escape(self._say("web-rules-title", game=self._word()))
        index = index.replace('<html lang="en"', f'<html lang="{self.language}"', 1)
        index = TITLE.sub(lambda _: f"<title>{title} · Tilewright</title>", index, count=1)
        return NO_SCRIPT.sub(lambda _: f"<noscript>{self._body()}</noscript>", index, count=1)

    def _body(self) -> str:
        rules = rules_of(self.game.id, self.language).on_side(self.side)
        page, *sections = rules.sections
        contents = [
            f"<li{' class=deep' if each.level > 2 else ''}>"
            f'<a href="#{escape(each.id)}">{escape(each.title)}</a></li>'
            for each in sections
        ]
        parts = [
            '<main class="page rules-page">',
            self._links_to_games(),
            f'<article class="card panel"><h1>{escape(page.title)}</h1>',
            self._links_to_sides(),
            f'<div class="rules-text" lang="{rules.language}">',
            f"<div>{self._content(page.blocks)}</div>",
            self._navigation("web-rules-contents", f"<ol>{''.join(contents)}</ol>", "contents"),
            f"<div>{''.join(map(self._section, sections))}</div></div>",
            self._links_to_languages(),
            "</article></main>",
        ]
        return "\n".join(parts)

    def _section(self, section: Section) -> str:
        heading = f'<h{section.level} class="title">{escape(section.title)}</h{section.level}>'
        return f'<section id="{section.id}">{heading}\n{self._content(section.blocks)}</section>\n'

    def _content(self, blocks: Iterable[Block]) -> str:
        return "".join(self._figure(each) if each.picture else each.html for each in blocks)

    def _figure(self, block: Block) -> str:
        image, alt = image_of(self.game, self.side, block.picture), escape(block.alt)
        caption = f"<figcaption>{block.html}</figcaption>" if block.html else ""
        if image is None:
            return f"<figure><p>{alt}</p>{caption}</figure>\n"
        width, height = image_size(image)
        address = f"/pictures/{self.game.id}/{self.side}/{block.picture}.webp"
        size = f'width="{width}" height="{height}"'
        shown = f'<img src="{address}" alt="{alt}" {size} loading="lazy">'
        return f"<figure>{shown}{caption}</figure>\n"

    def _links_to_games(self) -> str:
        pages = [RulesPage(game, game.sides[0], self.language) for game in games()]
        links = [self._link(page, page.game_name(), page.game == self.game) for page in pages]
        return self._navigation("web-game", "".join(links), "row")

    def _links_to_sides(self) -> str:
        pages = [self._replace(side=side) for side in self.game.sides]
        links = [self._link(page, page.side_name(), page == self) for page in pages]
        return self._navigation("web-new-side", "".join(links), "row") if len(links) > 1 else ""

    def _links_to_languages(self) -> str:
        links = [
            f'<a href="{self.address}?language={each}" lang="{each}" hreflang="{each}"'
            f"{_current(each == self.language)}>{LANGUAGE_NAMES[each]}</a>"
            for each in LANGUAGES
        ]
        return self._navigation("web-language", "".join(links), "row languages")

    def _link(self, page: RulesPage, name: str, is_current: bool) -> str:
        look = "button main" if is_current else "button"
        address = f"{page.address}?language={self.language}"
        return f'<a class="{look}" href="{address}"{_current(is_current)}>{escape(name)}</a>'

    def _navigation(self, id_: str, content: str, look: str) -> str:
        return f'<nav class="{look}" aria-label="{escape(self._say(id_))}">{content}</nav>'

    def game_name(self) -> str:
        """Return the name of the game."""
        return self._say("web-game-name", game=self._word())

    def side_name(self) -> str:
        """Return the name of the side."""
        word = self.side if self.game.texts else f"{self.game.id}-{self.side}"
        name = self._say("web-side", side=word)
        return name[:1].upper() + name[1:]

    def _word(self) -> str:
        """Return the game as messages name it: a game of another package by its title."""
        return self.game.title if self.game.texts else self.game.id

    def _say(self, id_: str, **values: str) -> str:
        return Catalogue(self.language).say(id_, **values)


def _current(is_current: bool) -> str:
    return ' aria-current="page"' if is_current else ""


def find_page(request: Request) -> RulesPage | None:
    """Return the page of rules that a request asks for, if there is such a page."""
    path = PATH.fullmatch(request.url.path)
    if path is None:
        return None
    game = next((game for game in games() if path["game"] in (game.id, None)), None)
    if game is None or path["side"] not in (None, *game.sides):
        return None
    return RulesPage(game, path["side"] or game.sides[0], language_of(request))


def find_picture(request: Request) -> bytes | None:
    """Return the picture of the rules that a request asks for, as WebP, if there is one."""
    path = PICTURE_PATH.fullmatch(request.url.path)
    if path is None or path[1] not in game_ids():
        return None
    game = find_game(path[1])
    return image_of(game, path[2], path[3]) if path[2] in game.sides else None


def language_of(request: Request) -> str:
    """Return the language that a request asks for: by `?language=`, or as its browser prefers."""
    asked = request.query_params.get("language")
    if asked in LANGUAGES:
        return asked
    weighted = []
    for wish in request.headers.get("accept-language", "").replace(" ", "").split(","):
        name, _, weight = wish.partition(";q=")
        weighted.append((_weight(weight), name.lower().partition("-")[0]))
    for _, name in sorted(weighted, key=lambda each: -each[0]):
        for language in LANGUAGES:
            if language.partition("-")[0] == name:
                return language
    return LANGUAGES[0]


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0
