"""No game is named outside its own files: whatever is specific to a game comes from its entry."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tilewright
from tilewright.core.registry import built_in_games

PACKAGE = Path(tilewright.__file__).parent
CLIENT = Path(__file__).parents[1] / "web" / "src"
IDS = tuple(game.id for game in built_in_games())
ANY = "|".join(IDS)
# An id as a word of its own, or at the beginning or the end of a name in code.
NAMED = re.compile(rf"(?<![a-z])(?:{ANY})(?![a-z])|(?:{ANY.title()})(?=[A-Z])")
KINDS = {".py", ".pxd", ".json", ".ftl", ".ts", ".svelte", ".css"}

# The files that belong to one game, and the few that list games on purpose.
OWN = re.compile(
    rf"games/(?:{ANY})/"
    rf"|bots/evaluations/(?:{ANY})\w*\.(?:py|pxd|json)$"
    rf"|bots/ladders/(?:{ANY})\.py$"
    rf"|envs/painters/(?:{ANY})\.py$"
    rf"|envs/pettingzoo/(?:{ANY})_v0\.py$"
    rf"|learn/(?:{ANY})/"
    rf"|puzzles/themes/(?:{ANY})\.py$"
    rf"|study/facts/(?:{ANY})\.py$"
    rf"|i18n/[\w-]+/(?:{ANY}|lessons-(?:{ANY})|study-(?:{ANY})|editor-(?:{ANY})|web-games)\.ftl$"
    rf"|generated/boards/(?:{ANY})\.json$"
    r"|__init__\.py$"  # the public names of the package
)
BUILT = "web/"  # the built client


def sources(folder: Path) -> Iterator[tuple[str, Path]]:
    """Return the text files below a folder, each with its path from there."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.suffix in KINDS and not name.startswith(BUILT):
            yield name, path


def named_in(text: str) -> list[str]:
    """Return the lines that name a game."""
    return [line.strip() for line in text.splitlines() if NAMED.search(line)]


def found_in(folder: Path) -> dict[str, list[str]]:
    """Return the lines that name a game outside its own files, by file."""
    found = {name: named_in(path.read_text("utf-8")) for name, path in sources(folder)}
    return {name: lines for name, lines in found.items() if lines and not OWN.match(name)}


def test_the_package_names_no_game_outside_its_files() -> None:
    assert found_in(PACKAGE) == {}


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the sources of the client are not here")
def test_the_client_names_no_game_outside_its_folder() -> None:
    assert found_in(CLIENT) == {}


@pytest.mark.parametrize(
    "line",
    [
        'DEEP = {("azul", 2)}',
        "from tilewright.games.garden import geometry",
        "class PavilionTable(Table):",
        '"azul_v0"',
    ],
)
def test_a_new_id_is_found(line: str) -> None:
    assert named_in(line)


def test_other_words_are_not() -> None:
    assert not named_in("The Azul family of board games; gardens and gardeners")
