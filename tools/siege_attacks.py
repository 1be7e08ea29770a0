"""The attacks of `tools.siege`: each is what one hostile visitor can do without special rights."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

BROKEN: Final = (OSError, EOFError, httpx.HTTPError, WebSocketException, asyncio.TimeoutError)
SOCKETS: Final = 190  # within what one address may have
MATCHES: Final = 40
HALF_SENT: Final = 3000
GUESTS: Final = 20
CHUNK: Final = b"x" * 65_536
LANGUAGES: Final = ("en", "uk", "hu", "zh-Hant")


class Attacker:
    """A hostile visitor at one address."""

    def __init__(self, host: str, address: str) -> None:
        self.host = host
        self.address = address
        self._ready = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        transport = httpx.AsyncHTTPTransport(local_address=address, retries=0)
        self.http = httpx.AsyncClient(
            base_url=f"http://{host}", transport=transport, timeout=30, cookies={}
        )

    def ready(self) -> None:
        """Tell that the attack has begun."""
        self._ready.set()

    async def prepared(self, task: asyncio.Task[None] | None) -> None:
        """Wait until the attack has begun; raise if it failed before."""
        if task is None:
            return
        waiting = asyncio.create_task(self._ready.wait())
        await asyncio.wait({waiting, task}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if task.done():
            task.result()

    async def close(self) -> None:
        """Stop everything."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.http.aclose()

    def spawn(self, count: int, work: Callable[[int], Coroutine[None, None, None]]) -> None:
        """Do something many times side by side, again and again, whatever happens."""

        async def again(number: int) -> None:
            while True:
                with suppress(*BROKEN):
                    await work(number)
                await asyncio.sleep(0.01)

        self.tasks += [asyncio.create_task(again(number)) for number in range(count)]

    async def guest(self, name: str = "Eve") -> dict[str, str]:
        """Become a new guest, as soon as that is allowed; return the headers of the session."""
        while True:
            self.http.cookies.clear()
            answer = await self.http.post("/api/session", json={"name": name})
            if answer.status_code == 201:
                return {"Cookie": answer.headers["set-cookie"].partition(";")[0]}
            await asyncio.sleep(0.5)

    async def make(self, headers: dict[str, str], *seats: dict[str, str], **more: object) -> str:
        """Create a match, as soon as that is allowed; return its id, or nothing if refused."""
        body = {"game": "garden", "seats": list(seats), **more}
        for _ in range(40):
            answer = await self.http.post("/api/matches", json=body, headers=headers)
            if answer.status_code == 201:
                return str(answer.json()["id"])
            if answer.status_code == 409:
                return ""
            await asyncio.sleep(0.2)
        return ""

    async def socket(self, match: str, headers: dict[str, str] | None = None) -> ClientConnection:
        """Open a socket at a match."""
        return await connect(
            f"ws://{self.host}/api/matches/{match}/socket",
            additional_headers=headers,
            compression=None,
            local_addr=(self.address, 0),
            open_timeout=30,
        )


ME: Final = {"kind": "me"}
HOT: Final = {"kind": "hot-seat", "name": "Eve"}
STRONG: Final = {"kind": "bot", "bot": "strong"}


async def _talk(socket: ClientConnection, messages: list[dict[str, Any]]) -> None:
    """Send messages for ever, and read whatever comes."""
    async with socket:
        number = 0
        while True:
            for message in messages:
                await socket.send(json.dumps({**message, "id": f"e{number}"}))
                number += 1
            for _ in messages:
                await asyncio.wait_for(socket.recv(), 30)


QUESTIONS: Final = [
    {"type": "preview"},
    {"type": "complete"},
    *({"type": "describe", "language": language} for language in LANGUAGES),
]


async def spectators_ask(eve: Attacker) -> None:
    """Ask for previews and descriptions of a match, at as many sockets as one may have."""
    match = await eve.make(await eve.guest(), ME, HOT, public=True)

    async def ask(_number: int) -> None:
        await _talk(await eve.socket(match), QUESTIONS)

    eve.spawn(SOCKETS, ask)
    eve.ready()
    await asyncio.Event().wait()


async def players_ask(eve: Attacker) -> None:
    """The same at the tables of own matches, where everything may be asked."""
    headers = await eve.guest()
    matches = [await eve.make(headers, ME, HOT) for _ in range(MATCHES)]

    async def ask(number: int) -> None:
        await _talk(await eve.socket(matches[number % len(matches)], headers), QUESTIONS)

    eve.spawn(SOCKETS, ask)
    eve.ready()
    await asyncio.Event().wait()


async def pings(eve: Attacker) -> None:
    """Send as many small messages as possible."""
    match = await eve.make(await eve.guest(), ME, HOT)

    async def ask(_number: int) -> None:
        await _talk(await eve.socket(match), [{"type": "ping"}])

    eve.spawn(SOCKETS, ask)
    eve.ready()
    await asyncio.Event().wait()


async def socket_opens(eve: Attacker) -> None:
    """Open sockets, at a match that exists and at many that do not."""
    match = await eve.make(await eve.guest(), ME, HOT)

    async def knock(number: int) -> None:
        async with await eve.socket(match if number % 2 else f"none{number}") as opened:
            await opened.recv()

    eve.spawn(100, knock)
    eve.ready()
    await asyncio.Event().wait()


async def endless_headers(eve: Attacker) -> None:
    """Send headers without an end, over several connections."""

    async def flood(_number: int) -> None:
        host, _, port = eve.host.partition(":")
        _, writer = await asyncio.open_connection(host, int(port), local_addr=(eve.address, 0))
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
            while True:
                writer.write(CHUNK)
                await writer.drain()
        finally:
            writer.close()

    eve.spawn(8, flood)
    eve.ready()
    await asyncio.Event().wait()


async def half_sent(eve: Attacker) -> None:
    """Keep thousands of requests open that are never finished."""
    held: list[socket.socket] = []
    loop = asyncio.get_running_loop()
    host, _, port = eve.host.partition(":")

    async def hold(_number: int) -> None:
        connection = socket.socket()
        connection.setblocking(False)
        connection.bind((eve.address, 0))
        await loop.sock_connect(connection, (host, int(port)))
        await loop.sock_sendall(connection, b"GET / HTTP/1.1\r\nHost: x\r\nX-Half")
        held.append(connection)
        if len(held) > HALF_SENT:
            held.pop(0).close()

    eve.spawn(100, hold)
    eve.ready()
    try:
        await asyncio.Event().wait()
    finally:
        for connection in held:
            connection.close()


async def requests(eve: Attacker) -> None:
    """Ask for pages and lists as fast as possible."""

    async def ask(number: int) -> None:
        await eve.http.get(("/api/lobby", "/", "/api/games", "/ready")[number % 4])

    eve.spawn(50, ask)
    eve.ready()
    await asyncio.Event().wait()


async def bots(eve: Attacker) -> None:
    """Let many strong bots think at once."""
    headers = await eve.guest()
    for _ in range(MATCHES):
        await eve.make(headers, ME, STRONG, STRONG, STRONG, start=1)
    eve.ready()
    await asyncio.Event().wait()


async def tables(eve: Attacker) -> None:
    """Fill the lobby with tables, as many guests."""

    async def fill(number: int) -> None:
        headers = await eve.guest(f"Eve {number}")
        for _ in range(10):
            match = await eve.make(headers, ME, {"kind": "open"}, public=True)
            await asyncio.sleep(0.1 if match else 1.0)

    eve.spawn(GUESTS, fill)
    eve.ready()
    await asyncio.Event().wait()


ATTACKS: Final[dict[str, Callable[[Attacker], Coroutine[None, None, None]]]] = {
    "spectators-ask": spectators_ask,
    "players-ask": players_ask,
    "pings": pings,
    "socket-opens": socket_opens,
    "endless-headers": endless_headers,
    "half-sent": half_sent,
    "requests": requests,
    "bots": bots,
    "tables": tables,
}
