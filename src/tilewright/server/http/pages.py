"""Serve the browser client: built files, kept in memory and compressed when first requested.

The files have plain names, such as `/assets/main.js`. Browsers see addresses that change with the
content, such as `/assets/0c1d.../main.js`, so they may cache these files forever.
"""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

import brotli
from starlette.requests import Request
from starlette.responses import Response

from tilewright.core.errors import TilewrightError
from tilewright.server.http.policy import policy_of
from tilewright.server.http.rules_page import RulesPage, find_page, find_picture

INDEX: Final = "/index.html"
INVITE: Final = re.compile("[0-9a-z]{1,40}")
TABLE: Final = "/table.html"  # the same page, with everything a table needs preloaded
TABLE_OF: Final = "/table-{}.html"  # the same, with the pictures of a game
TABLE_PATH: Final = re.compile(r"/table/(\w+)", re.ASCII)
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
FOR_A_DAY: Final = "public, max-age=86400"
ASSETS: Final = "/assets/"
ASSET: Final = re.compile(rb"/assets/([\w.-]+)")  # how files name each other
NEEDED: Final = re.compile(rb'<(?:script|link) [^>]*"(/assets/[^"]+)"')  # by a page, at once
LINKED: Final = (".css", ".js")  # files that name others
COMPRESSED: Final = frozenset({".css", ".html", ".js", ".json", ".svg", ".webmanifest"})
MIN_COMPRESSED: Final = 512  # bytes
COMPRESS: Final[dict[str, Callable[[bytes], bytes]]] = {  # by encoding, the smallest result first
    "br": partial(brotli.compress, quality=11),
    "gzip": partial(gzip.compress, mtime=0),
}
# The first parts of the client's addresses: a request that accepts anything gets a page there.
ADDRESSES: Final = frozenset(
    {
        *("", "about", "account", "analysis", "learn", "lobby", "matches"),
        *("new", "puzzles", "replay", "rules", "settings", "table"),
    }
)
NOT_PAGES: Final = ("/api", "/internal", "/assets", "/health", "/ready", "/metrics")
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
UNBUILT: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tilewright</title>
<h1>Tilewright</h1>
<p>The server runs, but the client for browsers has not been built into this package.</p>
<p><a href="/api/openapi.json">API description (OpenAPI)</a></p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """One file, with what browsers are told about it."""

    kind: str
    cache: str
    tag: str
    body: bytes
    encodings: tuple[str, ...] = ()  # in which it can be sent, besides plain
    policy: str | None = None  # of a page
    links: tuple[str, ...] = ()  # to what a page needs, for browsers that have not read it yet
    vary: tuple[str, ...] = ()  # the headers that it depends on, besides those for encodings
    _encoded: dict[str, asyncio.Future[bytes]] = field(default_factory=dict)

    async def respond(self, request: Request, *links: str) -> Response:
        """Return the file in the smallest form that the browser accepts, with more links."""
        headers = {"Cache-Control": self.cache, "ETag": self.tag}
        if self.policy:
            headers["Content-Security-Policy"] = self.policy
        if links := links + self.links:
            headers["Link"] = ", ".join(links)
        if vary := self.vary + (("Accept-Encoding",) if self.encodings else ()):
            headers["Vary"] = ", ".join(vary)
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = self.body
        if encoding := _choose(request.headers.get("accept-encoding", ""), self.encodings):
            headers["Content-Encoding"] = encoding
            body = await self._encode(encoding)
        return Response(body, headers=headers, media_type=self.kind)

    async def _encode(self, encoding: str) -> bytes:
        """Return the compressed file; a thread compresses it once, on the first request."""
        if encoding not in self._encoded:
            work = asyncio.to_thread(COMPRESS[encoding], self.body)
            self._encoded[encoding] = asyncio.ensure_future(work)
        return await asyncio.shield(self._encoded[encoding])  # others may wait for it too


class Pages:
    """All files of the client, by address."""

    def __init__(self, folder: Path | None, game_at: Callable[[str], str | None]) -> None:
        self._game_at = game_at  # which game is played at a table, where that is known
        self._files = _read(folder or Path(str(files("tilewright") / "web")))
        if INDEX not in self._files:
            self._files[INDEX] = _file(INDEX, UNBUILT)
        self._rules: dict[str, File] = {}  # pages that have been requested, by address

    async def find(self, request: Request) -> Response | None:
        """Return what is at an address; where people expect a page, that is the client's."""
        path = request.url.path
        if request.method not in ("GET", "HEAD"):
            return None
        if file := self._files.get(path):
            return await file.respond(request)
        if picture := find_picture(request):
            return await replace(_file(path, picture), cache=FOR_A_DAY).respond(request)
        if not _is_page(request):
            return None
        if page := find_page(request):
            return await (await self._rules_page(page)).respond(request)
        if (table := TABLE_PATH.fullmatch(path)) and TABLE in self._files:
            invite = request.query_params.get("invite", "")
            query = f"?invite={invite}" if INVITE.fullmatch(invite) else ""
            soon = f"</api/matches/{table[1]}{query}>; rel=preload; as=fetch; crossorigin"
            name = TABLE_OF.format(self._game_at(table[1]))
            return await self._files.get(name, self._files[TABLE]).respond(request, soon)
        return await self._files[INDEX].respond(request)

    async def _rules_page(self, page: RulesPage) -> File:
        """Return the client's page with rules in it, for browsers without JavaScript."""
        address = f"{page.address}?language={page.language}"
        if address not in self._rules:
            index = self._files[INDEX]
            try:
                filled = (await asyncio.to_thread(page.fill, index.body.decode())).encode()
            except TilewrightError:  # the rules of another package are broken
                return index
            self._rules[address] = replace(_file(INDEX, filled), vary=("Accept-Language",))
        return self._rules[address]


def _is_page(request: Request) -> bool:
    path = request.url.path
    if any(path == each or path.startswith(f"{each}/") for each in NOT_PAGES):
        return False
    accepted = request.headers.get("accept", "*/*")
    return "text/html" in accepted or (
        "*/*" in accepted and path.strip("/").partition("/")[0] in ADDRESSES
    )


def _read(folder: Path) -> dict[str, File]:
    """Return the files of a folder by their addresses, which they use for each other too."""
    contents = {
        "/" + path.relative_to(folder).as_posix(): path.read_bytes()
        for path in (sorted(folder.rglob("*")) if folder.is_dir() else [])
        if path.is_file()
    }
    addresses = _addresses({name: each for name, each in contents.items() if _is_asset(name)})

    def address(found: re.Match[bytes]) -> bytes:
        return addresses.get(found[0].decode(), found[0].decode()).encode()

    found = {}
    for name, content in contents.items():
        if name.endswith((".html", *LINKED)):
            content = ASSET.sub(address, content)
        at = addresses.get(name, name)
        found[at] = _file(at, content)
    return found


def _addresses(assets: dict[str, bytes]) -> dict[str, str]:
    """Return an address for each asset that changes with its content.

    Scripts import what lies beside them, so all of them move when one asset changes. Fonts stay
    where they are until they change themselves.
    """
    build = _digest(*(part for name, each in assets.items() for part in (name.encode(), each)))
    places = {n: build if n.endswith(LINKED) else _digest(each) for n, each in assets.items()}
    return {name: name.replace(ASSETS, f"{ASSETS}{place}/", 1) for name, place in places.items()}


def _is_asset(name: str) -> bool:
    return name.startswith(ASSETS)


def _digest(*parts: bytes) -> str:
    digest = sha256()
    for part in parts:
        digest.update(sha256(part).digest())
    return digest.hexdigest()[:12]


def _file(name: str, content: bytes) -> File:
    suffix = Path(name).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    cache = FOREVER if _is_asset(name) else ASK_AGAIN
    tag = f'"{sha256(content).hexdigest()[:20]}"'
    gains = suffix in COMPRESSED and len(content) >= MIN_COMPRESSED
    encodings = tuple(COMPRESS) if gains else ()
    if suffix != ".html":
        return File(kind, cache, tag, content, encodings)
    links = tuple(_link(found.decode()) for found in NEEDED.findall(content))
    return File(kind, cache, tag, content, encodings, policy_of(content), links)


def _link(file: str) -> str:
    """Return the Link header's value for a file that a page needs at once."""
    how = "rel=preload; as=style; crossorigin" if file.endswith(".css") else "rel=modulepreload"
    return f"<{file}>; {how}"


def _choose(accepted: str, encodings: tuple[str, ...]) -> str:
    """Return the best of some encodings that a browser accepts, or nothing."""
    words = (word.partition(";") for word in accepted.replace(" ", "").lower().split(","))
    taken = {name for name, _, weight in words if weight not in ("q=0", "q=0.0")}
    return next((each for each in encodings if each in taken), "")
