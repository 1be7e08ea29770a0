"""Fitting a model to positions."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
import torch
from torch import Tensor

from tilewright.training.model import Model
from tilewright.training.positions import Positions
from tilewright.training.settings import Settings

HELD_OUT: Final = 20  # every so many-th match is for checking
POINT_UNIT: Final = 20.0  # points, in the loss
WARM_UP: Final = 100  # steps
DECAY: Final = 0.5  # of weights, per unit of the learning rate
CHUNK: Final = 1 << 16  # positions at once when checking


class Losses(NamedTuple):
    """How far predictions are off on matches that were not learned from."""

    points: float  # root of the mean square error of a seat's lead over the mean
    shares: float  # logarithmic loss of chances to win


class Batches:
    """Positions on the device that trains, and batches of them."""

    def __init__(self, positions: Positions, settings: Settings, device: str) -> None:
        self.device = device
        self.inputs = torch.from_numpy(positions.inputs).to(device)
        self.facts = torch.from_numpy(positions.facts).to(device)
        self.points, self.shares = _targets(positions, settings.search_share, device)
        self.final_points, self.final_shares = _targets(positions, 0.0, device)
        held = positions.match % HELD_OUT == HELD_OUT - 1
        if held.all() or not held.any():
            held = np.arange(len(held)) % HELD_OUT == HELD_OUT - 1
        self.learned = torch.from_numpy(np.flatnonzero(~held)).to(device)
        self.held = torch.from_numpy(np.flatnonzero(held)).to(device)

    def rows(self, which: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return inputs, facts and expected scores of some positions."""
        facts = self.facts[which]
        return self.inputs[which].float(), facts, facts[:, 3:].float() / 1000.0


def _targets(positions: Positions, share: float, device: str) -> tuple[Tensor, Tensor]:
    """Return the points and shares to predict: the result, mixed with what the search said."""
    seats = positions.points.shape[1]
    searched = positions.searched
    known = ~np.isnan(searched[:, :1])
    points = np.where(known, searched[:, :seats], positions.points)
    shares = np.where(known, searched[:, seats:], positions.shares)
    points = share * _centred(points) + (1 - share) * _centred(positions.points)
    shares = share * shares + (1 - share) * positions.shares
    return torch.from_numpy(points).float().to(device), torch.from_numpy(shares).float().to(device)


def _centred(points: np.ndarray) -> np.ndarray:
    centred: np.ndarray = points - points.mean(1, keepdims=True)
    return centred


def check(model: Model, batches: Batches, plain: bool = False) -> Losses:
    """Return the losses on held-out matches, with or without the correction."""
    squares = logs = 0.0
    with torch.no_grad():
        for which in batches.held.split(CHUNK):
            inputs, facts, expected = batches.rows(which)
            points = expected if plain else expected + model(inputs, facts)
            error = points - points.mean(1, keepdim=True) - batches.final_points[which]
            squares += float(error.square().mean(1).sum())
            log_shares = model.shares(points, facts[:, 0].long())
            logs -= float((log_shares * batches.final_shares[which]).sum())
    count = max(1, len(batches.held))
    return Losses(math.sqrt(squares / count), logs / count)


def learn(model: Model, batches: Batches, settings: Settings) -> list[Losses]:
    """Fit a model; return the losses after every epoch. The best epoch is kept."""
    size = min(settings.batch, max(64, len(batches.learned) // 8))
    steps = max(1, len(batches.learned) // size)
    scale = [model.log_scale]
    weights = [value for name, value in model.named_parameters() if name != "log_scale"]
    groups = [{"params": weights, "weight_decay": DECAY}, {"params": scale, "weight_decay": 0.0}]
    optimiser = torch.optim.AdamW(groups, lr=settings.rate)
    found: list[Losses] = []
    best, kept = math.inf, None
    step = 0
    for _ in range(settings.epochs):
        order = batches.learned[torch.randperm(len(batches.learned), device=batches.device)]
        for i in range(steps):
            done = step / (steps * settings.epochs)
            rate = settings.rate * min(1.0, (step + 1) / WARM_UP) * (1 + math.cos(math.pi * done))
            for group in optimiser.param_groups:
                group["lr"] = rate / 2
            _step(model, batches, order[i * size : (i + 1) * size], optimiser)
            step += 1
        found.append(check(model, batches))
        total = found[-1].points / POINT_UNIT + found[-1].shares
        if total < best:
            best, kept = total, {k: v.clone() for k, v in model.state_dict().items()}
    if kept is not None:
        model.load_state_dict(kept)
    return found


def _step(model: Model, batches: Batches, which: Tensor, optimiser: torch.optim.Optimizer) -> None:
    inputs, facts, expected = batches.rows(which)
    points = expected + model(inputs, facts)
    error = points - points.mean(1, keepdim=True) - batches.points[which]
    log_shares = model.shares(points, facts[:, 0].long())
    loss = (error / POINT_UNIT).square().mean() * error.shape[1]
    loss = loss - (log_shares * batches.shares[which]).sum(1).mean()
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    optimiser.step()
