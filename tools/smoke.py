"""Try an installed Tilewright: a match, the server and the adapters that are installed.

Needs nothing but the package itself, so that it can run in an empty environment.
"""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

import tilewright
from tilewright.core.registry import games


def play(game_id: str) -> str:
    """Play a random match and return its final position."""
    rng = tilewright.Rng(20)
    state = tilewright.find_game(game_id).new(2)
    while not state.is_over:
        if state.actor == tilewright.NATURE:
            state.apply_deal(state.deal(rng))
        else:
            actions = state.legal_actions()
            state.apply(actions[rng.randbelow(len(actions))])
    return state.to_text()


def check_commands() -> None:
    """Play a series and print the version with the command line."""
    command = [sys.executable, "-m", "tilewright"]
    version = subprocess.run([*command, "--version"], check=True, capture_output=True, text=True)
    print(version.stdout, end="")
    series = [*command, "match", "azul", "greedy", "random", "--games", "4", "--seed", "1"]
    subprocess.run(series, check=True, capture_output=True, text=True)


def check_server(folder: Path) -> None:
    """Start the site, and read its front page and its list of games."""
    command = [sys.executable, "-m", "tilewright", "serve", "--port", "0", "--log-level", "warning"]
    database = f"sqlite:///{(folder / 'smoke.db').as_posix()}"
    with subprocess.Popen(
        [*command, "--database", database], stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            found = re.search(r"http://\S+", line)
            assert found, f"the server printed {line!r}"
            page = urllib.request.urlopen(found[0], timeout=20).read()
            assert b"Tilewright" in page
            listed = json.load(urllib.request.urlopen(f"{found[0]}/api/games", timeout=20))["games"]
            print("site:", ", ".join(game["id"] for game in listed))
        finally:
            server.terminate()


def check_adapters() -> None:
    """Step each adapter whose framework is installed."""
    if importlib.util.find_spec("gymnasium"):
        import gymnasium

        import tilewright.envs.gymnasium  # noqa: F401

        env = gymnasium.make("tilewright/Azul-v0")
        observation, _ = env.reset(seed=1)
        print("gymnasium:", type(observation).__name__)
    if importlib.util.find_spec("pettingzoo"):
        from tilewright.envs.pettingzoo import azul_v0

        pairs = azul_v0.env()
        pairs.reset(seed=1)
        print("pettingzoo:", *pairs.agents)


def main() -> None:
    """Run all checks."""
    for game in games():
        print(play(game.id)[:60])
    check_commands()
    with tempfile.TemporaryDirectory() as folder:
        check_server(Path(folder))
    check_adapters()
    print("everything works")


if __name__ == "__main__":
    main()
