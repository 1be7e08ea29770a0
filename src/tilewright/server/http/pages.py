"""The client in the browser: files that were built, kept in memory, and served as they are."""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tilewright.server.http.policy import policy_of

INDEX: Final = "/index.html"
TABLE: Final = "/table.html"  # the same page, which loads all that a table needs at once
TABLE_OF: Final = "/table-{}.html"  # and one that loads the pictures of a game too
TABLE_PATH: Final = re.compile(r"/table/(\w+)", re.ASCII)
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NEEDED: Final = re.compile(rb'<(?:script|link) [^>]*"(/assets/[^"]+)"')  # by a page, at once
ENCODINGS: Final = {".br": "br", ".gz": "gzip"}  # the better first
# With what the addresses of the client begin: whoever takes anything gets a page there.
ADDRESSES: Final = frozenset(
    {
        *("", "about", "account", "learn", "lobby", "matches"),
        *("new", "replay", "rules", "settings", "table"),
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
    ".woff2": "font/woff2",
}
UNBUILT: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tilewright</title>
<h1>Tilewright</h1>
<p>The server runs, but the client for browsers has not been built into this package.</p>
<p><a href="/api/openapi.json">What programs can ask for</a></p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """One file, in every form that was built."""

    kind: str
    cache: str
    tag: str
    forms: dict[str, bytes]  # by encoding; the plain one has none
    policy: str | None = None  # of a page
    links: tuple[str, ...] = ()  # to what a page needs, for browsers that have not read it yet

    def respond(self, request: Request, *links: str) -> Response:
        """Return the file, in the best form that a browser takes, with more links."""
        encoding = _choose(request.headers.get("accept-encoding", ""), self.forms)
        headers = {"Cache-Control": self.cache, "ETag": self.tag}
        if self.policy:
            headers["Content-Security-Policy"] = self.policy
        if links := links + self.links:
            headers["Link"] = ", ".join(links)
        if len(self.forms) > 1:
            headers["Vary"] = "Accept-Encoding"
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self.forms[encoding], headers=headers, media_type=self.kind)


class Pages:
    """All files of the client."""

    def __init__(self, folder: Path | None, game_at: Callable[[str], str | None]) -> None:
        self._game_at = game_at  # which game is played at a table, where that is known
        self._files = _read(folder or Path(str(files("tilewright") / "web")))
        if INDEX not in self._files:
            self._files[INDEX] = _file(INDEX, {"": UNBUILT})

    def find(self, request: Request) -> Response | None:
        """Return what is at an address; where people expect a page, the client finds its way."""
        path = request.url.path
        if request.method not in ("GET", "HEAD"):
            return None
        if file := self._files.get(path):
            return file.respond(request)
        if not _is_page(request):
            return None
        if (table := TABLE_PATH.fullmatch(path)) and TABLE in self._files:
            soon = f"</api/matches/{table[1]}>; rel=preload; as=fetch; crossorigin"
            page = TABLE_OF.format(self._game_at(table[1]))
            return self._files.get(page, self._files[TABLE]).respond(request, soon)
        return self._files[INDEX].respond(request)


def _is_page(request: Request) -> bool:
    path = request.url.path
    if any(path == each or path.startswith(f"{each}/") for each in NOT_PAGES):
        return False
    accepted = request.headers.get("accept", "*/*")
    return "text/html" in accepted or (
        "*/*" in accepted and path.strip("/").partition("/")[0] in ADDRESSES
    )


def _read(folder: Path) -> dict[str, File]:
    found: dict[str, dict[str, bytes]] = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if not path.is_file():
            continue
        encoding = ENCODINGS.get(path.suffix, "")
        plain = path.with_suffix("") if encoding else path
        name = "/" + plain.relative_to(folder).as_posix()
        found.setdefault(name, {})[encoding] = path.read_bytes()
    return {name: _file(name, forms) for name, forms in found.items() if "" in forms}


def _file(name: str, forms: dict[str, bytes]) -> File:
    suffix = Path(name).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    cache = FOREVER if name.startswith("/assets/") else ASK_AGAIN
    tag = f'"{sha256(forms[""]).hexdigest()[:20]}"'
    if suffix != ".html":
        return File(kind, cache, tag, forms)
    needed = [found.decode() for found in NEEDED.findall(forms[""])]
    return File(kind, cache, tag, forms, policy_of(forms[""]), tuple(map(_link, needed)))


def _link(file: str) -> str:
    """Return what a header says of a file that is needed at once."""
    how = "rel=preload; as=style; crossorigin" if file.endswith(".css") else "rel=modulepreload"
    return f"<{file}>; {how}"


def _choose(accepted: str, forms: dict[str, bytes]) -> str:
    """Return the best encoding that a browser takes and that there is."""
    words = (word.partition(";") for word in accepted.replace(" ", "").lower().split(","))
    taken = {name for name, _, weight in words if weight not in ("q=0", "q=0.0")}
    return next((each for each in ENCODINGS.values() if each in taken and each in forms), "")
