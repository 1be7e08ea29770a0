"""The golden play-throughs are re-played and compared line by line."""

import pytest

from tests.playthroughs import FOLDER, PlayThrough
from tilewright import find_game, game_ids

FILES = sorted(FOLDER.glob("*.txt"))
NAMES = [path.stem for path in FILES]
SETUPS = [
    f"{name}-{side}-{seats}"
    for name in game_ids()
    for side in find_game(name).sides
    for seats in find_game(name).seat_counts
]
# The tiles of Azul can run out only with four seats: three boards have room for 90 (R6).
AZUL_ENDS = [f"{setup}-{reason}" for setup in SETUPS for reason in ("row", "idle")] + [
    "azul-coloured-4-tiles",
    "azul-grey-4-tiles",
]


@pytest.mark.parametrize("name", NAMES)
def test_a_match_goes_as_it_was_told(name: str) -> None:
    told = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    lines = told.splitlines()
    for number, line in enumerate(PlayThrough.parse(told).tell()):
        assert line == lines[number], f"line {number + 1}"
    assert number + 1 == len(lines)


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_named_after_its_match(name: str) -> None:
    story = PlayThrough.parse((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    assert story.name() == f"{name}.txt"


@pytest.mark.parametrize("setup", SETUPS)
def test_every_game_side_and_number_of_seats_has_a_play_through(setup: str) -> None:
    assert any(name.startswith(f"{setup}-") for name in NAMES)


@pytest.mark.parametrize("name", [name for name in AZUL_ENDS if name.startswith("azul-")])
def test_every_way_azul_can_end_has_a_play_through(name: str) -> None:
    assert name in NAMES
