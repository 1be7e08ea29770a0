"""Compare the page on adding a game with the program and with the example package."""

import re
import tomllib

from tests.docs.pages import DOCS, ROOT, blocks, codes, first_column
from tilewright.core.game import Game

PAGE = DOCS / "adding-a-game.md"
EXAMPLE = ROOT / "tests" / "fourth"
SOURCE = ROOT / "src" / "tilewright"


def part_of_page(heading: str) -> str:
    """Return the text below a third-level heading, up to the next heading."""
    text = PAGE.read_text("utf-8").partition(f"### {heading}\n")[2]
    return re.split(r"^##", text, maxsplit=1, flags=re.MULTILINE)[0]


def required_methods() -> set[str]:
    """Return the methods of `PythonState` that a game must implement."""
    source = (SOURCE / "core" / "pystate.py").read_text("utf-8")
    return set(re.findall(r'    def (\w+)\(.*\n +""".*"""\n +raise NotImplementedError', source))


def hooks() -> set[str]:
    """Return the hooks of `State`, which its source lists under one comment."""
    source = (SOURCE / "core" / "state.py").read_text("utf-8")
    source = source.partition("    # Hooks")[2].partition("\n    # ")[0]
    return set(re.findall(r"    def (\w+)\(", source)) - {"ranking_keys"}  # has a default


def part_kinds() -> set[str]:
    """Return the kinds of parts that higher layers look for."""
    sources = [path.read_text("utf-8") for path in SOURCE.rglob("*.py")]
    return {kind for text in sources for kind in re.findall(r'_part\([\w.]+, "(\w+)"', text)}


def test_the_example_registers_itself_as_the_page_shows() -> None:
    (shown,) = blocks(PAGE, "toml")
    actual = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))
    for table, values in tomllib.loads(shown).items():
        assert actual[table] == actual[table] | values


def test_every_optional_field_of_a_game_is_documented() -> None:
    documented = first_column(part_of_page("Write the manifest"))
    assert set(Game._field_defaults) == documented - part_kinds()


def test_every_kind_of_part_is_documented() -> None:
    assert part_kinds() <= first_column(part_of_page("Write the manifest"))


def test_every_method_of_a_state_is_documented() -> None:
    named = {code.partition("(")[0] for code in codes(part_of_page("Write the state"))}
    assert required_methods() and hooks()
    assert required_methods() | hooks() <= named
