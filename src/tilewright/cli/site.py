"""`tilewright` without a command: open the site, and start it first if it is not running."""

from __future__ import annotations

import json
import os
import sys
import urllib.request
import webbrowser
from threading import Thread
from typing import Final
from urllib.error import URLError

import typer

from tilewright.cli.serve import is_free, read_settings, site_address

WAIT: Final = 2  # seconds for the answer of a site that already runs here


def open_site() -> None:
    """Start the site with default settings and open it; open the running one if there is one."""
    settings = read_settings(log_level="warning", log_form="text")
    address = site_address(settings.host, settings.port)
    if not is_free(settings.host, settings.port):
        if is_our_site(address):
            typer.echo(f"Tilewright is already running at {address}")
            show(address)
            return
        settings = settings.model_copy(update={"port": 0})

    from tilewright.server.run import serve as run

    def ready(port: int) -> None:
        address = site_address(settings.host, port)
        typer.echo(f"Tilewright is running at {address}")
        typer.echo("Press Ctrl-C to stop it. For all commands: tilewright --help")
        show(address)

    run(settings, ready)


def is_our_site(address: str) -> bool:
    """Return whether a Tilewright server answers at an address."""
    try:
        with urllib.request.urlopen(f"{address}/api/games", timeout=WAIT) as answer:
            return "games" in json.load(answer)
    except (OSError, URLError, ValueError, TypeError):
        return False


def show(address: str) -> None:
    """Open an address in the browser if there is a screen; else it can be opened elsewhere."""
    if has_display():  # opening some browsers blocks
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    else:
        typer.echo("There is no display here: open that address in a browser.")


def has_display() -> bool:
    """Return whether a browser window can appear on this machine."""
    if sys.platform in {"win32", "darwin"} or "BROWSER" in os.environ:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
