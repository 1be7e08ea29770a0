"""Test bots from elsewhere: registered ones, those of other packages, and `module:object`."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tilewright import Azul, BadSetup, Game, Rng, State, UnknownName, bot_names, make_bot
from tilewright.bots import Limits, plugins, register_bot
from tilewright.bots.plugins import is_object_name, load_bot

SOURCE = """
from tilewright import Game

class First:
    name = "first"

    def choose(self, state, rng):
        return state.legal_actions()[0]

class ForGame(First):
    def __init__(self, game: Game):
        self.name = f"first of {game.id}"

def limited(game, limits):
    bot = First()
    bot.name = str(limits and limits.nodes)
    return bot

ready = First()
number = 3

def broken():
    raise ZeroDivisionError("no tiles")
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Write a module into an empty folder, go there, and return its file."""
    path = tmp_path / "my_bots.py"
    path.write_text(SOURCE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    yield path
    sys.modules.pop("my_bots", None)


@pytest.fixture
def state() -> State:
    state = Azul()
    state.apply_deal(state.deal(Rng(1)))
    return state


@pytest.fixture
def _clean() -> Iterator[None]:
    before = dict(plugins._registered)
    yield
    plugins._registered.clear()
    plugins._registered.update(before)


@pytest.mark.usefixtures("module")
@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("my_bots:First", "first"),
        ("my_bots:ForGame", "first of azul"),
        ("my_bots:limited", "7"),
        ("my_bots:ready", "first"),
        ("my_bots.py:First", "first"),
    ],
)
def test_a_class_a_function_or_an_object_makes_a_bot(name: str, called: str, state: State) -> None:
    bot = load_bot(name, state.game, Limits(nodes=7))
    assert bot.name == called
    assert bot.choose(state, Rng(1)) == state.legal_actions()[0]


@pytest.mark.usefixtures("module")
@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("my_bots:Missing", "my_bots has no Missing"),
        ("my_bots:number", "a bot has a name and a method choose(state, rng)"),
        ("my_bots:broken", "ZeroDivisionError: no tiles"),
        ("no_such_module:Bot", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("nowhere.py:Bot", "there is no file nowhere.py"),
    ],
)
def test_what_makes_no_bot_is_refused_with_the_reason(
    name: str, problem: str, state: State
) -> None:
    with pytest.raises(BadSetup) as refused:
        load_bot(name, state.game)
    assert str(refused.value) == f'can\'t make the bot "{name}": {problem}'


@pytest.mark.parametrize(
    ("name", "is_object"),
    [
        ("package.module:Bot", True),
        ("folder/bot.py:Bot", True),
        ("strong:time=0.1", False),
        ("strong", False),
        ("engine:python3 bot.py", False),
        ("a b:Bot", False),
        ("module:", False),
    ],
)
def test_names_of_objects_are_told_from_others(name: str, is_object: bool) -> None:
    assert is_object_name(name) is is_object


@pytest.mark.usefixtures("_clean")
def test_a_registered_bot_is_known_by_its_name(state: State) -> None:
    class Last:
        name = "last"

        def __init__(self, game: Game) -> None:
            self.game = game

        def choose(self, state: State, rng: Rng) -> int:
            return state.legal_actions()[-1]

    register_bot("last", Last)
    assert "last" in bot_names()
    assert make_bot("last", state.game).choose(state, Rng(1)) == state.legal_actions()[-1]


@pytest.mark.usefixtures("_clean")
def test_a_registered_bot_does_not_replace_one_of_ours(state: State) -> None:
    register_bot("greedy", object())
    assert make_bot("greedy", state.game).name == "greedy"
    assert bot_names().count("greedy") == 1


def test_a_name_with_a_colon_cannot_be_registered() -> None:
    with pytest.raises(BadSetup, match="letters, digits and underscores"):
        register_bot("my:bot", object())


@pytest.mark.usefixtures("module")
def test_make_bot_imports_nothing(state: State) -> None:
    """Names that come from records or the network reach it."""
    with pytest.raises(UnknownName):
        make_bot("my_bots:First", state.game)
    assert "my_bots" not in sys.modules


def test_a_bot_of_another_package_is_found_by_its_entry_point(
    module: Path, monkeypatch: pytest.MonkeyPatch, state: State
) -> None:
    info = module.parent / "my_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tilewright.bots]\nopener = my_bots:ForGame\n")
    monkeypatch.syspath_prepend(module.parent)
    plugins._entry_points.cache_clear()
    try:
        assert bot_names()[-1] == "opener"
        assert make_bot("opener", state.game).name == "first of azul"
    finally:
        monkeypatch.undo()
        plugins._entry_points.cache_clear()
