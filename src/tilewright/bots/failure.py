"""What a bot raises when it cannot go on."""

from __future__ import annotations


class BotFailure(Exception):
    """A bot has failed, by no fault of the program that asked it: a sentence, and a short code."""

    def __init__(self, sentence: str, reason: str = "failure") -> None:
        super().__init__(sentence)
        self.reason = reason
