"""The error that a bot raises when it cannot continue."""

from __future__ import annotations


class BotFailure(Exception):
    """A bot failed, and its caller is not to blame; `reason` is a short code."""

    def __init__(self, sentence: str, reason: str = "failure") -> None:
        super().__init__(sentence)
        self.reason = reason
