"""Which pages may speak to the server: its own, and those it is told of."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tilewright.server.ops.settings import Settings


def is_own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Return whether a request comes from a page of ours, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in settings.origins:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    if settings.behind_tls and page.scheme != "https":
        return False
    return page.netloc == connection.headers.get("host")
