"""How long a process waits for PostgreSQL, and PostgreSQL for a process.

A process that is frozen inside a transaction holds its locks until PostgreSQL ends its session.
A connection whose other end is gone is noticed by both sides.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import URL, Connection

# Milliseconds
LOCK: Final = 2000  # for a lock that another transaction holds
STATEMENT: Final = 5000
IDLE: Final = 5000  # between two statements of a transaction, before its session is ended
UNACKNOWLEDGED: Final = 6000  # for data that the other side does not acknowledge

# Seconds
CONNECT: Final = 5
ANSWER: Final = 12.0  # for any work, counted here: PostgreSQL itself may be frozen

# Both sides probe a silent connection after 3 seconds, and give it up after 6.
KEEPALIVES: Final = {"keepalives_idle": 3, "keepalives_interval": 1, "keepalives_count": 3}


def connect_args(url: URL) -> dict[str, Any]:
    """Return how to connect; what the address itself says goes first."""
    wanted: dict[str, Any] = {
        "connect_timeout": CONNECT,
        "keepalives": 1,
        "tcp_user_timeout": UNACKNOWLEDGED,
        **KEEPALIVES,
    }
    chosen = {name: value for name, value in wanted.items() if name not in url.query}
    theirs = url.query.get("options", "")
    chosen["options"] = f"{_session_options()} {theirs if isinstance(theirs, str) else ''}".strip()
    return chosen


def lift_limits(connection: Connection) -> None:
    """Let a transaction take its time, as a migration of large tables does."""
    for name in ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"):
        connection.exec_driver_sql(f"SET LOCAL {name} = 0")


def _session_options() -> str:
    values = {
        "lock_timeout": LOCK,
        "statement_timeout": STATEMENT,
        "idle_in_transaction_session_timeout": IDLE,
        "tcp_user_timeout": UNACKNOWLEDGED,
        **{f"tcp_{name}": value for name, value in KEEPALIVES.items()},
    }
    return " ".join(f"-c {name}={value}" for name, value in values.items())
