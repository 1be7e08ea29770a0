"""Schemas of the server's interfaces, from the code: `python -m tilewright.server.schema`.

OpenAPI for requests, AsyncAPI for sockets, and TypeScript types of both for the client.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from tilewright import __version__
from tilewright.learn.board_data import (
    BoardOdds,
    BoardPosition,
    BoardRecord,
    BoardStep,
    BoardWays,
)
from tilewright.learn.lesson_data import Lesson
from tilewright.puzzles.page_data import PuzzleList, PuzzlePage, PuzzleSolution, PuzzleTry
from tilewright.server import protocol
from tilewright.server.compose import create_app
from tilewright.server.ops.settings import Settings

Schema = dict[str, Any]

REFERENCE: Final = "#/components/schemas/{name}"
NOTICE: Final = "// Written by python -m tilewright.server.schema; do not edit."
FROM_CLIENT: Final[tuple[type, ...]] = get_args(protocol.FromClient)
FROM_SERVER: Final[tuple[type, ...]] = get_args(protocol.FromServer)
FROM_LOBBY: Final[tuple[type, ...]] = get_args(protocol.FromLobby)
BOARDS: Final[tuple[type, ...]] = (BoardPosition, BoardStep, BoardRecord, BoardOdds, BoardWays)
# Over HTTP, made of the same parts.
PUZZLES: Final[tuple[type, ...]] = (PuzzleList, PuzzlePage, PuzzleTry, PuzzleSolution)
FURTHER: Final[tuple[type, ...]] = (Lesson, *BOARDS, *PUZZLES)
MESSAGES: Final = tuple(dict.fromkeys((*FROM_CLIENT, *FROM_SERVER, *FROM_LOBBY)))


def openapi() -> Schema:
    """Return the HTTP API as OpenAPI."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/none.db")
        return create_app(settings).openapi()


def schemas(kinds: tuple[type, ...] = MESSAGES) -> dict[str, Schema]:
    """Return the messages of sockets, and their parts, as JSON Schema."""
    _, found = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    return dict(sorted(found.items()))


def asyncapi() -> Schema:
    """Return the messages of sockets as AsyncAPI."""
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Tilewright tables",
            "version": __version__,
            "description": "The socket of one match, and that of the lobby. Every message is a "
            "JSON object in a text frame; its type says what it is.",
        },
        "channels": {
            "table": {
                "address": "/api/matches/{match}/socket",
                "description": "With the query version=N the welcome lists what was missed since.",
                "parameters": {"match": {"description": "The id of the match."}},
                "messages": _references((*FROM_CLIENT, *FROM_SERVER)),
            },
            "lobby": {
                "address": "/api/lobby/socket",
                "description": "The open public matches, now and after every change.",
                "messages": _references(FROM_LOBBY),
            },
        },
        "operations": {
            "receive": _operation("receive", "table", "What a client may send.", FROM_CLIENT),
            "send": _operation("send", "table", "What the server sends.", FROM_SERVER),
            "sendLobby": _operation("send", "lobby", "What the lobby sends.", FROM_LOBBY),
        },
        "components": {
            "messages": {
                kind.__name__: {"payload": {"$ref": REFERENCE.format(name=kind.__name__)}}
                for kind in MESSAGES
            },
            "schemas": schemas(),
        },
    }


def _references(kinds: tuple[type, ...]) -> Schema:
    return {k.__name__: {"$ref": f"#/components/messages/{k.__name__}"} for k in kinds}


def _operation(action: str, channel: str, summary: str, kinds: tuple[type, ...]) -> Schema:
    where = f"#/channels/{channel}"
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": where},
        "messages": [{"$ref": f"{where}/messages/{kind.__name__}"} for kind in kinds],
    }


def typescript() -> str:
    """Return the messages of sockets, lessons and analysis boards as TypeScript types."""
    parts = [
        NOTICE,
        f"export const PROTOCOL = {protocol.PROTOCOL};",
        *(_interface(name, schema) for name, schema in schemas((*MESSAGES, *FURTHER)).items()),
        f"export type FromClient = {' | '.join(kind.__name__ for kind in FROM_CLIENT)};",
        f"export type FromServer = {' | '.join(kind.__name__ for kind in FROM_SERVER)};",
        f"export type FromLobby = {' | '.join(kind.__name__ for kind in FROM_LOBBY)};",
    ]
    return "\n\n".join(parts) + "\n"


def http_typescript() -> str:
    """Return the bodies of requests and responses as TypeScript types."""
    found = sorted(openapi()["components"]["schemas"].items())
    return "\n\n".join([NOTICE, *(_interface(name, schema) for name, schema in found)]) + "\n"


def _interface(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    lines = [f"/** {schema['description'].partition(chr(10))[0]} */", f"export interface {name} {{"]
    for field, value in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {_type(value)};")
    return "\n".join([*lines, "}"])


def _type(schema: Schema) -> str:
    """Return a schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        inner = _type(values) if isinstance(values, dict) else "unknown"
        return f"Record<string, {inner}>"
    return {"integer": "number", "null": "null"}.get(str(kind), str(kind or "unknown"))


def pages() -> dict[str, str]:
    """Return the files for docs/api, by name."""
    return {
        "openapi.json": json.dumps(openapi(), indent=1, ensure_ascii=False) + "\n",
        "asyncapi.json": json.dumps(asyncapi(), indent=1, ensure_ascii=False) + "\n",
        "protocol.ts": typescript(),
    }


def client_pages() -> dict[str, str]:
    """Return the files for the client, by name."""
    return {"protocol.ts": typescript(), "api.ts": http_typescript()}


def _write(folder: Path, texts: dict[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")


def main() -> None:
    """Write all files into the repository."""
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    _write(root / "docs" / "api", pages())
    _write(root / "web" / "src" / "generated", client_pages())


if __name__ == "__main__":
    main()
