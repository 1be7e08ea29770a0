"""Run a short version of the self-play example."""

import re
from pathlib import Path

import numpy as np
import pytest

from tests.docs.test_examples import load, run
from tilewright._build import COMPILED

EXAMPLE = load("self_play")
MATCHES, MEASURED = (2400, 40) if COMPILED else (64, 4)


def test_it_learns_and_writes_its_curve_and_network(tmp_path: Path) -> None:
    curve, network = tmp_path / "curve.svg", tmp_path / "network.npz"
    options = ["--matches", MATCHES, "--points", 2, "--measured", MEASURED, "--final", MEASURED]
    output = run("self_play", *options, "--curve", curve, "--network", network)
    shares = [float(share) for share in re.findall(r"([\d.]+)% ", output)]
    assert len(shares) == 4
    assert not COMPILED or shares[-1] > shares[0] + 5
    assert curve.read_text("utf-8").count("<circle") == 3
    assert next(part.shape for part in np.load(network).values()) == (168, 96)


def test_a_network_learns_what_it_is_taught() -> None:
    rng = np.random.default_rng(1)
    network = EXAMPLE["Network"](10, rng)
    observations = rng.random((200, 10), np.float32)
    targets = np.tanh(observations[:, 0] - observations[:, 1]).astype(np.float32)
    before = np.abs(network.values(observations) - targets).mean()
    for _ in range(300):
        network.update(observations, targets, 0.01)
    assert np.abs(network.values(observations) - targets).mean() < before / 10


def test_targets_near_the_end_follow_the_result() -> None:
    choice, td_targets = EXAMPLE["Choice"], EXAMPLE["td_targets"]
    trajectory = [choice(0, None, value) for value in (0.1, 0.5, -0.5)]
    end = float(np.tanh(1.0))
    middle = 0.8 * end + 0.2 * -0.5
    assert td_targets(trajectory, 25) == pytest.approx([0.8 * middle + 0.2 * 0.5, middle, end])
