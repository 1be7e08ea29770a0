"""Test the rules over HTTP: as data for the client, and as pages without JavaScript."""

import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

from tests.server.clients import running
from tilewright.core.registry import built_in_games, find_game
from tilewright.i18n import LANGUAGES, Catalogue
from tilewright.learn.rules import rules_of
from tilewright.server.http.rules_page import language_of
from tilewright.server.ops.settings import Settings

pytestmark = pytest.mark.anyio

HTML = {"Accept": "text/html,*/*;q=0.8"}
INDEX = """<!doctype html><html lang="en"><head><title>Tilewright</title></head>
<body><div id="app"></div><noscript>Tilewright needs JavaScript.</noscript></body></html>"""
PAGES = [(game.id, side) for game in built_in_games() for side in game.sides]


@pytest.fixture
async def http(
    settings: Callable[..., Settings], tmp_path: Path
) -> AsyncIterator[httpx.AsyncClient]:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text(INDEX)
    async with (
        running(settings(web=tmp_path / "web")) as server,
        httpx.AsyncClient(base_url=f"http://{server.host}") as client,
    ):
        yield client


async def test_the_rules_of_a_side_come_with_their_pictures(http: httpx.AsyncClient) -> None:
    for game, side in PAGES:
        answer = await http.get(f"/api/games/{game}/rules", params={"side": side, "language": "uk"})
        found, expected = answer.json(), rules_of(game, "uk").on_side(side)
        assert (found["game"], found["side"], found["language"]) == (game, side, "uk")
        assert [each["id"] for each in found["sections"]] == [each.id for each in expected.sections]
        assert set(found["pictures"]) == set(expected.pictures())
        for picture in found["pictures"].values():
            assert find_game(game).from_data(picture["view"]).side == side


async def test_the_first_side_in_english_is_the_default(http: httpx.AsyncClient) -> None:
    found = (await http.get("/api/games/azul/rules")).json()
    assert (found["side"], found["language"]) == ("coloured", "en")


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("/api/games/chess/rules", "unknown.game"),
        ("/api/games/azul/rules?side=pink", "unknown.side"),
        ("/api/games/azul/rules?language=de", "request.malformed"),
    ],
)
async def test_unknown_rules_are_refused(http: httpx.AsyncClient, address: str, code: str) -> None:
    answer = await http.get(address)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, code)


async def test_every_page_has_the_rules_without_javascript(http: httpx.AsyncClient) -> None:
    for game, side in PAGES:
        for language in LANGUAGES:
            address = f"/rules/{game}/{side}?language={language}"
            page = await http.get(address, headers=HTML)
            rules = rules_of(game, language).on_side(side)
            assert f'<html lang="{language}"' in page.text
            title = Catalogue(language).say("web-rules-title", game=game)
            assert f"<title>{title} · Tilewright</title>" in page.text
            assert re.findall(r'<section id="([\w-]+)"', page.text) == [
                section.id for section in rules.sections[1:]
            ]
            assert page.text.count("<img ") == len(rules.pictures())
            assert "unsafe" not in page.headers["content-security-policy"]


async def test_a_page_leads_to_other_games_sides_and_languages(http: httpx.AsyncClient) -> None:
    page = (await http.get("/rules/azul?language=hu", headers=HTML)).text
    for game, side in (("azul", "grey"), ("garden", ""), ("pavilion", "")):
        assert f'href="{"/".join(filter(None, ["/rules", game, side]))}?language=hu"' in page
    for language in LANGUAGES:
        assert f'href="/rules/azul?language={language}"' in page


async def test_pictures_are_files_that_browsers_may_keep(http: httpx.AsyncClient) -> None:
    page = (await http.get("/rules/azul/grey", headers=HTML)).text
    for address in re.findall(r'<img src="([^"]+)"', page):
        picture = await http.get(address)
        assert picture.headers["content-type"] == "image/webp"
        assert picture.headers["cache-control"] == "public, max-age=86400"
        same = await http.get(address, headers={"If-None-Match": picture.headers["etag"]})
        assert same.status_code == 304
    for address in ("/pictures/azul/grey/none.webp", "/pictures/azul/none/board.webp"):
        assert (await http.get(address)).status_code == 404


async def test_an_unknown_page_of_rules_is_the_client(http: httpx.AsyncClient) -> None:
    for path in ("/rules/chess", "/rules/azul/pink", "/rules/azul/grey/more"):
        assert (await http.get(path, headers=HTML)).text == INDEX


@pytest.mark.parametrize(
    ("query", "accepted", "language"),
    [
        ("", "", "en"),
        ("", "de, fr", "en"),
        ("", "uk-UA, en;q=0.8", "uk"),
        ("", "en;q=0.5, hu;q=0.9", "hu"),
        ("", "zh-TW", "zh-Hant"),
        ("", "hu;q=oops, uk;q=0.1", "uk"),
        ("language=hu", "uk", "hu"),
        ("language=de", "uk", "uk"),
    ],
)
def test_the_language_is_that_of_the_address_or_the_browser(
    query: str, accepted: str, language: str
) -> None:
    headers = [(b"accept-language", accepted.encode())]
    scope = {"type": "http", "method": "GET", "path": "/rules", "headers": headers}
    assert language_of(Request({**scope, "query_string": query.encode()})) == language
