"""The rules against the oracle: the same legal actions, scores and positions at every ply."""

from collections.abc import Callable

import pytest

from tests.azul.drawn import LETTERS
from tests.oracle import azul as oracle
from tests.playthroughs import FOLDER, Playthrough
from tilewright import NATURE, Azul, AzulAction, Rng
from tilewright._build import COMPILED

pytestmark = pytest.mark.slow

GAMES = 100_000 if COMPILED else 3_000
SEATS = (2, 3, 4)
SIDES = ("coloured", "grey")
EVERY_PLY = 10  # one game in so many is compared as a whole at every ply, not only at deals

Style = Callable[[oracle.Azul, list[oracle.Action], Rng], int]


def meaning(number: int) -> oracle.Action:
    """Return what the oracle calls an action."""
    action = AzulAction(number)
    if action.column is not None:
        return ("column", action.column)
    assert action.source is not None and action.colour is not None and action.line is not None
    return ("take", action.source, action.text[1], action.line)


MEANINGS = [meaning(number) for number in range(305)]


def at_random(_: oracle.Azul, legal: list[oracle.Action], rng: Rng) -> int:
    return rng.randbelow(len(legal))


def tidily(_: oracle.Azul, legal: list[oracle.Action], rng: Rng) -> int:
    """Prefer any line to the floor."""
    return preferred(legal, lambda action: action[-1] != 0, rng)


def hoarding(_: oracle.Azul, legal: list[oracle.Action], rng: Rng) -> int:
    """Send everything to the floor or to line 5."""
    return preferred(legal, lambda action: len(action) == 2 or action[-1] in (0, 5), rng)


def lingering(match: oracle.Azul, legal: list[oracle.Action], rng: Rng) -> int:
    """Avoid the floor and the rows that lack one tile, so that the game lasts."""
    assert isinstance(match.actor, int)
    rows = match.boards[match.actor].wall
    short = [line for line, row in enumerate(rows, 1) if sum(map(bool, row)) < 4]
    return preferred(legal, lambda action: len(action) == 2 or action[-1] in short, rng)


def preferred(legal: list[oracle.Action], good: Callable[[oracle.Action], bool], rng: Rng) -> int:
    """Return a random place among the good actions, or among all if none is."""
    places = [place for place, action in enumerate(legal) if good(action)]
    return places[rng.randbelow(len(places))] if places else rng.randbelow(len(legal))


STYLES: dict[str, tuple[Style, float, set[str]]] = {  # with a share of all games, and some ends
    "at random": (at_random, 0.40, {"row"}),
    "tidily": (tidily, 0.30, {"row"}),
    "lingering": (lingering, 0.25, {"row"}),
    "hoarding": (hoarding, 0.05, {"row", "idle"}),
}


class Pair:
    """The same match twice: by the rules and by the oracle."""

    def __init__(self, seats: int, side: str, start: int) -> None:
        self.state = Azul(seats, side, start)
        self.oracle = oracle.Azul(seats, side, start)

    def play(self, style: Style, rng: Rng, whole: bool) -> str:
        """Play to the end, comparing, and return how it ended."""
        while not self.state.is_over:
            if self.state.actor == NATURE:
                self.deal(rng)
            else:
                self.act(style, rng)
            if whole:
                self.compare()
        self.compare()
        assert self.state.ranking() == self.oracle.places()
        return self.reason()

    def deal(self, rng: Rng) -> None:
        tiles = self.state.deal(rng)
        self.state.apply_deal(tiles)
        self.oracle.deal("".join(LETTERS[colour] for colour in tiles))
        self.compare()

    def repeat(self, token: str) -> None:
        """Carry out a recorded ply in both."""
        self.state.apply_text(token)
        if self.oracle.actor == "nature":
            self.oracle.deal(token.replace("/", ""))
        else:
            self.oracle.apply(MEANINGS[AzulAction(token)])
        self.compare()

    def act(self, style: Style, rng: Rng) -> None:
        legal = self.state.legal_actions()
        meanings = self.oracle.legal()
        assert [MEANINGS[action] for action in legal] == meanings
        place = style(self.oracle, meanings, rng)
        self.state.apply(legal[place])
        self.oracle.apply(meanings[place])
        assert self.state.scores() == self.oracle.scores()

    def compare(self) -> None:
        assert self.state.to_data() == self.oracle.data()

    def reason(self) -> str:
        if any(held.complete_rows() for held in self.oracle.boards):
            return "row"
        return "idle" if self.oracle.idle == oracle.IDLE_LIMIT else "tiles"


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", STYLES)
def test_random_games_are_the_same_in_rules_and_oracle(name: str, seats: int, side: str) -> None:
    style, share, reasons = STYLES[name]
    rng = Rng(seats * 1000 + len(name) * 10 + len(side))
    seen = set()
    for number in range(round(GAMES * share / (len(SEATS) * len(SIDES))) + 1):
        pair = Pair(seats, side, number % seats)
        seen.add(pair.play(style, rng, whole=number % EVERY_PLY == 0))
    assert seen >= reasons


@pytest.mark.parametrize("name", [path.stem for path in sorted(FOLDER.glob("azul-*.txt"))])
def test_the_play_throughs_are_the_same_in_the_oracle(name: str) -> None:
    played = Playthrough.parse((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    pair = Pair(played.seats, played.side, played.start)
    for token in played.tokens:
        pair.repeat(token)
    assert pair.oracle.actor is None
    assert name.endswith(pair.reason())
