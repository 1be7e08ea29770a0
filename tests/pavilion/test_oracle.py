"""The rules against the oracle: the same legal actions, scores and positions at every ply."""

from collections.abc import Callable

import pytest

from tests.oracle import pavilion as oracle
from tests.pavilion.oracle_pair import Pair, Style
from tests.pavilion.scarcity import Scarcity
from tests.playthroughs import FOLDER, Playthrough
from tilewright import Rng
from tilewright._build import COMPILED

pytestmark = pytest.mark.slow

GAMES = 20_000 if COMPILED else 600
SCARCE_GAMES = 6_000 if COMPILED else 300
SEATS = (2, 3, 4)
SIDES = ("coloured", "grey")
EVERY_PLY = 10  # one game in so many is compared as a whole at every ply, not only at deals


def at_random(_: oracle.Pavilion, legal: list[oracle.Action], rng: Rng) -> int:
    return rng.randbelow(len(legal))


def building(_: oracle.Pavilion, legal: list[oracle.Action], rng: Rng) -> int:
    """Place as long as it is possible."""
    return preferred(legal, lambda action: action[0] != "pass", rng)


def thriftily(match: oracle.Pavilion, legal: list[oracle.Action], rng: Rng) -> int:
    """Place where it costs least, keep what can be kept: boards fill, and tiles run short."""
    costs = oracle.COSTS[match.side]
    placements = [action for action in legal if len(action) == 5]
    cheapest = min((costs[a[1]][a[2] - 1] for a in placements), default=0)

    def is_cheap(action: oracle.Action) -> bool:
        if len(action) == 5:
            return costs[action[1]][action[2] - 1] == cheapest
        return action[0] not in ("pass", "stop")

    return preferred(legal, is_cheap, rng)


def carelessly(_: oracle.Pavilion, legal: list[oracle.Action], rng: Rng) -> int:
    """Take from the centre, pass soon and keep nothing: scores fall to 1."""
    return preferred(
        legal, lambda action: action[0] in ("pass", "stop") or action[1:2] == (0,), rng
    )


def preferred(legal: list[oracle.Action], good: Callable[[oracle.Action], bool], rng: Rng) -> int:
    """Return a random place among the good actions, or among all if none is."""
    places = [place for place, action in enumerate(legal) if good(action)]
    return places[rng.randbelow(len(places))] if places else rng.randbelow(len(legal))


STYLES: dict[str, tuple[Style, float]] = {  # with a share of all games
    "at random": (at_random, 0.35),
    "building": (building, 0.30),
    "thriftily": (thriftily, 0.25),
    "carelessly": (carelessly, 0.10),
}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", STYLES)
def test_random_games_are_the_same_in_rules_and_oracle(name: str, seats: int, side: str) -> None:
    style, share = STYLES[name]
    rng = Rng(seats * 1000 + len(name) * 10 + len(side))
    for number in range(round(GAMES * share / (len(SEATS) * len(SIDES)))):
        Pair.new(seats, side, number % seats).play(style, rng, whole=number % EVERY_PLY == 0)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", ["building", "thriftily"])
def test_games_with_few_tiles_are_the_same_in_rules_and_oracle(
    name: str, seats: int, side: str
) -> None:
    rng = Rng(seats * 100 + len(name) * 10 + len(side))
    for number in range(SCARCE_GAMES // 12):
        pair = Pair.at(Scarcity(rng, seats, side).position())
        pair.play(STYLES[name][0], rng, whole=number % EVERY_PLY == 0)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("ruling", ["R1", "R2", "R3", "R4"])
def test_games_with_few_tiles_bring_about_the_rulings_on_shortage(ruling: str, side: str) -> None:
    rng, seen = Rng(7), set[str]()
    for _ in range(100):
        pair = Pair.at(Scarcity(rng, 4, side).position())
        pair.play(thriftily, rng, whole=False)
        seen |= pair.seen
    assert ruling in seen


@pytest.mark.parametrize("name", [path.stem for path in sorted(FOLDER.glob("pavilion-*.txt"))])
def test_the_play_throughs_are_the_same_in_the_oracle(name: str) -> None:
    played = Playthrough.parse((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    pair = Pair.new(played.seats, played.side, played.start)
    for token in played.tokens:
        pair.repeat(token)
    assert pair.oracle.actor is None
