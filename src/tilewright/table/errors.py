"""How the rules of a table refuse a command."""

from __future__ import annotations

from tilewright.core.errors import Refusal, TilewrightError, Value


class NotAllowed(TilewrightError):
    """A command that is refused: a stable code and a sentence; `decide` returns it as a value."""

    def __init__(self, code: str, sentence: str, **values: Value) -> None:
        super().__init__(code, sentence, values)


def to_refusal(error: TilewrightError) -> Refusal:
    """Return an error as a value."""
    return Refusal(error.code, error.values, str(error))
