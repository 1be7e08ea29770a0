"""The rules pages: the same in every language, complete, and true where pictures can tell."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

import tilewright
from tests.docs.pages import DOCS, section
from tilewright.core.events import Event
from tilewright.core.game import Game
from tilewright.core.registry import built_in_games, find_game
from tilewright.i18n import LANGUAGES
from tilewright.learn.markdown import Section
from tilewright.learn.pictures import Picture, image_of, image_size, pictures_of
from tilewright.learn.rules import Rules, rules_of
from tilewright.learn.values import Outcome

PACKAGE = Path(tilewright.__file__).parent
GAMES = tuple(game.id for game in built_in_games())
PICTURES = [(game, name) for game in GAMES for name in pictures_of(game)]
# What pages of every game have, in this order; help opens at a section for the phase.
SECTIONS = ("aim", "components", "setup", "turn", "taking", "end")
PHASES = {
    "azul": {"taking", "tiling", "end"},
    "pavilion": {"taking", "placing", "bonus-tiles", "passing", "end"},
    "garden": {"turn", "taking", "placing", "passing", "end"},
}
LINK = re.compile(r'href="([^"]*)"')
MOST_BYTES = 24_000  # of a picture

every_game = pytest.mark.parametrize("game", GAMES)
every_page = pytest.mark.parametrize(
    ("game", "language"), [(game, each) for game in GAMES for each in LANGUAGES]
)
every_picture = pytest.mark.parametrize(("game", "name"), PICTURES)


def sides(game: str) -> list[Rules]:
    """Return the English rules of every side of a game."""
    return [rules_of(game, "en").on_side(side) for side in find_game(game).sides]


def html(part: Section) -> str:
    """Return all HTML of a section."""
    return "".join(block.html for block in part.blocks)


def outline(rules: Rules) -> list[tuple[object, ...]]:
    """Return what all languages have in common."""
    return [(each.id, each.level, each.side, each.rulings, shape(each)) for each in rules.sections]


def shape(part: Section) -> list[tuple[str, Counter[str]]]:
    """Return the pictures of a section, and the elements around them."""
    return [
        (each.picture, Counter(re.findall(r"<(?:table|t[rhd]|[uo]l|li|a)\b", each.html)))
        for each in part.blocks
    ]


@every_page
def test_every_language_has_its_page(game: str, language: str) -> None:
    assert rules_of(game, language).language == language


@every_page
def test_a_translation_has_the_sections_tables_lists_and_pictures_of_english(
    game: str, language: str
) -> None:
    assert outline(rules_of(game, language)) == outline(rules_of(game, "en"))


@every_page
def test_every_ruling_is_stated_in_a_section(game: str, language: str) -> None:
    rulings = section(DOCS / "games" / f"{game}.md", "Rulings")
    rows = re.findall(r"^\| (R\d+) \|", rulings, re.MULTILINE)
    parts = rules_of(game, language).sections
    assert {ruling for part in parts for ruling in part.rulings} == set(rows)
    assert [part.id for part in parts if part.rulings and not any(part.blocks)] == []


@every_page
def test_no_page_prints_what_is_not_for_people(game: str, language: str) -> None:
    for part in rules_of(game, language).sections:
        assert not re.search(r"\bR\d+\b|picture:|\{#", part.title + html(part)), part.id


@every_page
def test_every_link_leads_to_a_section_of_the_same_page(game: str, language: str) -> None:
    for side in find_game(game).sides:
        page = rules_of(game, language).on_side(side)
        links = {link for part in page.sections for link in LINK.findall(html(part))}
        assert links <= {f"#{part.id}" for part in page.sections}


@every_game
def test_every_side_has_the_sections_that_people_look_for(game: str) -> None:
    for page in sides(game):
        ids = [part.id for part in page.sections]
        assert [id_ for id_ in ids if id_ in SECTIONS] == list(SECTIONS)
        assert PHASES[game] <= set(ids)


@every_game
def test_sections_of_one_side_are_about_a_side_that_exists(game: str) -> None:
    assert {part.side for part in rules_of(game, "en").sections} <= {"", *find_game(game).sides}


@every_game
def test_the_pages_show_every_picture_and_no_other(game: str) -> None:
    assert set(rules_of(game, "en").pictures()) == set(pictures_of(game))


@every_game
def test_every_number_of_a_picture_is_explained(game: str) -> None:
    for part in rules_of(game, "en").sections:
        for block in part.blocks:
            if block.picture:
                numbers = pictures_of(game)[block.picture].numbers
                assert block.html.count("<li>") == len(numbers), block.picture
                assert block.alt


@every_picture
def test_a_picture_shows_a_valid_position(game: str, name: str) -> None:
    picture = pictures_of(game)[name]
    state = picture.state(find_game(game))
    assert state.to_text() == picture.position
    assert 0 <= picture.seat < state.seats


@every_picture
def test_a_picture_serves_the_pages_of_all_sides_that_show_it(game: str, name: str) -> None:
    for page, side in zip(sides(game), find_game(game).sides, strict=True):
        if name in page.pictures():
            assert pictures_of(game)[name].state_on(find_game(game), side).side == side


def outcome(game: Game, picture: Picture) -> Outcome:
    """Return what the turn of a picture leads to."""
    state, events = picture.state(game), list[Event]()
    view, actor = dict(state.to_data()), state.actor
    for token in str(picture.check["play"]).split():
        state.apply(game.read_action(token), events)
    seat = picture.seat if picture.shows == "board" else actor
    return Outcome(game, seat, view, dict(state.to_data()), events)


@pytest.mark.parametrize(
    ("game", "name"), [each for each in PICTURES if pictures_of(each[0])[each[1]].check]
)
def test_a_picture_is_about_what_the_rules_compute(game: str, name: str) -> None:
    picture = pictures_of(game)[name]
    found = outcome(find_game(game), picture)
    said = {each: value for each, value in picture.check.items() if each != "play"}
    assert {each: found.value(each) for each in said} == said


@every_picture
def test_every_picture_has_been_taken_as_it_is(game: str, name: str) -> None:
    from tools.rule_pictures import TAKEN, digest

    taken = json.loads((PACKAGE / "learn" / game / "pictures" / TAKEN).read_text("utf-8"))
    assert taken.get(name) == digest(pictures_of(game)[name]), "run python -m tools.rule_pictures"
    for page, side in zip(sides(game), find_game(game).sides, strict=True):
        if name in page.pictures():
            image = image_of(find_game(game), side, name)
            assert image is not None and len(image) < MOST_BYTES
            assert image_size(image)[0] == 460


@every_game
def test_no_picture_is_left_over(game: str) -> None:
    found = {path.stem for path in (PACKAGE / "learn" / game / "pictures").rglob("*.webp")}
    assert found == set(pictures_of(game))
