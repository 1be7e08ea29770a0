"""Every test of the store runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests import services
from tilewright.store import Store
from tilewright.store.migrate import upgrade

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests of the store, in which nothing is compiled."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.processes)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    server: services.Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = Store(url, patience=5)
    await upgrade(opened.database)
    yield opened
    await opened.close()
