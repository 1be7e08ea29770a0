"""Keep another commit's bots runnable, as engines beside the present ones.

    python -m tools.frozen 24aa454
    python -m tilewright match azul strong "$(python -m tools.frozen 24aa454 --player strong)"

The first call makes a worktree in `build/frozen/COMMIT` and compiles it there. The engine runs with
this environment's Python and packages, but that commit's code.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "build" / "frozen"
DONE: Final = ".compiled"


def commit_of(name: str) -> str:
    """Return the full name of a commit."""
    command = ["git", "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode:
        raise SystemExit(f"there is no commit {name}")
    return found.stdout.strip()


def prepare(name: str, pure: bool = False) -> Path:
    """Return the folder of a commit; check it out and compile it first if need be."""
    commit = commit_of(name)
    folder = FOLDER / commit[:12]
    if not folder.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        command = ["git", "worktree", "add", "--detach", "--quiet", str(folder), commit]
        subprocess.run(command, cwd=ROOT, check=True)
    if not pure and not (folder / DONE).exists():
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)
        (folder / DONE).touch()
    return folder


def engine_command(folder: Path, bot: str, pure: bool = False) -> str:
    """Return the command that runs a bot of a folder as an engine."""
    words = ["env", f"PYTHONPATH={folder / 'src'}"]
    if pure:
        words.append("TILEWRIGHT_PURE=1")
    words += [sys.executable, "-P", "-m", "tilewright", "engine", "--bot", bot]
    return shlex.join(words)


def main() -> None:
    """Prepare a commit and print its folder, or the name of one of its bots for the arena."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("commit")
    parser.add_argument("--player", metavar="BOT", help="print this bot's name for the arena")
    parser.add_argument("--pure", action="store_true", help="do not compile it")
    options = parser.parse_args()
    pure = options.pure or os.environ.get("TILEWRIGHT_PURE", "") not in ("", "0")
    folder = prepare(options.commit, pure)
    if options.player:
        print("engine:" + engine_command(folder, options.player, pure))
    else:
        print(folder)


if __name__ == "__main__":
    main()
