"""Options that several commands share."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated

import typer

from tilewright.bots import bot_names
from tilewright.core.errors import BadSetup
from tilewright.core.registry import game_ids
from tilewright.i18n import LANGUAGES, Catalogue, pick_language

GameId = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(game_ids())}.")]
Side = Annotated[
    str | None,
    typer.Option(help="Side of the boards; default: the game's first."),
]
Seats = Annotated[int, typer.Option(help="Number of seats: 2 to 4.")]
Seed = Annotated[int | None, typer.Option(help="Random seed; default: a new one.")]
Language = Annotated[
    str | None,
    typer.Option("--lang", help=f"{', '.join(LANGUAGES)}; default: the environment's."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
MAX_SEED = 2**64 - 1
BOT_HELP = f"Bots: {', '.join(bot_names())}."


def catalogue(language: str | None) -> Catalogue:
    """Return the catalogue of a language, by default the environment's."""
    return Catalogue(pick_language(language, os.environ))


def new_seed(seed: int | None) -> int:
    """Return the seed given, or an unpredictable new one."""
    if seed is None:
        return secrets.randbits(64)
    check_range("--seed", seed, 0, MAX_SEED)
    return seed


def check_writable(path: Path) -> None:
    """Raise early if a file can't be written later."""
    folder = path.absolute().parent
    if not folder.is_dir():
        raise FileNotFoundError(f"there is no folder {folder} for {path.name}")
    if path.is_dir():
        raise IsADirectoryError(f"{path} is a folder, not a file")


def check_range(option: str, value: float, low: float, high: float) -> None:
    """Raise if the value of an option is out of range."""
    if not low <= value <= high:
        sentence = f"{option} must be between {low} and {high}, not {value}"
        raise BadSetup(f"option.{option.strip('-')}", sentence, {"value": str(value)})
