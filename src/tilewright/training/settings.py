"""What to train, and how."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from tilewright.bots import NO_NET, Limits, evaluation_factory
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.net_file import shipped_name
from tilewright.bots.strong import StrongBot
from tilewright.bots.weights import find_evaluation
from tilewright.core.errors import BadSetup
from tilewright.core.registry import find_game

MEMORY: Final = 4  # MiB for the search of a worker


@dataclass(frozen=True)
class Settings:
    """The setup to train for, and how much of everything."""

    game: str
    side: str
    seats: int
    seed: int
    generations: int = 3
    matches: int = 10_000  # of self-play in each generation
    seconds: float = 0.0  # the most that the self-play of a generation takes; 0 for no limit
    nodes: int = 600  # of each search
    keep: float = 1.0  # the share of positions that is learned from
    noise: float = 0.1  # the share of random actions in the noisiest matches
    window: int = 2  # generations that are learned from
    epochs: int = 3
    batch: int = 8192
    rate: float = 0.002
    search_share: float = 0.5  # of a target that the search gives, not the result
    test_matches: int = 200  # against the last champion, at most
    jobs: int = 1

    def __post_init__(self) -> None:
        if not self.new_evaluation().board_size:
            sentence = f"the evaluation of {self.game} takes no net"
            raise BadSetup("setup.net", sentence, {"net": self.game})

    def new_evaluation(self) -> Evaluation:
        """Return the evaluation that a net is to correct."""
        return find_evaluation(find_game(self.game), "tuned", self.seats, self.side)

    def new_bot(self, net: str) -> StrongBot:
        """Return the bot that plays against itself."""
        judge = evaluation_factory(find_game(self.game), "tuned", net or NO_NET)
        return StrongBot("practice", judge, Limits(nodes=self.nodes, memory=MEMORY))

    def player(self, net: Path | None) -> str:
        """Return the name of the bot that tests a net."""
        return f"strong:nodes={self.nodes},memory={MEMORY},net={net or NO_NET}"

    @property
    def net_name(self) -> str:
        """The name of the file of the net."""
        return shipped_name(self.game, self.side, self.seats)

    def command(self) -> str:
        """Return the command line that trains with these settings."""
        words = [f"tilewright train {self.game}"]
        for name, value in asdict(self).items():
            if name not in ("game", "jobs"):
                words.append(f"--{name.replace('_', '-')} {value}")
        return " ".join(words)
