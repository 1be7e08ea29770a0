"""What earlier versions left behind can still be used: databases, as SQL dumps, and records."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tilewright.core.errors import BadRecord
from tilewright.core.record import Record
from tilewright.core.registry import find_game
from tilewright.server.live.snapshots import TableOptions, load_snapshot
from tilewright.server.ops.admin import check_matches
from tilewright.server.ops.database import prepare, usable
from tilewright.store import Store
from tilewright.store.migrate import current, newest, scripts

pytestmark = pytest.mark.anyio

FROZEN = sorted((Path(__file__).parent / "frozen").glob("*.sql"))
RECORDS = sorted((Path(__file__).parent / "frozen").glob("*.tilewright.txt"))
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


@pytest.mark.parametrize("file", RECORDS, ids=lambda path: path.name.partition(".")[0])
def test_a_record_of_an_earlier_version_opens_or_says_by_which_rules_it_was_played(
    file: Path,
) -> None:
    text = file.read_text("utf-8")
    header = dict(line.split(": ", 1) for line in text.partition("\n\n")[0].splitlines())
    if header["Rules"] == str(find_game(header["Game"]).rules_version):
        assert Record.from_text(text).to_text() == text
        return
    with pytest.raises(BadRecord, match=f"made with .{header['Rules']}"):
        Record.from_text(text)


def test_records_of_all_games_are_kept() -> None:
    kept = {file.name.partition("-")[0] for file in RECORDS}
    assert {"azul", "pavilion", "garden"} <= kept


def test_a_database_of_every_revision_is_kept() -> None:
    wanted = {f"revision-{script.revision}" for script in scripts()}
    assert wanted == {dump.stem for dump in FROZEN}, "run python -m tests.make_frozen"
