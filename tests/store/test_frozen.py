"""Databases that earlier versions left behind can still be used: each is kept as an SQL dump."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tilewright.server.live.snapshots import TableOptions, load_snapshot
from tilewright.server.ops.admin import check_matches
from tilewright.server.ops.database import prepare, usable
from tilewright.store import Store
from tilewright.store.migrate import current, newest

pytestmark = pytest.mark.anyio

FROZEN = sorted((Path(__file__).parent / "frozen").glob("*.sql"))
OPTIONS = TableOptions("greedy", 60.0, 0.0)


@pytest.mark.parametrize("dump", FROZEN, ids=lambda path: path.stem)
async def test_a_database_of_an_earlier_version_goes_on(dump: Path, tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(dump.read_text("utf-8"))
    store = Store(f"sqlite:///{file}")
    async with usable(store), prepare(store):
        assert await current(store.database) == newest()
        found = [finding async for finding in check_matches(store)]
        assert len(found) == 6 and [each for each in found if each.problem] == []
        playing = await store.matches.latest("playing", 10)
        assert {row.game for row, _ in playing} == {"azul", "pavilion", "garden"}
        for row, _ in playing:
            stored = await store.matches.load(row.id)
            assert stored is not None
            state = load_snapshot(stored, OPTIONS, 0).state
            assert state is not None and state.legal_actions()
        ada = await store.users.by_login("ada")
        assert ada is not None and ada.kind == "account"
