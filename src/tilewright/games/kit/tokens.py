"""Read a token from the list of all tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tilewright.core.errors import BadNotation


class Tokens:
    """All tokens of a game's actions; upper and lower case are the same."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.numbers: Mapping[str, int] = {text.upper(): i for i, text in enumerate(texts)}
        self.beginnings: dict[str, set[str]] = {}
        for text in texts:
            for end in range(len(text) + 1):
                following = self.beginnings.setdefault(text[:end].upper(), set())
                following.add(text[end : end + 1])

    def read(self, text: str) -> int:
        """Return the number of a token; raise `BadNotation` with the position of the mistake."""
        token = text.upper() if text.isascii() else text
        if token in self.numbers:
            return self.numbers[token]
        end = 0
        while end < len(token) and token[: end + 1] in self.beginnings:
            end += 1
        following = self.beginnings[token[:end]]
        raise BadNotation(text, end, _expected(following))


def _expected(following: set[str]) -> str:
    signs = sorted(sign for sign in following if sign)
    if not signs:
        return "the end"
    words = f"one of {' '.join(signs)}"
    return f"the end or {words}" if "" in following else words
