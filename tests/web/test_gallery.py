"""The gallery page, as the development server serves it."""

import socket
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import WEB
from tilewright import game_ids

pytestmark = pytest.mark.web


@pytest.fixture(scope="module")
def dev_server(node: str) -> Iterator[str]:
    """Return the address of what `npm run dev` serves."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    vite = [node, "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", str(port)]
    with subprocess.Popen(
        [*vite, "--strictPort"], cwd=WEB, stdout=subprocess.PIPE, text=True
    ) as served:
        assert served.stdout is not None
        assert any("ready in" in line for line in served.stdout), "nothing is served"
        yield f"http://127.0.0.1:{port}"
        served.terminate()


@pytest.mark.parametrize("asked", ["", *(f"?game={game}&lang=uk" for game in game_ids())])
def test_every_tile_and_every_board_is_drawn(asked: str, dev_server: str, browser: Browser) -> None:
    page = browser.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{dev_server}/gallery.html{asked}")
    expect(page.locator("svg.picture").nth(3)).to_be_visible()
    page.close()
    assert wrong == []
