"""The tool that keeps another commit's bots runnable."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tilewright import Rng, find_game
from tilewright.arena.players import close_players, make_player
from tilewright.bots import Limits
from tools import frozen


@pytest.mark.processes
def test_the_bots_of_a_folder_play_through_the_engine_protocol() -> None:
    game = find_game("azul")
    command = frozen.engine_command(Path(__file__).parents[2], "strong")
    player = make_player(f"engine:{command}", game, Limits(nodes=50))
    state = game.new(2)
    state.apply_deal(state.deal(Rng(1)))
    try:
        assert player.choose(state, Rng(1)) in state.legal_actions()
    finally:
        close_players([player])


@pytest.mark.processes
def test_a_commit_that_does_not_exist_is_refused() -> None:
    command = [sys.executable, "-m", "tools.frozen", "no-such-commit"]
    found = subprocess.run(
        command, cwd=frozen.ROOT, capture_output=True, text=True, check=False, timeout=60
    )
    assert found.returncode == 1
    assert "there is no commit no-such-commit" in found.stderr
