"""Which passwords are good enough: long ones that are not among the first that people try."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from tilewright.server.problems import Problem
from tilewright.store.skeletons import skeleton

SHORTEST: Final = 10
RUNS: Final = (  # keys beside each other, letters and digits in their order
    "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
    "1q2w3e4r5t6y7u8i9o0p",
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "09876543210987654321",
)
LEET: Final = str.maketrans("@4310$57!|", "aaeiosstil")
EDGES: Final = re.compile(r"^[\W\d_]+|[\W\d_]+$")
FEW: Final = 4  # different characters


def check_password(password: str, name: str) -> None:
    """Raise if a password is too short or easy to guess."""
    if len(password) < SHORTEST:
        sentence = f"a password has at least {SHORTEST} characters"
        raise Problem("password.short", sentence, least=SHORTEST)
    if is_common(password, name):
        raise Problem("password.common", "this password is easy to guess")


def is_common(password: str, name: str = "") -> bool:
    """Return whether a password is common, a pattern, or made of a name and some digits."""
    folded = password.casefold()
    return (
        len(set(folded)) < FEW
        or _repeats(folded)
        or any(_is_run(part) for part in (folded, _unit(folded)))
        or any(_is_made_of_words(form, name) for form in _readings(folded))
    )


def _readings(text: str) -> tuple[str, ...]:
    """Return a text with signs as they are, and as the letters that they stand for."""
    core = EDGES.sub("", text)
    return text, core.translate(LEET), text.translate(LEET)


def _unit(text: str) -> str:
    """Return the part of which a text consists, again and again."""
    return text[: (text + text).index(text, 1)]


def _repeats(text: str) -> bool:
    """Return whether a short part is repeated: abcabcabcabc, 12121212."""
    return len(_unit(text)) <= len(text) // 3


def _is_run(text: str) -> bool:
    """Return whether a text follows a row of keys, one way or the other, digits aside."""
    core = EDGES.sub("", text)
    return any(each in run or each[::-1] in run for run in RUNS for each in (text, core) if each)


def _is_made_of_words(text: str, name: str) -> bool:
    """Return whether a text is one or two common words or names, with digits and signs around."""
    core = EDGES.sub("", text)
    known = _words() | {skeleton(name), *(part.casefold() for part in name.split())}
    parts = [core, *re.split(r"[\W_]+", core)]
    if all(part in known for part in parts[1:]) and len(parts) <= 4:
        return True
    return any(core[:cut] in known and core[cut:] in known for cut in range(1, len(core)))


@cache
def _words() -> frozenset[str]:
    text = files("tilewright.server.http").joinpath("common_words.txt").read_text("utf-8")
    lines = (line for line in text.splitlines() if not line.startswith("#"))
    return frozenset(word for line in lines for word in line.split())
