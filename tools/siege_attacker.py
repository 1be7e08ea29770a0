"""A hostile visitor: what all attacks of `tools.siege` have in common."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

BROKEN: Final = (OSError, EOFError, httpx.HTTPError, WebSocketException, asyncio.TimeoutError)
READY: Final = "the attack has begun"
SOCKETS: Final = 190  # within what one address may have
ME: Final = {"kind": "me"}
HOT: Final = {"kind": "hot-seat", "name": "Eve"}
UPGRADE: Final = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)

Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Attacker:
    """A hostile visitor at one address, or with all addresses of one IPv6 network."""

    def __init__(self, host: str, address: str, sessions: int = 1) -> None:
        self.host = host
        self.tasks: list[asyncio.Task[None]] = []
        self._address = address
        self._name, _, port = host.rpartition(":")
        self._port = int(port)
        self._sessions: list[asyncio.Task[dict[str, str]]] = []
        self._most_sessions = sessions
        transport = httpx.AsyncHTTPTransport(local_address=self.source(), retries=0)
        self.http = httpx.AsyncClient(
            base_url=f"http://{host}", transport=transport, timeout=30, cookies={}
        )

    def source(self) -> str:
        """Return the address that the next connection comes from."""
        if not self._address.endswith("::"):
            return self._address
        return self._address + ":".join(f"{random.getrandbits(16):x}" for _ in range(4))

    async def go_on(self) -> None:
        """Tell that the attack has begun, and go on until the process is ended."""
        print(READY, flush=True)
        await asyncio.Event().wait()

    def spawn(self, count: int, work: Callable[[int], Coroutine[None, None, None]]) -> None:
        """Do something many times side by side, again and again, whatever happens."""

        async def again(number: int) -> None:
            while True:
                with suppress(*BROKEN):
                    await work(number)
                await asyncio.sleep(0.01)

        self.tasks += [asyncio.create_task(again(number)) for number in range(count)]

    async def session(self, number: int = 0) -> dict[str, str]:
        """Return the headers of one of the guests that this visitor is."""
        if not self._sessions:
            names = [f"Eve {n}" for n in range(self._most_sessions)]
            self._sessions = [asyncio.create_task(self.guest(name)) for name in names]
        return await self._sessions[number % len(self._sessions)]

    async def guest(self, name: str = "Eve") -> dict[str, str]:
        """Become a new guest, as soon as that is allowed; return the headers of the session."""
        while True:
            answer = await self.http.post("/api/session", json={"name": name})
            self.http.cookies.clear()
            if answer.status_code == 201:
                return {"Cookie": answer.headers["set-cookie"].partition(";")[0]}
            await asyncio.sleep(0.5)

    async def make(self, headers: dict[str, str], *seats: dict[str, str], **more: object) -> str:
        """Create a match, as soon as that is allowed; return its id, or nothing if refused."""
        body = {"game": "garden", "seats": list(seats), **more}
        for _ in range(200):
            answer = await self.http.post("/api/matches", json=body, headers=headers)
            if answer.status_code == 201:
                return str(answer.json()["id"])
            if answer.status_code == 409:
                return ""
            await asyncio.sleep(0.2)
        return ""

    async def make_finished(self, headers: dict[str, str]) -> str:
        """Play a whole match alone, and return its id."""
        match = await self.make(headers, ME, HOT, start=0, public=True)
        async with await self.socket(match, headers) as table:
            async for data in table:
                message: dict[str, Any] = json.loads(data)
                if (message.get("table") or {}).get("status") == "over":
                    return match
                if message.get("legal"):
                    ply, legal = message["position"]["ply"], message["legal"]
                    act = {"type": "act", "ply": ply, "action": random.choice(legal)["text"]}
                    await table.send(json.dumps({**act, "id": f"e{ply}"}))
        return match

    async def socket(self, match: str, headers: dict[str, str] | None = None) -> ClientConnection:
        """Open a socket at a match."""
        return await connect(
            f"ws://{self.host}/api/matches/{match}/socket",
            additional_headers=headers,
            compression=None,
            local_addr=(self.source(), 0),
            open_timeout=30,
        )

    async def open(self) -> Pair:
        """Open a connection without a library."""
        return await asyncio.open_connection(
            self._name.strip("[]"), self._port, local_addr=(self.source(), 0)
        )

    async def raw_socket(self, path: str, cookie: str = "", more: str = "") -> Pair:
        """Open a WebSocket without a library."""
        reader, writer = await self.open()
        head = (
            f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\nCookie: {cookie}\r\n{more}{UPGRADE}\r\n"
        )
        writer.write(head.encode())
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a request that is within the limits."""
        found: dict[str, Any] = (await self.http.post(f"/api/{path}", json=body)).json()
        return found

    async def public_match(self) -> str:
        """Return a match of the honest players."""
        live = (await self.http.get("/api/live")).json()["matches"]
        return str(live[0]["match"]["id"])
