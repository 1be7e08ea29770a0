"""What a hostile client can do below messages and requests: frames, pieces, pipelines, silence."""

import asyncio
import json
import os
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest
from starlette.types import Message

from tests.server.clients import ME, PATIENCE, POLL, Person, Running, running, until
from tilewright.server.http import guard, stalled, uvicorn_http, uvicorn_socket
from tilewright.server.ops.settings import Settings

pytestmark = pytest.mark.anyio

TEXT, CONTINUED, CLOSE, PING, PONG = 1, 0, 8, 9, 10
HOT = {"kind": "hot-seat", "name": "Ben"}


def frame(opcode: int, data: bytes = b"", *, is_last: bool = True, flags: int = 0) -> bytes:
    """Return a frame as a client sends it, masked with zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([opcode | flags | (0x80 if is_last else 0)]) + size + bytes(4) + data


class Raw:
    """A WebSocket without a library, which can do what libraries refuse to do."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.head = b""

    async def next(self, *opcodes: int) -> tuple[int, bytes]:
        """Return the next frame, of some kinds if any are given."""
        async with asyncio.timeout(PATIENCE):
            while True:
                first, size = await self.reader.readexactly(2)
                if size == 126:
                    (size,) = struct.unpack("!H", await self.reader.readexactly(2))
                elif size == 127:
                    (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
                data = await self.reader.readexactly(size)
                if not opcodes or first & 15 in opcodes:
                    return first & 15, data

    async def answer(self, message: str) -> dict[str, object]:
        """Return the answer to a message."""
        while True:
            found: dict[str, object] = json.loads((await self.next(TEXT))[1])
            if found.get("id") == message:
                return found

    async def closed(self) -> int:
        """Return the code with which the server closes the socket."""
        _, data = await self.next(CLOSE)
        return int(struct.unpack("!H", data[:2])[0])


@asynccontextmanager
async def raw_socket(person: Person, match_id: str, more: str = "") -> AsyncIterator[Raw]:
    """Open a WebSocket at a table, with headers of one's own."""
    name, _, port = person.host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    head = (
        f"GET /api/matches/{match_id}/socket HTTP/1.1\r\nHost: {person.host}\r\n"
        f"Cookie: {person.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{more}"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    writer.write(head.encode())
    raw = Raw(reader, writer)
    raw.head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    assert raw.head.startswith(b"HTTP/1.1 101"), raw.head
    try:
        yield raw
    finally:
        writer.close()


# Frames of sockets


async def test_pings_wait_but_none_is_lost(settings: Callable[..., Settings]) -> None:
    chosen = settings(message_rate=100, burst=0.1, address_message_rate=100)
    async with running(chosen) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT)
        async with raw_socket(ada, made["id"]) as raw:
            raw.writer.write(b"".join(frame(PING, str(number).encode()) for number in range(200)))
            for number in range(200):
                assert await raw.next(PONG) == (PONG, str(number).encode())


async def test_a_flood_of_pings_is_read_no_faster_than_it_may(
    settings: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = 0
    read = uvicorn_socket.SocketProtocol._read

    def count(self: uvicorn_socket.SocketProtocol, piece: bytes) -> None:
        nonlocal pieces
        pieces += 1
        read(self, piece)

    monkeypatch.setattr(uvicorn_socket.SocketProtocol, "_read", count)
    chosen = settings(message_rate=1, burst=1)
    async with (
        running(chosen) as server,
        server.person("Ada") as ada,
        server.person("Eve") as eve,
    ):
        made = await ada.make("azul", ME, HOT)
        async with raw_socket(eve, (await eve.make("azul", ME, HOT))["id"]) as raw:
            raw.writer.write(frame(PING) * 100_000)
            async with ada.at(made["id"]) as screen:
                assert (await screen.send("ping"))["type"] == "pong"
            assert pieces < 100  # of more than 2,000


async def test_a_message_has_only_so_many_fragments(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT)
        parts = [b'{"type":', b'"ping",', b'"id":"a"}']
        async with raw_socket(ada, made["id"]) as raw:
            raw.writer.write(
                frame(TEXT, parts[0], is_last=False)
                + frame(CONTINUED, parts[1], is_last=False)
                + frame(CONTINUED, parts[2])
            )
            assert (await raw.answer("a"))["type"] == "pong"
            raw.writer.write(frame(TEXT, b"[", is_last=False))
            raw.writer.write(frame(CONTINUED, is_last=False) * 1000)
            assert await raw.closed() == 1009


async def test_sockets_are_never_compressed(server: Running) -> None:
    """A few bytes could otherwise unpack to gigabytes."""
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT)
        wish = "Sec-WebSocket-Extensions: permessage-deflate\r\n"
        async with raw_socket(ada, made["id"], wish) as raw:
            assert b"deflate" not in raw.head
            raw.writer.write(frame(TEXT, b"\xaa\x56\x2a", flags=0x40))
            assert await raw.closed() == 1002


async def test_a_large_message_closes_the_socket(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT)
        async with raw_socket(ada, made["id"]) as raw:
            raw.writer.write(b"\x81\xff" + struct.pack("!Q", 1 << 40) + bytes(4))
            assert await raw.closed() == 1009


async def test_a_socket_outlives_the_time_for_its_headers(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_http, "HEAD_TIMEOUT", 0.2)
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT)
        async with ada.at(made["id"]) as screen:
            end = asyncio.get_running_loop().time() + 0.6
            while asyncio.get_running_loop().time() < end:
                assert (await screen.send("ping"))["type"] == "pong"
                await asyncio.sleep(POLL)


async def test_a_client_that_reads_nothing_is_dropped(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stalled, "STALL", 0.2)
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT, start=0)
        async with raw_socket(ada, made["id"]) as raw:
            raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
            with suppress(ConnectionError):
                number = 0
                while server.parts.admission.sockets:
                    ask = {"type": "describe", "language": "en", "id": f"d{number}"}
                    raw.writer.write(frame(TEXT, json.dumps(ask).encode()))
                    await raw.writer.drain()
                    number += 1
            await until(lambda: not server.parts.admission.sockets)


@pytest.mark.parametrize(
    ("target", "more"),
    [
        ("/api/lobby/socket", "Content-Length: 9\r\n"),
        ("/api/lobby/socket", "Transfer-Encoding: chunked\r\n"),
        ("/api/lobby/socket", f"X-Long: {'x' * 9000}\r\n"),
        (f"/api/lobby/socket?{'x' * 9000}", ""),
    ],
)
async def test_a_handshake_that_cannot_be_read_leaves_no_connection_open(
    server: Running, target: str, more: str
) -> None:
    name, _, port = server.host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    writer.write(
        f"GET {target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{more}"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    answer = await asyncio.wait_for(reader.read(), PATIENCE)  # until the server closes it
    assert answer.startswith(b"HTTP/1.1 400")
    writer.close()


async def test_a_half_closed_socket_is_closed(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT)
        async with raw_socket(ada, made["id"]) as raw:
            raw.writer.write_eof()
            await until(lambda: not server.parts.admission.sockets)


# Requests


@asynccontextmanager
async def connection(
    server: Running,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Open a connection without a library."""
    name, _, port = server.host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    try:
        yield reader, writer
    finally:
        writer.close()


async def send(server: Running, data: bytes) -> bytes:
    """Return everything that the server answers until it closes the connection."""
    async with connection(server) as (reader, writer):
        answer = b""
        with suppress(ConnectionError):
            writer.write(data)
            await writer.drain()
            async with asyncio.timeout(PATIENCE):
                while part := await reader.read(65_536):
                    answer += part
        return answer


GET = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


async def test_requests_in_a_pipeline_are_answered_in_turn(server: Running) -> None:
    last = GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    answer = await send(server, GET * 20 + last)
    assert answer.count(b"200 OK") == 21


async def test_a_pipeline_is_not_read_far_ahead(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 0
    parsed = uvicorn_http.HttpProtocol.on_headers_complete

    def count(self: uvicorn_http.HttpProtocol) -> None:
        nonlocal most
        parsed(self)
        most = max(most, len(self.pipeline))

    monkeypatch.setattr(uvicorn_http.HttpProtocol, "on_headers_complete", count)
    await send(server, GET * 5000)
    assert 0 < most < uvicorn_http.PIECE


async def test_a_request_has_only_so_many_headers(server: Running) -> None:
    many = b"".join(b"X-%d: x\r\n" % number for number in range(uvicorn_http.MAX_HEADERS))
    assert b"431" in await send(server, GET[:-2] + many + b"\r\n")


async def test_a_body_has_only_so_many_chunks(server: Running) -> None:
    head = POST + b"Transfer-Encoding: chunked\r\n\r\n"
    body = json.dumps({"name": "Ada"}).encode()
    good = b"".join(b"1\r\n%c\r\n" % letter for letter in body) + b"0\r\n\r\n"
    async with connection(server) as (reader, writer):
        writer.write(head + good)
        assert b"201 Created" in await asyncio.wait_for(reader.readline(), PATIENCE)
    answer = await send(server, head + b"1\r\n \r\n" * 10_000)
    assert b"200" not in answer and b"201" not in answer


@pytest.mark.parametrize("head", [POST, GET[:-2]])
async def test_a_body_without_an_end_is_not_read_for_long(server: Running, head: bytes) -> None:
    """Not even where the application reads no body."""
    sent = 0
    async with connection(server) as (_, writer):
        writer.write(head + b"Transfer-Encoding: chunked\r\n\r\n")
        with suppress(OSError):
            async with asyncio.timeout(PATIENCE):
                while not writer.is_closing():
                    writer.write(b"4000\r\n" + b" " * 0x4000 + b"\r\n")
                    sent += 0x4000
                    await writer.drain()
    assert sent < 50_000_000


async def test_empty_lines_keep_no_connection_open(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_http, "HEAD_TIMEOUT", 0.3)
    async with connection(server) as (reader, writer):
        writer.write(GET)
        assert b"200 OK" in await asyncio.wait_for(reader.readline(), PATIENCE)
        writer.write(b"\r\n")
        await asyncio.wait_for(reader.read(), PATIENCE)


async def test_long_answers_are_sent_part_by_part(server: Running) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request"}

    path = "/api/openapi.json"
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": []}
    await server.parts.guard({**scope, "client": ("192.0.2.7", 1)}, receive, send)
    parts = [message["body"] for message in sent if message["type"] == "http.response.body"]
    assert len(parts) > 1
    assert max(map(len, parts)) <= guard.PART
    assert [message.get("more_body") for message in sent[-2:]] == [True, False]
    assert json.loads(b"".join(parts))["info"]["title"] == "Tilewright"


async def test_a_response_that_nobody_reads_is_dropped(
    settings: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stalled, "STALL", 0.2)
    chosen = settings(max_requests_per_address=1, trusted_proxies="192.0.2.1")
    assert chosen.web is not None
    chosen.web.mkdir()
    (chosen.web / "index.html").write_bytes(b"<html>")
    (chosen.web / "large.bin").write_bytes(os.urandom(30_000_000))
    async with running(chosen) as server, connection(server) as (_, writer):
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(b"GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n")
        last = GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        answer = b""
        async with asyncio.timeout(PATIENCE):
            while b"200 OK" not in answer:  # while the first is kept, it is the only one
                with suppress(ConnectionError):
                    answer = await send(server, last)
                await asyncio.sleep(POLL)
