"""The rules against the oracle: the same legal actions, scores and positions at every ply."""

from collections.abc import Callable

import pytest

from tests.oracle import garden as oracle
from tests.playthroughs import FOLDER, Playthrough
from tilewright import NATURE, Garden, GardenAction, Rng
from tilewright._build import COMPILED
from tilewright.games.garden import GAME

pytestmark = pytest.mark.slow

GAMES = 4_000 if COMPILED else 100
SEATS = (2, 3, 4)
SIDES = ("front", "back")
EVERY_PLY = 20  # one game in so many is compared as a whole at every ply, not only at deals

Style = Callable[[oracle.Garden, list[oracle.Action], Rng], oracle.Action]


def meaning(number: int) -> oracle.Action:
    """Return what the oracle calls an action."""
    action = GardenAction(number)
    sign = action.text[-1]
    match action.kind:
        case "take":
            return ("take", int(sign) if sign.isdigit() else sign)
        case "copy":
            return ("copy", action.place or 0)
        case "buy":
            return ("buy", action.area or 0)
        case "place":
            return ("place", action.hexagon or "", action.cell or "")
        case "lay":
            return ("lay", action.hexagon or "", action.area or 0, action.rotation or 0)
        case "pay" | "drop" if action.hexagon:
            return (action.kind + "-expansion" * action.expansion, action.hexagon)
    return ("pay-joker",) if action.kind == "pay" else (action.kind,)


MEANINGS = [meaning(number) for number in range(GAME.num_actions(2))]
NUMBERS = {action: number for number, action in enumerate(MEANINGS)}


def at_random(_: oracle.Garden, legal: list[oracle.Action], rng: Rng) -> oracle.Action:
    return legal[rng.randbelow(len(legal))]


def preferring(*kinds: str) -> Style:
    """Return a style that chooses evenly among the first of some kinds that there are."""

    def choose(_: oracle.Garden, legal: list[oracle.Action], rng: Rng) -> oracle.Action:
        for kind in kinds:
            liked = [action for action in legal if action[0] == kind]
            if liked:
                return liked[rng.randbelow(len(liked))]
        return legal[rng.randbelow(len(legal))]

    return choose


def lingering(_: oracle.Garden, legal: list[oracle.Action], rng: Rng) -> oracle.Action:
    """Pass only where nothing else can be done, and take often."""
    taking = [action for action in legal if action[0] == "take"]
    others = [action for action in legal if action[0] != "pass"]
    chosen = taking if taking and rng.randbelow(2) else others or legal
    return chosen[rng.randbelow(len(chosen))]


STYLES: dict[str, tuple[Style, float]] = {  # with a share of all games
    "at random": (at_random, 0.35),
    "lingering": (lingering, 0.35),
    "hoarding": (preferring("take", "copy", "drop"), 0.10),
    "building": (preferring("lay", "place", "pay-expansion", "pay", "buy", "take"), 0.15),
    "buying": (preferring("buy", "place", "pay-joker", "take", "drop-expansion"), 0.05),
}


class Pair:
    """The same match twice: by the rules and by the oracle."""

    def __init__(self, seats: int, side: str, start: int) -> None:
        self.state = Garden(seats, side, start)
        self.oracle = oracle.Garden(seats, side, start)

    def play(self, style: Style, rng: Rng, whole: bool) -> None:
        """Play to the end, comparing."""
        while not self.state.is_over:
            if self.state.actor == NATURE:
                self.deal(rng)
            else:
                self.act(style, rng)
            if whole:
                self.compare()
        self.compare()
        assert self.state.ranking() == self.oracle.places()

    def deal(self, rng: Rng) -> None:
        deal = self.state.deal(rng)
        self.state.apply_deal(deal)
        self.oracle.deal(items(GAME.write_deal(deal)))
        self.compare()

    def repeat(self, token: str) -> None:
        """Carry out a recorded ply in both."""
        if self.state.actor == NATURE:
            self.oracle.deal(items(token))
        else:
            self.oracle.apply(MEANINGS[GardenAction(token)])
        self.state.apply_text(token)
        self.compare()

    def act(self, style: Style, rng: Rng) -> None:
        legal = self.oracle.legal()
        assert self.state.legal_actions() == sorted(NUMBERS[action] for action in legal)
        action = style(self.oracle, legal, rng)
        self.state.apply(NUMBERS[action])
        self.oracle.apply(action)
        assert self.state.scores() == self.oracle.scores()

    def compare(self) -> None:
        waiting = self.oracle.opening  # the state tells that a round has not started
        assert self.state.to_data() == self.oracle.data() | {"waiting": waiting}


def items(token: str) -> list[str]:
    """Return the things of a deal one by one."""
    if token.startswith("x"):
        return [token]
    return [token[at : at + 2] for at in range(0, len(token), 2)]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", STYLES)
def test_random_games_are_the_same_in_rules_and_oracle(name: str, seats: int, side: str) -> None:
    style, share = STYLES[name]
    rng = Rng(seats * 1000 + len(name) * 10 + len(side))
    for number in range(round(GAMES * share / (len(SEATS) * len(SIDES))) + 1):
        Pair(seats, side, number % seats).play(style, rng, whole=number % EVERY_PLY == 0)


@pytest.mark.parametrize("name", [path.stem for path in sorted(FOLDER.glob("garden-*.txt"))])
def test_the_play_throughs_are_the_same_in_the_oracle(name: str) -> None:
    played = Playthrough.parse((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    pair = Pair(played.seats, played.side, played.start)
    for token in played.tokens:
        pair.repeat(token)
    assert pair.oracle.actor is None
