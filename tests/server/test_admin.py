"""`tilewright admin`: managing a server's database."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.server.clients import BOT, ME, Running, running
from tilewright.cli.main import app
from tilewright.core.errors import BadSetup
from tilewright.core.record import Record
from tilewright.server.ops.admin import end_match
from tilewright.server.ops.database import prepare, usable
from tilewright.server.ops.secret import find_secret
from tilewright.server.ops.settings import Settings
from tilewright.server.problems import Problem
from tilewright.store import Store
from tilewright.store.migrate import upgrade
from tools.process import free_port

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
    assert "seat 0: person Ada" in shown and "valid: yes" in shown
    record = Record.from_text((await admin("export", match, "--database", database)).stdout)
    assert record.names == ["Ada", "greedy"]


async def test_a_valid_database_is_found_valid(played: tuple[str, str]) -> None:
    database, _ = played
    result = await admin("check", "--database", database)
    assert result.exit_code == 0
    assert result.stdout.startswith("1 matches, ") and "0 invalid" in result.stdout


async def test_a_damaged_match_is_found(played: tuple[str, str]) -> None:
    database, match = played
    _change(database, f"UPDATE plies SET text = '9K5' WHERE match = '{match}' AND ply = 1")
    result = await admin("check", "--database", database)
    assert result.exit_code == 1
    assert f"{match}: " in result.stdout


async def test_a_check_goes_on_after_a_row_that_cannot_be_read(
    settings: Callable[..., Settings],
) -> None:
    chosen = settings()
    async with running(chosen) as server, server.person("Ada") as ada:
        made = [await ada.make("azul", ME, BOT, start=0) for _ in range(3)]
    damaged = min(str(each["id"]) for each in made)
    with closing(sqlite3.connect(chosen.database.removeprefix("sqlite:///"))) as connection:
        connection.execute("UPDATE matches SET result = '{not json' WHERE id = ?", [damaged])
        connection.commit()
    result = await admin("check", "--database", chosen.database)
    assert result.exit_code == 1
    assert damaged in result.stdout and "cannot be read" in result.stdout
    assert "3 matches" in result.stdout and "1 invalid" in result.stdout


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE seats SET name = CAST(x'ff80' AS TEXT) WHERE match = ?",
        "UPDATE matches SET game = CAST(x'ff80' AS TEXT) WHERE id = ?",
        "UPDATE matches SET clock = x'00ff' WHERE id = ?",
        "UPDATE matches SET game = 'chess' WHERE id = ?",
    ],
)
async def test_a_check_reports_every_row_that_cannot_be_decoded(
    settings: Callable[..., Settings], damage: str
) -> None:
    chosen = settings()
    async with running(chosen) as server, server.person("Ada") as ada:
        made = sorted([(await ada.make("azul", ME, BOT, start=0))["id"] for _ in range(4)])
    with closing(sqlite3.connect(chosen.database.removeprefix("sqlite:///"))) as connection:
        for match in made[:2]:
            connection.execute(damage, [match])
        connection.commit()
    result = await admin("check", "--database", chosen.database)
    assert result.exit_code == 1
    assert all(match in result.stdout for match in made[:2])
    assert "4 matches" in result.stdout and "2 invalid" in result.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="modes are those of POSIX")
async def test_only_the_owner_can_read_database_key_and_backup(
    settings: Callable[..., Settings], tmp_path: Path
) -> None:
    chosen = settings(secret=None)
    database = Path(chosen.database.removeprefix("sqlite:///"))
    async with running(chosen) as server, server.person("Ada") as ada:
        match = (await ada.make("azul", ME, BOT))["id"]
        beside = [database.with_name(database.name + end) for end in ("-wal", "-shm", ".lock")]
        assert [file.stat().st_mode & 0o077 for file in beside] == [0, 0, 0]
    copy, record = tmp_path / "copy.db", tmp_path / "record.txt"
    at = ("--database", chosen.database)
    assert (await admin("backup", str(copy), *at)).exit_code == 0
    assert (await admin("export", match, "--file", str(record), *at)).exit_code == 0
    files = [database, database.with_name(database.name + ".secret"), copy, record]
    assert [file.stat().st_mode & 0o077 for file in files] == [0, 0, 0, 0]


@pytest.mark.skipif(sys.platform == "win32", reason="modes are those of POSIX")
async def test_other_users_are_shut_out_of_an_older_database(
    settings: Callable[..., Settings],
) -> None:
    chosen = settings()
    database = Path(chosen.database.removeprefix("sqlite:///"))
    database.touch(0o644)
    database.chmod(0o644)
    async with running(chosen):
        pass
    assert database.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(sys.platform == "win32", reason="modes are those of POSIX")
def test_a_key_that_everybody_can_read_is_refused(settings: Callable[..., Settings]) -> None:
    chosen = settings(secret=None)
    find_secret(chosen)
    key = Path(chosen.database.removeprefix("sqlite:///") + ".secret")
    key.chmod(0o644)
    with pytest.raises(BadSetup, match="chmod 600"):
        find_secret(chosen)


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
        assert again.exit_code == 1 and "already over" in again.stderr


def take_back(store: Store, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """Let a server claim the match some times before it can be ended."""
    seize, claims = store.leases.seize, ["p"] * times

    async def seize_too_late(match_id: str) -> int | None:
        fence = await seize(match_id)
        if claims:
            await store.leases.claim(match_id, claims.pop())
        return fence

    monkeypatch.setattr(store.leases, "seize", seize_too_late)


async def test_a_match_that_a_server_takes_back_is_ended_all_the_same(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_back(server.parts.store, monkeypatch, 1)
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"})
        await end_match(server.parts.store, made["id"])
        assert (await ada.get(f"/api/matches/{made['id']}"))["result"]["reason"] == "ended"


async def test_a_match_that_a_server_always_takes_back_is_not_ended(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_back(server.parts.store, monkeypatch, 9)
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"})
        with pytest.raises(Problem, match="keeps taking"):
            await end_match(server.parts.store, made["id"])
        assert (await ada.get(f"/api/matches/{made['id']}"))["status"] == "playing"


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
        secret = find_secret(settings())
        cookies = ada.http.cookies
        assert (await admin("backup", str(copy), "--database", settings().database)).exit_code == 1
    restored = settings(database=f"sqlite:///{copy}", secret=secret)
    async with running(restored) as server, server.person("Other") as ada:
        ada.http.cookies = cookies
        async with ada.at(made["id"]) as screen:
            assert screen.position == kept
            await screen.play()


async def test_what_is_wrong_with_the_settings_is_said_in_a_line() -> None:
    result = await admin("list", "--database", "mysql://nowhere")
    assert result.exit_code == 1 and "mysql" in result.stderr
    result = CliRunner().invoke(app, ["serve", "--port", "70000"])
    assert result.exit_code == 1 and "port" in result.stderr


@pytest.mark.parametrize("address", ["sqlite:", "postgresql://host:port/x", "postgresql://[::1"])
async def test_an_invalid_address_is_reported_in_one_line(address: str) -> None:
    result = await admin("list", "--database", address)
    assert (result.exit_code, "is not a database address" in result.stderr) == (1, True), (
        result.exception
    )


async def test_an_invalid_setting_is_reported_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "server.env"
    file.write_bytes(b"TILEWRIGHT_HOST=\xff")
    result = CliRunner().invoke(app, ["serve", "--settings", str(file)])
    assert (result.exit_code, "can't read" in result.stderr) == (1, True), result.exception
    monkeypatch.setenv("TILEWRIGHT_HOSTS", "https://play.example")  # and no JSON list
    result = await admin("list")
    assert (result.exit_code, "hosts" in result.stderr) == (1, True), result.exception


@pytest.mark.parametrize("command", [["list"], ["check"], ["show", "m"], ["backup", "copy.db"]])
async def test_no_database_is_made_where_there_is_none(tmp_path: Path, command: list[str]) -> None:
    result = await admin(*command, "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert (result.exit_code, "there is no file" in result.stderr) == (1, True)
    assert not any(tmp_path.iterdir())


async def test_an_unusable_database_is_reported_in_one_line(tmp_path: Path) -> None:
    away = f"postgresql://tilewright@127.0.0.1:{free_port()}/none"
    (tmp_path / "empty.db").touch()
    (tmp_path / "other.db").write_text("no database at all, but long enough to be one" * 100)
    for database, why in (
        (away, "cannot be used"),
        (f"sqlite:///{tmp_path / 'empty.db'}", "tilewright admin migrate"),
        (f"sqlite:///{tmp_path / 'other.db'}", "cannot be used"),
    ):
        result = await admin("list", "--database", database)
        assert (result.exit_code, why in result.stderr) == (1, True), result.exception


async def test_a_server_without_its_database_says_so_in_a_line() -> None:
    away = f"postgresql://tilewright@127.0.0.1:{free_port()}/none"
    words = [sys.executable, "-m", "tilewright", "serve", "--database", away]
    done = await asyncio.to_thread(subprocess.run, words, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("error: the database cannot be used: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("place", ["nowhere/copy.db", "copy.db"])
async def test_a_backup_that_fails_says_so_and_leaves_nothing(tmp_path: Path, place: str) -> None:
    (tmp_path / "other.db").write_text("no database at all, but long enough to be one" * 100)
    copy = tmp_path / place
    result = await admin("backup", str(copy), "--database", f"sqlite:///{tmp_path / 'other.db'}")
    assert (result.exit_code, "cannot be copied" in result.stderr) == (1, True), result.exception
    assert not copy.exists()


async def newer_database(folder: Path) -> Path:
    """Return a database as a newer version of the program leaves it."""
    file = folder / "newer.db"
    store = Store(f"sqlite:///{file}")
    await upgrade(store.database)
    await store.close()
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    return file


@pytest.mark.parametrize("command", [["list"], ["migrate"], ["check"]])
async def test_a_database_of_a_newer_version_is_reported_in_one_line(
    tmp_path: Path, command: list[str]
) -> None:
    file = await newer_database(tmp_path)
    result = await admin(*command, "--database", f"sqlite:///{file}")
    assert (result.exit_code, "revision 9999" in result.stderr) == (1, True), result.stderr
    assert "Traceback" not in result.stderr and len(result.stderr.splitlines()) <= 3


async def test_a_server_does_not_touch_the_database_of_a_newer_version(tmp_path: Path) -> None:
    file = await newer_database(tmp_path)
    before = file.read_bytes()
    store = Store(f"sqlite:///{file}")
    with pytest.raises(BadSetup, match="9999"):
        async with usable(store), prepare(store):
            pass
    assert file.read_bytes() == before
