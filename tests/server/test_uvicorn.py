"""The internals of uvicorn that the server uses exist, and no newer version is installed."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import uvicorn
from packaging.requirements import Requirement
from packaging.version import Version
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from tilewright.server.http.uvicorn_http import HttpProtocol
from tilewright.server.http.uvicorn_socket import SocketProtocol

ROOT = Path(__file__).parents[2]


def test_the_version_of_uvicorn_is_bounded_as_long_as_its_internals_are_used() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = map(Requirement, project["optional-dependencies"]["server"])
    allowed = next(each.specifier for each in found if each.name == "uvicorn")
    installed = Version(uvicorn.__version__)
    assert installed in allowed
    assert Version(f"{installed.major}.{installed.minor + 1}") not in allowed


def test_the_internals_that_a_socket_uses_are_there() -> None:
    assert SocketProtocol.__mro__[1] is WebSocketsSansIOProtocol
    code = WebSocketsSansIOProtocol.__init__.__code__.co_names
    assert {"writable", "transport", "handshake_complete"} <= set(code)
    assert {"handshake_initiated", "close_sent", "disconnected", "read_paused", "frames"} <= set(
        code
    )
    assert {"receive_data", "parser_exc"} <= set(names(WebSocketsSansIOProtocol.data_received))
    assert "events_received" in names(WebSocketsSansIOProtocol.handle_events)
    assert "events" in names(ServerProtocol.events_received)
    assert "request" in WebSocketsSansIOProtocol.handle_connect.__code__.co_names
    assert "response" in WebSocketsSansIOProtocol.handle_connect.__code__.co_names


def test_the_internals_that_a_connection_uses_are_there() -> None:
    assert HttpProtocol.__mro__[1] is HttpToolsProtocol
    assert {"flow", "cycle", "transport", "client"} <= set(names(HttpToolsProtocol.__init__))
    assert {"disconnected", "more_body", "message_event"} <= set(
        names(RequestResponseCycle.__init__)
    )
    assert "resume_reading" in names(HttpToolsProtocol.on_response_complete)


def names(function: Callable[..., object]) -> tuple[str, ...]:
    return function.__code__.co_names
