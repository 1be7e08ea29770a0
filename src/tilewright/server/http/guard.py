"""The outermost layer: every request passes it, and sockets go from here straight to a table."""

from __future__ import annotations

import logging
import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tilewright.server.http.admission import Admission, address_of, host_of, too_large
from tilewright.server.http.errors import error_response
from tilewright.server.http.pages import Pages
from tilewright.server.http.policy import POLICY
from tilewright.server.http.sockets import SocketServer
from tilewright.server.ops.metrics import Metrics
from tilewright.server.problems import Problem, lease_lost

log = logging.getLogger("tilewright.access")

API: Final = "/api/"
PART: Final = 65_536  # bytes of a response that are sent at once
PATIENT: Final = "/api/board/analysis"  # it may wait for a worker, and others must not wait for it


class Guard:
    """Checks requests, serves pages and sockets, and adds the headers of every response."""

    def __init__(
        self,
        app: ASGIApp,
        admission: Admission,
        pages: Pages,
        sockets: SocketServer,
        metrics: Metrics,
        log_addresses: bool,
    ) -> None:
        self._app = app
        self._admission = admission
        self._pages = pages
        self._sockets = sockets
        self._metrics = metrics
        self._log_addresses = log_addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.monotonic()
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
        finally:  # also if the application has failed
            self._metrics.requests.labels(request.method, str(status)).inc()
            facts = {"method": request.method, "path": request.url.path, "status": status}
            milliseconds = round(1000 * (time.monotonic() - began), 1)
            self._log("request", request, {**facts, "ms": milliseconds})

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        refusal = ""
        try:
            refusal = await self._sockets.serve(scope, receive, send)
        finally:
            facts = {"path": scope["path"], "s": round(time.monotonic() - began, 1)}
            if refusal:
                facts["refused"] = refusal
            self._log("socket", HTTPConnection(scope), facts)

    def _log(self, event: str, connection: HTTPConnection, facts: dict[str, object]) -> None:
        if self._log_addresses:
            facts["address"] = host_of(connection)
        log.info(event, extra=facts)

    async def _answer(self, request: Request, receive: Receive, send: Send) -> None:
        try:
            is_ours = self._admission.check_request(request)
        except Problem as problem:
            await self._admission.slow_down(problem, host_of(request))
            await error_response(problem)(request.scope, receive, send)
            return
        is_patient = request.url.path == PATIENT
        slots = self._admission.patient_slots if is_patient else self._admission.slots
        async with slots.taken("" if is_ours else address_of(request)):
            page = await self._pages.find(request)
            if page is not None:
                await page(request.scope, receive, send)
                return
            if request.url.path.startswith(API) and not self._sockets.is_leased:
                await error_response(lease_lost())(request.scope, receive, send)
                return
            limited = _LimitedBody(receive, self._admission.max_body)
            await self._app(request.scope, limited, _InParts(send))

    def _add_headers(self, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in self._admission.headers.items():
            headers[name] = value
        headers.setdefault("Content-Security-Policy", POLICY)  # a page may have one of its own
        headers.setdefault("Cache-Control", "no-store")


class _LimitedBody:
    """Receives a body up to a size, even if its length was not announced."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = self._most = most

    async def __call__(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise too_large(self._most)
        return message


class _InParts:
    """Sends long bodies part by part, each when the client has read most of the one before.

    Until then the request keeps its slot, so nobody piles up long answers that they do not read.
    """

    def __init__(self, send: Send) -> None:
        self._send = send

    async def __call__(self, message: Message) -> None:
        body = message.get("body", b"")
        if len(body) <= PART:
            await self._send(message)
            return
        for start in range(0, len(body), PART):
            more = message.get("more_body", False) or start + PART < len(body)
            part = body[start : start + PART]
            await self._send({"type": message["type"], "body": part, "more_body": more})
