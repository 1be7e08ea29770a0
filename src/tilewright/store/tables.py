"""The tables of the database. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

ID: Final = String(16)
NAME: Final = String(60)
WORD: Final = String(40)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users: Final = Table(
    "users",
    metadata,
    Column("id", ID, primary_key=True),
    Column("kind", WORD, nullable=False),  # guest, account, program or deleted
    Column("name", NAME, nullable=False),
    Column("login", NAME, unique=True),  # the name of an account, normalised
    Column("password", Text),  # its argon2 hash
    Column("epoch", Integer, nullable=False),  # signed cookies of an earlier epoch are void
    Column("merged_into", ID, ForeignKey("users.id"), index=True),  # the account of a guest
    Column("owner", ID, ForeignKey("users.id"), index=True),  # the account of a program
    Column("token", String(64), unique=True),  # the SHA-256 of a program's token
    Column("created", BigInteger, nullable=False),
    Column("origin", String(16)),  # a keyed digest of the network where the user was created
    Column(
        "skeleton", String(200), index=True, unique=True
    ),  # what the name of an account looks like
    Column("email", String(254), index=True),  # of an account, confirmed
    Column("used", BigInteger),  # when a program was last here
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # the SHA-256 of the cookie
    Column("user", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("browser", WORD, nullable=False),  # as "Firefox"; empty if unknown
    Column("system", WORD, nullable=False),  # as "Android"; empty if unknown
    Column("created", BigInteger, nullable=False, index=True),
    Column("used", BigInteger, nullable=False),
)

second_factors: Final = Table(
    "second_factors",
    metadata,
    Column("user", ID, ForeignKey("users.id"), primary_key=True),
    Column("secret", String(64), nullable=False),  # of TOTP
    Column("confirmed", Boolean, nullable=False),  # asked for at every login
    Column("step", BigInteger, nullable=False),  # the time of the last code that was used
    Column("tries", Integer, nullable=False),  # since the last right code
    Column("tried", BigInteger, nullable=False),
)

recovery_codes: Final = Table(
    "recovery_codes",
    metadata,
    Column("user", ID, ForeignKey("users.id"), primary_key=True),
    Column("code", String(64), primary_key=True),  # its SHA-256
)

mail_tokens: Final = Table(
    "mail_tokens",
    metadata,
    Column("token", String(64), primary_key=True),  # the SHA-256 of what the link contains
    Column("user", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("purpose", WORD, nullable=False),  # confirm or reset
    Column("address", String(254), nullable=False),  # where it was sent
    Column("created", BigInteger, nullable=False),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("network", String(43), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", WORD, nullable=False),
    Column("side", WORD, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("host", ID, ForeignKey("users.id"), nullable=False),
    Column("invite", String(24), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("casual", Boolean, nullable=False),
    Column("free_chat", Boolean, nullable=False, server_default=false()),
    Column("clock", JSON, nullable=False),
    Column("rematch_of", ID),
    Column("branch_of", ID),  # the match whose plies it started with
    Column("branch_ply", Integer),  # how many of them
    Column("position", Text),  # where it starts, if not at the beginning
    Column("created", BigInteger, nullable=False),
    # These change while the match is played.
    Column("status", WORD, nullable=False),  # waiting, playing or over
    Column("start", Integer),  # the seat that starts, once it is drawn
    Column("version", Integer, nullable=False),
    Column("plies", Integer, nullable=False),
    Column("times", JSON, nullable=False),  # time left to every seat, in milliseconds
    Column("result", JSON(none_as_null=True)),
    Column("rematch", ID),
    Column("wake", Boolean, nullable=False),  # goes on even if nobody is connected
    Column("changed", BigInteger, nullable=False),
    # The owner.
    Column("process", ID),
    Column("fence", Integer, nullable=False),
    Index("ix_matches_status_public", "status", "public"),
    Index("ix_matches_wake_process", "wake", "process"),
)
PROGRESS: Final = (
    "rules",
    "host",
    "status",
    "start",
    "version",
    "plies",
    "times",
    "result",
    "rematch",
    "wake",
    "changed",
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", ID, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", WORD, nullable=False),  # open, person or bot
    Column("user", ID, ForeignKey("users.id"), index=True),
    Column("name", NAME, nullable=False),
    Column("bot", WORD),  # the bot that sits here, or plays in a person's place
    Column("out", WORD),  # resigned or forfeited
    Column("chat", Boolean, nullable=False, server_default=false()),  # agreed to free text
    Column("again", Boolean, nullable=False, server_default=false()),  # wants a rematch
)

SEAT_PROGRESS: Final = ("kind", "user", "name", "bot", "out", "chat", "again")

plies: Final = Table(
    "plies",
    metadata,
    Column("match", ID, ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("actor", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

answers: Final = Table(
    "answers",
    metadata,
    Column("match", ID, ForeignKey("matches.id"), primary_key=True),
    Column("user", ID, primary_key=True),
    Column("action", String(64), primary_key=True),  # the id that the client chose
    Column("version", Integer, nullable=False),
    Column("answer", Text, nullable=False),
)

processes: Final = Table(
    "processes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("address", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

analyses: Final = Table(
    "analyses",
    metadata,
    Column("id", ID, primary_key=True),
    Column("match", ID, ForeignKey("matches.id"), nullable=False, index=True),
    Column("user", ID, ForeignKey("users.id"), nullable=False, index=True),
    Column("bot", WORD, nullable=False),
    Column("ply", Integer),  # of one position; null for the whole match
    Column("seconds", Float, nullable=False, server_default=text("0.5")),  # for each position
    Column("progress", Float, nullable=False, server_default=text("0")),  # from 0 to 1
    Column("status", WORD, nullable=False, index=True),  # queued, running, done or failed
    Column("process", ID),
    Column("result", JSON(none_as_null=True)),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
