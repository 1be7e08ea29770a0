"""Settings and fixtures for the whole test suite."""

import os
import signal
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import services

settings.register_profile(
    "tilewright", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("check", settings.get_profile("tilewright"), max_examples=20)
settings.load_profile("tilewright")

# A shell makes background programs ignore Ctrl-C, and every program tested here would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run tests with a browser last: its event loop keeps running and allows no other."""
    items.sort(key=lambda item: item.get_closest_marker("web") is not None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Add the seconds of each folder, over all workers, to the file named by TILEWRIGHT_TIMES."""
    path = os.environ.get("TILEWRIGHT_TIMES")
    if path is None or "PYTEST_XDIST_WORKER" in os.environ:  # the main process counts for all
        return
    seconds: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[_folder(report)] += report.duration
    longest_first = sorted(seconds.items(), key=lambda item: -item[1])
    with Path(path).open("a", encoding="utf-8") as file:
        file.writelines(f"  {name}\t{took:.0f}\n" for name, took in longest_first)


def _folder(report: pytest.TestReport) -> str:
    """Return where a test is: the folder below tests, or tests itself."""
    parts = report.nodeid.partition("::")[0].split("/")
    return "/".join(parts[: min(2, len(parts) - 1)])


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run asynchronous tests on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """Return a running PostgreSQL with its own data."""
    with services.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    """Return a running Redis."""
    with services.redis() as server:
        yield server
