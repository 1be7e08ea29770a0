"""The settings of a server, from options, the environment, or a file, in this order."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final, Literal

import typer
from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

Seconds = Annotated[float, Field(ge=0, le=86400)]
MIN_SECRET: Final = 16  # characters
Secret = Annotated[SecretStr, Field(min_length=MIN_SECRET)]
Count = Annotated[int, Field(ge=1, le=10_000_000)]


def _default_workers() -> int:
    """Return one less than the number of cores, at least 1 and at most 4."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


def _default_database() -> str:
    return f"sqlite:///{Path(typer.get_app_dir('tilewright')) / 'server.db'}"


class Settings(BaseSettings):
    """All settings; in the environment, their names start with TILEWRIGHT_."""

    model_config = SettingsConfigDict(
        env_prefix="TILEWRIGHT_", env_file="tilewright.env", extra="ignore", frozen=True
    )

    # The site
    host: str = Field(default="127.0.0.1", description="Address to listen on.")
    port: int = Field(
        default=8600, ge=0, le=65535, description="Port to listen on; 0 takes a free one."
    )
    database: str = Field(
        default_factory=_default_database,
        description="Address of the database: sqlite:///FILE or postgresql://...",
    )
    secret: SecretStr | None = Field(
        default=None,
        min_length=MIN_SECRET,
        description="Key of the site, the same in all processes; for SQLite made beside the file.",
    )
    further_secrets: list[Secret] = Field(
        default=[],
        description="Keys that are accepted but do not sign, as a JSON list, to replace a key.",
    )
    hosts: list[str] = Field(
        default=[],
        description="Names under which the site is reached, as a JSON list; by default any.",
    )
    site: str | None = Field(
        default=None,
        description="Address of the site, as https://HOST; links in e-mails start with it.",
    )
    behind_tls: bool = Field(
        default=False,
        description="Whether people reach the site by https; this makes cookies Secure.",
    )
    trusted_proxies: str = Field(
        default="127.0.0.1",
        description="Addresses whose X-Forwarded-For is trusted, with commas.",
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="Lowest level of log messages."
    )
    log_form: Literal["json", "text"] = Field(default="json", description="Format of the log.")
    log_addresses: bool = Field(
        default=False, description="Whether the access log tells the addresses of clients."
    )

    metrics: list[str] = Field(
        default=["127.0.0.0/8", "::1"],
        description="Networks that may read /metrics, as a JSON list.",
    )
    web: Path | None = Field(
        default=None, description="Folder of the built client; by default the one in the package."
    )

    # E-mail
    mail_host: str | None = Field(
        default=None, description="Mail server; without one the site sends no e-mail."
    )
    mail_port: int = Field(default=587, ge=1, le=65535, description="Port of the mail server.")
    mail_security: Literal["starttls", "tls", "none"] = Field(
        default="starttls", description="How the connection to the mail server is encrypted."
    )
    mail_user: str | None = Field(default=None, description="User at the mail server.")
    mail_password: SecretStr | None = Field(
        default=None, description="Password at the mail server."
    )
    mail_from: str | None = Field(
        default=None, description="Address that e-mails come from, as Tilewright <site@HOST>."
    )

    # Bots
    workers: int = Field(
        default_factory=_default_workers,
        ge=1,
        le=256,
        description="Worker processes for bots; each is started when it is needed.",
    )
    think_seconds: Seconds = Field(
        default=20.0, description="Longest time for an action of a bot, which is then restarted."
    )
    substitute: str = Field(default="mason", description="Bot that plays for people who are gone.")
    bot_pause: Seconds = Field(default=0.6, description="Shortest time for an action of a bot.")

    analysis_seconds: Annotated[float, Field(ge=0.01, le=60)] = Field(
        default=0.5, description="Seconds for each position of an analysis."
    )

    analysis_workers: int = Field(
        default=1, ge=1, le=64, description="Worker processes for the analysis board."
    )

    # Tables
    absence: Seconds = Field(
        default=60.0,
        description="Seconds until the seat of an absent person can go to a bot.",
    )
    idle: Seconds = Field(
        default=60.0, description="Seconds after which an idle table is put to sleep."
    )
    heartbeat: Seconds = Field(default=20.0, description="Seconds between pings on a socket.")
    lease: Annotated[float, Field(ge=1, le=60)] = Field(
        default=6.0, description="Seconds after which an unresponsive process loses its matches."
    )
    drain: Seconds = Field(
        default=20.0, description="Seconds in which a process that stops hands over its matches."
    )
    patience: Seconds = Field(
        default=30.0, description="Seconds that an action waits for an unavailable database."
    )

    # Limits
    max_connections: Count = Field(default=20_000, description="Sockets of a process.")
    max_connections_per_address: Count = Field(default=200, description="Sockets of one address.")
    max_requests_per_address: Count = Field(
        default=400, description="Connections of one address besides sockets."
    )
    connection_rate: float = Field(
        default=50.0, gt=0, description="Connections opened a second from one address."
    )
    max_body: Count = Field(default=65_536, description="Bytes of a request.")
    max_message: Count = Field(default=4_096, description="Bytes of a message on a socket.")
    max_pending: Count = Field(default=64, description="Messages queued for a slow reader.")
    max_open_matches: Count = Field(
        default=50, description="Unfinished matches hosted by one user."
    )
    max_programs: Count = Field(default=10, description="Programs of one user.")
    max_analyses: Count = Field(default=3, description="Unfinished analyses of one user.")
    max_analyses_per_address: Count = Field(
        default=6, description="Unfinished analyses of all users from one address."
    )
    max_open_tables: Count = Field(
        default=10, description="Public tables that wait for players, of all users of an address."
    )
    max_queue: Count = Field(default=200, description="Unfinished analyses of all users.")
    session_rate: float = Field(default=20.0, gt=0, description="Requests a second of one session.")
    address_rate: float = Field(default=50.0, gt=0, description="Requests a second of one address.")
    login_rate: float = Field(
        default=0.2, gt=0, description="Attempts a second to log in, by address."
    )
    guest_rate: float = Field(default=1.0, gt=0, description="New guests a second, by address.")
    chat_rate: float = Field(
        default=0.5, gt=0, description="Phrases or texts a second of one user."
    )
    message_rate: float = Field(default=20.0, gt=0, description="Messages a second of one socket.")
    address_message_rate: float = Field(
        default=200.0, gt=0, description="Messages a second of all sockets of one address."
    )
    socket_rate: float = Field(
        default=20.0, gt=0, description="Sockets opened a second from one address."
    )
    foresight: float = Field(
        default=0.1,
        gt=0,
        description="Share of a core for previews, replays and exports of one user.",
    )
    address_foresight: float = Field(
        default=0.3, gt=0, description="The same for all users of one address."
    )
    live_analysis: float = Field(
        default=0.5, gt=0, description="Share of a worker for the analysis board of one user."
    )
    address_live_analysis: float = Field(
        default=1.0, gt=0, description="The same for all users of one address."
    )
    burst: float = Field(default=10.0, gt=0, description="Seconds' worth of each rate at once.")

    # Several processes
    redis: str | None = Field(
        default=None,
        description="Address of Redis for pub/sub between processes, as redis://HOST:PORT.",
    )
    address: str | None = Field(
        default=None, description="Where other processes reach this one, as http://HOST:PORT."
    )
