"""What a bot raises when it cannot go on."""

from __future__ import annotations


class BotFailure(Exception):
    """A bot has failed, by no fault of the program that asked it; the reason is a sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
