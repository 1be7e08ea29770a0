"""What browsers get: the files of the client, and what the client may offer."""

import gzip
import re
import time
from base64 import b64encode
from collections.abc import AsyncIterator, Callable
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from tests.server.clients import ME, OFTEN, PATIENCE, Running, running
from tilewright.bots import level_names
from tilewright.cli.serve import site_address
from tilewright.core.registry import find_game, game_ids
from tilewright.server.http.pages import ADDRESSES
from tilewright.server.ops.settings import Settings
from tools.process import ServerProcess

pytestmark = pytest.mark.anyio

HTML = {"Accept": "text/html,*/*;q=0.8"}
INDEX = "<!doctype html><title>Built</title>"
TABLE = """<!doctype html><script>ask()</script><title>Table</title>
<script type="module" crossorigin src="/assets/app-1a2b.js"></script>
<link rel="stylesheet" crossorigin href="/assets/look-3c4d.css"><link rel="icon" href="/icon.svg">
"""
TABLE_OF_AZUL = '<!doctype html><link rel="modulepreload" href="/assets/azul-5e6f.js">'
SCRIPT = "export const answer = 42;" * 20


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(INDEX)
    (web / "table.html").write_text(TABLE)
    (web / "table-azul.html").write_text(TABLE_OF_AZUL)
    (web / "sw.js").write_text("self;")
    (web / "manifest.webmanifest").write_text("{}")
    (web / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (web / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (web / "assets" / "app-1a2b.js.br").write_bytes(b"as brotli")
    return web


@pytest.fixture
async def http(settings: Callable[..., Settings], folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with (
        running(settings(web=folder)) as server,
        httpx.AsyncClient(base_url=f"http://{server.host}") as client,
    ):
        yield client


@pytest.mark.parametrize("path", ["/", "/index.html", "/m/abc123", "/matches/x/replay"])
async def test_every_page_is_the_client(http: httpx.AsyncClient, path: str) -> None:
    response = await http.get(path, headers=HTML)
    assert (response.status_code, response.text) == (200, INDEX)
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    policy = response.headers["content-security-policy"]
    for rule in ("script-src 'self'", "style-src 'self'", "img-src 'self' data:"):
        assert rule in policy
    for rule in ("connect-src 'self'", "worker-src 'self'", "manifest-src 'self'"):
        assert rule in policy
    assert "unsafe" not in policy


async def test_a_table_has_a_page_that_asks_for_what_it_needs_at_once(
    http: httpx.AsyncClient,
) -> None:
    table = await http.get("/table/abc123", headers=HTML)
    assert table.text == TABLE
    digest = b64encode(sha256(b"ask()").digest()).decode()
    allowed = f"script-src 'self' 'sha256-{digest}';"
    assert allowed in table.headers["content-security-policy"]
    assert table.headers["link"].split(", ") == [
        "</api/matches/abc123>; rel=preload; as=fetch; crossorigin",
        "</assets/app-1a2b.js>; rel=modulepreload",
        "</assets/look-3c4d.css>; rel=preload; as=style; crossorigin",
    ]
    for path in ("/table", "/table/a>b", "/table/стіл", "/matches"):
        other = await http.get(path, headers=HTML)
        assert other.text == INDEX
        assert "script-src 'self';" in other.headers["content-security-policy"]
        assert "link" not in other.headers


async def test_the_page_of_a_table_loads_the_game_that_is_played_there(
    settings: Callable[..., Settings], folder: Path
) -> None:
    async with running(settings(web=folder)) as server, server.person("Ada") as ada:
        for game, page in (("azul", TABLE_OF_AZUL), ("garden", TABLE)):
            match = (await ada.make(game, ME, {"kind": "hot-seat", "name": "Ben"}))["id"]
            found = await ada.http.get(f"/table/{match}", headers=HTML)
            assert found.text == page
            assert f"</api/matches/{match}>" in found.headers["link"]
            assert ("</assets/azul-5e6f.js>" in found.headers["link"]) == (game == "azul")


@pytest.mark.parametrize(
    ("path", "accept"),
    [
        ("/api/nowhere", "text/html"),
        ("/assets/nowhere.js", "text/html"),
        ("/nowhere", "application/json"),
        ("/../settings.py", "*/*"),
        ("/assets/%2e%2e/%2e%2e/server.db", "*/*"),
    ],
)
async def test_what_is_no_page_is_not_there(
    http: httpx.AsyncClient, path: str, accept: str
) -> None:
    response = await http.get(path, headers={"Accept": accept})
    assert response.status_code == 404
    assert response.json()["error"]["code"] == "page.unknown"


@pytest.mark.parametrize("address", sorted(ADDRESSES))
async def test_whoever_takes_anything_gets_the_pages_of_the_client(
    http: httpx.AsyncClient, address: str
) -> None:
    for headers in ({"Accept": "*/*"}, {"Accept": "image/png, */*;q=0.1"}):
        response = await http.get(f"/{address}", headers=headers)
        assert (response.status_code, response.text) == (200, INDEX)
    asked = await http.get(f"/{address}", headers={"Accept": "application/json"})
    assert asked.status_code == 404


def test_the_addresses_are_those_of_the_client() -> None:
    text = Path("web/src/App.svelte").read_text("utf-8")
    _, _, after = text.partition("const PAGES = ")
    pages, _, _ = after.partition("});")
    assert set(re.findall(r'^ +"?(\w*)"?: \(\) => import', pages, re.MULTILINE)) == ADDRESSES


async def test_a_server_says_how_it_is(server: Running) -> None:
    async with server.person("Ada") as ada:
        assert await ada.get("/health") == {"status": "alive"}
        assert await ada.get("/ready") == {"status": "ready"}
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"})
        async with ada.at(made["id"]) as screen:
            await screen.act()
            numbers = (await ada.http.get("/metrics")).text.splitlines()
        told = dict(line.rsplit(" ", 1) for line in numbers if not line.startswith("#"))
        assert told["tilewright_sockets"] == told["tilewright_tables"] == "1.0"
        assert told["tilewright_changes"] == "2.0"
        assert told['tilewright_messages_total{outcome="answered",type="act"}'] == "1.0"
        assert told["tilewright_command_seconds_count"] == "1.0"


async def test_what_fails_is_counted_like_what_does_not(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(limit: int) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(server.parts.lobby, "matches", fail)
    async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
        failed = await http.get("/api/lobby")
        assert (failed.status_code, failed.json()["error"]["code"]) == (500, "internal")
        numbers = (await http.get("/metrics")).text
    assert 'tilewright_requests_total{method="GET",status="500"} 1.0' in numbers


async def test_numbers_are_shown_to_browsers_too(http: httpx.AsyncClient) -> None:
    assert "tilewright_sockets" in (await http.get("/metrics", headers=HTML)).text


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("br, gzip", "br", b"as brotli"),
        ("gzip, deflate", "gzip", SCRIPT.encode()),
        ("gzip;q=0", None, SCRIPT.encode()),
        ("identity", None, SCRIPT.encode()),
    ],
)
async def test_assets_come_packed_and_are_kept_for_ever(
    http: httpx.AsyncClient, accepted: str, encoding: str | None, body: bytes
) -> None:
    headers = {"Accept-Encoding": accepted}
    async with http.stream("GET", "/assets/app-1a2b.js", headers=headers) as response:
        raw = b"".join([chunk async for chunk in response.aiter_raw()])
    assert (gzip.decompress(raw) if encoding == "gzip" else raw) == body
    assert response.headers.get("content-encoding") == encoding
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in response.headers["cache-control"]
    assert response.headers["vary"] == "Accept-Encoding"


async def test_a_browser_asks_again_for_what_may_change(http: httpx.AsyncClient) -> None:
    first = await http.get("/sw.js")
    again = await http.get("/sw.js", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert (await http.head("/sw.js")).headers["content-length"] == "5"
    found = await http.get("/manifest.webmanifest")
    assert found.headers["content-type"] == "application/manifest+json"


async def test_without_a_client_the_page_says_so(
    settings: Callable[..., Settings], tmp_path: Path
) -> None:
    async with (
        running(settings(web=tmp_path / "none")) as server,
        httpx.AsyncClient(base_url=f"http://{server.host}") as http,
    ):
        response = await http.get("/", headers=HTML)
        assert response.status_code == 200
        assert "has not been built" in response.text


@pytest.mark.processes
def test_the_site_is_opened_in_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    server = ServerProcess(f"sqlite:///{tmp_path / 'server.db'}")
    server.start("--open")
    try:
        until = time.monotonic() + PATIENCE
        while not opened.exists():
            assert time.monotonic() < until, "no browser is opened"
            time.sleep(OFTEN)
        assert opened.read_text() == f"http://{server.host}\n"
    finally:
        server.kill()


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("localhost", "http://localhost:8600"),
        ("0.0.0.0", "http://127.0.0.1:8600"),
        ("::", "http://[::1]:8600"),
        ("::1", "http://[::1]:8600"),
    ],
)
def test_the_address_of_the_site_is_one_that_browsers_find(host: str, address: str) -> None:
    assert site_address(host, 8600) == address


async def test_a_client_is_told_what_it_may_offer(server: Running) -> None:
    async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
        told = (await http.get("/api/games")).json()
    assert [game["id"] for game in told["games"]] == list(game_ids())
    for game in told["games"]:
        assert game["sides"] == list(find_game(game["id"]).sides)
    assert told["levels"] == list(level_names()) and told["level"] in told["levels"]
    assert {clock["kind"] for clock in told["clocks"]} == {"none", "turn", "fischer"}
    assert "hello" in told["phrases"]


async def test_every_level_can_be_played_with(server: Running) -> None:
    async with server.person("Ada") as ada:
        for level in level_names():
            made = await ada.make("azul", {"kind": "me"}, {"kind": "bot", "bot": level}, start=1)
            async with ada.at(made["id"]) as screen:
                await screen.my_turn()
                assert screen.ply == 2 and screen.table["seats"][1]["bot"] == level
