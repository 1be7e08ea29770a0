"""Settings for the whole test suite."""

import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests import services

settings.register_profile(
    "tilewright", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("tilewright")

# A shell lets what runs in its background ignore Ctrl-C, and so would every program tested here.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let tests with a browser come last: its loop goes on, and no other can run beside it."""
    items.sort(key=lambda item: item.get_closest_marker("web") is not None)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run tests that wait on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """Return a running PostgreSQL, with data of its own."""
    with services.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    """Return a running Redis."""
    with services.redis() as server:
        yield server
