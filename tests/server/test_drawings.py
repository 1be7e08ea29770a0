"""Positions as text, for clients that have no pictures of a game."""

from typing import get_args

import pytest

from tests.server.clients import BOT, ME, Running, code
from tilewright.core.registry import game_ids
from tilewright.i18n import LANGUAGES
from tilewright.server.protocol import Language

pytestmark = pytest.mark.anyio


def test_positions_are_drawn_in_every_language() -> None:
    assert get_args(Language) == LANGUAGES


@pytest.mark.parametrize("game", game_ids())
async def test_a_position_is_drawn_in_the_language_asked_for(server: Running, game: str) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make(game, ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            english = (await screen.send("describe", language="en"))["drawing"]
            assert "Ada" in english
            assert len(english.splitlines()) > 5
            assert (await screen.send("describe", language="hu"))["drawing"] != english
            path = f"/api/matches/{made['id']}/plies/{screen.ply}"
            assert (await ada.get(f"{path}?language=en"))["drawing"] == english


async def test_nothing_is_drawn_unless_a_language_is_named(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make(game_ids()[0], ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            assert (await screen.send("describe"))["drawing"] is None
            assert (await ada.get(f"/api/matches/{made['id']}/plies/0"))["drawing"] is None
            assert code(await screen.send("describe", language="xx")) == "message.malformed"
        page = await ada.http.get(f"/api/matches/{made['id']}/plies/0?language=xx")
        assert page.status_code == 422


async def test_only_games_of_other_packages_bring_messages(server: Running) -> None:
    async with server.person("Ada") as ada:
        for game in game_ids():
            page = await ada.http.get(f"/api/games/{game}/texts?language=uk")
            assert (page.status_code, page.text.strip()) == (200, "")
        assert (await ada.http.get("/api/games/chess/texts")).status_code == 422
