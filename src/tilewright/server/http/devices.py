"""Which device a session runs on, in words that its owner recognises."""

from __future__ import annotations

from typing import Final

# What browsers call themselves; each claims to be some that come after it.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Vivaldi/", "Vivaldi"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
    ("python", "Python"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> tuple[str, str]:
    """Return the browser and the system in a User-Agent header; empty if they are unknown."""
    return _find(agent, BROWSERS), _find(agent, SYSTEMS)


def _find(agent: str, known: tuple[tuple[str, str], ...]) -> str:
    return next((name for sign, name in known if sign in agent), "")
