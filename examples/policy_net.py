"""A policy network in PyTorch learns Azul from scratch, and beats the greedy bot after minutes.

    python examples/policy_net.py                     # a few minutes on one core
    python examples/policy_net.py --decisions 6000000 --curve curve.svg --network network.pt

The network maps a position to a probability for every action; there is no search. It plays
hundreds of matches against itself at once, in a `Batch`, and is trained by proximal policy
optimization (PPO) with generalized advantage estimation (GAE).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from learning_curve import Point, draw
from tilewright.envs import Batch, layout

MATCHES = 512  # played in parallel
ROLLOUT_STEPS = 32  # decisions in every match between updates
HIDDEN = 128
WIDTH = 32  # features for each colour in each source
MAX_TILES = 7  # of one colour in one source; larger counts share an embedding
EPOCHS, MINIBATCH = 3, 1024
RATE, LAST_RATE = 2e-3, 1e-4  # the learning rate falls linearly
ENTROPY_BONUS = 0.02  # falls linearly to 0
CLIP_RANGE = 0.2
GAE_LAMBDA = 0.9
VALUE_LOSS = 0.5
MAX_GRADIENT_NORM = 0.5
REWARD_SCALE = 10  # points that make a reward of 1
ILLEGAL_LOGIT = -1e9


class Policy(nn.Module):
    """An actor and a critic: a logit for every action, and the value of the position.

    The value is how many points, scaled, the seat to act will gain on the other. An action takes
    a colour from a source to a line or the floor. All sources share weights, so what is learned
    about one display holds for all.
    """

    def __init__(self) -> None:
        super().__init__()
        self.layout = layout("azul", 2)
        self.sources, self.colours = self.layout["sources"].shape
        self.body = nn.Sequential(
            nn.Linear(self.layout.size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.value = nn.Linear(HIDDEN, 1)
        self.board_features = nn.Linear(HIDDEN, self.colours * WIDTH)
        self.source_features = nn.Linear(self.colours, self.colours * WIDTH)
        self.count_features = nn.Embedding(MAX_TILES + 1, WIDTH)
        self.centre_features = nn.Parameter(torch.zeros(WIDTH))
        self.goal = nn.Linear(WIDTH, 6)  # five lines and the floor
        nn.init.orthogonal_(self.goal.weight, 0.01)  # start almost uniform

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits and the values."""
        hidden = self.body(observations)
        field = self.layout["sources"]
        sources = observations[:, field.offset : field.offset + field.size].view(
            -1, self.sources, self.colours
        )
        counts = (sources * field.unit).round().long().clamp(max=MAX_TILES)
        features = (
            self.board_features(hidden).view(-1, 1, self.colours, WIDTH)
            + self.source_features(sources).view(-1, self.sources, self.colours, WIDTH)
            + self.count_features(counts)
        )
        features = torch.cat([features[:, :1] + self.centre_features, features[:, 1:]], dim=1)
        logits = self.goal(features.relu()).flatten(1)
        logits = functional.pad(logits, (5, 0))  # actions 0 to 4 exist only on the grey side
        return logits.masked_fill(~masks, ILLEGAL_LOGIT), self.value(hidden)[:, 0]


class Rollout(NamedTuple):
    """Decisions to train on, one per row."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_probs: Tensor
    advantages: Tensor
    returns: Tensor

    def minibatches(self) -> Iterator[Rollout]:
        """Yield all decisions once, shuffled."""
        for rows in torch.randperm(len(self.observations)).split(MINIBATCH):
            yield Rollout(*(column[rows] for column in self))


class SelfPlay:
    """A batch of matches in which a policy plays both seats."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.batch = Batch("azul", MATCHES, reward="change", seed=seed)
        size = (ROLLOUT_STEPS + 1, MATCHES)  # the last row is the first of the next rollout
        self.observations = np.zeros((*size, self.batch.layout.size), np.float32)
        self.masks = np.zeros((*size, self.batch.num_actions), np.bool_)
        self.actors = np.zeros(size, np.int8)
        self.values = np.zeros(size, np.float32)
        self.log_probs = np.zeros(size, np.float32)
        self.actions = np.zeros(size, np.int64)
        self.rewards = np.zeros((*size, 2), np.float32)
        self.finished = np.zeros(size, np.bool_)
        self.batch.reset(
            masks=self.masks[-1], observations=self.observations[-1], actors=self.actors[-1]
        )

    @torch.no_grad()
    def collect(self) -> Rollout:
        """Play `ROLLOUT_STEPS` decisions in every match."""
        for rows in (self.observations, self.masks, self.actors):
            rows[0] = rows[-1]
        for t in range(ROLLOUT_STEPS):
            log_probs = self._evaluate(t).log_softmax(dim=1)
            actions = log_probs.exp().multinomial(1)
            self.actions[t] = actions[:, 0].numpy()
            self.log_probs[t] = log_probs.gather(1, actions)[:, 0].numpy()
            self.batch.step(
                self.actions[t],
                masks=self.masks[t + 1],
                observations=self.observations[t + 1],
                rewards=self.rewards[t],
                finished=self.finished[t],
                actors=self.actors[t + 1],
            )
        self._evaluate(ROLLOUT_STEPS)
        advantages = self._advantages()
        returns = advantages + self.values[:-1]
        normalized = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        played = (self.observations, self.masks, self.actions, self.log_probs)
        columns = (*(rows[:-1] for rows in played), normalized, returns)
        return Rollout(*(torch.from_numpy(column).flatten(0, 1) for column in columns))

    def _evaluate(self, t: int) -> Tensor:
        """Store the values at a step and return the logits."""
        logits, values = self.policy(
            torch.from_numpy(self.observations[t]), torch.from_numpy(self.masks[t])
        )
        self.values[t] = values.numpy()
        return logits

    def _advantages(self) -> NDArray[np.float32]:
        """Return the GAE of every decision; one seat's gain is the other's loss."""
        matches = np.arange(MATCHES)
        advantages = np.zeros_like(self.values)
        for t in reversed(range(ROLLOUT_STEPS)):
            actor = self.actors[t]
            own, other = (self.rewards[t, matches, seat] for seat in (actor, 1 - actor))
            sign = np.where(self.finished[t], 0, np.where(self.actors[t + 1] == actor, 1, -1))
            future = self.values[t + 1] + GAE_LAMBDA * advantages[t + 1]
            advantages[t] = (own - other) / REWARD_SCALE + sign * future - self.values[t]
        return advantages[:-1]


def update(
    policy: Policy, optimizer: torch.optim.Optimizer, rollout: Rollout, remaining: float
) -> None:
    """Make the PPO updates of one rollout; `remaining` is the share of training still to come."""
    for group in optimizer.param_groups:
        group["lr"] = LAST_RATE + (RATE - LAST_RATE) * remaining
    for _ in range(EPOCHS):
        for part in rollout.minibatches():
            logits, values = policy(part.observations, part.masks)
            log_probs = logits.log_softmax(dim=1)
            ratio = (log_probs.gather(1, part.actions[:, None])[:, 0] - part.log_probs).exp()
            clipped = ratio.clamp(1 - CLIP_RANGE, 1 + CLIP_RANGE)
            objective = torch.min(ratio * part.advantages, clipped * part.advantages).mean()
            entropy = -(log_probs.exp() * log_probs).sum(dim=1).mean()
            value_loss = functional.mse_loss(values, part.returns)
            optimizer.zero_grad()
            loss = VALUE_LOSS * value_loss - objective - ENTROPY_BONUS * remaining * entropy
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), MAX_GRADIENT_NORM)
            optimizer.step()


@torch.no_grad()
def evaluate(policy: Policy, matches: int, seed: int) -> float:
    """Return the share of wins against the greedy bot; the seats take turns to start."""
    batch = Batch("azul", matches, bots={1: "greedy"}, restart=False, seed=seed)
    out = batch.arrays()
    batch.reset(masks=out.masks, observations=out.observations)
    won = 0.0
    while not out.finished.all():
        logits, _ = policy(torch.from_numpy(out.observations), torch.from_numpy(out.masks))
        batch.step(
            logits.argmax(dim=1).numpy(),
            masks=out.masks,
            observations=out.observations,
            rewards=out.rewards,
            finished=out.finished,
        )
        won += float(out.rewards[:, 0].sum())
    return won / matches


def train(policy: Policy, decisions: int, points: int, measured: int, seed: int) -> list[Point]:
    """Train on so many decisions; evaluate at regular points, which are not timed."""
    self_play = SelfPlay(policy, seed)
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE)
    curve: list[Point] = []
    done, minutes = 0, 0.0
    while len(curve) <= points:
        if done >= len(curve) * decisions / points:
            share = evaluate(policy, measured, seed=10**6 + len(curve))
            curve.append(Point(minutes, share))
            print(f"{done:9,} decisions, {minutes:5.2f} minutes: {share:.1%} against greedy")
            continue
        started = process_time()
        update(policy, optimizer, self_play.collect(), 1 - done / decisions)
        done += MATCHES * ROLLOUT_STEPS
        minutes += (process_time() - started) / 60
    return curve


def main(arguments: Sequence[str] | None = None) -> None:
    """Train a network, print its progress and save the results."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=3_000_000, help="decisions to train on")
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    parser.add_argument("--points", type=int, default=12, help="evaluations during training")
    parser.add_argument("--measured", type=int, default=1000, help="matches per evaluation")
    parser.add_argument("--final", type=int, default=10_000, help="matches of the last evaluation")
    parser.add_argument("--curve", type=Path, help="write the learning curve to this SVG file")
    parser.add_argument("--network", type=Path, help="save the weights to this file")
    options = parser.parse_args(arguments)
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    policy = Policy()
    curve = train(policy, options.decisions, options.points, options.measured, options.seed)
    share = evaluate(policy, options.final, seed=10**9)
    print(f"in the end: {share:.1%} of {options.final} matches against greedy")
    if options.curve:
        options.curve.write_text(draw([*curve[:-1], curve[-1]._replace(share=share)]), "utf-8")
    if options.network:
        torch.save(policy.state_dict(), options.network)


if __name__ == "__main__":
    main()
