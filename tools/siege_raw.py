"""Attacks of `tools.siege` below messages and requests: bytes that no library would send."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from typing import Final

from tools.siege_attacker import HOT, ME, SOCKETS, Attacker, Pair

FEW: Final = 8  # connections that send as fast as they can
MANY: Final = 350  # connections, within what one address may have
BLOCK: Final = 65_536  # bytes sent at once
FILES: Final = ("/assets/main.js", "/", "/assets/main.css", "/icon.svg")


def _frame(first: int, data: bytes = b"") -> bytes:
    """Return a frame as a client sends it, masked with zeros."""
    long = len(data) >= 126
    size = b"\xfe" + len(data).to_bytes(2, "big") if long else bytes([0x80 | len(data)])
    return bytes([first]) + size + bytes(4) + data


def _block(data: bytes) -> bytes:
    """Return some bytes, again and again."""
    return data * (BLOCK // len(data) + 1)


PINGS: Final = _block(_frame(0x89))
FRAGMENTS: Final = _block(_frame(0x00))
MESSAGES: Final = _block(_frame(0x81, b'{"type":"ping","id":"e"}'))
LARGE: Final = _frame(0x81, b'{"type":"ping","id":"' + b"e" * 65_000 + b'"}')
BOMB: Final = _block(_frame(0xC1, b"\xec\xc1\x01\x01\x00\x00\x00\x80\x90\xfe"))
DESCRIBE: Final = json.dumps({"type": "describe", "language": "en", "id": "e"}).encode()


async def _send(writer: asyncio.StreamWriter, block: bytes) -> None:
    """Send a block for ever."""
    try:
        while True:
            writer.write(block)
            await writer.drain()
    finally:
        writer.close()


async def _drop(reader: asyncio.StreamReader) -> None:
    """Read whatever comes."""
    while await reader.read(BLOCK):
        pass


async def _exchange(pair: Pair, block: bytes) -> None:
    """Send a block for ever, and read whatever comes."""
    async with asyncio.TaskGroup() as group:
        sending = group.create_task(_send(pair[1], block))
        await _drop(pair[0])
        sending.cancel()


def _frames(block: bytes, count: int, first: bytes = b"", *, read: bool = True) -> Attack:
    """Return an attack that sends frames at some sockets."""

    async def attack(eve: Attacker) -> None:
        headers = await eve.session()
        match = await eve.make(headers, ME, HOT)

        async def flood(number: int) -> None:
            cookie = (await eve.session(number))["Cookie"] if number % 2 else headers["Cookie"]
            pair = await eve.raw_socket(f"/api/matches/{match}/socket", cookie)
            pair[1].write(first)
            await (_exchange(pair, block) if read else _send(pair[1], block))

        eve.spawn(count, flood)
        await eve.go_on()

    return attack


def _requests(block: Callable[[int], bytes], count: int, *, read: bool = True) -> Attack:
    """Return an attack that sends requests at some connections."""

    async def attack(eve: Attacker) -> None:
        async def flood(number: int) -> None:
            pair = await eve.open()
            await (_exchange(pair, block(number)) if read else _send(pair[1], block(number)))

        eve.spawn(count, flood)
        await eve.go_on()

    return attack


def _get(path: str, headers: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: x\r\n{headers}\r\n".encode()


def _post(headers: str) -> bytes:
    kind = "Content-Type: application/json"
    return f"POST /api/session HTTP/1.1\r\nHost: x\r\n{kind}\r\n{headers}\r\n".encode()


def _oversized() -> Iterator[bytes]:
    """Return requests with addresses, queries, cookies and headers as long as they may be."""
    yield _get("/" + "a/" * 7000)
    yield _get("/api/lobby?" + "a=%41&" * 2500)
    yield _get("/api/session", "Cookie: " + "a=b; " * 3000 + "\r\n")
    yield _get("/api/games", "".join(f"X-{n}: {'x' * 140}\r\n" for n in range(95)))
    yield _get("/rules/azul", "Accept-Language: " + "xx;q=0.1," * 1500 + "\r\n")
    yield _get("/", "Accept: text/html\r\nRange: bytes=" + "0-0," * 3500 + "\r\n")


OVERSIZED: Final = list(_oversized())


async def endless_bodies(eve: Attacker) -> None:
    """Send bodies without an end, in tiny chunks and in large ones."""

    async def flood(number: int) -> None:
        reader, writer = await eve.open()
        head = _post("") if number % 4 < 2 else _get("/health")
        writer.write(head[:-2] + b"Transfer-Encoding: chunked\r\n\r\n")
        large = b"f000\r\n" + b" " * 0xF000 + b"\r\n"
        await _exchange((reader, writer), _block(b"1\r\n \r\n") if number % 2 else large)

    eve.spawn(FEW, flood)
    await eve.go_on()


async def slow_bodies(eve: Attacker) -> None:
    """Send bodies of requests byte by byte, over many connections."""

    async def trickle(_number: int) -> None:
        _, writer = await eve.open()
        writer.write(_post("Content-Length: 60000\r\n"))
        while not writer.is_closing():
            writer.write(b" ")
            await writer.drain()
            await asyncio.sleep(1)

    eve.spawn(MANY, trickle)
    await eve.go_on()


async def half_closed(eve: Attacker) -> None:
    """Stop sending right after a request, or in the middle of it, and never close."""

    async def hold(number: int) -> None:
        reader, writer = await eve.open()
        writer.write(_get(FILES[0]) if number % 2 else b"GET / HTTP/1.1\r\nHost")
        writer.write_eof()
        await asyncio.wait_for(_drop(reader), 30)
        await asyncio.sleep(5)
        writer.close()

    eve.spawn(MANY, hold)
    await eve.go_on()


async def connections(eve: Attacker) -> None:
    """Open and close connections as fast as possible."""

    async def knock(_number: int) -> None:
        while True:
            _, writer = await eve.open()
            writer.transport.abort()

    eve.spawn(50, knock)
    await eve.go_on()


async def watch_unread(eve: Attacker) -> None:
    """Watch the match of the honest players at many sockets, and read nothing."""
    match = await eve.public_match()

    async def watch(_number: int) -> None:
        _, writer = await eve.raw_socket(f"/api/matches/{match}/socket")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        while not writer.is_closing():
            writer.write(_frame(0x81, DESCRIBE))
            await writer.drain()
            await asyncio.sleep(0.1)

    eve.spawn(SOCKETS, watch)
    await eve.go_on()


async def unread_files(eve: Attacker) -> None:
    """Ask for the largest file at many connections, and read nothing."""

    async def ask(_number: int) -> None:
        _, writer = await eve.open()
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(_get(FILES[0]) * 10)
        await asyncio.sleep(60)
        writer.close()

    eve.spawn(MANY, ask)
    await eve.go_on()


Attack = Callable[[Attacker], Coroutine[None, None, None]]
RAW: Final[dict[str, Attack]] = {
    "ping-frames": _frames(PINGS, FEW),
    "ping-frames-unread": _frames(PINGS, FEW, read=False),
    "fragments": _frames(FRAGMENTS, SOCKETS, _frame(0x01, b"[")),
    "tiny-messages": _frames(MESSAGES, SOCKETS),
    "large-messages": _frames(LARGE, SOCKETS),
    "bombs": _frames(BOMB, SOCKETS),
    "watch-unread": watch_unread,
    "pipelines": _requests(lambda _: _block(_get("/api/lobby")), MANY, read=False),
    "pipelines-read": _requests(lambda _: _block(_get("/ready")), MANY),
    "files": _requests(lambda n: _get(FILES[n % len(FILES)]), FEW),
    "unread-files": unread_files,
    "oversized": _requests(lambda n: OVERSIZED[n % len(OVERSIZED)], 60),
    "endless-bodies": endless_bodies,
    "slow-bodies": slow_bodies,
    "half-closed": half_closed,
    "connections": connections,
}
