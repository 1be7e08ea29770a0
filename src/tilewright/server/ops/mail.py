"""Sending e-mail through the mail server of the settings."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import urlsplit

from tilewright.core.errors import BadSetup
from tilewright.server.ops.settings import Settings

PATIENCE: Final = 20.0  # seconds for each answer of the mail server
SENDERS: Final = 2  # mails under way at once

log = logging.getLogger(__name__)


class Mailer:
    """Sends mails; without a mail server in the settings it is off."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._slots = asyncio.Semaphore(SENDERS)
        self.is_on = settings.mail_host is not None
        self.site = (settings.site or "").rstrip("/")

    async def send(self, address: str, subject: str, text: str) -> None:
        """Send a mail; one that cannot be sent is logged, without its text."""
        message = EmailMessage()
        message["From"] = self._settings.mail_from
        message["To"] = address
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=urlsplit(self.site).hostname)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        async with self._slots:
            try:
                await asyncio.to_thread(self._deliver, message)
            except (OSError, smtplib.SMTPException) as error:
                log.warning("a mail could not be sent", extra={"error": type(error).__name__})

    def _deliver(self, message: EmailMessage) -> None:
        settings = self._settings
        host, port = str(settings.mail_host), settings.mail_port
        context = ssl.create_default_context()
        if settings.mail_security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context)
        else:
            server = smtplib.SMTP(host, port, timeout=PATIENCE)
        with server:
            if settings.mail_security == "starttls":
                server.starttls(context=context)
            if settings.mail_user and settings.mail_password:
                server.login(settings.mail_user, settings.mail_password.get_secret_value())
            server.send_message(message)


def check_mail(settings: Settings) -> None:
    """Raise, with a sentence for people, if no mail could be sent with these settings."""
    if settings.mail_host is None:
        return
    if not settings.mail_from:
        sentence = "a mail server needs the address that mails come from: TILEWRIGHT_MAIL_FROM"
        raise BadSetup("setup.mail", sentence, {})
    parts = urlsplit(settings.site or "")
    is_address = parts.scheme in ("http", "https") and parts.hostname
    if not is_address or parts.path not in ("", "/") or parts.query or parts.fragment:
        sentence = "a mail server needs the address of the site, as TILEWRIGHT_SITE=https://HOST"
        raise BadSetup("setup.mail", sentence, {})
