"""Attacks of `tools.siege` on what takes long to work out, or is long to send."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from typing import Any, Final

from tools.siege_attacker import HOT, ME, SOCKETS, Attacker
from tools.siege_raw import MANY, Attack

CONNECTIONS: Final = 50
TABLES: Final = 20
ANALYSED: Final = 3  # analyses of one match, which are then asked for
QUICK: Final = 0.05  # seconds of an analysis for each position
MOST_TURNS: Final = 512  # in one request
MOST_NODES: Final = 1_000_000
SPACES: Final = 30  # before a decision, which mean nothing
MANY_WAYS: Final = (  # to pass: 192
    "garden front 2 round=4 start=2 actor=2 phase=acting turn=2 waiting=no marker=1 supply=24 "
    "stack=1 display=0:up:B5,1:up:B2,2:down:L5Y3,3:top:B6L4M2G2 reveals=- unseen=B1+B3+P2+P3+P4+"
    "P5+P6+L1+L4+L6+Y1+Y3+Y6+M1+M2+M3+M4+M5+M6+G2+G3+G5+G6 bag=B1+2xB3+2xB4+B6+P1+2xP2+2xP4+P5+"
    "L4+L5+L6+Y1+Y2+Y3+Y4+Y5+Y6+2xM1+M3+M4+3xM5+G2+2xG4+G5 tower=3xB5+B6+P1+2xP3+2xP5+2xP6+3xL2+"
    "2xL3+L4+L5+L6+2xY5+2xY6+M1+M3+2xM4+2xM6+G3+G4+2xG5+G6 pending=- board1=0:0:B4+P4+P6:-:out:"
    "-/-/down/-/-/down:02Y4+05Y1+31M2+32L1+34L1+36Y2+60G1+64Y1+65Y2+66B1 board2=5:0:B2+L3+L6+M6+"
    "G1+G3+2xG6:-:in:-/P1r3/down/G1r1/down/down:01B2+02M2+03G2+05L1+22B2+24P1+32B1+33B3+35Y3+36Y4"
    "+42G1+50G1+60P3+61G3+62P2+65M3+66P1"
)
MASON: Final = {"kind": "bot", "bot": "mason"}


async def _position(eve: Attacker, game: str) -> dict[str, Any]:
    """Return a position early in a match, as the analysis board shows it."""
    body: dict[str, Any] = {"game": game}
    shown = await eve.post("board/position", body)
    while shown["actor"] is None:
        shown = (await eve.post("board/draw", {"position": shown["position"]}))["shown"]
    return shown


async def board(eve: Attacker) -> None:
    """Ask the analysis board for everything but analyses, in positions with many turns."""
    found = [await _position(eve, game) for game in ("azul", "garden", "pavilion")]

    async def ask(number: int) -> None:
        shown = found[number % len(found)]
        legal = [each["text"] for each in shown["legal"]]
        turns = [random.choice(legal) for _ in range(MOST_TURNS)]
        position = {"position": shown["position"]}
        bodies: list[tuple[str, dict[str, Any]]] = [
            ("board/previews", {**position, "turns": turns}),
            ("board/ways", {**position, "action": random.choice(legal)}),
            ("board/reason", {**position, "turns": turns}),
            ("board/play", {**position, "text": random.choice(legal)}),
            ("positions", {"game": shown["game"], "text": shown["position"]}),
        ]
        path, body = bodies[number // len(found) % len(bodies)]
        await eve.http.post(f"/api/{path}", json=body, headers=await eve.session(number))

    eve.spawn(CONNECTIONS, ask)
    await eve.go_on()


async def looks(eve: Attacker) -> None:
    """Have positions analysed, and leave every other time before the answer comes."""
    shown = await _position(eve, "garden")
    body = {"position": shown["position"], "nodes": MOST_NODES}

    async def ask(number: int) -> None:
        headers = await eve.session(number)
        timeout = 30 if number % 2 else 0.3
        await eve.http.post("/api/board/analysis", json=body, headers=headers, timeout=timeout)

    eve.spawn(CONNECTIONS, ask)
    await eve.go_on()


async def hints(eve: Attacker) -> None:
    """Ask for hints at many tables."""
    matches = [
        await eve.make(await eve.session(n), ME, MASON, casual=True, start=0) for n in range(TABLES)
    ]

    async def ask(number: int) -> None:
        headers = await eve.session(number % TABLES)
        async with await eve.socket(matches[number % TABLES], headers) as table:
            for count in itertools.count():
                await table.send(json.dumps({"type": "hint", "ply": 1, "id": f"h{count}"}))
                await asyncio.wait_for(table.recv(), 30)

    eve.spawn(SOCKETS, ask)
    await eve.go_on()


async def ways(eve: Attacker) -> None:
    """Ask for the ways to complete a turn, each time in other words that mean the same."""
    matches = [
        await eve.make(await eve.session(n), ME, HOT, position=MANY_WAYS) for n in range(TABLES)
    ]
    forms = [f"{' ' * before}pass{' ' * (SPACES - before)}" for before in range(SPACES)]

    async def ask(number: int) -> None:
        headers = await eve.session(number % TABLES)
        async with await eve.socket(matches[number % TABLES], headers) as table:
            await table.recv()
            for form in itertools.cycle(forms):
                await table.send(json.dumps({"type": "complete", "action": form, "id": form}))
                await asyncio.wait_for(table.recv(), 30)

    eve.spawn(SOCKETS, ask)
    await eve.go_on()


async def analyses(eve: Attacker) -> None:
    """Ask for long analyses of a match, again and again."""
    headers = await eve.session()
    match = await eve.make_finished(headers)
    path = f"/api/matches/{match}/analyses"
    found = []
    for _ in range(ANALYSED):
        made = await eve.http.post(path, json={"seconds": QUICK}, headers=headers)
        found.append(f"/api/analyses/{made.json()['id']}")
    for each in found:
        while (await eve.http.get(each)).json()["status"] != "done":
            await asyncio.sleep(0.5)

    async def ask(number: int) -> None:
        await eve.http.get(
            (path, "/api/export", *found)[number % (2 + len(found))], headers=headers
        )

    eve.spawn(CONNECTIONS, ask)
    await eve.go_on()


async def unread(eve: Attacker) -> None:
    """Ask for a long replay at many connections, and read nothing."""
    match = await eve.make_finished(await eve.session())

    async def ask(_number: int) -> None:
        _, writer = await eve.open()
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        request = f"GET /api/matches/{match}/replay HTTP/1.1\r\nHost: x\r\n\r\n"
        writer.write(request.encode())
        await asyncio.sleep(60)
        writer.close()

    eve.spawn(MANY, ask)
    await eve.go_on()


async def puzzles(eve: Attacker) -> None:
    """Ask for puzzles and their solutions, and try wrong turns."""
    base = "/api/games/azul/puzzles"
    ids = [each["id"] for each in (await eve.http.get(base)).json()["puzzles"]]

    async def ask(number: int) -> None:
        path = f"{base}/{random.choice(ids)}"
        if number % 3 == 0:
            await eve.http.post(f"{path}/tries", json={"at": 0, "turn": "1B1"})
        else:
            await eve.http.get(path + ("/solution" if number % 3 == 1 else ""))

    eve.spawn(CONNECTIONS, ask)
    await eve.go_on()


WORK: Final[dict[str, Attack]] = {
    "board": board,
    "looks": looks,
    "hints": hints,
    "ways": ways,
    "analyses": analyses,
    "unread-replays": unread,
    "puzzles": puzzles,
}
