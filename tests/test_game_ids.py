"""No game is named outside its own files: whatever is specific to one lies in its folder."""

import re
from collections.abc import Iterator
from pathlib import Path

from tilewright import game_ids

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "web" / "src"
GENERATED = CLIENT / "generated"  # one data file for each game
TEXT = {".ts", ".svelte", ".css", ".js", ".json", ".html"}


def client_files() -> Iterator[Path]:
    """Return the sources of the client, apart from the folders of the games."""
    own = [CLIENT / "games" / game for game in game_ids()]
    for file in sorted(CLIENT.rglob("*")):
        if file.suffix in TEXT and not {GENERATED, *own} & set(file.parents):
            yield file


def test_the_client_names_no_game_outside_its_folder() -> None:
    named = re.compile("|".join(game_ids()), re.IGNORECASE)
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in client_files()
        for number, line in enumerate([file.name, *file.read_text("utf-8").splitlines()])
        if named.search(line)
    ]
    assert found == []
