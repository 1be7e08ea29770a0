"""Node with the client's packages, a browser, a server, and people with browsers."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tools.kill import UNLIMITED
from tools.people import Person, find_chromium
from tools.process import ServerProcess

WEB = Path(__file__).parents[2] / "web"
expect.set_options(timeout=60_000)  # test machines are slow


def run(*command: str, **environment: str) -> str:
    """Run a command in the client's folder; return its output."""
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def node() -> str:
    """Return the path of Node, after installing the client's packages."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        assert not os.environ.get("CI"), "CI needs Node to check the client"
        pytest.skip("there is no Node here: the client is not checked")
    with (WEB / "package.json").open() as lock:  # tests may run in several processes
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (WEB / "node_modules").is_dir():
            run("npm", "install", "--no-save", "--no-audit", "--no-fund")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return a real browser."""
    found = find_chromium()
    if found is None:
        assert not os.environ.get("CI"), "CI needs chromium to play in it"
        pytest.skip("there is no chromium here: nothing is played in a browser")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Return a server whose bots make no pauses."""
    database = tmp_path_factory.mktemp("web") / "server.db"
    settings = {**UNLIMITED, "login_rate": 1e6, "bot_pause": 0, "absence": 0, "workers": 1}
    started = ServerProcess(f"sqlite:///{database}", None, **settings)
    started.start()
    yield started
    started.kill()


@pytest.fixture
def meet(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Person]]:
    """Return a function that makes people with browsers; none of these may report an error."""
    met: list[Person] = []

    def make(name: str = "Anna", **options: Any) -> Person:
        met.append(Person(browser, server.host, name, **options))
        return met[-1]

    yield make
    for person in met:
        person.close()
    assert [person.errors for person in met if person.errors] == []
