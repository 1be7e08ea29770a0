"""Names that people may take: visible, in one script, and nobody else's."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from tilewright.bots import bot_names
from tilewright.core.record import is_printable
from tilewright.i18n import LANGUAGES, Catalogue
from tilewright.server.problems import Problem
from tilewright.store import User, Users
from tilewright.store.skeletons import is_invisible, skeleton

# A name with one of these words seems to speak for the site.
STAFF: Final = [
    "admin",
    "administrator",
    "moderator",
    "staff",
    "support",
    "helpdesk",
    "official",
    "webmaster",
    "tilewright",
    "адмін",
    "адміністратор",
    "модератор",
    "підтримка",
    "adminisztrátor",
    "rendszergazda",
    "moderátor",
    "ügyfélszolgálat",
    "hivatalos",
]
STAFF_SIGNS: Final = ["管理員", "版主", "官方", "客服"]  # written without spaces around them
WHOLE: Final = [
    "mod",
    "owner",
    "operator",
    "root",
    "system",
    "server",
    "security",
    "bot",
    "bots",
    "computer",
    "robot",
    "deleted",
    "you",
    "ви",
    "ти",
    "你",
    "您",
    "null",
    "undefined",
    "система",
    "сервер",
    "бот",
    "rendszer",
    "szerver",
    "系統",
]
# Names for people who have none; guests may be called so, accounts and programs may not.
GUESTS: Final = [
    "guest",
    "visitor",
    "anonymous",
    "гість",
    "відвідувач",
    "анонім",
    "vendég",
    "látogató",
    "訪客",
    "遊客",
]
FAMILIES: Final = {  # scripts that are written together with Latin letters
    "CJK": "HAN",
    "HIRAGANA": "HAN",
    "KATAKANA": "HAN",
    "KATAKANA-HIRAGANA": "HAN",
    "BOPOMOFO": "HAN",
    "HANGUL": "HAN",
    "IDEOGRAPHIC": "HAN",
}
LETTERS: Final = re.compile(r"[^\W\d_]+")
WORDS: Final = re.compile(r"[^\W_]+")
STACK: Final = re.compile("M{5}")  # marks above one another cover the lines around a name


def check_characters(name: str) -> None:
    """Raise if a name cannot be seen, or mixes scripts in a word, as lookalikes do."""
    if not is_printable(name) or any(is_invisible(char) for char in _without_emoji(name)):
        raise Problem("name.unprintable", "a name is one line of visible characters")
    plain = unicodedata.normalize("NFKC", name)
    if STACK.search("".join(unicodedata.category(char)[0] for char in plain)):
        raise Problem("name.unprintable", "a name has at most four marks on one letter")
    if any(len(_scripts(word)) > 1 for word in LETTERS.findall(plain)):
        raise Problem("name.mixed", "a word of a name uses the letters of one alphabet")


def check_reserved(name: str, kind: str) -> None:
    """Raise if a name would pass for the site, a bot or, unless it is a guest's, for nobody."""
    words = {_rough(word.rstrip("0123456789")) for word in WORDS.findall(name)}
    whole = _rough(name.rstrip("0123456789 "))
    is_staff = not {*words, whole}.isdisjoint(_skeletons(*STAFF))
    is_staff = is_staff or any(sign in name for sign in STAFF_SIGNS)
    is_bot = whole in _bots() and kind != "program"
    is_guest = whole in _skeletons(*GUESTS) and kind != "guest"
    has_letters = any(unicodedata.category(char)[0] in "LNS" for char in name)
    if is_staff or is_bot or is_guest or whole in _skeletons(*WHOLE) or not has_letters:
        raise Problem("name.reserved", "this name is reserved")


def check_seat_name(name: str) -> None:
    """Raise if somebody at a hot seat may not be called so; others may have the same name."""
    check_characters(name)
    check_reserved(name, "guest")


async def check_name(users: Users, name: str, kind: str, owner: str = "") -> None:
    """Raise if somebody may not take a name; `owner` is an account that it may be like."""
    check_characters(name)
    check_reserved(name, kind)
    account = await users.by_login(login_name(name))
    if account is not None and account.id != owner:
        raise Problem("account.name-taken", f"the name {name} is taken")
    account = await users.by_skeleton(name)
    if account is not None and account.id != owner:
        sentence = f"the name {name} looks like that of somebody else: {account.name}"
        raise Problem("name.confusable", sentence, name=account.name)


def login_name(name: str) -> str:
    """Return a name in the form in which accounts are compared."""
    return unicodedata.normalize("NFKC", name).casefold()[:60]


async def find_account(users: Users, name: str) -> User | None:
    """Return the account with a name."""
    return await users.by_login(login_name(name))


@cache
def _skeletons(*words: str) -> frozenset[str]:
    """Return what words look like; in Cyrillic and Greek that depends on their capitals."""
    forms = [form for word in words for form in (word, word.capitalize(), word.upper())]
    return frozenset(_rough(form) for form in forms)


def _rough(name: str) -> str:
    """Return what a name looks like at a glance, with one stroke for I, l and 1."""
    return skeleton(name).replace("i", "l")


@cache
def _bots() -> frozenset[str]:
    """Return how the bots are called, in all languages."""
    names = set(bot_names())
    for language in LANGUAGES:
        catalogue = Catalogue(language, "core.ftl")  # the others take a second to read
        names |= {catalogue.say("bot-name", bot=name) for name in bot_names()}
    return _skeletons(*names)


def _scripts(word: str) -> set[str]:
    """Return the scripts of the letters in a word; those written together count as one."""
    first = {unicodedata.name(letter, "?").partition(" ")[0] for letter in word}
    found = {FAMILIES.get(script, script) for script in first} - {"MODIFIER", "COMBINING"}
    return found - {"LATIN"} if "HAN" in found else found


def _without_emoji(name: str) -> str:
    """Return a name without the signs that join emoji or choose how they look."""
    return name.replace("\ufe0f", "").replace("\u200d", "")
