"""Run the system's PostgreSQL and Redis for tests, each in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest

from tools.process import free_port

PATIENCE = 120.0  # a database that crashed writes its whole folder to a busy disk before it answers
FAST = ("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")


def find_program(name: str) -> str | None:
    """Return the path of a program; Debian keeps those of PostgreSQL in their own folder."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return shutil.which(name, path=os.pathsep.join(map(str, folders))) or shutil.which(name)


def require(name: str, package: str) -> str:
    """Return the path of a program; if it is missing, skip the test or, in CI, fail."""
    found = find_program(name)
    if found is not None:
        return found
    reason = f"{name} is not installed: apt-get install {package}"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


class Place(NamedTuple):
    """Where a service runs: its address and, in a network of its own, how to get there."""

    address: str = "127.0.0.1"
    prefix: tuple[str, ...] = ()  # words before a command
    network: str = ""  # that may connect

    @property
    def redis(self) -> list[str]:
        """Options with which Redis lets others connect."""
        return ["--protected-mode", "no"] if self.network else []


HERE = Place()


class Postgres:
    """A PostgreSQL server with its own data."""

    def __init__(self, folder: Path, place: Place = HERE) -> None:
        self.folder = folder
        self.place = place
        self.port = free_port()
        self._initdb = require("initdb", "postgresql")
        self._postgres = require("postgres", "postgresql")
        self._process: subprocess.Popen[bytes] | None = None
        # PostgreSQL refuses to run as root.
        self._user = "postgres" if os.geteuid() == 0 else None
        self._databases = 0

    def url(self, database: str = "postgres") -> str:
        """Return the URL of a database."""
        return f"postgresql://tilewright@{self.place.address}:{self.port}/{database}"

    def create(self) -> None:
        """Create the data folder."""
        if self._user:
            account = pwd.getpwnam(self._user)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        words = [self._initdb, "-D", str(self.folder / "data"), "-U", "tilewright"]
        self._run([*words, "-A", "trust", "-E", "UTF8", "--no-sync"]).wait()
        if self.place.network:
            with (self.folder / "data" / "pg_hba.conf").open("a") as file:
                file.write(f"host all all {self.place.network} trust\n")

    def start(self, *options: str) -> None:
        """Start the server and wait until it answers."""
        where = ["-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)]
        self._process = self._run([self._postgres, *where, "-h", self.place.address, *options])
        await_port(self.port, self.place.address)
        self._await_answer()

    def stop(self) -> None:
        """Stop the server at once, as a crash would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
            self._process = None

    def restart(self) -> None:
        """Stop the server as a crash would, and start it again."""
        self.stop()
        self.start()

    def new_database(self, template: str = "template1") -> str:
        """Create a database and return its URL."""
        import psycopg

        self._databases += 1
        name = f"tilewright_{self._databases}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return self.url(name)

    def _run(self, words: list[str]) -> subprocess.Popen[bytes]:
        user = self._user
        if user and self.place.prefix:  # which needs root; it changes the user itself
            account, user = pwd.getpwnam(user), None
            words = ["--setuid", str(account.pw_uid), "--setgid", str(account.pw_gid), *words]
        return subprocess.Popen(
            [*self.place.prefix, *words],
            user=user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def _await_answer(self) -> None:
        import psycopg

        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with psycopg.connect(self.url()):
                    return
            except psycopg.OperationalError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)


class Redis:
    """A Redis server that stores nothing on disk."""

    def __init__(self, folder: Path, place: Place = HERE) -> None:
        self.folder = folder
        self.place = place
        self.port = free_port()
        self.url = f"redis://{place.address}:{self.port}/0"
        self._program = require("redis-server", "redis-server")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it answers."""
        words = [self._program, "--port", str(self.port), "--bind", self.place.address]
        self._process = subprocess.Popen(
            [*self.place.prefix, *words, "--save", "", "--appendonly", "no", *self.place.redis],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        await_port(self.port, self.place.address)

    def stop(self) -> None:
        """Stop the server at once, as a crash would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def restart(self) -> None:
        """Stop the server and start it again."""
        self.stop()
        self.start()


def await_port(port: int, address: str = "127.0.0.1") -> None:
    """Wait until a port accepts connections."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection((address, port), timeout=1).close()
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
        else:
            return


@contextmanager
def postgres(options: Sequence[str] = FAST, place: Place = HERE) -> Iterator[Postgres]:
    """Return a running PostgreSQL; by default a fast one that would not survive a crash."""
    with TemporaryDirectory(prefix="tilewright-pg-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder), place)
        server.create()
        server.start(*options)
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def redis(place: Place = HERE) -> Iterator[Redis]:
    """Return a running Redis."""
    with TemporaryDirectory(prefix="tilewright-redis-") as folder:
        server = Redis(Path(folder), place)
        server.start()
        try:
            yield server
        finally:
            server.stop()
