"""A real server on a free port, and clients that speak to it over real sockets."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Running, running
from tilewright.server.http import session_watch
from tilewright.server.live import tables
from tilewright.server.ops.settings import Settings

HERE = Path(__file__).parent
ALSO_PURE = "test_play.py"  # tests that run again with the rules in pure Python


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that run a server: most need to run only once."""
    for item in items:
        wants = "settings" in getattr(item, "fixturenames", ())
        if wants and item.path.parent == HERE and item.path.name != ALSO_PURE:
            item.add_marker(pytest.mark.processes)


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers look more often for tables to adopt or to unload, and for ended sessions."""
    monkeypatch.setattr(tables, "SWEEP", 0.1)
    monkeypatch.setattr(session_watch, "LOOK", 0.1)


@pytest.fixture
def settings(tmp_path: Path) -> Callable[..., Settings]:
    """Return settings for tests: no pauses, a new database, generous limits."""

    def make(**changes: Any) -> Settings:
        values: dict[str, Any] = {
            "database": f"sqlite:///{tmp_path / 'server.db'}",
            "port": 0,
            "absence": 0.0,
            "bot_pause": 0.0,
            "substitute": "greedy",
            "workers": 1,
            "web": tmp_path / "no-client",
            "guest_rate": 1000.0,
            "match_rate": 1000.0,
            "login_rate": 1000.0,
            "session_rate": 1000.0,
            "address_rate": 1000.0,
            "message_rate": 1000.0,
            "chat_rate": 1000.0,
            "socket_rate": 1000.0,
            "connection_rate": 1000.0,
        }
        return Settings(**values | changes)

    return make


@pytest.fixture
async def server(settings: Callable[..., Settings]) -> AsyncIterator[Running]:
    async with running(settings()) as started:
        yield started
