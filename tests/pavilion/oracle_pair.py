"""The same match twice, by the rules and by the oracle, compared at every ply."""

from collections.abc import Callable

from tests.oracle import pavilion as oracle
from tests.pavilion.drawn import LETTERS
from tests.pavilion.table import SIGNS, tiles_in
from tilewright import NATURE, Pavilion, PavilionAction, Rng
from tilewright.games.pavilion.data import BoardData, PavilionData

Style = Callable[[oracle.Pavilion, list[oracle.Action], Rng], int]


def meaning(number: int) -> oracle.Action:
    """Return what the oracle calls an action."""
    action = PavilionAction(number)
    if action.colour is None:
        return (action.kind,)
    colour = SIGNS[action.colour]
    if action.source is not None:
        return ("take", action.source, colour)
    if action.star is None:
        return (action.kind, colour)
    assert action.position is not None and action.wilds is not None
    return ("place", action.star, action.position, colour, action.wilds)


MEANINGS = [meaning(number) for number in range(1586)]


class Pair:
    """A state and an oracle that play the same match."""

    def __init__(self, state: Pavilion, twin: oracle.Pavilion) -> None:
        self.state = state
        self.oracle = twin
        self.seen: set[str] = set()  # rulings that came about

    @classmethod
    def new(cls, seats: int, side: str, start: int) -> "Pair":
        """Return a match before its first deal."""
        return cls(Pavilion(seats, side, start), oracle.Pavilion(seats, side, start))

    @classmethod
    def at(cls, data: PavilionData) -> "Pair":
        """Return a match that goes on from a position."""
        return cls(Pavilion.from_data(data), oracle_at(data))

    def play(self, style: Style, rng: Rng, whole: bool) -> None:
        """Play to the end; the whole position is compared at every ply, or at deals only."""
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
        """Make the same random deal in both."""
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
            self.oracle.apply(MEANINGS[PavilionAction(token)])
        self.compare()

    def act(self, style: Style, rng: Rng) -> None:
        """Choose an action and carry it out in both; what is legal must be the same."""
        legal = self.state.legal_actions()
        meanings = [MEANINGS[action] for action in legal]
        expected = self.oracle.legal()
        assert len(meanings) == len(expected)
        assert set(meanings) == set(expected)
        place = style(self.oracle, meanings, rng)
        phase, round_ = self.oracle.phase, self.oracle.round
        self.state.apply(legal[place])
        self.oracle.apply(meanings[place])
        assert self.state.scores() == self.oracle.scores()
        self.notice(phase, round_, meanings[place])

    def compare(self) -> None:
        """Compare all there is to a position."""
        assert self.state.to_data() == self.oracle.data()

    def notice(self, phase: str, round_: int, action: oracle.Action) -> None:
        """Note which rulings have just applied."""
        now = self.oracle
        if phase == "taking" and now.phase != "taking" and now.token == "centre":
            self.seen.add("R1")
        if now.round > round_ and now.phase != "displays":
            self.seen.add("R2")
        if action[0] == "place" and not now.supply:
            self.seen.add("R3")
        if now.phase == "placing" and len(now.supply) < oracle.SUPPLY_SIZE:
            self.seen.add("R4")


def oracle_at(data: PavilionData) -> oracle.Pavilion:
    """Return the oracle's match at a position."""
    match = oracle.Pavilion(data["seats"], data["side"], data["start"])
    match.round, match.phase, match.turn = data["round"], data["phase"], data["turn"]
    match.sources = [tiles_in(heap) for heap in (data["centre"], *data["displays"])]
    match.token, match.owed, match.setting_up = data["token"], data["owed"], False
    match.supply, match.bag = tiles_in(data["supply"]), tiles_in(data["bag"])
    match.tower = tiles_in(data["tower"])
    match.boards = [oracle_board(data["side"], held) for held in data["boards"]]
    return match


def oracle_board(side: str, held: BoardData) -> oracle.Board:
    """Return a board of the oracle."""
    board = oracle.Board(side)
    board.score, board.passed = held["score"], held["passed"]
    board.hand, board.kept = tiles_in(held["hand"]), tiles_in(held["kept"])
    board.stars = [[SIGNS[tile] if tile else "" for tile in star] for star in held["stars"]]
    return board
