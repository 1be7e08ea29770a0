"""What every request passes: its size, where it comes from, how often, and what goes back."""

from __future__ import annotations

import logging
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tilewright.core.errors import TilewrightError
from tilewright.server.http.origins import is_own_origin
from tilewright.server.http.policy import POLICY
from tilewright.server.http.sockets import serve_socket
from tilewright.server.problems import Problem, status_of
from tilewright.server.site import Site

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS: Final = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
STRICT_TRANSPORT: Final = "max-age=31536000"

log = logging.getLogger("tilewright.access")


def error_response(error: TilewrightError) -> JSONResponse:
    """Return a refusal as an answer over HTTP."""
    body = {"code": error.code, "sentence": str(error), "values": dict(error.values)}
    status = status_of(error)
    headers = {"Retry-After": "1"} if status in (429, 503) else None
    return JSONResponse({"error": body}, status, headers)


class Guard:
    """Stands before the whole application; sockets go from here to their table at once."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self._app = app
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "websocket":
            await serve_socket(self._site, scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = self._site.monotonic()
        status = 500

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(message)
            await send(message)

        request = Request(scope)
        try:
            await self._answer(request, receive, send_on)
        finally:  # also where the application has failed
            self._site.metrics.requests.labels(request.method, str(status)).inc()
            facts = {
                "method": request.method,
                "path": request.url.path,
                "status": status,
                "ms": round(1000 * (self._site.monotonic() - began), 1),
            }
            log.info("request", extra=facts)

    async def _answer(self, request: Request, receive: Receive, send: Send) -> None:
        try:
            self._check(request)
        except Problem as problem:
            await error_response(problem)(request.scope, receive, send)
            return
        page = await self._site.pages.find(request)
        if page is not None:
            await page(request.scope, receive, send)
        else:
            counted = _Counted(receive, self._site.settings.max_body)
            await self._app(request.scope, counted, send)

    def _check(self, request: Request) -> None:
        settings = self._site.settings
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > settings.max_body:
            raise _too_large(settings.max_body)
        if request.method not in SAFE and not is_own_origin(request, settings):
            raise Problem("origin.foreign", "pages of other sites may change nothing here")
        if self._site.relay.caller(request) is not None:  # which speaks for everybody there
            return
        address = request.client.host if request.client else ""
        if not self._site.rates.allows("address", address):
            raise Problem("limit.rate", "too many requests from this address: wait a little")

    def _add_headers(self, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers[name] = value
        headers.setdefault("Content-Security-Policy", POLICY)  # a page may have one of its own
        headers.setdefault("Cache-Control", "no-store")
        if self._site.settings.behind_tls:
            headers["Strict-Transport-Security"] = STRICT_TRANSPORT


class _Counted:
    """Receives a body, up to a size, also where nobody said how long it is."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = self._most = most

    async def __call__(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise _too_large(self._most)
        return message


def _too_large(most: int) -> Problem:
    return Problem("limit.size", f"a request has at most {most} bytes", bytes=most)
