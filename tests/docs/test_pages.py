"""The pages, held against the program: what there is, is documented."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer

import tilewright
from tests.docs.pages import DOCS, blocks, codes, headings, section
from tilewright import find_game, game_ids
from tilewright.bots import bot_names
from tilewright.cli.main import app
from tilewright.cli.table import COMMANDS
from tilewright.core.record import Record
from tilewright.games.azul import actions, data, events, refusals
from tilewright.i18n import LANGUAGES

AZUL = DOCS / "games" / "azul.md"
COMMANDS_PAGE = DOCS / "commands.md"
RECORDS_PAGE = DOCS / "records.md"
BEFORE_THE_VARIANT = ["Material", "Set-up", "Phases", "Scoring"]
AFTER_THE_VARIANT = [
    "Rulings",
    "Actions and notation",
    "Position",
    "Events",
    "Refusal codes",
    "Observation",
    "How to play it here",
]


def commands() -> dict[str, Any]:
    """Return the commands by name; the classes behind them are not part of typer's interface."""
    group: Any = typer.main.get_command(app)
    return dict(group.commands)


def options_of(command: Any) -> Iterator[str]:
    """Return the long names of a command's options."""
    for parameter in command.params:
        names = [*parameter.opts, *parameter.secondary_opts]
        yield from (name for name in names if name.startswith("--"))


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_page_with_the_same_sections(game: str) -> None:
    found = headings(DOCS / "games" / f"{game}.md")
    assert found[:4] == BEFORE_THE_VARIANT
    assert found[5:] == AFTER_THE_VARIANT


@pytest.mark.parametrize("game", game_ids())
def test_the_page_of_a_game_names_the_version_of_its_rules(game: str) -> None:
    text = (DOCS / "games" / f"{game}.md").read_text("utf-8")
    assert f"rules version {find_game(game).rules_version}." in text


def test_every_ruling_of_azul_has_a_row() -> None:
    rows = re.findall(r"^\| (R\d+) \|", section(AZUL, "Rulings"), re.MULTILINE)
    assert rows == [f"R{number}" for number in range(1, 12)]


def test_every_refusal_code_is_documented() -> None:
    assert set(refusals.SENTENCES) <= codes(section(AZUL, "Refusal codes"))


def test_every_event_is_documented() -> None:
    assert set(events.KINDS) <= codes(section(AZUL, "Events"))


def test_every_key_of_a_position_is_documented() -> None:
    assert {*data.KEYS, *data.BOARD_KEYS} <= codes(section(AZUL, "Position"))


def test_the_position_shown_is_one() -> None:
    (text,) = blocks(AZUL, "text")
    assert tilewright.Azul.from_text(text).to_text() == text.strip()


@pytest.mark.parametrize("token", ["col1", "col5", "CB1", "1R1", "2R3", "9WF"])
def test_actions_are_numbered_as_the_page_says(token: str) -> None:
    action = actions.AzulAction(token)
    if action.column is not None:
        assert action == action.column - 1
        return
    assert action.source is not None and action.colour is not None
    goal = action.line - 1 if action.line else 5
    colour = ["blue", "yellow", "red", "black", "white"].index(action.colour)
    assert action == 5 + 30 * action.source + 6 * colour + goal


@pytest.mark.parametrize("name", commands())
def test_every_command_is_documented(name: str) -> None:
    assert name in headings(COMMANDS_PAGE)


@pytest.mark.parametrize("name", commands())
def test_every_option_of_a_command_is_documented(name: str) -> None:
    documented = codes(section(COMMANDS_PAGE, name))
    assert set(options_of(commands()[name])) - {"--help"} <= documented


@pytest.mark.parametrize("name", commands())
def test_no_option_is_documented_that_a_command_lacks(name: str) -> None:
    table = re.findall(r"^\| (`--.*?) \|", section(COMMANDS_PAGE, name), re.MULTILINE)
    documented = {code for row in table for code in codes(row)}
    assert documented <= set(options_of(commands()[name]))


def test_every_word_of_a_player_is_documented() -> None:
    assert set(COMMANDS) <= codes(section(COMMANDS_PAGE, "play"))


def test_every_language_is_documented() -> None:
    assert set(LANGUAGES) <= codes(section(COMMANDS_PAGE, "Languages"))


def test_every_bot_is_documented() -> None:
    assert set(bot_names()) <= codes(section(DOCS / "core.md", "Bots"))


def test_every_public_name_is_documented() -> None:
    text = (DOCS / "reference.md").read_text("utf-8")
    assert set(tilewright.__all__) <= set(re.findall(r"tilewright\.(\w+)", text))


def test_the_record_shown_is_sound_and_finished() -> None:
    (text,) = blocks(RECORDS_PAGE, "text")
    record = Record.from_text(text)
    assert record.state().is_over
    assert record.notes == {"X-Event": "An evening in May"}
