"""Regenerate OpenSpiel's playthroughs: `python -m tests.envs.make_openspiel_playthroughs`."""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import tilewright.envs.openspiel  # noqa: F401  # registers the games

FOLDER = Path(__file__).parents[1] / "data" / "openspiel"
SEED = 1
GAMES = (
    "tilewright_azul(players=2,side=coloured)",
    "tilewright_pavilion(players=2,side=coloured)",
    "tilewright_garden(players=2,side=front)",
)


def path_of(name: str) -> Path:
    """Return the file of a game's playthrough."""
    return FOLDER / f"{name.partition('(')[0]}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        path_of(game).write_text(playthrough(game, None, seed=SEED), "utf-8")
