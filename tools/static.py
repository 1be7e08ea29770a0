"""Build the edition without a server, as a folder of files: `python -m tools.static [FOLDER]`.

The client is built by Vite; Pyodide comes from npm, msgspec's wheel for it from PyPI. What never
changes while somebody plays (games, rules, lessons) is written here, by the functions that answer
the server's requests.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar

import grimp

import tilewright
from tilewright.core.registry import built_in_games
from tilewright.i18n import LANGUAGES
from tilewright.learn.lessons import chapters_of
from tilewright.learn.steps import lesson_json
from tilewright.server.http.routes.lessons import lessons
from tilewright.server.http.routes.matches import games
from tilewright.server.http.routes.rules import rules_info

T = TypeVar("T")

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
ENGINE: Final = WEB / "engine"
PACKAGE: Final = Path(tilewright.__file__).parent
PYODIDE: Final = ENGINE / "node_modules" / "pyodide"
CACHE: Final = ENGINE / "node_modules" / ".wheels"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
SCRIPTS: Final = ("pyodide.mjs", "pyodide.asm.mjs")
WASM: Final = "pyodide.asm.wasm"
PACKED: Final = ".packed"  # compressed here, because not every host does it
ENTRY: Final = "tilewright.browser.engine"
# Found by name while running: the files of each game. Of the nets only the empty folder: they
# would be a twentieth of the download, and far too slow in plain Python.
PARTS: Final = (
    "tilewright.games",
    "tilewright.bots.evaluations",
    "tilewright.bots.ladders",
    "tilewright.bots.nets",
)
UNUSED: Final = "unused.txt"  # the parts of the standard library to leave out
CODECS: Final = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8"}
ONLY: Final = {
    "encodings": CODECS,
    "email": {"__init__"},
    "logging": {"__init__"},
    "urllib": {"__init__", "parse"},
}
PYODIDE_NOTICE: Final = """\
The files in engine-.../ hold Pyodide, unchanged, and CPython with parts of its library, compiled.
Pyodide: https://github.com/pyodide/pyodide, under the Mozilla Public License 2.0,
https://www.mozilla.org/MPL/2.0/.
CPython: https://github.com/python/cpython, under the Python Software Foundation License,
https://docs.python.org/3/license.html."""
COMPRESSED: Final = (".wasm", ".js", ".mjs", ".css", ".html", ".json", ".svg", ".webmanifest")


def run(*command: str, folder: Path = ROOT, **environment: str) -> None:
    """Run a command; raise if it fails."""
    subprocess.run(command, cwd=folder, env={**os.environ, **environment}, check=True)


def is_fetched() -> bool:
    """Return whether Pyodide and the wheel are here."""
    return (PYODIDE / "package.json").is_file() and any(CACHE.glob("msgspec-*.whl"))


def fetch() -> Path:
    """Fetch Pyodide and the wheel, unless they are here; return the wheel."""
    if not (PYODIDE / "package.json").is_file():
        run("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--silent", folder=ENGINE)
    found = sorted(CACHE.glob("msgspec-*.whl"))
    if not found:
        wanted = ("--platform", PLATFORM, "--python-version", "3.14", "--implementation", "cp")
        options = ("--abi", "cp314", "--only-binary=:all:", "--no-deps", "--require-hashes")
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download")
        names = ("--requirement", str(ENGINE / "requirements.txt"), "--dest", str(CACHE))
        run(*pip, *wanted, *options, *names)
        found = sorted(CACHE.glob("msgspec-*.whl"))
    return found[-1]


# The engine


def needed_modules() -> set[str]:
    """Return the modules that the engine imports, at once or later."""
    graph = grimp.build_graph("tilewright", exclude_type_checking_imports=True)
    waiting = {ENTRY, "tilewright", *PARTS}
    for part in PARTS:
        waiting |= graph.find_descendants(part)
    found: set[str] = set()
    while waiting:
        module = waiting.pop()
        found.add(module)
        # Importing a module imports the packages around it, and what these import.
        around = {module.rsplit(".", cut)[0] for cut in range(1, module.count(".") + 1)}
        waiting |= (graph.find_modules_directly_imported_by(module) | around) - found
    return found


def stage_package(folder: Path) -> None:
    """Copy the sources of the engine, and the data beside them."""
    for module in sorted(needed_modules()):
        path = PACKAGE.parent / module.replace(".", "/")
        source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        target = folder / source.relative_to(PACKAGE.parent)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    for data in [*PACKAGE.glob("bots/evaluations/*.json"), *PACKAGE.glob("puzzles/data/*.gz")]:
        target = folder / data.relative_to(PACKAGE.parent)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(data, target)


def stage_wheel(wheel: Path, folder: Path) -> None:
    """Unpack the modules of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith((".py", ".so")) and ".dist-info" not in name:
                archive.extract(name, folder)


def unused_library() -> tuple[str, ...]:
    """Return how the paths of the parts of the standard library begin that are left out."""
    lines = (ENGINE / UNUSED).read_text("utf-8").splitlines()
    return tuple(" ".join(line for line in lines if not line.startswith("#")).split())


def stage_library(folder: Path) -> None:
    """Unpack what is used of the standard library."""
    unused = unused_library()
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        for name in archive.namelist():
            top, _, rest = name.partition("/")
            module = rest.partition("/")[0].removesuffix(".py")
            is_used = not name.startswith(unused)
            if name.endswith(".py") and is_used and (top not in ONLY or module in ONLY[top]):
                archive.extract(name, folder)


def build_engine(folder: Path) -> dict[str, object]:
    """Write the interpreter and its archives; return where they are, and how large."""
    wheel, at = fetch(), folder / "engine"
    at.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        packages, library = Path(name, "packages"), Path(name, "library")
        packages.mkdir()
        library.mkdir()
        stage_package(packages)
        stage_wheel(wheel, packages)
        stage_library(library)
        pack = str(ENGINE / "pack.mjs")
        run("node", pack, str(packages), str(at / "packages.zip"), folder=ENGINE)
        run("node", pack, str(library), str(at / "python_stdlib.zip"), folder=ENGINE)
    for file in (*SCRIPTS, WASM):
        shutil.copyfile(PYODIDE / file, at / file)
    versioned = f"engine-{digest(*(path.read_bytes() for path in sorted(at.iterdir())))}"
    packed = [compress(at / name) for name in (WASM, "packages.zip", "python_stdlib.zip")]
    at.rename(folder / versioned)
    return {"folder": versioned, "bytes": sum(packed)}


def compress(path: Path) -> int:
    """Compress a file, under another name; return its size."""
    data = gzip.compress(path.read_bytes(), 9, mtime=0)
    path.with_name(path.name + PACKED).write_bytes(data)
    path.unlink()
    return len(data)


# The pages


def _answer(request: Coroutine[Any, Any, T]) -> T:
    """Return the answer to a request, also where an event loop is running already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, request).result()


def answers() -> Iterator[tuple[str, bytes]]:
    """Return the answers that never change, by the names under which the client asks for them."""
    yield "games", _answer(games()).model_dump_json().encode()
    for game in built_in_games():
        name = f"games-{game.id}"
        yield f"{name}-lessons", _answer(lessons(game.id)).model_dump_json().encode()
        for chapter in chapters_of(game.id):
            found = lesson_json(game.id, chapter.id)
            assert found is not None
            yield f"{name}-lessons-{chapter.id}", found
        for language in LANGUAGES:
            for side in game.sides:
                rules = rules_info(game.id, side, language).model_dump_json().encode()
                yield f"{name}-rules-{side}-{language}", rules
                if side == game.sides[0]:
                    yield f"{name}-rules-{language}", rules


def write_worker(folder: Path) -> None:
    """Write the service worker, with a list of all files and what is in them."""
    files = {
        path.relative_to(folder).as_posix(): digest(path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != "sw.js"
    }
    version = digest(json.dumps(files).encode())
    text = (WEB / "src" / "local" / "sw.js").read_text("utf-8")
    text = text.replace("__VERSION__", json.dumps(version)).replace("__FILES__", json.dumps(files))
    (folder / "sw.js").write_text(text, "utf-8")


def write_manifest(folder: Path) -> None:
    """Make the addresses in the manifest relative: the edition may lie in any folder."""
    path = folder / "manifest.webmanifest"
    manifest = json.loads(path.read_text("utf-8"))
    manifest |= {"id": "./", "start_url": "./", "scope": "./"}
    for icon in manifest["icons"]:
        icon["src"] = icon["src"].lstrip("/")
    path.write_text(json.dumps(manifest, ensure_ascii=False), "utf-8")


def add_notices(folder: Path, wheel: Path) -> None:
    """Add the licences of what the build adds to the client's packages."""
    version = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    with zipfile.ZipFile(wheel) as archive:
        name = next(each for each in archive.namelist() if each.endswith("LICENSE"))
        licence = archive.read(name).decode().strip()
    parts = [
        f"pyodide {version} (MPL-2.0)\n\n{PYODIDE_NOTICE}",
        f"{wheel.name.partition('-cp')[0].replace('-', ' ')} (BSD-3-Clause)\n\n{licence}",
    ]
    with (folder / "licences.txt").open("a", encoding="utf-8") as file:
        file.writelines(f"\n{'=' * 80}\n\n{part}\n" for part in parts)


def digest(*parts: bytes) -> str:
    """Return a short digest of some content."""
    whole = sha256()
    for part in parts:
        whole.update(sha256(part).digest())
    return whole.hexdigest()[:12]


def weight(folder: Path) -> dict[str, int]:
    """Return the bytes to download by kind, compressed as hosts do it."""
    found: dict[str, int] = {}
    for path in folder.rglob("*"):
        if path.is_file():
            top = path.relative_to(folder).parts[0]
            kind = top.partition("-")[0] if path.parent != folder else "pages"
            data = path.read_bytes()
            size = len(gzip.compress(data, 9)) if path.suffix in COMPRESSED else len(data)
            found[kind] = found.get(kind, 0) + size
    return found


def build(folder: Path) -> None:
    """Build the edition into a folder, which is replaced."""
    with tempfile.TemporaryDirectory() as name:
        made = Path(name)
        engine = build_engine(made)
        environment = {
            "TILEWRIGHT_STATIC": str(folder.resolve()),
            "TILEWRIGHT_ENGINE": json.dumps(engine),
        }
        vite = ("npx", "vite", "build", "--mode", "static", "--logLevel", "warn")
        run(*vite, folder=WEB, **environment)
        shutil.copytree(made, folder, dirs_exist_ok=True)
    (folder / "data").mkdir()
    for name, data in answers():
        (folder / "data" / f"{name}.json").write_bytes(data)
    write_manifest(folder)
    add_notices(folder, fetch())
    write_worker(folder)


def main() -> None:
    """Build, and print how much there is to download."""
    parser = argparse.ArgumentParser(description="Build the edition without a server.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist" / "static")
    parser.add_argument("--fetch", action="store_true", help="only fetch what is not in git")
    options = parser.parse_args()
    folder: Path = options.folder
    if options.fetch:
        fetch()
        return
    build(folder)
    sizes = weight(folder)
    for kind, size in sorted(sizes.items()):
        print(f"{kind:10}{size / 1e6:8.2f} MB")
    print(f"{'total':10}{sum(sizes.values()) / 1e6:8.2f} MB compressed, in {folder}")


if __name__ == "__main__":
    main()
