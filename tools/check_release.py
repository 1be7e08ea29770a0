"""Check the files of a release against its tag, and write the release notes.

`python -m tools.check_release FOLDER TAG NOTES` reads the source archive and the wheels in
FOLDER. It fails if a version differs from TAG, if the source archive lacks the built client, if
a wheel contains C sources, or if the changelog has no dated section for the version or still
lists unreleased changes; otherwise it writes that section to NOTES.
"""

from __future__ import annotations

import re
import sys
import tarfile
import zipfile
from pathlib import Path

CLIENT = "src/tilewright/web/index.html"
CHANGELOG = Path("CHANGELOG.md")


def complaints(folder: Path, version: str) -> list[str]:
    """Return what is wrong with the files of a release."""
    found = []
    archives = sorted(folder.glob("*.tar.gz"))
    wheels = sorted(folder.glob("*.whl"))
    if len(archives) != 1:
        found.append(f"{folder} holds {len(archives)} source archives instead of one")
    if not wheels:
        found.append(f"{folder} holds no wheels")
    found += [
        f"{path.name} does not have the version {version}"
        for path in (*archives, *wheels)
        if not path.name.startswith((f"tilewright-{version}-", f"tilewright-{version}.tar"))
    ]
    for archive in archives:
        with tarfile.open(archive) as opened:
            names = opened.getnames()
        if not any(name.endswith(CLIENT) for name in names):
            found.append(f"{archive.name} lacks the built client")
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as zipped:
            sources = [name for name in zipped.namelist() if name.endswith((".c", ".h"))]
        if sources:
            found.append(f"{wheel.name} contains C sources, such as {sources[0]}")
    return found


def notes(changelog: str, version: str) -> str:
    """Return the section of a version, without its heading; empty if there is none."""
    section = re.search(
        rf"^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.DOTALL | re.MULTILINE
    )
    return section[1].strip() if section else ""


def unfinished(changelog: str, version: str) -> list[str]:
    """Return what is missing in the changelog for a release."""
    found = []
    if not notes(changelog, version):
        found.append(f"{CHANGELOG} has no section for {version}")
    elif not re.search(rf"^## {re.escape(version)} - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE):
        found.append(f"{CHANGELOG} has no date for {version}, as in: ## {version} - 2030-12-31")
    if notes(changelog, "Unreleased"):
        found.append(f"{CHANGELOG} lists unreleased changes: move them to the section of {version}")
    return found


def main(arguments: list[str]) -> int:
    """Check, print every complaint, and return the exit code."""
    if len(arguments) != 3:
        print("usage: python -m tools.check_release FOLDER TAG NOTES", file=sys.stderr)
        return 2
    folder, version, target = Path(arguments[0]), arguments[1].removeprefix("v"), arguments[2]
    changelog = CHANGELOG.read_text(encoding="utf-8")
    found = complaints(folder, version) + unfinished(changelog, version)
    for complaint in found:
        print(f"error: {complaint}", file=sys.stderr)
    if not found:
        Path(target).write_text(notes(changelog, version) + "\n", encoding="utf-8")
        print(f"the files of {version} are complete")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
