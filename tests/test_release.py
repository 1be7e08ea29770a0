"""Test what a release is checked for, and that the workflows call what exists."""

import io
import re
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from tilewright import __version__
from tools import check_release
from tools.repack import repack

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))

pytestmark = pytest.mark.texts


def release(folder: Path, client: str = "index.html", extra: str = "") -> Path:
    with tarfile.open(folder / "tilewright-0.1.0.tar.gz", "w:gz") as archive:
        member = tarfile.TarInfo(f"tilewright-0.1.0/src/tilewright/web/{client}")
        archive.addfile(member, io.BytesIO())
    with zipfile.ZipFile(folder / "tilewright-0.1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("tilewright/__init__.py", "")
        if extra:
            wheel.writestr(extra, "")
    return folder


def test_a_complete_release_has_no_complaints(tmp_path: Path) -> None:
    assert check_release.complaints(release(tmp_path), "0.1.0") == []


def test_a_release_of_another_version_is_refused(tmp_path: Path) -> None:
    assert len(check_release.complaints(release(tmp_path), "0.1.1")) == 2


def test_a_source_archive_without_the_client_is_refused(tmp_path: Path) -> None:
    (found,) = check_release.complaints(release(tmp_path, client="other.html"), "0.1.0")
    assert found.endswith("lacks the built client")


def test_a_wheel_with_c_sources_is_refused(tmp_path: Path) -> None:
    (found,) = check_release.complaints(release(tmp_path, extra="tilewright/core/rng.c"), "0.1.0")
    assert "C sources" in found


def test_an_empty_folder_is_refused(tmp_path: Path) -> None:
    assert len(check_release.complaints(tmp_path, "0.1.0")) == 2


def test_the_notes_of_a_release_are_its_section_of_the_changelog() -> None:
    changelog = "# Changelog\n\n## 0.2.0 - later\n\nnew\n\n## 0.1.0\n\n- old\n"
    assert check_release.notes(changelog, "0.2.0") == "new"
    assert check_release.notes(changelog, "0.1.0") == "- old"
    assert check_release.notes(changelog, "0.3.0") == ""


def test_a_changelog_is_finished_when_its_section_has_a_date_and_nothing_waits() -> None:
    finished = "# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2030-12-31\n\n- new\n"
    assert check_release.unfinished(finished, "0.1.0") == []
    assert "no section" in check_release.unfinished(finished, "0.2.0")[0]
    undated = finished.replace("2030-12-31", "unreleased")
    assert "no date" in check_release.unfinished(undated, "0.1.0")[0]
    waiting = finished.replace("## Unreleased\n", "## Unreleased\n\n- later\n")
    assert "unreleased changes" in check_release.unfinished(waiting, "0.1.0")[0]


def archive(times: dict[str, int]) -> bytes:
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w:gz") as target:
        for name, time in times.items():
            member = tarfile.TarInfo(name)
            member.mtime, member.size, member.uid = time, 3, time
            target.addfile(member, io.BytesIO(b"abc"))
    return made.getvalue()


def test_archives_of_the_same_files_have_the_same_bytes() -> None:
    once = repack(archive({"p/a": 1, "p/b": 2}), 9)
    again = repack(archive({"p/b": 3, "p/a": 4}), 9)
    assert once == again
    with tarfile.open(fileobj=io.BytesIO(once)) as opened:
        assert opened.getnames() == ["p/a", "p/b"]
        member = opened.extractfile("p/b")
        assert member is not None
        assert member.read() == b"abc"


def test_the_citation_names_the_version_of_the_package() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {__version__}\n" in citation


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_only_targets_and_scripts_that_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"\bmake ([a-z-]+)", text):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for script in re.findall(r"bash (\S+)", text):
        assert (ROOT / script).is_file(), script
    for module in re.findall(r"python -m tools\.(\w+)", text):
        assert (ROOT / "tools" / f"{module}.py").is_file(), module


def test_wheels_are_built_for_every_version_that_the_package_supports() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["tool"]["cibuildwheel"]["build"]
    assert wanted[0].startswith("cp311-")
    assert project["project"]["requires-python"] == ">=3.11"
