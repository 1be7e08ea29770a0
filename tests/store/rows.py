"""Rows for tests, with values that do not matter filled in."""

from dataclasses import replace
from typing import Any

from tilewright.store import Analysis, MatchRow, PlyRow, SeatRow, Session, User

CLOCK = {"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}


def user(name: str, **fields: Any) -> User:
    return replace(User(name, "guest", name, None, None, 0, None, None, None, 1), **fields)


def session(name: str, user_id: str, **fields: Any) -> Session:
    row = Session(name, f"token of {name}", user_id, "Firefox", "Linux", 1, 1)
    return replace(row, **fields)


def match(name: str, host: str = "ada", **fields: Any) -> MatchRow:
    row = MatchRow(
        id=name,
        game="azul",
        side="coloured",
        seats=2,
        rules=1,
        host=host,
        invite="code",
        public=True,
        casual=True,
        free_chat=False,
        clock=CLOCK,
        rematch_of=None,
        branch_of=None,
        branch_ply=None,
        created=1,
        status="waiting",
        start=None,
        version=0,
        plies=0,
        times=[],
        result=None,
        rematch=None,
        wake=False,
        changed=1,
        process=None,
        fence=0,
    )
    return replace(row, **fields)


def seats(match_id: str, *users: str | None) -> list[SeatRow]:
    return [
        SeatRow(match_id, number, "person" if name else "open", name, name or "-", None, None)
        for number, name in enumerate(users)
    ]


def ply(match_id: str, number: int, version: int = 1) -> PlyRow:
    return PlyRow(match_id, number, 0, f"1R{number}", version, 5)


def analysis(name: str, match_id: str, user_id: str = "ada") -> Analysis:
    return Analysis(
        id=name,
        match=match_id,
        user=user_id,
        bot="strong",
        ply=None,
        seconds=1.0,
        progress=0.0,
        status="queued",
        process=None,
        result=None,
        created=1,
        changed=1,
    )
