"""The client that is committed is the one that its source builds, and its own tests pass."""

from pathlib import Path

import pytest

import tilewright
from tests.web.conftest import WEB, run
from tools.sentences import text

pytestmark = pytest.mark.web

COMMITTED = Path(tilewright.__file__).parent / "web"
UNPACK = """
const { readFileSync } = require("node:fs");
const { brotliDecompressSync } = require("node:zlib");
for (const name of process.argv.slice(1)) {
  const plain = readFileSync(name.slice(0, -3));
  if (!brotliDecompressSync(readFileSync(name)).equals(plain)) throw new Error(name);
}
"""


def files(folder: Path) -> dict[str, bytes]:
    """Return all files in a folder but the packed forms, which depend on the packer."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix != ".br"
    }


def packed(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*.br"))


def test_what_is_committed_is_what_the_source_builds(node: str, tmp_path: Path) -> None:
    assert node
    run("npm", "run", "build", TILEWRIGHT_WEB=str(tmp_path))
    built, committed = files(tmp_path), files(COMMITTED)
    assert sorted(built) == sorted(committed), "run make web"
    assert [name for name in built if built[name] != committed[name]] == [], "run make web"
    assert packed(tmp_path) == packed(COMMITTED), "run make web"


def test_packed_forms_are_those_of_the_plain_files(node: str) -> None:
    names = [str(COMMITTED / name) for name in packed(COMMITTED)]
    assert names
    run(node, "-e", UNPACK, *names)


def test_the_types_of_the_client_fit(node: str) -> None:
    assert node
    run("npm", "run", "check")


def test_the_tests_of_the_client_pass(node: str) -> None:
    assert node
    run("npm", "test")


def test_the_sentences_of_the_tests_are_those_of_the_catalogues() -> None:
    assert (WEB / "tests" / "sentences.json").read_text("utf-8") == text(), (
        "run python -m tools.sentences"
    )
