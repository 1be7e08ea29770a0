"""A policy network in PyTorch learns Azul from nothing, and beats the greedy bot after minutes.

    python examples/policy_net.py                     # a few minutes of one core
    python examples/policy_net.py --decisions 6000000 --curve curve.svg --network network.pt

The network looks at a position and gives every action a chance; it never looks ahead. It plays
hundreds of matches against itself at once, by a `Batch`, and after every few decisions is taught
by proximal policy optimization (PPO): what went better than expected becomes more likely.
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

TABLES = 512  # matches that are played side by side
DECISIONS = 32  # at every table, between lessons
HIDDEN = 128
WIDTH = 32  # of what is thought about one colour of one source
MOST_TILES = 7  # of one colour in one source that are told apart
PASSES, PART = 3, 1024  # how often a decision is learned from, and how many at once
RATE, LAST_RATE = 2e-3, 1e-4
CURIOSITY = 0.02  # how much variety is worth, at first
CAUTION = 0.2  # how much more or less likely one lesson may make an action
TRUST = 0.9  # lambda: how far ahead points count in themselves, not by what is expected
POINTS = 10  # that make a reward of 1
NEVER = -1e9  # the logit of an action that is not legal


class Policy(nn.Module):
    """A logit for every action, and how many points the seat is expected to gain on the other.

    An action takes a colour from a source to a goal. All sources are looked at with the same
    weights, so what is learned about one display is known about all.
    """

    def __init__(self) -> None:
        super().__init__()
        self.own = layout("azul", 2)
        self.sources, self.colours = self.own["sources"].shape
        self.body = nn.Sequential(
            nn.Linear(self.own.size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.worth = nn.Linear(HIDDEN, 1)
        self.wish = nn.Linear(HIDDEN, self.colours * WIDTH)  # by what is on the boards
        self.beside = nn.Linear(self.colours, self.colours * WIDTH)  # by what lies with it
        self.count = nn.Embedding(MOST_TILES + 1, WIDTH)
        self.centre = nn.Parameter(torch.zeros(WIDTH))
        self.goal = nn.Linear(WIDTH, 6)  # five lines and the floor
        nn.init.orthogonal_(self.goal.weight, 0.01)  # at first all actions are alike

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits, and what is expected."""
        thought = self.body(seen)
        field = self.own["sources"]
        offer = seen[:, field.offset : field.offset + field.size].view(-1, self.sources, 5)
        tiles = (offer * field.unit).round().long().clamp(max=MOST_TILES)
        each = (
            self.wish(thought).view(-1, 1, self.colours, WIDTH)
            + self.beside(offer).view(-1, self.sources, self.colours, WIDTH)
            + self.count(tiles)
        )
        each = torch.cat([each[:, :1] + self.centre, each[:, 1:]], dim=1).relu()
        logits = functional.pad(self.goal(each).flatten(1), (5, 0))  # columns of the grey side
        return logits.masked_fill(~masks, NEVER), self.worth(thought)[:, 0]


class Lesson(NamedTuple):
    """What was seen, done and gained in some decisions."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    likely: Tensor  # the logarithm of how likely the action was
    surprise: Tensor  # by how much it went better than expected
    gained: Tensor

    def parts(self) -> Iterator[Lesson]:
        """Give all decisions once, in random order, some at a time."""
        for chosen in torch.randperm(len(self.seen)).split(PART):
            yield Lesson(*(all_of[chosen] for all_of in self))


class School:
    """Tables at which a policy plays against itself."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.batch = Batch("azul", TABLES, reward="change", seed=seed)
        size = (DECISIONS + 1, TABLES)
        self.seen = np.zeros((*size, self.batch.layout.size), np.float32)
        self.masks = np.zeros((*size, self.batch.num_actions), np.bool_)
        self.actors = np.zeros(size, np.int8)
        self.expected = np.zeros(size, np.float32)
        self.likely = np.zeros(size, np.float32)
        self.actions = np.zeros(size, np.int64)
        self.rewards = np.zeros((*size, 2), np.float32)
        self.finished = np.zeros(size, np.bool_)
        self.batch.reset(masks=self.masks[-1], observations=self.seen[-1], actors=self.actors[-1])

    @torch.no_grad()
    def play(self) -> Lesson:
        """Play on at every table."""
        for rows in (self.seen, self.masks, self.actors):
            rows[0] = rows[-1]
        for now in range(DECISIONS):
            logits = self._look(now).log_softmax(dim=1)
            actions = logits.exp().multinomial(1)
            self.actions[now] = actions[:, 0].numpy()
            self.likely[now] = logits.gather(1, actions)[:, 0].numpy()
            self.batch.step(
                self.actions[now],
                masks=self.masks[now + 1],
                observations=self.seen[now + 1],
                rewards=self.rewards[now],
                finished=self.finished[now],
                actors=self.actors[now + 1],
            )
        self._look(DECISIONS)
        surprise = self._find_surprise()
        gained = surprise + self.expected[:-1]
        spread = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        kept = (self.seen[:-1], self.masks[:-1], self.actions[:-1], self.likely[:-1])
        return Lesson(*(torch.from_numpy(each).flatten(0, 1) for each in (*kept, spread, gained)))

    def _look(self, now: int) -> Tensor:
        seen, masks = torch.from_numpy(self.seen[now]), torch.from_numpy(self.masks[now])
        logits, expected = self.policy(seen, masks)
        self.expected[now] = expected.numpy()
        return logits

    def _find_surprise(self) -> NDArray[np.float32]:
        """Add up what went better than expected; what is good for the one is bad for the other."""
        tables = np.arange(TABLES)
        surprise = np.zeros_like(self.expected)
        for now in reversed(range(DECISIONS)):
            actor = self.actors[now]
            own, other = (self.rewards[now, tables, seat] for seat in (actor, 1 - actor))
            sign = np.where(self.finished[now], 0, np.where(self.actors[now + 1] == actor, 1, -1))
            ahead = self.expected[now + 1] + TRUST * surprise[now + 1]
            surprise[now] = (own - other) / POINTS + sign * ahead - self.expected[now]
        return surprise[:-1]


def learn(policy: Policy, optimizer: torch.optim.Optimizer, lesson: Lesson, left: float) -> None:
    """Make what went well more likely, and expect what came."""
    for group in optimizer.param_groups:
        group["lr"] = LAST_RATE + (RATE - LAST_RATE) * left
    for _ in range(PASSES):
        for part in lesson.parts():
            logits, expected = policy(part.seen, part.masks)
            logs = logits.log_softmax(dim=1)
            ratio = (logs.gather(1, part.actions[:, None])[:, 0] - part.likely).exp()
            near = ratio.clamp(1 - CAUTION, 1 + CAUTION)
            better = torch.min(ratio * part.surprise, near * part.surprise).mean()
            variety = -(logs.exp() * logs).sum(dim=1).mean()
            error = functional.mse_loss(expected, part.gained)
            optimizer.zero_grad()
            (0.5 * error - better - CURIOSITY * left * variety).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def measure(policy: Policy, matches: int, seed: int) -> float:
    """Return the share of the wins against greedy; the seats start in turn."""
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
    """Learn from so many decisions, and measure on the way; only the learning is timed."""
    school = School(policy, seed)
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE)
    curve: list[Point] = []
    made, spent = 0, 0.0
    while len(curve) <= points:
        if made >= len(curve) * decisions / points:
            share = measure(policy, measured, seed=10**6 + len(curve))
            curve.append(Point(spent, share))
            print(f"{made:9,} decisions, {spent:5.2f} minutes: {share:.1%} against greedy")
            continue
        started = process_time()
        learn(policy, optimizer, school.play(), 1 - made / decisions)
        made += TABLES * DECISIONS
        spent += (process_time() - started) / 60
    return curve


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn, tell how it goes, and keep what is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=3_000_000, help="to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--points", type=int, default=12, help="how often to measure on the way")
    parser.add_argument("--measured", type=int, default=1000, help="matches of a measurement")
    parser.add_argument("--final", type=int, default=10_000, help="matches of the last one")
    parser.add_argument("--curve", type=Path, help="where to write the learning curve")
    parser.add_argument("--network", type=Path, help="where to keep the network")
    chosen = parser.parse_args(arguments)
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    policy = Policy()
    curve = train(policy, chosen.decisions, chosen.points, chosen.measured, chosen.seed)
    share = measure(policy, chosen.final, seed=10**9)
    print(f"in the end: {share:.1%} of {chosen.final} matches against greedy")
    if chosen.curve:
        chosen.curve.write_text(draw([*curve[:-1], curve[-1]._replace(share=share)]), "utf-8")
    if chosen.network:
        torch.save(policy.state_dict(), chosen.network)


if __name__ == "__main__":
    main()
