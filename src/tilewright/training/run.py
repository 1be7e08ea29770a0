"""The generations of training: self-play, learning, and a match against the last champion."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

import torch

from tilewright import __version__
from tilewright.arena.processes import Processes
from tilewright.arena.series import Series
from tilewright.arena.series_run import SeriesRun
from tilewright.arena.sprt import Sprt
from tilewright.arena.workers import InProcess
from tilewright.bots import net_file
from tilewright.core.seeds import seed_for
from tilewright.training import curve, learn, positions, self_play
from tilewright.training.curve import Row
from tilewright.training.model import Model, from_net, to_net
from tilewright.training.settings import Settings

PART: Final = 50  # matches in a file
TEST: Final = Sprt(0.0, 30.0)
Say = Callable[[str], None]


class Practised(NamedTuple):
    """The self-play of a generation."""

    matches: int
    positions: int
    seconds: float


class Training:
    """A training run in a folder; what a run has finished, a later one does not repeat."""

    def __init__(self, settings: Settings, folder: Path, start: Path | None, say: Say) -> None:
        self.settings = settings
        self.folder = folder
        self.say = say
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.net = folder / settings.net_name  # the champion's
        self.rows = curve.read(folder / "curve.csv")
        folder.mkdir(parents=True, exist_ok=True)
        _check_same(folder / "settings.json", settings)
        self.start: dict[str, object] = {}
        if start is not None:
            header = net_file.read_header(start.read_bytes())
            names = ("command", "generation", "start")
            self.start = {name: header[name] for name in names if name in header}
            if not self.net.exists():
                self.net.write_bytes(start.read_bytes())

    def run(self) -> None:
        """Train the generations that are missing."""
        jobs = self.settings.jobs
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            for generation in range(len(self.rows) + 1, self.settings.generations + 1):
                self.rows.append(self.train(pool, generation))
                curve.write(self.folder, self.rows)

    def train(self, pool: ProcessPoolExecutor, generation: int) -> Row:
        """Train one generation and return how it went."""
        torch.manual_seed(seed_for(self.settings.seed, "learn", generation) >> 1)
        practised = self.practise(pool, generation)
        rate = practised.matches / max(practised.seconds, 1e-9)
        self.say(
            f"generation {generation}: {practised.matches} matches, {practised.positions} "
            f"positions in {practised.seconds:.0f} s ({rate:.1f} matches/s)"
        )
        began = perf_counter()
        before, after = self.learn(generation)
        learning = perf_counter() - began
        self.say(
            f"generation {generation}: error {before.points:.3f} -> {after.points:.3f} points, "
            f"loss {before.shares:.4f} -> {after.shares:.4f} in {learning:.0f} s"
        )
        share, verdict, played = self.test(generation)
        self.say(
            f"generation {generation}: {100 * share:.1f}% of {played} matches against the last "
            f"champion, {verdict}"
        )
        return Row(generation, *practised, learning, *before, *after, share, played, verdict)

    # Self-play

    def parts(self, generation: int) -> Path:
        """Return the folder of a generation's positions."""
        return self.folder / f"generation-{generation}"

    def practise(self, pool: ProcessPoolExecutor, generation: int) -> Practised:
        """Play the matches of a generation that are missing."""
        folder = self.parts(generation)
        folder.mkdir(exist_ok=True)
        began = perf_counter()
        starts = iter(range(0, self.settings.matches, PART))
        running: set[Future[tuple[int, int]]] = set()
        matches = count = 0
        while True:
            late = self.settings.seconds and perf_counter() - began > self.settings.seconds
            while not late and len(running) < 2 * self.settings.jobs:
                first = next(starts, None)
                if first is None:
                    break
                running.add(self.start_part(pool, generation, first))
            if not running:
                return Practised(matches, count, perf_counter() - began)
            done, running = wait(running, timeout=1.0, return_when=FIRST_COMPLETED)
            if late:
                running = {part for part in running if not part.cancel()}
            for part in done:
                matches += part.result()[0]
                count += part.result()[1]

    def start_part(
        self, pool: ProcessPoolExecutor, generation: int, first: int
    ) -> Future[tuple[int, int]]:
        """Start to play some matches, unless an earlier run has played them."""
        matches = range(first, min(first + PART, self.settings.matches))
        path = self.parts(generation) / f"{first:07}.npz"
        if path.exists():
            known: Future[tuple[int, int]] = Future()
            known.set_result((len(matches), len(positions.load(path).match)))
            return known
        net = str(self.net) if self.net.exists() else ""
        return pool.submit(self_play.play_part, self.settings, net, generation, matches, path)

    # Learning

    def learn(self, generation: int) -> tuple[learn.Losses, learn.Losses]:
        """Fit a net; return its losses before and after. Before the first, there is no net."""
        earliest = max(1, generation - self.settings.window + 1)
        found = [
            positions.load(path)
            for number in range(earliest, generation + 1)
            for path in sorted(self.parts(number).glob("*.npz"))
        ]
        batches = learn.Batches(positions.join(found), self.settings, self.device)
        evaluation = self.settings.new_evaluation()
        model = Model(evaluation, self.settings.seats)
        if self.net.exists():
            sizes, layout = net_file.part_sizes(evaluation), net_file.layout_of(evaluation)
            from_net(model, net_file.read_net(self.net.read_bytes(), str(self.net), sizes, layout))
        model.to(self.device)
        before = learn.check(model, batches, plain=not self.net.exists())
        losses = learn.learn(model, batches, self.settings)
        for epoch, loss in enumerate(losses, 1):
            self.say(f"epoch {epoch}: error {loss.points:.3f} points, loss {loss.shares:.4f}")
        after = learn.check(model, batches)
        data = to_net(model, self.header(generation, net_file.layout_of(evaluation)))
        net_file.write_net(self.candidate(generation), data)
        return before, after

    def candidate(self, generation: int) -> Path:
        """Return the file of a generation's net."""
        return self.folder / f"generation-{generation}.net"

    def header(self, generation: int, layout: str) -> dict[str, object]:
        """Return what a net file says about how it was made."""
        return {
            "game": self.settings.game,
            "side": self.settings.side,
            "seats": self.settings.seats,
            "layout": layout,
            "version": __version__,
            "command": self.settings.command(),
            "seed": self.settings.seed,
            "generation": generation,
            **({"start": self.start} if self.start else {}),
        }

    # Testing

    def test(self, generation: int) -> tuple[float, str, int]:
        """Play the new net against the champion, and replace it unless the new one is weaker."""
        new = self.candidate(generation)
        old = self.net if self.net.exists() else None
        share, verdict, played = 0.5, "untested", 0
        if self.settings.test_matches:
            bots = (self.settings.player(new), self.settings.player(old))
            seats = self.settings.seats
            series = Series(
                self.settings.game,
                self.settings.side,
                seats,
                bots if seats == 2 else (bots[0], *[bots[1]] * (seats - 1)),
                self.settings.test_matches,
                seed_for(self.settings.seed, "test", generation),
            )
            run = SeriesRun(series, sprt=TEST if seats == 2 else None)
            run.play(Processes(self.settings.jobs) if self.settings.jobs > 1 else InProcess())
            first = run.final().standings[0]
            share, played = first.win_share, first.matches
            fair = 1 / seats
            verdict = "stronger" if share > fair else "not stronger"
        if verdict != "not stronger":
            self.net.write_bytes(new.read_bytes())
        return share, verdict, played


def _check_same(path: Path, settings: Settings) -> None:
    """Raise if the folder belongs to a run with other settings; note them in a new folder."""
    own = {name: value for name, value in asdict(settings).items() if name != "generations"}
    own.pop("jobs")
    if path.exists() and json.loads(path.read_text("utf-8")) != own:
        raise curve.other_run(path)
    path.write_text(json.dumps(own, indent=2), "utf-8")
