"""Clients for tests: a session over HTTP, and sockets at tables."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import httpx
import uvicorn
from starlette.datastructures import State
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tilewright.server.compose import create_app
from tilewright.server.ops.settings import Settings
from tilewright.server.run import configure
from tilewright.server.sources import Sources, system_entropy

PATIENCE = 60.0  # seconds to wait for anything, on a slow machine
POLL = 0.05  # seconds between two checks
BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}

_numbers = itertools.count()
# The invitations of all matches made here: people pass them on, unless a test says otherwise.
_invites: dict[str, str] = {}


def invited(path: str) -> str:
    """Return a path with the invitation of its match, if it has one."""
    found = re.match(r"/api/matches/([0-9a-z]+)", path)
    invite = _invites.get(found[1]) if found else None
    if invite is None:
        return path
    return f"{path}{'&' if '?' in path else '?'}invite={invite}"


class Clock:
    """The clock of a server, which tests can put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead


@dataclass
class Running:
    """A running server."""

    host: str
    parts: State
    clock: Clock

    @asynccontextmanager
    async def person(self, name: str) -> AsyncIterator[Person]:
        """Yield a person with a session."""
        url = f"http://{self.host}"
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as http:
            person = Person(self.host, http)
            await person.post("/api/session", {"name": name}, 201)
            yield person


class Person:
    """A person with a session cookie."""

    def __init__(self, host: str, http: httpx.AsyncClient) -> None:
        self.host = host
        self.http = http

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str, status: int = 200) -> Any:
        return self._body(await self.http.get(invited(path)), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._body(await self.http.post(invited(path), json=body), status)

    async def put(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._body(await self.http.put(path, json=body), status)

    async def delete(self, path: str, body: Any = None, status: int = 204) -> Any:
        return self._body(await self.http.request("DELETE", path, json=body), status)

    async def delete_account(self, password: str = "analytical engine") -> int:
        """Delete the user, and return the status."""
        user = await self.get("/api/session")
        body = {"id": user["id"], "password": password}
        return (await self.http.request("DELETE", "/api/account", json=body)).status_code

    async def make(self, game: str, *seats: dict[str, Any], **options: Any) -> dict[str, Any]:
        """Create a match."""
        made = await self.post("/api/matches", {"game": game, "seats": seats, **options}, 201)
        assert isinstance(made, dict)
        _invites[made["id"]] = made["invite"]
        return made

    @asynccontextmanager
    async def at(self, match_id: str, since: int | None = None) -> AsyncIterator[Screen]:
        """Open a socket at the table of a match."""
        query = "" if since is None else f"?version={since}"
        url = f"ws://{self.host}{invited(f'/api/matches/{match_id}/socket{query}')}"
        async with connect(url, additional_headers={"Cookie": self.cookie}) as socket:
            screen = Screen(socket)
            await screen.next("welcome")
            yield screen

    @asynccontextmanager
    async def back_at(self, match_id: str) -> AsyncIterator[Screen]:
        """Open a socket at the table of a match as soon as that is possible again."""
        async with asyncio.timeout(PATIENCE):
            while (screen := await self._try(match_id)) is None:
                await asyncio.sleep(POLL)
        async with screen.socket:
            yield screen

    async def _try(self, match_id: str) -> Screen | None:
        url = f"ws://{self.host}{invited(f'/api/matches/{match_id}/socket')}"
        try:
            socket = await connect(url, additional_headers={"Cookie": self.cookie})
        except (OSError, InvalidHandshake):
            return None
        screen = Screen(socket)
        try:
            if (await screen.receive())["type"] == "welcome":
                return screen
        except ConnectionClosed:
            pass
        await socket.close()
        return None

    def _body(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, response.text
        return response.json() if response.content else None


class Screen:
    """A socket at a table, and the state that a client would show."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = -1
        self.table: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.legal: list[dict[str, Any]] | None = None
        self.you: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.presence: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        self.frames: list[str] = []  # all messages, as received

    @property
    def ply(self) -> int:
        return int(self.position["ply"])

    @property
    def is_over(self) -> bool:
        return bool(self.table["status"] == "over")

    async def receive(self) -> dict[str, Any]:
        """Return the next message, and update the state."""
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self._show(message)
        return message

    async def next(self, kind: str, **values: Any) -> dict[str, Any]:
        """Return the next message of a kind, with these values."""
        while True:
            message = await self.receive()
            if message["type"] == kind and values.items() <= message.items():
                return message

    async def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message, and return its answer."""
        identity = fields.setdefault("id", f"i{next(_numbers)}")
        await self.post(kind, **fields)
        while True:
            message = await self.receive()
            if message.get("id") == identity:
                return message

    async def post(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        fields.setdefault("id", f"i{next(_numbers)}")
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def act(self, choose: Callable[[list[Any]], Any] = lambda legal: legal[0]) -> Any:
        """Wait for the turn, take a legal action, and return the answer."""
        await self.my_turn()
        assert self.legal
        return await self.send("act", ply=self.ply, action=choose(self.legal)["text"])

    async def closed(self) -> int | None:
        """Wait until the server closes the socket, and return the code."""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionClosed):
                while True:
                    await self.receive()
        return self.socket.close_code

    async def my_turn(self) -> None:
        """Wait until there is something to choose, or the match is over."""
        while not self.legal and not self.is_over:
            await self.receive()

    async def play(self) -> None:
        """Play to the end."""
        while True:
            await self.my_turn()
            if self.is_over:
                return
            answer = await self.act(lambda legal: legal[len(legal) // 2])
            assert answer["type"] == "done", answer

    def _show(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.welcome = message
        if message["type"] == "presence":
            self.presence = message
        if message["type"] not in ("welcome", "change"):
            return
        assert message["version"] > self.version
        self.version = message["version"]
        self.position = message["position"] or {}
        self.legal = message["legal"]
        self.table = message["table"] or self.table
        self.you = message["you"] or self.you
        self.told += message.get("told", [])


@asynccontextmanager
async def running(
    settings: Settings, entropy: Callable[[], int] = system_entropy
) -> AsyncIterator[Running]:
    """Run a server in this process."""
    clock = Clock()
    app = create_app(settings, Sources(clock, entropy))
    server = uvicorn.Server(configure(settings, app))
    task = asyncio.create_task(server.serve())
    await until(lambda: server.started or task.done())
    if task.done():
        task.result()
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Running(f"127.0.0.1:{port}", app.state, clock)
    finally:
        server.should_exit = True
        await task


async def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(POLL)


@asynccontextmanager
async def at_lobby(server: Running) -> AsyncIterator[ClientConnection]:
    """Open a socket at the lobby of a server."""
    async with connect(f"ws://{server.host}/api/lobby/socket") as socket:
        yield socket


async def listed(lobby: ClientConnection, *expected: str) -> list[Any]:
    """Wait until the lobby shows these matches, and return them."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = json.loads(await lobby.recv())
            assert message["type"] == "lobby"
            if [each["table"]["id"] for each in message["matches"]] == list(expected):
                found: list[Any] = message["matches"]
                return found


def pass_time(server: Running, seconds: float) -> None:
    """Put the clock of a server forward."""
    server.clock.ahead += seconds


def code(answer: Any) -> str:
    """Return the code of a refusal, over HTTP or on a socket."""
    return str(answer["error"]["code"])
