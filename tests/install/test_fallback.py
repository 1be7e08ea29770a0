"""Test that an install from the source archive compiles where it can, and else is pure."""

import os
import shutil
import subprocess
import sys
import tomllib
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePath

import pytest

pytestmark = pytest.mark.install

ROOT = Path(__file__).parents[2]
BUILD_OUTPUT = shutil.ignore_patterns("*.so", "*.pyd", "*.egg-info", "__pycache__")
MAKE_ARCHIVE = "from setuptools import build_meta; build_meta.build_sdist('dist')"
UNAIDED = ("--no-deps", "--no-build-isolation", "--no-cache-dir")
SAY_FORM = "import tilewright; print(tilewright._build.COMPILED)"
PLAY = """
import tilewright

rng = tilewright.Rng(20)
state = tilewright.find_game("azul").new(3)
while not state.is_over:
    if state.actor == tilewright.NATURE:
        state.apply_deal(state.deal(rng))
    else:
        actions = state.legal_actions()
        state.apply(actions[rng.randbelow(len(actions))])
print(state.to_text())
"""


class Site:
    """A fresh environment with everything that an install needs, but without Tilewright."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder / "venv", with_pip=False)
        self.python = folder / "venv" / "bin" / "python"
        self.empty = folder / "empty"
        self.empty.mkdir()
        self.quick_compiler = folder / "cc"
        self.quick_compiler.write_text('#!/bin/sh\nexec cc "$@" -O0\n', encoding="utf-8")
        self.quick_compiler.chmod(0o755)

    def run(self, *command: str | Path, cwd: Path | None = None) -> str:
        return check(run(command, {}, cwd))

    def pip(
        self, command: str, *what: str | Path, environment: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        pip = (sys.executable, "-m", "pip", "--python", self.python, "--disable-pip-version-check")
        options = ("--no-compile",) if command == "install" else ()
        return run((*pip, command, "--quiet", *options, *what), environment or {}, None)

    def wheel_file(self) -> str:
        """Return the metadata of the wheel that was installed."""
        (found,) = self.python.parents[1].glob("lib/*/site-packages/tilewright-*/WHEEL")
        return found.read_text(encoding="utf-8")

    def files_of_the_wheel(self, pattern: str) -> list[str]:
        """Return the installed files whose paths end with a pattern."""
        (found,) = self.python.parents[1].glob("lib/*/site-packages/tilewright-*/RECORD")
        names = [line.split(",")[0] for line in found.read_text(encoding="utf-8").splitlines()]
        return [name for name in names if PurePath(name).match(pattern)]


def run(
    command: Sequence[str | Path], environment: Mapping[str, str], cwd: Path | None
) -> subprocess.CompletedProcess[str]:
    unset = ("CC", "CFLAGS", "PYTHONPATH", "TILEWRIGHT_PURE", "TILEWRIGHT_MARCH")
    inherited = {name: value for name, value in os.environ.items() if name not in unset}
    return subprocess.run(
        command,
        env={**inherited, **environment},
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def check(result: subprocess.CompletedProcess[str]) -> str:
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    site = Site(tmp_path_factory.mktemp("site"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["build-system"]["requires"] + project["project"]["dependencies"]
    if site.pip("install", *wanted).returncode != 0:
        pytest.skip("pip cannot fetch packages here")
    return site


@pytest.fixture(scope="module")
def archive(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the source archive, made from a copy of the tree without anything built."""
    tree = tmp_path_factory.mktemp("tree")
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "LICENSE", "README.md"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, tree)
    shutil.copytree(ROOT / "src", tree / "src", ignore=BUILD_OUTPUT)
    site.run(site.python, "-c", MAKE_ARCHIVE, cwd=tree)
    (found,) = (tree / "dist").iterdir()
    return found


def install(site: Site, archive: Path, environment: Mapping[str, str]) -> None:
    check(site.pip("install", *UNAIDED, "--force-reinstall", archive, environment=environment))


@pytest.mark.parametrize("lack", ["no compiler", "a compiler that fails"])
def test_without_a_compiler_the_install_is_pure_and_plays_the_same(
    site: Site, archive: Path, lack: str
) -> None:
    failing = shutil.which("false")
    assert failing
    install(site, archive, {"PATH": str(site.empty)} if lack == "no compiler" else {"CC": failing})
    assert site.run(site.python, "-c", SAY_FORM) == "False\n"
    assert "(pure;" in site.run(site.python.parent / "tilewright", "--version")
    assert "Root-Is-Purelib: true" in site.wheel_file()
    assert site.run(site.python, "-c", PLAY) == site.run(sys.executable, "-c", PLAY)


@pytest.fixture(scope="module")
def wheel(site: Site, archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a compiled wheel, made from the source archive."""
    if not shutil.which("cc"):
        pytest.skip("there is no C compiler")
    folder = tmp_path_factory.mktemp("wheel")
    # How fast the modules are is not tested here, and optimising them takes minutes.
    quick = {"CC": str(site.quick_compiler)}
    check(site.pip("wheel", *UNAIDED, "--wheel-dir", folder, archive, environment=quick))
    (found,) = folder.iterdir()
    return found


def test_with_a_compiler_the_install_is_compiled_unless_the_switch_is_set(
    site: Site, archive: Path, wheel: Path
) -> None:
    install(site, archive, {"TILEWRIGHT_PURE": "1"})
    assert site.run(site.python, "-c", SAY_FORM) == "False\n"
    install(site, wheel, {"PATH": str(site.empty)})
    assert site.run(site.python, "-c", SAY_FORM) == "True\n"
    assert "(compiled;" in site.run(site.python.parent / "tilewright", "--version")
    assert "Root-Is-Purelib: false" in site.wheel_file()
    assert site.files_of_the_wheel("tilewright/_units.py") != []
    assert site.files_of_the_wheel("*.c") == []


def test_the_wheel_works_in_an_empty_environment_without_a_compiler(
    wheel: Path, tmp_path: Path
) -> None:
    fresh = Site(tmp_path)
    lonely = {"PATH": str(fresh.empty)}
    wanted = f"{wheel}[server,gymnasium,pettingzoo]"
    if fresh.pip("install", "--only-binary=:all:", wanted, environment=lonely).returncode != 0:
        pytest.skip("pip cannot fetch packages here")
    told = check(run([fresh.python, ROOT / "tools" / "smoke.py"], lonely, tmp_path))
    assert "(compiled;" in told
    for line in ("site: azul", "gymnasium:", "pettingzoo:", "everything works"):
        assert line in told, told
