"""Every test of the store runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests import services
from tilewright.store import Store
from tilewright.store.migrate import upgrade


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as server:
        yield server


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
