"""Check the project's dependencies: `make audit`.

Without a network: installed packages fit together, every requirement has a lower bound that the
installed version satisfies, and the client's packages are pinned by hashes and name no host. Then
known vulnerabilities are looked up. If no service answers, a line says so, which is a failure only
with `--strict`.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PROBE = 15.0  # seconds for a service to answer the first request
PATIENCE = 300.0  # seconds for it to answer all

Findings = list[str]


# Without a network


def requirements(project: Mapping[str, Any]) -> list[Requirement]:
    """Return all requirements of a project, extras and build requirements included."""
    told = project["project"]
    extras = told.get("optional-dependencies", {}).values()
    groups = [project["build-system"]["requires"], told["dependencies"], *extras]
    found = [Requirement(text) for group in groups for text in group]
    return [each for each in found if each.name != told["name"]]


def find_loose(required: Iterable[Requirement]) -> Findings:
    """Return requirements without a lower bound, and those that are not satisfied."""
    wrong = []
    for each in required:
        if not any(part.operator in (">=", "==", "~=") for part in each.specifier):
            wrong.append(f"{each} has no lower bound")
        try:
            installed = version(each.name)
        except PackageNotFoundError:
            continue
        if not each.specifier.contains(installed, prereleases=True):
            wrong.append(f"{each} is required, and {installed} is installed")
    return wrong


def find_unpinned(lock: Mapping[str, Any]) -> Findings:
    """Return the packages of an npm lock file without a hash, or with a host."""
    wrong = []
    for path, package in lock["packages"].items():
        if path and not str(package.get("integrity", "")).startswith("sha512-"):
            wrong.append(f"{path} has no hash")
        if "resolved" in package:
            wrong.append(f"{path} names a host: {package['resolved']}")
    return wrong


def find_conflicts() -> Findings:
    """Return the conflicts that pip reports between installed packages."""
    words = [sys.executable, "-m", "pip", "--disable-pip-version-check", "check"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode else []


# Known vulnerabilities


def read_pip_audit(text: str) -> Findings | None:
    """Return the vulnerabilities that pip-audit found, or None if it looked nothing up."""
    try:
        dependencies = json.loads(text)["dependencies"]
    except (ValueError, KeyError):
        return None
    known = [each for each in dependencies if "vulns" in each]
    if not known:
        return None
    return [
        f"{each['name']} {each['version']}: {found['id']}, fixed in "
        + (", ".join(found["fix_versions"]) or "no version yet")
        for each in known
        for found in each["vulns"]
    ]


def read_npm_audit(text: str) -> Findings | None:
    """Return the vulnerabilities that npm found, or None if it looked nothing up."""
    try:
        found = json.loads(text)["vulnerabilities"]
    except (ValueError, KeyError):
        return None
    return [f"{name} {each['range']}: {each['severity']}" for name, each in found.items()]


def ask_pip_audit() -> Findings | None:
    """Return known vulnerabilities of the installed packages; probe the service first."""
    words = [sys.executable, "-m", "pip_audit", "--format=json", "--progress-spinner=off"]
    words += ["--timeout=5"]
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "requirements.txt"
        probe.write_text(f"pip=={version('pip')}\n", "utf-8")
        first = [*words, "--no-deps", "--disable-pip", f"--requirement={probe}"]
        if read_pip_audit(_output(first, PROBE)) is None:
            return None
    return read_pip_audit(_output([*words, "--skip-editable"], PATIENCE))


def ask_npm() -> Findings | None:
    """Return known vulnerabilities of the packages that build the client."""
    program = shutil.which("npm")
    if program is None:
        return None
    words = [program, "audit", "--json", "--package-lock-only", "--fetch-retries=0"]
    return read_npm_audit(_output([*words, "--fetch-timeout=10000"], PROBE))


def _output(words: list[str], seconds: float) -> str:
    """Return the output of a program, or an empty text if it takes too long."""
    try:
        done = subprocess.run(
            words,
            cwd=ROOT / "web",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout


def main() -> None:
    """Run all checks and print the findings."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--strict", action="store_true", help="fail if no service answers")
    options = parser.parse_args()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    wrong = find_loose(requirements(project)) + find_unpinned(lock) + find_conflicts()
    for what, found in (("Python", ask_pip_audit()), ("npm", ask_npm())):
        unknown = f"Not looked up: vulnerabilities of {what} packages; no service answers here."
        if found is not None:
            wrong += found
        elif options.strict:
            wrong.append(unknown)
        else:
            print(unknown)
    for line in wrong:
        print(line)
    print(f"{len(wrong)} problems found with the dependencies.")
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
