"""Test `tilewright` without a command: it opens the site."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytestmark = pytest.mark.processes

COMMAND = [sys.executable, "-m", "tilewright"]


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@pytest.fixture
def environment(tmp_path: Path, port: int) -> dict[str, str]:
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return {name: value for name, value in os.environ.items() if name not in unset} | {
        "TILEWRIGHT_PORT": str(port),
        "TILEWRIGHT_DATABASE": f"sqlite:///{tmp_path / 'site.db'}",
        "PYTHONUNBUFFERED": "1",
    }


@pytest.fixture
def browser(tmp_path: Path, environment: dict[str, str]) -> Path:
    """Set a browser that writes down what it is asked to open, and return its notes."""
    opened, program = tmp_path / "opened", tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n', encoding="utf-8")
    program.chmod(0o755)
    os.mkfifo(opened)
    environment["BROWSER"] = str(program)
    return opened


@contextmanager
def running(environment: dict[str, str]) -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(COMMAND, env=environment, stdout=subprocess.PIPE, text=True) as site:
        try:
            yield site
        finally:
            site.send_signal(signal.SIGINT)


def line(site: "subprocess.Popen[str]") -> str:
    assert site.stdout is not None
    return site.stdout.readline()


def address(said: str) -> str:
    found = re.search(r"http://\S+", said)
    assert found, said
    return found[0]


def test_without_a_command_the_site_starts_and_opens_in_the_browser(
    environment: dict[str, str], browser: Path, port: int
) -> None:
    with running(environment) as site:
        assert address(line(site)) == f"http://127.0.0.1:{port}"
        assert browser.read_text(encoding="utf-8") == f"http://127.0.0.1:{port}\n"


def test_a_site_that_runs_already_is_opened_instead_of_started_twice(
    environment: dict[str, str], port: int
) -> None:
    with running(environment) as site:
        line(site)
        again = subprocess.run(
            COMMAND, env=environment, capture_output=True, text=True, check=False, timeout=60
        )
    assert again.returncode == 0, again.stderr
    assert f"already running at http://127.0.0.1:{port}" in again.stdout


def test_without_a_display_the_address_is_printed(environment: dict[str, str]) -> None:
    with running(environment) as site:
        said = line(site) + line(site) + line(site)
    assert "There is no display here: open that address in a browser." in said


def test_without_the_packages_of_the_server_one_sentence_says_how_to_get_them(
    environment: dict[str, str], tmp_path: Path
) -> None:
    lacking = tmp_path / "pydantic_settings.py"
    lacking.write_text(
        "raise ModuleNotFoundError(\"No module named 'pydantic_settings'\")\n", "utf-8"
    )
    environment["PYTHONPATH"] = os.pathsep.join([str(tmp_path), environment.get("PYTHONPATH", "")])
    result = subprocess.run(COMMAND, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    assert "pip install 'tilewright[server]'" in result.stderr
    assert "uvx --from 'tilewright[server]' tilewright" in result.stderr


def test_if_another_program_has_the_port_the_site_takes_a_free_one(
    environment: dict[str, str], port: int
) -> None:
    with socket.create_server(("127.0.0.1", port)), running(environment) as site:
        assert address(line(site)) != f"http://127.0.0.1:{port}"


def test_serve_says_in_one_sentence_that_its_port_is_in_use(
    environment: dict[str, str], port: int
) -> None:
    with socket.create_server(("127.0.0.1", port)):
        result = subprocess.run(
            [*COMMAND, "serve"], env=environment, capture_output=True, text=True, check=False
        )
    assert result.returncode == 1
    sentence = f"error: port {port} of 127.0.0.1 is in use; choose another one with --port\n"
    assert result.stderr == sentence
