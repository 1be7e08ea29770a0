"""A program that joins a match on a Tilewright server and plays it to the end.

Create a token on the server (POST /api/programs), create a match with an open seat, and run

    python examples/program.py http://127.0.0.1:8600 TOKEN MATCH INVITE

It takes the action that scores most points at once. The server sends all it needs, so it knows
no rules and does not import Tilewright.
"""

import asyncio
import json
import random
import sys
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


async def choose(socket: ClientConnection, position: dict[str, Any]) -> str:
    """Return the action that scores most points at once; break ties at random."""
    await socket.send(json.dumps({"type": "preview", "id": f"preview-{position['ply']}"}))
    while (message := json.loads(await socket.recv()))["type"] != "previews":
        pass
    best = max(action["points"] for action in message["actions"])
    good: list[str] = [a["text"] for a in message["actions"] if a["points"] == best]
    return random.choice(good)


async def play(url: str, headers: dict[str, str]) -> dict[str, Any]:
    """Play until the match is over, and return its result."""
    async with connect(url, additional_headers=headers) as socket:
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] not in ("welcome", "change"):
                continue
            table = message["table"]
            if table and table["status"] == "over":
                result: dict[str, Any] = table["result"]
                return result
            if message["legal"]:
                ply = message["position"]["ply"]
                action = await choose(socket, message["position"])
                act = {"type": "act", "id": f"act-{ply}", "ply": ply, "action": action}
                await socket.send(json.dumps(act))


async def main(server: str, token: str, match: str, invite: str) -> None:
    """Join a match and play it; reconnect whenever the connection is lost."""
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=server, headers=headers) as http:
        joined = await http.post(f"/api/matches/{match}/join", json={"invite": invite})
        if joined.is_error:
            sys.exit(joined.json()["error"]["sentence"])
    url = f"{server.replace('http', 'ws', 1)}/api/matches/{match}/socket"
    while True:
        try:
            result = await play(url, headers)
        except (OSError, ConnectionClosed):
            await asyncio.sleep(1)
        else:
            print(json.dumps(result))
            return


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
