"""The golden playthroughs are replayed and compared line by line."""

import pytest

from tests.playthroughs import FOLDER, Playthrough, read
from tilewright import find_game, game_ids

NAMES = [path.stem for path in sorted(FOLDER.glob("*.txt"))]
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
def test_a_match_replays_as_its_file_says(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    lines = text.splitlines()
    for number, line in enumerate(Playthrough.parse(text).lines()):
        assert line == lines[number], f"line {number + 1}"
    assert number + 1 == len(lines)


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_named_after_its_match(name: str) -> None:
    setup, _, word = name.rpartition("-")
    played = read(name)
    assert played.setup() == setup
    assert played.reason() in (None, word)


@pytest.mark.parametrize("setup", SETUPS)
def test_every_game_side_and_number_of_seats_has_a_playthrough(setup: str) -> None:
    assert any(name.startswith(f"{setup}-") for name in NAMES)


@pytest.mark.parametrize("name", [name for name in AZUL_ENDS if name.startswith("azul-")])
def test_every_way_azul_can_end_has_a_playthrough(name: str) -> None:
    assert name in NAMES


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.startswith("pavilion-")])
def test_complete_stars_and_shared_wins_of_pavilion_have_playthroughs(setup: str) -> None:
    kinds = {event.kind for event in read(f"{setup}-stars").events()}
    assert {"built", "gained", "star-bonus", "cost-bonus", "corner-loss"} <= kinds
    assert read(f"{setup}-shared").places().count(1) > 1


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.startswith("pavilion-")])
def test_a_round_without_a_taken_token_of_pavilion_has_a_playthrough(setup: str) -> None:
    kinds = [event.kind for event in read(f"{setup}-shared").events()]
    assert kinds.count("token") < kinds.count("placing")


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_displays_of_pavilion_that_cannot_all_be_filled_have_a_playthrough(side: str) -> None:
    events = read(f"pavilion-{side}-4-stars").events()
    assert min(event.number("count") for event in events if event.kind == "dealt") < 36
