"""Freeze a database and records of this version: `python -m tests.make_frozen`.

Writes the database as an SQL dump named after its revision, and a record of each game, so that
later versions can be tested with what this one has left behind. Run it once for each revision;
what is frozen never changes.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import httpx

from tests.server.clients import BOT, ME, Person, Running, running
from tilewright.server.ops.settings import Settings
from tilewright.store.migrate import newest
from tools.kill_players import GAMES

FOLDER = Path(__file__).parent / "store" / "frozen"
ACTIONS = 6  # of a match that is still being played
PASSWORD = "a password for the frozen"


async def fill(server: Running) -> dict[str, str]:
    """Play a match of each game to its end, and begin another; return the records by game."""
    records = {}
    async with server.person("Ada") as ada:
        await ada.post("/api/account", {"name": "ada", "password": PASSWORD}, 201)
        for game in GAMES:
            over = await ada.make(game, ME, BOT, start=0)
            async with ada.at(over["id"]) as screen:
                await screen.play()
            await begin(ada, game)
            path = f"/api/matches/{over['id']}/record"
            records[game] = (await text_of(ada, path)).replace(over["id"], "frozen")
    return records


async def begin(ada: Person, game: str) -> None:
    """Begin a match, and let somebody else take the other seat of the keyboard."""
    made = await ada.make(game, ME, {"kind": "hot-seat", "name": "Бен"}, start=0)
    async with ada.at(made["id"]) as screen:
        for _ in range(ACTIONS):
            await screen.act()


async def text_of(ada: Person, path: str) -> str:
    """Return a page as text."""
    answer: httpx.Response = await ada.http.get(path)
    return answer.raise_for_status().text


async def freeze(folder: Path) -> None:
    """Write the database and the records."""
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "server.db"
        settings = Settings(database=f"sqlite:///{file}", port=0, bot_pause=0.0, workers=1)
        async with running(settings) as server:
            records = await fill(server)
        with closing(sqlite3.connect(file)) as database:
            dump = "\n".join(database.iterdump())
    (folder / f"revision-{newest()}.sql").write_text(dump + "\n", "utf-8")
    for game, text in records.items():
        (folder / f"{game}-{newest()}.tilewright.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    asyncio.run(freeze(FOLDER))
