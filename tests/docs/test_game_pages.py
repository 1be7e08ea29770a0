"""Compare the page of every game with its rules."""

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from tests.docs.pages import DOCS, blocks, codes, first_column, headings, section
from tilewright import AzulAction, GardenAction, PavilionAction, find_game, game_ids
from tilewright.games.garden import geometry as garden
from tilewright.games.pavilion import geometry as pavilion

BEFORE_THE_VARIANT = ["Components", "Setup", "Phases", "Scoring"]
VARIANTS = {
    "azul": "The grey wall",
    "pavilion": "The grey side",
    "garden": "The back of the scoring board",
}
AFTER_THE_VARIANT = [
    "Rulings",
    "Actions and notation",
    "Position",
    "Events",
    "Refusal codes",
    "Observation",
    "How to play",
]
RULINGS = {"azul": 11, "pavilion": 9, "garden": 9}
CORE_CODES = {"game.over", "actor.nature", "action.unknown", "deal.not-due"}

every_game = pytest.mark.parametrize("game", game_ids())


def part(game: str, name: str) -> Any:
    """Import a module of a game."""
    return import_module(f"tilewright.games.{game}.{name}")


def section_of(game: str, heading: str) -> str:
    """Return a section of the page of a game."""
    return section(DOCS / "games" / f"{game}.md", heading)


@every_game
def test_every_game_has_a_page_with_the_same_sections(game: str) -> None:
    found = headings(DOCS / "games" / f"{game}.md")
    assert found == [*BEFORE_THE_VARIANT, VARIANTS[game], *AFTER_THE_VARIANT]


@every_game
def test_the_page_of_a_game_names_its_rules_version(game: str) -> None:
    text = (DOCS / "games" / f"{game}.md").read_text("utf-8")
    assert f"rules version {find_game(game).rules_version}." in text


@every_game
def test_the_page_of_a_game_is_listed(game: str) -> None:
    assert f"\ngames/{game}\n" in (DOCS / "index.md").read_text("utf-8")


@every_game
def test_every_ruling_has_a_row(game: str) -> None:
    rows = re.findall(r"^\| (R\d+) \|", section_of(game, "Rulings"), re.MULTILINE)
    assert rows == [f"R{number}" for number in range(1, RULINGS[game] + 1)]


@every_game
def test_the_page_lists_the_refusal_codes(game: str) -> None:
    documented = first_column(section_of(game, "Refusal codes"))
    assert documented == set(part(game, "refusals").SENTENCES) | CORE_CODES


@every_game
def test_the_page_lists_the_events(game: str) -> None:
    assert first_column(section_of(game, "Events")) == set(part(game, "events").KINDS)


@every_game
def test_every_key_of_a_position_is_documented(game: str) -> None:
    text = section_of(game, "Position")
    shapes = [shape for name, shape in vars(part(game, "data")).items() if name.endswith("Data")]
    keys = {key for shape in shapes for key in shape.__annotations__}
    assert {key for key in keys if key not in codes(text) and f'"{key}"' not in text} == set()


@pytest.mark.parametrize("game", ["pavilion", "garden"])
def test_every_phase_is_documented(game: str) -> None:
    assert set(part(game, "data").PHASES) <= codes(section_of(game, "Position"))


@every_game
def test_the_example_position_is_valid(game: str) -> None:
    (text,) = blocks(DOCS / "games" / f"{game}.md", "text")
    assert find_game(game).from_text(text).to_text() == text.strip()


def azul_number(action: Any) -> int:
    if action.column is not None:
        return int(action.column) - 1
    colour = ["blue", "yellow", "red", "black", "white"].index(action.colour)
    return 5 + 30 * int(action.source) + 6 * colour + (action.line - 1 if action.line else 5)


def pavilion_number(action: Any) -> int:
    if action.kind in ("pass", "stop"):
        return ["pass", "stop"].index(action.kind)
    colour = ["purple", "green", "orange", "yellow", "blue", "red"].index(action.colour)
    if action.kind in ("pick", "keep"):
        return {"pick": 2, "keep": 8}[action.kind] + colour
    if action.kind == "take":
        return 1526 + 6 * int(action.source) + colour
    space = 6 * action.star + action.position - 1
    return 14 + 36 * int(space) + 6 * colour + int(action.wilds)


def garden_number(action: Any) -> int:
    single = {"pass": 0, "stop": 1, "payJ": 28}
    if str(action) in single:
        return single[str(action)]
    if action.hexagon is not None:
        hexagon = 6 * "BPLYMG".index(action.hexagon[0]) + int(action.hexagon[1]) - 1
        if action.kind == "place":
            return 173 + 48 * hexagon + garden.CELL_NAMES.index(action.cell)
        if action.kind == "lay":
            return 1901 + 36 * hexagon + 6 * (int(action.area) - 1) + int(action.rotation)
        return {"pay": 29, "drop": 101}[action.kind] + 36 * int(action.expansion) + hexagon
    if action.colour is not None:
        return 8 + garden.COLOURS.index(action.colour)
    if action.pattern is not None:
        return 14 + garden.PATTERNS.index(action.pattern)
    return 1 + int(action.area) if action.kind == "buy" else 20 + int(action.place)


@pytest.mark.parametrize(
    ("game", "number_of"),
    [("azul", azul_number), ("pavilion", pavilion_number), ("garden", garden_number)],
)
def test_actions_are_numbered_as_the_page_says(game: str, number_of: Callable[[Any], int]) -> None:
    actions = part(game, "actions").ACTIONS
    assert [number_of(action) for action in actions] == list(range(len(actions)))


@every_game
def test_the_page_gives_the_number_of_actions(game: str) -> None:
    text = section_of(game, "Actions and notation")
    for seats in find_game(game).seat_counts:
        assert re.search(rf"\b{find_game(game).num_actions(seats)}\b", text)


@every_game
def test_every_part_of_an_action_is_documented(game: str) -> None:
    parts = {name for action in part(game, "actions").ACTIONS for name in action.parts()}
    assert parts <= codes(section_of(game, "Actions and notation"))


@pytest.mark.parametrize(
    ("action", "number"),
    [
        (AzulAction("2R3"), 79),
        (PavilionAction("24O+2"), 568),
        (GardenAction("B3@01"), 269),
    ],
)
def test_the_example_actions_have_the_given_numbers(action: int, number: int) -> None:
    assert action == number


@pytest.mark.parametrize("star", range(1, 7))
def test_the_page_lists_the_structures_of_a_star(star: int) -> None:
    names = [
        " ".join("`{}{}`".format(*pavilion.place_of(space)) for space in structure.spaces)
        for structure in pavilion.STRUCTURES
        if structure.number == star
    ]
    assert f"\n| {star} | {' | '.join(names)} |\n" in section_of("pavilion", "Components")


@pytest.mark.parametrize("side", pavilion.SIDES)
def test_the_page_lists_the_costs(side: str) -> None:
    text = section_of("pavilion", "Components")
    for name, costs in (("outer", pavilion.OUTER_COSTS), ("middle", pavilion.MIDDLE_COSTS)):
        assert f"\n| {name} star, {side} side | {' | '.join(map(str, costs[side]))} |\n" in text


def test_the_map_of_the_garden_shows_every_cell_in_its_place() -> None:
    drawn = section_of("garden", "Components").split("\n```\n")[1]
    rows = drawn.splitlines()
    signs = dict(zip(garden.SPOTS, garden.CELL_NAMES, strict=True)) | {garden.FOUNTAIN: "<>"}
    signs |= dict.fromkeys(garden.STATUES, "**") | dict.fromkeys(garden.BENCHES, "==")
    for (q, r), sign in signs.items():
        at = 1 + 2 * (2 * q + r + 8)
        assert rows[r + 4][at : at + 2] == sign
    assert len(drawn.split()) == len(signs)


def test_the_page_lists_the_decorations() -> None:
    text = section_of("garden", "Components")
    for kind, number, cells in garden.DECORATIONS:
        if kind in ("statue", "bench"):
            names = " ".join(f"`{name}`" for name in sorted(garden.CELL_NAMES[i] for i in cells))
            assert f"\n| {kind} {number} | {names} | {garden.JOKERS[kind]} |\n" in text
