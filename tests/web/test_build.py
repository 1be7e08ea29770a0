"""The committed client is what the source builds, and the client's own tests pass."""

import json
import re
from pathlib import Path

import msgspec
import pytest

import tilewright
from tests.web.conftest import WEB, run
from tilewright.core.registry import built_in_games
from tilewright.learn.lessons import chapters_of
from tilewright.learn.steps import prepare
from tools.sentences import text

pytestmark = pytest.mark.web

COMMITTED = Path(tilewright.__file__).parent / "web"


def files(folder: Path) -> dict[str, bytes]:
    """Return the files in a folder, by name."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_what_is_committed_is_what_the_source_builds(node: str, tmp_path: Path) -> None:
    assert node
    run("npm", "run", "build", TILEWRIGHT_WEB=str(tmp_path))
    built, committed = files(tmp_path), files(COMMITTED)
    assert sorted(built) == sorted(committed), "run make web"
    assert [name for name in built if built[name] != committed[name]] == [], "run make web"


def test_files_keep_their_names_from_build_to_build() -> None:
    names = files(COMMITTED).keys()
    assert {"index.html", "sw.js", "assets/main.js", "assets/style.css"} <= names
    hashed = re.compile(r"-(?=[\w-]*[A-Z\d])[\w-]{8}\.\w+$")
    assert [name for name in names if hashed.search(name)] == []
    assert [name for name in names if name.endswith((".br", ".gz"))] == []


def test_the_licences_of_fonts_and_bundled_packages_are_part_of_the_client() -> None:
    notices = (COMMITTED / "licences.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE" in notices
    package = json.loads((WEB / "package.json").read_text("utf-8"))
    bundled = [name for name in package["dependencies"] if not name.startswith("@fontsource")]
    assert [
        name for name in bundled if f"\n{name} {package['dependencies'][name]} (" not in notices
    ] == []


def test_the_types_of_the_client_fit(node: str) -> None:
    assert node
    run("npm", "run", "check")


def test_the_tests_of_the_client_pass(node: str, tmp_path: Path) -> None:
    """Some of them draw all lessons, which the rules prepare here."""
    assert node
    games = built_in_games()
    lessons = [prepare(game, chapter) for game in games for chapter in chapters_of(game.id)]
    (tmp_path / "lessons.json").write_bytes(msgspec.json.encode(lessons))
    run("npm", "test", TILEWRIGHT_LESSONS=str(tmp_path / "lessons.json"))


def test_the_sentences_of_the_tests_are_those_of_the_catalogues() -> None:
    assert (WEB / "tests" / "sentences.json").read_text("utf-8") == text(), (
        "run python -m tools.sentences"
    )
