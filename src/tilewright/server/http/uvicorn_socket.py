"""uvicorn's WebSocket protocol, changed to hold as little memory as it can.

It builds on internals of uvicorn, so the version of uvicorn is bounded in pyproject.toml: raise
the bound when the tests of this module pass with the next version.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that forgets its handshake, and does not wait for clients that read nothing.

    The headers of the handshake would stay in memory as long as the socket. And a close frame to
    a client that reads nothing would wait behind everything that is unread.
    """

    async def send(self, message: Any) -> None:
        """Send, and after the handshake drop what it needed."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
            return
        await super().send(message)
        if self.handshake_complete and hasattr(self, "response"):
            del self.request, self.response
