"""Refusals of the server: a stable code, its HTTP status, and a sentence.

Refusals by the rules of a game keep the codes of the game.
"""

from __future__ import annotations

from typing import Final

from tilewright.core.errors import TilewrightError, Value

STATUS: Final = {
    # Sessions and accounts
    "session.none": 401,
    "token.unknown": 401,
    "login.wrong": 401,
    "login.code-needed": 401,
    "login.code-wrong": 401,
    "password.wrong": 403,
    "password.short": 422,
    "password.common": 422,
    "recovery.wrong": 403,
    "link.invalid": 404,
    "mail.off": 409,
    "mail.address": 422,
    "account.needed": 403,
    "account.exists": 409,
    "account.name-taken": 409,
    "account.other": 409,
    "factor.exists": 409,
    "factor.none": 409,
    "origin.foreign": 403,
    "address.banned": 403,
    "host.unknown": 421,
    # Not found
    "match.unknown": 404,
    "program.unknown": 404,
    "session.unknown": 404,
    "analysis.unknown": 404,
    "page.unknown": 404,
    "method.unknown": 405,
    "ply.unknown": 404,
    # Not allowed
    "match.not-waiting": 409,
    "match.not-playing": 409,
    "match.not-over": 409,
    "match.full": 409,
    "match.not-host": 403,
    "match.not-seated": 403,
    "match.invite": 403,
    "match.no-person": 422,
    "match.rules": 409,
    "match.position": 422,
    "seat.unknown": 422,
    "seat.taken": 409,
    "seat.not-yours": 403,
    "seat.handed-over": 409,
    "seat.present": 409,
    "seat.not-person": 409,
    "seat.out": 409,
    "seat.bot": 409,
    "ply.stale": 409,
    "undo.nothing": 409,
    "turn.complete": 409,
    "takeback.nothing": 409,
    "takeback.reveal": 409,
    "takeback.none": 409,
    "takeback.own": 409,
    "branch.over": 409,
    "branch.playing": 409,
    "branch.seats": 422,
    "chat.off": 403,
    "chat.phrase": 422,
    "chat.empty": 422,
    # Limits
    "limit.rate": 429,
    "limit.connections": 429,
    "limit.matches": 409,
    "limit.programs": 409,
    "limit.analyses": 409,
    "limit.size": 413,
    "limit.busy": 503,
    # Malformed
    "name.unprintable": 422,
    "name.mixed": 422,
    "name.reserved": 422,
    "name.confusable": 409,
    "request.malformed": 422,
    "message.malformed": 422,
    "message.size": 413,
    # Server failures
    "match.moved": 503,
    "store.away": 503,
    "internal": 500,
}


class Problem(TilewrightError):
    """A refusal by the server."""

    def __init__(self, code: str, sentence: str, **values: Value) -> None:
        super().__init__(code, sentence, values)


def lease_lost() -> Problem:
    """Return the refusal of a process that has lost its lease: it could only wait, and for long."""
    return Problem("store.away", "this process has lost its lease: try again")


def status_of(error: TilewrightError) -> int:
    """Return the HTTP status of an error that a client can cause."""
    return STATUS.get(error.code, 422)
