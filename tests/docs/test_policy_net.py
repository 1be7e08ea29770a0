"""Run a short version of the PyTorch example, and the MaskablePPO program of a page."""

import importlib.util
import os
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.docs.pages import DOCS, blocks
from tests.docs.test_examples import load, run
from tilewright._build import COMPILED
from tilewright.envs import Batch

DECISIONS, MEASURED = (120_000, 100) if COMPILED else (16_000, 4)

if not all(map(importlib.util.find_spec, ("torch", "sb3_contrib"))):
    assert not os.environ.get("CI"), "CI needs PyTorch and MaskablePPO to train with them"
    pytest.skip("PyTorch or MaskablePPO is not installed: make torch", allow_module_level=True)

EXAMPLE = load("policy_net")


def test_it_learns_and_writes_its_curve_and_network(tmp_path: Path) -> None:
    curve, network = tmp_path / "curve.svg", tmp_path / "network.pt"
    options = ["--decisions", DECISIONS, "--points", 2, "--measured", MEASURED, "--final", MEASURED]
    output = run("policy_net", *options, "--curve", curve, "--network", network)
    shares = [float(share) for share in re.findall(r"([\d.]+)% ", output)]
    assert len(shares) == 4
    assert not COMPILED or shares[-1] > shares[0] + 3
    assert curve.read_text("utf-8").count("<circle") == 3
    assert network.stat().st_size > 100_000


def test_illegal_actions_have_probability_zero() -> None:
    import torch

    batch = Batch("azul", 8)
    out = batch.arrays()
    batch.reset(masks=out.masks, observations=out.observations)
    observations, masks = torch.from_numpy(out.observations), torch.from_numpy(out.masks)
    logits, values = EXAMPLE["Policy"]()(observations, masks)
    probabilities = logits.softmax(dim=1).detach().numpy()
    assert probabilities.shape == out.masks.shape and values.shape == (8,)
    assert (probabilities[~out.masks] == 0).all()
    assert (probabilities[out.masks] > 0).all()


def test_all_displays_share_weights() -> None:
    import torch

    policy = EXAMPLE["Policy"]()
    torch.nn.init.normal_(policy.goal.weight)
    torch.nn.init.zeros_(policy.body[0].weight[:, :30])  # let only the boards matter
    batch = Batch("azul", 1)
    out = batch.arrays()
    batch.reset(masks=out.masks, observations=out.observations)
    swapped = out.observations.copy()
    swapped[0, 5:10], swapped[0, 10:15] = out.observations[0, 10:15], out.observations[0, 5:10]
    everything = torch.ones((1, batch.num_actions), dtype=torch.bool)
    one, other = (
        policy(torch.from_numpy(observations), everything)[0].detach().numpy()[0, 5:].reshape(6, 30)
        for observations in (out.observations, swapped)
    )
    assert not np.allclose(one[1], one[2])
    assert np.allclose(one[1], other[2]) and np.allclose(one[2], other[1])


def test_a_gain_for_one_seat_is_a_loss_for_the_other() -> None:
    self_play: Any = EXAMPLE["SelfPlay"](EXAMPLE["Policy"](), seed=1)
    self_play.values[:] = 0
    self_play.rewards[:] = 0
    self_play.finished[:] = False
    self_play.actors[:] = np.arange(len(self_play.actors))[:, None] % 2
    self_play.rewards[3, 0] = (10, 0)  # seat 1 acts, and seat 0 gains
    advantages = self_play._advantages()
    assert advantages[3, 0] == -1
    assert advantages[2, 0] == pytest.approx(0.9)
    assert advantages[1, 0] == pytest.approx(-0.81)
    assert not advantages[4:].any() and not advantages[:, 1:].any()
    self_play.finished[2, 0] = True
    assert self_play._advantages()[:3].any() == np.False_


def test_maskable_ppo_trains(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks(DOCS / "research" / "gymnasium.md", "py")
    assert "20_000" in program
    exec(compile(program.replace("20_000", "2048"), "page", "exec"), {"__name__": "page"})
    assert "total_timesteps" in capsys.readouterr().out
