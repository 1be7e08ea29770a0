"""A real mail server on this machine, which keeps what it gets."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tools.process import free_port

PATIENCE = 60.0  # seconds


class Mailbox:
    """All mails that were sent to anybody."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())

    @property
    def settings(self) -> dict[str, str | float]:
        """The settings of a server that sends its mails here."""
        return {
            "mail_host": "127.0.0.1",
            "mail_port": self._controller.port,
            "mail_security": "none",
            "mail_from": "Tilewright <site@tilewright.example>",
            "site": "https://tilewright.example",
        }

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Keep a mail; the mail server calls this."""
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def await_mail(self, count: int = 1) -> EmailMessage:
        """Wait until so many mails have come, and return the last one."""
        deadline = time.monotonic() + PATIENCE
        while len(self.mails) < count:
            assert time.monotonic() < deadline, f"{len(self.mails)} mails came"
            time.sleep(0.05)
        return self.mails[count - 1]

    def start(self) -> None:
        """Start the mail server."""
        self._controller.start()

    def stop(self) -> None:
        """Stop the mail server."""
        self._controller.stop()


def link_in(mail: EmailMessage) -> str:
    """Return the link in a mail."""
    found = re.search(r"https?://\S+", mail.get_content())
    assert found is not None
    return found[0]


def token_in(mail: EmailMessage) -> str:
    """Return the token of the link in a mail."""
    return link_in(mail).partition("#")[2]


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """Yield a running mail server."""
    box = Mailbox()
    box.start()
    try:
        yield box
    finally:
        box.stop()
