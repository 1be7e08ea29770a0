"""The e-mails of the site: links that confirm an address or reset a password, and notices."""

from __future__ import annotations

import re
import secrets
from typing import Final

from tilewright.i18n import Catalogue
from tilewright.server.http.names import find_account
from tilewright.server.ops.mail import Mailer
from tilewright.server.problems import Problem
from tilewright.server.sources import now_ms, token_digest
from tilewright.server.tasks import Background
from tilewright.store import MailToken, Store, User
from tilewright.store.mail import CONFIRM, RESET

ADDRESS: Final = re.compile(
    r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}"
)

KINDS: Final = (CONFIRM, RESET, "password", "address", "factor-on", "factor-off")
PARTS: Final = ("subject", "text", "else")  # of their messages in the catalogues


class Letters:
    """Writes e-mails and sends them in the background, so that no answer tells about them.

    Links start with the address in the settings, never with the one that a request names. What
    they contain comes after `#`, which browsers send to no server and write into no log.
    """

    def __init__(self, store: Store, mailer: Mailer, background: Background) -> None:
        self._store = store
        self._mailer = mailer
        self._background = background

    @property
    def is_on(self) -> bool:
        """Whether the site can send e-mail."""
        return self._mailer.is_on

    def check_on(self) -> None:
        """Raise unless the site can send e-mail."""
        if not self.is_on:
            raise Problem("mail.off", "this site sends no e-mail")

    async def confirm(self, user: User, address: str, language: str) -> None:
        """Send a link that confirms an address."""
        if not await self._link(user, CONFIRM, address, language):
            raise Problem("limit.rate", "too many links were sent: use one of them, or wait a day")

    def reset(self, asked: str, language: str) -> None:
        """Send a link to reset the password, if there is such an account."""
        self._background.spawn(self._reset, asked, language)

    def notify(self, user: User, what: str, language: str) -> None:
        """Tell the owner of an account about a change of it."""
        if self.is_on and user.email is not None:
            self._background.spawn(self._write, user, user.email, f"mail-{what}", language)

    async def _reset(self, asked: str, language: str) -> None:
        found = await self._store.users.by_email(asked.strip().lower())
        named = await find_account(self._store.users, asked)
        accounts = {user.id: user for user in (*found, named) if user is not None}
        for user in accounts.values():
            if user.email is not None:
                await self._link(user, RESET, user.email, language)

    async def _link(self, user: User, purpose: str, address: str, language: str) -> bool:
        """Send a link; return False if there are enough of them."""
        token = secrets.token_urlsafe(32)
        row = MailToken(token_digest(token), user.id, purpose, address, now_ms())
        if not await self._store.mail.add(row):
            return False
        link = f"{self._mailer.site}/account/{purpose}#{token}"
        self._background.spawn(self._write, user, address, f"mail-{purpose}", language, link)
        return True

    async def _write(
        self, user: User, address: str, id_: str, language: str, link: str = ""
    ) -> None:
        words = Catalogue(language)
        site = link or f"{self._mailer.site}/account"
        parts = [
            words.say("mail-greeting", name=user.name),
            words.say(f"{id_}-text"),
            site,
            words.say(f"{id_}-else"),
        ]
        await self._mailer.send(address, words.say(f"{id_}-subject"), "\n\n".join(parts) + "\n")


def read_address(text: str) -> str:
    """Return an e-mail address in the form in which it is stored; raise if it is none."""
    address = text.strip().lower()
    if not ADDRESS.fullmatch(address):
        raise Problem("mail.address", "this is not an e-mail address")
    return address
