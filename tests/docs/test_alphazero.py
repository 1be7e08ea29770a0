"""Run a short version of the AlphaZero example."""

import importlib.util
import os
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.conformance.games import each_game
from tests.docs.test_examples import load, run
from tilewright import Game
from tilewright._build import COMPILED

if not importlib.util.find_spec("torch"):
    assert not os.environ.get("CI"), "CI needs PyTorch to train with it"
    pytest.skip("PyTorch is not installed: make torch", allow_module_level=True)

MINUTES, MEASURED = (0.05, 8) if COMPILED else (0.02, 1)


def test_it_learns_and_writes_its_curve_and_network(tmp_path: Path) -> None:
    curve, network = tmp_path / "curve.svg", tmp_path / "network.pt"
    options = ["--minutes", MINUTES, "--points", 1, "--measured", MEASURED]
    output = run("alphazero", "azul", *options, "--curve", curve, "--network", network)
    assert len(re.findall(r"([\d.]+)% won", output)) == 2
    assert curve.read_text("utf-8").count("<circle") == 2
    assert network.stat().st_size > 100_000


@each_game
def test_a_finished_match_gives_decisions_with_results(game: Game) -> None:
    from tilewright.envs import Batch

    example = load("alphazero")
    example["SelfPlay"].__init__.__globals__["NODES"] = 2
    batch = Batch(game.id, 2, seats=2, seed=1)
    network = example["Network"](batch.layout.size, batch.num_actions, 2)
    play = example["SelfPlay"](network, batch, seed=1)
    learned: list[Any] = []
    while not learned:
        learned = play.step()
    for decision, result in learned:
        assert decision.policy.sum() == pytest.approx(1.0)
        assert not decision.policy[~decision.mask].any()
        assert result.sum() == pytest.approx(1.0)
    last, result = learned[-1]
    i = int(np.flatnonzero(batch.matches)[-1])
    points = batch.last_scores[i]
    if points[0] != points[1]:
        assert result.argmax() == (int(points.argmax()) - last.actor) % 2


def test_the_network_learns_to_copy_a_search() -> None:
    import torch

    example = load("alphazero")
    torch.manual_seed(1)
    chance = np.random.default_rng(1)
    network = example["Network"](10, 4, 2)
    mask = np.array([True, True, False, True])
    buffer = []
    for _ in range(300):
        observation = chance.random(10).astype(np.float32)
        best = int(observation[0] > 0.5)
        policy = np.eye(4, dtype=np.float32)[best]
        result = np.array([best, 1 - best], np.float32)
        buffer.append((example["Decision"](observation, mask, policy, 0), result))
    optimizer = torch.optim.Adam(network.parameters(), lr=0.01)
    first = example["learn"](network, optimizer, buffer, chance)
    for _ in range(60):
        last = example["learn"](network, optimizer, buffer, chance)
    assert last < first / 3
