"""The people of `tools.kill`: two for each match, each with a session and a socket of their own."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

THINKING: Final = 0.4  # seconds before an action, at most
GAMES: Final = ("azul", "pavilion", "garden")
# As the web client does: a socket that has fallen silent is given up.
PING_EVERY, PONG_WITHIN = 5, 4  # seconds
PASSING: Final = ("match.moved", "store.away", "limit.busy")
# As the web client pauses: shortly if an open socket was lost, then longer.
SOON: Final = 0.3  # seconds
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 8.0
BROKEN: Final = (OSError, httpx.HTTPError, InvalidHandshake, ConnectionClosed, EOFError)


class Pair:
    """Two people who play match after match, or one against a bot while the other watches."""

    def __init__(self, number: int, hosts: list[str], http: httpx.AsyncClient) -> None:
        self.number = number
        self.match = ""
        self.invite = ""
        self.matches: list[str] = []
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.complaints: list[str] = []
        self.plays_bot = number % 4 == 0
        self.people = [Player(self, name, hosts, http) for name in ("Ada", "Ben")]

    @property
    def last_done(self) -> float:
        """When an action was acknowledged last."""
        return max(player.last_done for player in self.people)

    def has_continued(self, since: float) -> bool:
        """Return whether both have acted since a time; one who watches has seen something."""
        first, second = self.people
        seen = second.last_seen if self.plays_bot else second.last_done
        return min(first.last_done, seen) > since

    async def play(self) -> None:
        """Play match after match, until cancelled."""
        await asyncio.gather(*(player.play() for player in self.people))

    def over(self, match_id: str) -> None:
        """Go on to the next match."""
        if self.match == match_id:
            self.match = ""


class Player:
    """A person with a session, and with a socket at the current match of the pair."""

    def __init__(self, pair: Pair, name: str, hosts: list[str], http: httpx.AsyncClient) -> None:
        self.pair = pair
        self.name = name
        self.hosts = hosts
        self.http = http
        self.cookie = ""
        self.match = ""  # where the person has a seat, or watches
        self.opened: float | None = None  # when the socket showed the match; None if it is closed
        self.version = -1  # that the person sees
        self.last_done = 0.0
        self.last_seen = 0.0
        self.pending: dict[str, Any] | None = None
        self.pauses: list[float] = []  # seconds between losing a socket and seeing the match again
        self.waits: list[float] = []  # seconds between sending an action and its acknowledgement
        self._lost: float | None = None  # when the socket was lost
        self._sent = 0.0  # when the pending action was sent first
        self._failures = 0  # attempts to connect that have failed since the last one that worked
        self._legal: tuple[Any, Any] = (None, None)
        self._acted = -1  # the last ply that was acknowledged

    async def play(self) -> None:
        """Play match after match, until cancelled."""
        while True:
            try:
                if not self.cookie:
                    await self._begin()
                await self._find_match()
                if self.match:
                    await self._connect()
                self._failures = 0
            except BROKEN:
                await self._pause()
            finally:
                self._lose()

    async def _pause(self) -> None:
        """Wait before the next attempt, as the web client does."""
        self._failures = 0 if self.opened is not None else self._failures + 1
        self._lose()
        if not self._failures:
            await asyncio.sleep(random.uniform(0, SOON))
            return
        pause = min(FIRST_PAUSE * 2 ** (self._failures - 1), LONGEST_PAUSE)
        await asyncio.sleep(pause * random.uniform(0.75, 1.25))

    def _lose(self) -> None:
        """Note since when the person does not see the match."""
        if self.opened is not None and self.match:
            self._lost = time.monotonic()
        self.opened = None

    async def _begin(self) -> None:
        response = await self._post("/api/session", {"name": self.name})
        self.cookie = response.headers["set-cookie"].partition(";")[0]

    async def _find_match(self) -> None:
        """Make the next match, or join it."""
        pair, is_host = self.pair, self is self.pair.people[0]
        if is_host and not pair.match:
            await self._make_match()
        if not pair.match:  # until the other has made one
            self.match = ""
            await asyncio.sleep(THINKING / 4)
        if self.match == pair.match:
            return
        match_id = pair.match
        if not is_host and not pair.plays_bot:
            await self._post(f"/api/matches/{match_id}/join", {"invite": pair.invite}, taken=True)
        self.match, self.pending, self.version, self._acted = match_id, None, -1, -1
        self._legal = (None, None)

    async def _make_match(self) -> None:
        pair = self.pair
        other = {"kind": "bot", "bot": "random"} if pair.plays_bot else {"kind": "open"}
        body = {"game": GAMES[pair.number % len(GAMES)], "seats": [{"kind": "me"}, other]}
        made = (await self._post("/api/matches", body)).json()
        pair.match, pair.invite = made["id"], made["invite"]
        pair.matches.append(pair.match)

    async def _post(
        self, path: str, body: dict[str, Any], *, taken: bool = False
    ) -> httpx.Response:
        """Send a request; a seat that is taken was taken by a request without an answer."""
        url = f"http://{random.choice(self.hosts)}{path}"
        response = await self.http.post(url, json=body, headers={"Cookie": self.cookie})
        if not (taken and response.status_code == 409):
            response.raise_for_status()
        return response

    async def _connect(self) -> None:
        async with await self._open() as socket:
            if self.pending is not None:
                await socket.send(json.dumps(self.pending))
            async for data in socket:
                if await self._receive(socket, json.loads(data)):
                    return

    async def _open(self) -> ClientConnection:
        """Open a socket at any server; another one if it refuses, as a proxy does."""
        *others, last = random.sample(self.hosts, len(self.hosts))
        for host in others:
            with suppress(ConnectionRefusedError):
                return await self._open_at(host)
        return await self._open_at(last)

    async def _open_at(self, host: str) -> ClientConnection:
        url = f"ws://{host}/api/matches/{self.match}/socket"
        return await connect(
            f"{url}?invite={self.pair.invite}",  # also for who watches
            additional_headers={"Cookie": self.cookie},
            proxy=None,
            ping_interval=PING_EVERY,
            ping_timeout=PONG_WITHIN,
            close_timeout=1,
        )

    async def _receive(self, socket: ClientConnection, message: dict[str, Any]) -> bool:
        """Handle a message; return whether the socket is of no more use."""
        kind = message["type"]
        if kind == "done" and self.pending and message["id"] == self.pending["id"]:
            self._done(self.pending)
        if kind == "refused":
            self._refused(message)
            if message["id"] is None:
                raise EOFError(message["error"]["code"])
        if kind in ("welcome", "change"):
            self._see(message)
        table = message.get("table")
        if table and table["status"] == "over":
            self.pending = None
            self.pair.over(self.match)
            self.match = ""
            return True
        await self._act(socket)
        return False

    def _see(self, message: dict[str, Any]) -> None:
        self.version = message["version"]
        self.last_seen = time.monotonic()
        if self._lost is not None:
            self.pauses.append(self.last_seen - self._lost)
            self._lost = None
        self.opened = self.opened or self.last_seen
        self._legal = (message["position"], message["legal"])

    def _done(self, action: dict[str, Any]) -> None:
        self.pair.acknowledged[self.match, action["ply"]] = action["action"]
        self.pending, self._acted = None, action["ply"]
        self.last_done = time.monotonic()
        self.waits.append(self.last_done - self._sent)

    async def _act(self, socket: ClientConnection) -> None:
        position, legal = self._legal
        if not legal or self.pending is not None or position["ply"] <= self._acted:
            return
        self.pending = {
            "type": "act",
            "id": f"{self.match}-{position['ply']}",
            "ply": position["ply"],
            "action": random.choice(legal)["text"],
        }
        await asyncio.sleep(random.random() * THINKING)
        self._sent = time.monotonic()
        await socket.send(json.dumps(self.pending))

    def _refused(self, message: dict[str, Any]) -> None:
        if message["error"]["code"] not in PASSING:
            self.pair.complaints.append(f"{self.match}: {message} to {self.pending}")
            self.pending = None
