"""Looking after the store of a server, by command."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.server.clients import BOT, ME, running
from tilewright.cli.main import app
from tilewright.core.record import Record
from tilewright.server.settings import Settings

pytestmark = pytest.mark.anyio


async def admin(*words: str) -> Result:
    """Run a command beside the loop of the test."""
    return await asyncio.to_thread(CliRunner().invoke, app, ["admin", *words])


@pytest.fixture
async def played(settings: Callable[..., Settings]) -> tuple[str, str]:
    """Return a database and a match in it that goes on."""
    chosen = settings()
    async with running(chosen) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT)
        async with ada.at(made["id"]) as screen:
            await screen.act()
            await screen.my_turn()
    return chosen.database, str(made["id"])


async def test_matches_are_listed_shown_and_exported(played: tuple[str, str]) -> None:
    database, match = played
    assert match in (await admin("list", "--database", database)).stdout
    assert match not in (await admin("list", "--database", database, "--status", "over")).stdout
    shown = (await admin("show", match, "--database", database)).stdout
    assert "seat 0: person Ada" in shown and "sound: yes" in shown
    record = Record.from_text((await admin("export", match, "--database", database)).stdout)
    assert record.names == ["Ada", "greedy"]


async def test_a_sound_store_is_found_sound(played: tuple[str, str]) -> None:
    database, _ = played
    result = await admin("check", "--database", database)
    assert result.exit_code == 0
    assert result.stdout.startswith("1 matches, ") and "0 not sound" in result.stdout


async def test_a_damaged_match_is_found(played: tuple[str, str]) -> None:
    database, match = played
    _change(database, f"UPDATE plies SET text = '9K5' WHERE match = '{match}' AND ply = 1")
    result = await admin("check", "--database", database)
    assert result.exit_code == 1
    assert f"{match}: " in result.stdout


async def test_a_missing_ply_is_found(played: tuple[str, str]) -> None:
    database, match = played
    _change(database, f"DELETE FROM plies WHERE match = '{match}' AND ply = 1")
    assert "do not follow one another" in (await admin("check", "--database", database)).stdout


def _change(database: str, statement: str) -> None:
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        connection.execute(statement)
        connection.commit()


async def test_a_match_is_ended_while_a_server_owns_it(settings: Callable[..., Settings]) -> None:
    async with running(settings()) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"})
        result = await admin("end", made["id"], "--database", settings().database)
        assert result.exit_code == 0
        ended = await ada.get(f"/api/matches/{made['id']}")
        assert ended["result"]["reason"] == "ended"
        again = await admin("end", made["id"], "--database", settings().database)
        assert again.exit_code == 1 and "over already" in again.stderr


async def test_a_backup_made_while_playing_can_be_played_on(
    settings: Callable[..., Settings], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    async with running(settings()) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT)
        async with ada.at(made["id"]) as screen:
            await screen.act()
            await screen.my_turn()
            assert (
                await admin("backup", str(copy), "--database", settings().database)
            ).exit_code == 0
            kept = screen.position
            await screen.act()
        secret = server.site.secret
        cookies = ada.http.cookies
        assert (await admin("backup", str(copy), "--database", settings().database)).exit_code == 1
    restored = settings(database=f"sqlite:///{copy}", secret=secret)
    async with running(restored) as server, server.person("Other") as ada:
        ada.http.cookies = cookies
        async with ada.at(made["id"]) as screen:
            assert screen.position == kept
            await screen.play()


async def test_what_is_wrong_with_a_database_is_said_in_a_line(tmp_path: Path) -> None:
    result = await admin("list", "--database", "mysql://nowhere")
    assert result.exit_code == 1 and "mysql" in result.stderr
    result = CliRunner().invoke(app, ["serve", "--port", "70000"])
    assert result.exit_code == 1 and "port" in result.stderr
