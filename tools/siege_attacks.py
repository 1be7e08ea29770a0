"""The attacks of `tools.siege`: each is what one hostile visitor can do without special rights."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sys
from collections.abc import Callable, Coroutine
from typing import Any, Final

from websockets.asyncio.client import ClientConnection

from tools.siege_attacker import HOT, ME, SOCKETS, UPGRADE, Attacker
from tools.siege_raw import RAW
from tools.siege_work import WORK

MATCHES: Final = 40
HALF_SENT: Final = 3000
GUESTS: Final = 20
HALVES: Final = (
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Half",
    f"GET /api/lobby/socket HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n{UPGRADE}\r\n".encode(),
)
CHUNK: Final = b"x" * 65_536
LANGUAGES: Final = ("en", "uk", "hu", "zh-Hant")
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
    match = await eve.make(await eve.session(), ME, HOT, public=True)

    async def ask(_number: int) -> None:
        await _talk(await eve.socket(match), QUESTIONS)

    eve.spawn(SOCKETS, ask)
    await eve.go_on()


async def players_ask(eve: Attacker) -> None:
    """The same at the tables of own matches, where everything may be asked."""
    matches = [await eve.make(await eve.session(n), ME, HOT) for n in range(MATCHES)]

    async def ask(number: int) -> None:
        match, headers = matches[number % MATCHES], await eve.session(number % MATCHES)
        await _talk(await eve.socket(match, headers), QUESTIONS)

    eve.spawn(SOCKETS, ask)
    await eve.go_on()


async def pings(eve: Attacker) -> None:
    """Send as many small messages as possible."""
    match = await eve.make(await eve.session(), ME, HOT)

    async def ask(_number: int) -> None:
        await _talk(await eve.socket(match), [{"type": "ping"}])

    eve.spawn(SOCKETS, ask)
    await eve.go_on()


async def socket_opens(eve: Attacker) -> None:
    """Open sockets, at a match that exists and at many that do not."""
    match = await eve.make(await eve.session(), ME, HOT)

    async def knock(number: int) -> None:
        async with await eve.socket(match if number % 2 else f"none{number}") as opened:
            await opened.recv()

    eve.spawn(100, knock)
    await eve.go_on()


async def endless_headers(eve: Attacker) -> None:
    """Send headers without an end, over several connections."""

    async def flood(_number: int) -> None:
        _, writer = await eve.open()
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
            while True:
                writer.write(CHUNK)
                await writer.drain()
        finally:
            writer.close()

    eve.spawn(8, flood)
    await eve.go_on()


async def half_sent(eve: Attacker) -> None:
    """Keep thousands of requests open that are never finished."""
    held: list[socket.socket] = []
    loop = asyncio.get_running_loop()
    host, _, port = eve.host.rpartition(":")
    family = socket.AF_INET6 if "[" in host else socket.AF_INET

    async def hold(number: int) -> None:
        connection = socket.socket(family)
        connection.setblocking(False)
        connection.bind((eve.source(), 0))
        await loop.sock_connect(connection, (host.strip("[]"), int(port)))
        await loop.sock_sendall(connection, HALVES[number % len(HALVES)])
        held.append(connection)
        if len(held) > HALF_SENT:
            held.pop(0).close()

    eve.spawn(100, hold)
    try:
        await eve.go_on()
    finally:
        for connection in held:
            connection.close()


async def requests(eve: Attacker) -> None:
    """Ask for pages and lists as fast as possible."""

    async def ask(number: int) -> None:
        await eve.http.get(("/api/lobby", "/", "/api/games", "/ready")[number % 4])

    eve.spawn(50, ask)
    await eve.go_on()


async def bots(eve: Attacker) -> None:
    """Let many strong bots think at once."""
    for number in range(MATCHES):
        await eve.make(await eve.session(number), ME, STRONG, STRONG, STRONG, start=1)
    await eve.go_on()


async def tables(eve: Attacker) -> None:
    """Fill the lobby with tables, as many guests."""

    async def fill(number: int) -> None:
        headers = await eve.guest(f"Eve {number}")
        for _ in range(10):
            match = await eve.make(headers, ME, {"kind": "open"}, public=True)
            await asyncio.sleep(0.1 if match else 1.0)

    eve.spawn(GUESTS, fill)
    await eve.go_on()


async def writes(eve: Attacker) -> None:
    """Take actions and undo them, at as many tables as possible: each is a write to the disk."""
    matches = [await eve.make(await eve.session(n), ME, HOT, start=0) for n in range(MATCHES)]

    async def act(number: int) -> None:
        headers = await eve.session(number)
        async with await eve.socket(matches[number], headers) as table:
            async for data in table:
                message = json.loads(data)
                if not message.get("legal"):
                    continue
                ply, legal = message["position"]["ply"], message["legal"]
                act = {"type": "act", "ply": ply, "action": legal[0]["text"], "id": f"a{ply}"}
                await table.send(json.dumps(act))

    eve.spawn(MATCHES, act)
    await eve.go_on()


async def lobby(eve: Attacker) -> None:
    """Watch the lobby at many sockets, and change it as often as possible."""
    headers = await eve.session()
    match = await eve.make(headers, ME, {"kind": "open"}, public=True)

    async def watch(_number: int) -> None:
        reader, writer = await eve.raw_socket("/api/lobby/socket")
        while await reader.read(65_536):
            pass
        writer.close()

    async def change(_number: int) -> None:
        for what in ("leave", "join"):
            await eve.http.post(f"/api/matches/{match}/{what}", json={}, headers=headers)

    eve.spawn(SOCKETS - 10, watch)
    eve.spawn(10, change)
    await eve.go_on()


async def replays(eve: Attacker) -> None:
    """Ask for what takes long to work out, of a whole match."""
    headers = await eve.session()
    match = await eve.make_finished(headers)
    base = f"/api/matches/{match}"
    pages = [
        f"{base}/replay",
        f"{base}/statistics",
        f"{base}/plies/60?language=en",
        f"{base}/record",
    ]
    pages += ["/api/matches?glance=true", "/api/export"]

    async def ask(number: int) -> None:
        page = pages[number % len(pages)]
        since = f"?since={random.randrange(50)}" if page.endswith("replay") else ""
        await eve.http.get(page + since, headers=await eve.session(number))

    eve.spawn(50, ask)
    await eve.go_on()


async def rules(eve: Attacker) -> None:
    """Ask for all rules and lessons of all games, right after the server has started."""
    games = ("azul", "pavilion", "garden")
    pages = [
        f"{page}?language={language}"
        for game in games
        for language in LANGUAGES
        for page in (f"/api/games/{game}/rules", f"/rules/{game}")
    ]

    async def ask(number: int) -> None:
        headers = {"Accept": "text/html", "Accept-Encoding": "gzip" if number % 2 else "identity"}
        await eve.http.get(pages[number % len(pages)], headers=headers)

    eve.spawn(2 * len(pages), ask)
    await eve.go_on()


async def logins(eve: Attacker) -> None:
    """Try passwords of many accounts."""

    async def ask(number: int) -> None:
        body = {"name": f"Ada {number}", "password": "a long password"}
        await eve.http.post("/api/login", json=body)

    eve.spawn(50, ask)
    await eve.go_on()


ATTACKS: Final[dict[str, Callable[[Attacker], Coroutine[None, None, None]]]] = {
    "spectators-ask": spectators_ask,
    "players-ask": players_ask,
    "pings": pings,
    "writes": writes,
    "socket-opens": socket_opens,
    "endless-headers": endless_headers,
    "half-sent": half_sent,
    "requests": requests,
    "replays": replays,
    "rules": rules,
    "logins": logins,
    "lobby": lobby,
    "bots": bots,
    "tables": tables,
    **WORK,
    **RAW,
}


if __name__ == "__main__":
    name, host, address, sessions = sys.argv[1:]
    asyncio.run(ATTACKS[name](Attacker(host, address, int(sessions))))
