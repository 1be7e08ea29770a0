"""Finding games: those of this package by their folder, those of others by entry points."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from tilewright import UnknownName, find_game, game_ids
from tilewright.core.const import MAX_ACTIONS
from tilewright.core.errors import BrokenGame
from tilewright.core.game import Game, check_game
from tilewright.core.registry import default_game, register

FOURTH = Path(__file__).parents[1] / "fourth"
LIST = "import tilewright; print(*tilewright.game_ids())"
LOAD = """
import sys
import tilewright
try:
    print(tilewright.find_game(sys.argv[1]).title)
except tilewright.TilewrightError as error:
    print(type(error).__name__, error)
"""
ALL = "from tilewright.core.registry import games; print(*[game.id for game in games()])"


def install(folder: Path, package: str, **games: str) -> None:
    """Write what an installed package says of itself."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = "".join(f"{name} = {value}\n" for name, value in games.items())
    (info / "entry_points.txt").write_text(f"[tilewright.games]\n{lines}")


def run(code: str, *arguments: str, folders: tuple[Path, ...] = ()) -> tuple[str, str]:
    """Return what a process prints whose path has more folders."""
    known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    others = [folder for folder in known if folder and Path(folder) != FOURTH]
    path = os.pathsep.join([*map(str, folders), *others])
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip(), done.stderr


def test_the_games_of_this_package_are_found_by_their_folders() -> None:
    assert game_ids()[:3] == ("azul", "garden", "pavilion")
    assert default_game() == game_ids()[0]


def test_a_game_of_another_package_is_found_by_its_entry_point() -> None:
    assert run(LIST, folders=(FOURTH,))[0] == "azul garden pavilion quarry"
    assert run(LOAD, "quarry", folders=(FOURTH,))[0] == "Quarry"


def test_an_entry_point_may_name_a_module_that_has_the_game(tmp_path: Path) -> None:
    (tmp_path / "two.py").write_text("from quarry import GAME\nGAME = GAME._replace(id='two')\n")
    install(tmp_path, "two", two="two")
    assert run(LOAD, "two", folders=(tmp_path, FOURTH))[0] == "Quarry"


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("", "AttributeError: module 'broken' has no attribute 'GAME'"),
        ("GAME = 3", "expected a Game, found int"),
        ("from quarry import GAME", 'it is registered as "broken" and calls itself "quarry"'),
    ],
)
def test_a_game_that_does_not_load_spoils_only_itself(
    tmp_path: Path, source: str, problem: str
) -> None:
    (tmp_path / "broken.py").write_text(source)
    install(tmp_path, "broken", broken="broken:GAME")
    folders = (tmp_path, FOURTH)
    assert run(LIST, folders=folders)[0] == "azul garden pavilion broken quarry"
    expected = f'BrokenGame the game "broken" cannot be used: {problem}'
    assert run(LOAD, "broken", folders=folders)[0] == expected
    found, warnings = run(ALL, folders=folders)
    assert found == "azul garden pavilion quarry"
    assert problem in warnings


def test_a_game_of_another_package_does_not_take_the_place_of_ours(tmp_path: Path) -> None:
    install(tmp_path, "thief", azul="thief:GAME")
    found, warnings = run(LIST, folders=(tmp_path,))
    assert found == "azul garden pavilion"
    assert 'thief registers a game "azul", which is taken' in warnings
    assert run(LOAD, "azul", folders=(tmp_path,))[0] == "Azul"


def test_two_packages_with_games_of_one_id_are_refused(tmp_path: Path) -> None:
    install(tmp_path, "one", twin="one:GAME")
    install(tmp_path, "other", twin="other:GAME")
    assert "both register it" in run(LOAD, "twin", folders=(tmp_path,))[0]


def test_an_id_is_registered_once() -> None:
    with pytest.raises(BrokenGame, match="another game is registered"):
        register("azul", lambda: None)


def test_there_is_no_other_game() -> None:
    with pytest.raises(UnknownName):
        find_game("chess")


@pytest.mark.parametrize("name", ["Azul", "my-game", "2048", "", "çini"])
def test_an_id_is_an_identifier_in_small_letters(name: str) -> None:
    with pytest.raises(BrokenGame, match="Python identifier"):
        check_game(name, find_game("azul")._replace(id=name))


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"seat_counts": (2, 5)}, "seat_counts"),
        ({"seat_counts": (1, 2)}, "seat_counts"),
        ({"seat_counts": ()}, "seat_counts"),
        ({"seat_counts": (3, 2)}, "seat_counts"),
        ({"sides": ()}, "sides"),
        ({"sides": ("a", "a")}, "sides"),
        ({"num_actions": lambda seats: MAX_ACTIONS + 1}, "action numbers; there is room for"),
        ({"num_actions": lambda seats: 0}, "action numbers; there is room for"),
    ],
)
def test_a_game_that_native_code_has_no_room_for_is_refused(
    changes: dict[str, object], problem: str
) -> None:
    game: Game = find_game("azul")._replace(**changes)  # type: ignore[arg-type]
    with pytest.raises(BrokenGame, match=problem):
        check_game("azul", game)


def test_a_pickled_game_is_the_game_of_its_id() -> None:
    game = find_game("azul")
    assert pickle.loads(pickle.dumps(game)) is game
