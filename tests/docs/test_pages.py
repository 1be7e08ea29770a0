"""Check that commands, options, bots, languages and public names are documented."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer

import tilewright
from tests.docs.pages import DOCS, blocks, codes, headings, section
from tilewright.bots import bot_names
from tilewright.cli.main import app
from tilewright.cli.terminal_match import COMMANDS
from tilewright.core.record import Record
from tilewright.i18n import LANGUAGES

COMMANDS_PAGE = DOCS / "commands.md"
RECORDS_PAGE = DOCS / "records.md"


def commands() -> dict[str, Any]:
    """Return the commands by name; their classes are not part of typer's public interface."""
    group: Any = typer.main.get_command(app)
    return dict(group.commands)


def options_of(command: Any) -> Iterator[str]:
    """Yield the long names of a command's options."""
    for parameter in command.params:
        names = [*parameter.opts, *parameter.secondary_opts]
        yield from (name for name in names if name.startswith("--"))


@pytest.mark.parametrize("name", commands())
def test_every_command_is_documented(name: str) -> None:
    assert name in headings(COMMANDS_PAGE)


@pytest.mark.parametrize("name", commands())
def test_every_option_of_a_command_is_documented(name: str) -> None:
    documented = codes(section(COMMANDS_PAGE, name))
    assert set(options_of(commands()[name])) - {"--help"} <= documented


@pytest.mark.parametrize("name", commands())
def test_every_documented_option_exists(name: str) -> None:
    table = re.findall(r"^\| (`--.*?) \|", section(COMMANDS_PAGE, name), re.MULTILINE)
    documented = {code for row in table for code in codes(row)}
    assert documented <= set(options_of(commands()[name]))


def test_every_word_that_a_player_can_type_is_documented() -> None:
    assert set(COMMANDS) <= codes(section(COMMANDS_PAGE, "play"))


def test_every_language_is_documented() -> None:
    assert set(LANGUAGES) <= codes(section(COMMANDS_PAGE, "Languages"))


def test_every_bot_is_documented() -> None:
    assert set(bot_names()) <= codes(section(DOCS / "core.md", "Bots"))


def test_every_public_name_is_documented() -> None:
    text = (DOCS / "reference.md").read_text("utf-8")
    assert set(tilewright.__all__) <= set(re.findall(r"tilewright\.(\w+)", text))


def test_the_example_record_is_valid_and_finished() -> None:
    (text,) = blocks(RECORDS_PAGE, "text")
    record = Record.from_text(text)
    assert record.state().is_over
    assert record.notes == {"X-Event": "An evening in May"}
