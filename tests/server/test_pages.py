"""Test what browsers get: the files of the client, and what the client may offer."""

import asyncio
import gzip
import re
import time
from base64 import b64encode
from collections.abc import AsyncIterator, Callable
from hashlib import sha256
from pathlib import Path

import brotli
import httpx
import pytest
from starlette.requests import Request

from tests.server.clients import ME, PATIENCE, POLL, Running, running
from tilewright.bots import level_names
from tilewright.cli.serve import site_address
from tilewright.core.registry import find_game, game_ids
from tilewright.server.http.pages import ADDRESSES, COMPRESS, Pages
from tilewright.server.ops.settings import Settings
from tools.process import ServerProcess

pytestmark = pytest.mark.anyio

HTML = {"Accept": "text/html,*/*;q=0.8"}
INDEX = "<!doctype html><title>Built</title>"
TABLE = """<!doctype html><script>ask()</script><title>Table</title>
<script type="module" crossorigin src="/assets/app.js"></script>
<link rel="stylesheet" crossorigin href="/assets/look.css"><link rel="icon" href="/icon.svg">
"""
TABLE_OF_AZUL = '<!doctype html><link rel="modulepreload" href="/assets/azul.js">'
SCRIPT = 'import "./azul.js"; export const answer = 42;' * 20
LOOK = "@font-face { src: url(/assets/serif.woff2) }"
WORKER = 'const FILES = ["/assets/app.js"]; path.startsWith("/assets/");'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(INDEX)
    (web / "table.html").write_text(TABLE)
    (web / "table-azul.html").write_text(TABLE_OF_AZUL)
    (web / "sw.js").write_text(WORKER)
    (web / "manifest.webmanifest").write_text("{}")
    (web / "assets" / "app.js").write_text(SCRIPT)
    (web / "assets" / "azul.js").write_text("paint()")
    (web / "assets" / "look.css").write_text(LOOK)
    (web / "assets" / "serif.woff2").write_bytes(b"letters")
    return web


def plain(text: str) -> str:
    """Return a text with the names that files have in the folder, instead of their addresses."""
    return re.sub(r"/assets/[0-9a-f]{12}/", "/assets/", text)


async def addresses(web: Path) -> dict[str, str]:
    """Return the addresses that a server gives the files of a folder, by name."""
    pages = Pages(web, lambda _: None)

    async def get(path: str) -> str:
        scope = {"type": "http", "method": "GET", "path": path, "headers": []}
        response = await pages.find(Request({**scope, "query_string": b"", "server": ("here", 80)}))
        return bytes(response.body).decode() if response else ""

    found = re.findall(r"/assets/\w+/[\w.]+", await get("/table.html"))
    found += re.findall(r"/assets/\w+/[\w.]+", await get(found[1]))
    return {address.rpartition("/")[2]: address for address in found}


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
    assert plain(table.text) == TABLE
    digest = b64encode(sha256(b"ask()").digest()).decode()
    allowed = f"script-src 'self' 'sha256-{digest}';"
    assert allowed in table.headers["content-security-policy"]
    assert plain(table.headers["link"]).split(", ") == [
        "</api/matches/abc123>; rel=preload; as=fetch; crossorigin",
        "</assets/app.js>; rel=modulepreload",
        "</assets/look.css>; rel=preload; as=style; crossorigin",
    ]
    for link in table.headers["link"].split(", ")[1:]:
        address = link.partition(">")[0].removeprefix("<")
        assert address in table.text
        assert (await http.get(address)).status_code == 200
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
            assert plain(found.text) == page
            assert f"</api/matches/{match}>" in found.headers["link"]
            assert ("</assets/azul.js>" in plain(found.headers["link"])) == (game == "azul")


@pytest.mark.parametrize(
    ("path", "accept"),
    [
        ("/api/nowhere", "text/html"),
        ("/assets/nowhere.js", "text/html"),
        ("/assets/app.js", "*/*"),
        ("/assets/0123456789ab/app.js", "*/*"),  # of another build
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
async def test_a_request_that_accepts_anything_gets_the_pages_of_the_client(
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
    assert (
        set(re.findall(r'^ +"?(\w*)(?:/\w+)?"?: \(\) => import', pages, re.MULTILINE)) == ADDRESSES
    )


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
    ("accepted", "encoding", "decode"),
    [
        ("br, gzip", "br", brotli.decompress),
        ("gzip, deflate", "gzip", gzip.decompress),
        ("gzip;q=0", None, bytes),
        ("identity", None, bytes),
    ],
)
async def test_assets_come_packed_and_are_kept_for_ever(
    http: httpx.AsyncClient,
    folder: Path,
    accepted: str,
    encoding: str | None,
    decode: Callable[[bytes], bytes],
) -> None:
    headers = {"Accept-Encoding": accepted}
    address = (await addresses(folder))["app.js"]
    for _ in range(2):  # compressed now, and compressed before
        async with http.stream("GET", address, headers=headers) as response:
            raw = b"".join([chunk async for chunk in response.aiter_raw()])
        assert decode(raw) == SCRIPT.encode()
        assert (len(raw) < len(SCRIPT)) == (encoding is not None)
        assert response.headers.get("content-encoding") == encoding
        assert response.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in response.headers["cache-control"]
        assert response.headers["vary"] == "Accept-Encoding"


async def test_a_file_is_compressed_once_for_all_who_wait_for_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began: list[bytes] = []

    def compress(body: bytes) -> bytes:
        began.append(body)
        return b"small"

    monkeypatch.setitem(COMPRESS, "br", compress)
    scope = {"type": "http", "method": "GET", "path": "/sw.js", "query_string": b""}
    request = Request({**scope, "headers": [(b"accept-encoding", b"br")], "server": ("here", 80)})
    (folder / "sw.js").write_text(WORKER * 20)
    pages = Pages(folder, lambda _: None)
    one, other = await asyncio.gather(pages.find(request), pages.find(request))
    assert one and other and one.body == other.body == b"small"
    assert len(began) == 1


async def test_scripts_share_an_address_that_changes_with_any_of_them(folder: Path) -> None:
    before = await addresses(folder)
    assert before["app.js"].rpartition("/")[0] == before["look.css"].rpartition("/")[0]
    (folder / "assets" / "azul.js").write_text("paint(again)")
    after = await addresses(folder)
    assert after["app.js"] != before["app.js"] and after["look.css"] != before["look.css"]
    assert after["serif.woff2"] == before["serif.woff2"], "a font stays until it changes"
    (folder / "assets" / "serif.woff2").write_bytes(b"other letters")
    last = await addresses(folder)
    assert last["serif.woff2"] != after["serif.woff2"] and last["look.css"] != after["look.css"]


async def test_the_service_worker_keeps_files_by_their_addresses(
    http: httpx.AsyncClient, folder: Path
) -> None:
    worker = (await http.get("/sw.js")).text
    assert plain(worker) == WORKER
    assert (await addresses(folder))["app.js"] in worker


async def test_a_browser_asks_again_for_what_may_change(http: httpx.AsyncClient) -> None:
    first = await http.get("/sw.js")
    again = await http.get("/sw.js", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert (await http.head("/sw.js")).headers["content-length"] == str(len(first.content))
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
            time.sleep(POLL)
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
