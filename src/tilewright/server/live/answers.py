"""Answers to recent messages, so that a repeated message gets its first answer again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from typing import Final

from tilewright.table.rows import ANSWERS_KEPT

SENDERS_KEPT: Final = 16  # that have no seat


class RecentAnswers:
    """The last answers of a table, remembered for each sender.

    Messages of one sender never push out the answers of another who has a seat.
    """

    def __init__(self) -> None:
        self._senders: OrderedDict[str, OrderedDict[str, bytes]] = OrderedDict()

    def find(self, sender: str, message: str) -> bytes | None:
        """Return the answer to a message that was received before."""
        answers = self._senders.get(sender)
        return answers.get(message) if answers else None

    def add(self, sender: str, message: str, answer: bytes, seated: Collection[str]) -> None:
        """Remember an answer; forget the oldest of its sender, and of senders without a seat."""
        answers = self._senders.setdefault(sender, OrderedDict())
        self._senders.move_to_end(sender)
        answers[message] = answer
        while len(answers) > ANSWERS_KEPT:
            answers.popitem(last=False)
        others = [each for each in self._senders if each not in seated]
        for each in others[: len(others) - SENDERS_KEPT]:
            del self._senders[each]
