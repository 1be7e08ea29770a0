"""What the audit of dependencies reports."""

import json
import tomllib

from packaging.requirements import Requirement

from tools import audit


def test_every_requirement_of_the_project_is_bound_and_kept_to() -> None:
    project = tomllib.loads((audit.ROOT / "pyproject.toml").read_text("utf-8"))
    required = audit.requirements(project)
    assert len(required) > 30
    assert audit.find_loose(required) == []


def test_the_fast_checks_install_no_large_package() -> None:
    project = tomllib.loads((audit.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras, wanted, names = project["optional-dependencies"], ["check"], set()
    for extra in wanted:
        for each in map(Requirement, extras[extra]):
            names.add(each.name.replace("-", "_"))
            wanted += sorted(each.extras - set(wanted)) if each.name == project["name"] else []
    assert names.isdisjoint({"open_spiel", "playwright", "ray", "schemathesis", "torch"})
    assert names > {"mypy", "pytest", "ruff", "fastapi"}


def test_every_package_of_the_client_is_pinned() -> None:
    lock = json.loads((audit.ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert len(lock["packages"]) > 50
    assert audit.find_unpinned(lock) == []


def test_a_requirement_without_a_lower_bound_is_found() -> None:
    assert audit.find_loose([Requirement("nothing<2")]) == ["nothing<2 has no lower bound"]


def test_an_installed_version_that_is_too_old_is_found() -> None:
    (told,) = audit.find_loose([Requirement("pytest>=1000")])
    assert told.startswith("pytest>=1000 is required, and ")


def test_a_package_without_a_hash_or_with_a_host_is_found() -> None:
    packages = {
        "": {"name": "web"},
        "good": {"integrity": "sha512-x"},
        "bare": {},
        "placed": {"integrity": "sha512-x", "resolved": "https://example.org/placed.tgz"},
    }
    assert audit.find_unpinned({"packages": packages}) == [
        "bare has no hash",
        "placed names a host: https://example.org/placed.tgz",
    ]


def test_vulnerabilities_are_read_from_pip_audit() -> None:
    sound = {"name": "a", "version": "1", "vulns": []}
    weak = {"name": "b", "version": "2", "vulns": [{"id": "X-1", "fix_versions": ["3"]}]}
    skipped = {"name": "c", "skip_reason": "not found"}
    text = json.dumps({"dependencies": [sound, weak, skipped]})
    assert audit.read_pip_audit(text) == ["b 2: X-1, fixed in 3"]


def test_vulnerabilities_are_read_from_npm() -> None:
    text = json.dumps({"vulnerabilities": {"x": {"range": "<2", "severity": "high"}}})
    assert audit.read_npm_audit(text) == ["x <2: high"]


def test_what_nobody_could_look_up_is_not_called_sound() -> None:
    skipped = {"dependencies": [{"name": "c", "skip_reason": "not found"}]}
    for text in ("", "no json", json.dumps(skipped)):
        assert audit.read_pip_audit(text) is None
    for text in ("", json.dumps({"message": "405", "error": {}})):
        assert audit.read_npm_audit(text) is None
