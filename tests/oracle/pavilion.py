"""Summer Pavilion once more, slow and obvious: an oracle that tests compare with the real rules.

Written from the rules page alone. Heaps of tiles (bag, tower, supply, displays, hands, corner
places) are strings of colour letters. Positions of a star count from 0 inside, and from 1 in
actions and in the table of structures.
"""

Word = tuple[str]  # pass, stop
Choice = tuple[str, str]  # pick, keep
Take = tuple[str, int, str]
Place = tuple[str, int, int, str, int]
Action = Word | Choice | Take | Place
Space = tuple[int, int]

COLOURS = "PGOYBR"  # also the wild colours of rounds 1 to 6
NAMES = {"P": "purple", "G": "green", "O": "orange", "Y": "yellow", "B": "blue", "R": "red"}
TILES_PER_COLOUR = 22
SUPPLY_SIZE = 10
CORNERS = 4
ROUNDS = 6
SIX = range(6)

STAR_COLOURS = ("", "P", "O", "R", "B", "Y", "G")  # of the coloured side; the centre has none
COSTS = {
    "coloured": [[1, 2, 3, 4, 5, 6]] * 7,
    "grey": [[3, 3, 3, 3, 3, 3]] + [[3, 2, 1, 4, 5, 6]] * 6,
}
STAR_BONUS = {"R": 14, "B": 15, "Y": 16, "O": 17, "G": 18, "P": 20}
MIXED_STAR_BONUS = 12
COST_BONUS = {1: 4, 2: 8, 3: 12, 4: 16}


def structures() -> list[tuple[list[Space], int]]:
    """The spaces round each pillar, statue and window, and the tiles that each one gains."""
    found = []
    for star in range(1, 7):
        clockwise = star % 6 + 1
        inner = [(0, (star + 3) % 6 + 1), (0, (star + 4) % 6 + 1)]
        found += [
            ([(star, 2), (star, 3), *inner], 1),
            ([(star, 1), (star, 2), (clockwise, 3), (clockwise, 4)], 2),
            ([(star, 5), (star, 6)], 3),
        ]
    return found


STRUCTURES = structures()


def counts(tiles: str) -> list[int]:
    """How many tiles of each colour a heap holds, in the order of COLOURS."""
    return [tiles.count(colour) for colour in COLOURS]


def draw(bag: str, tower: str, tiles: str) -> tuple[str, str]:
    """What a draw leaves of bag and tower; the tower goes in when an empty bag is drawn from."""
    for tile in tiles:
        if not bag:
            bag, tower = tower, ""
        if tile not in bag:
            raise ValueError(f"no {tile} in the bag")
        bag = bag.replace(tile, "", 1)
    return bag, tower


def run(star: list[str], at: int) -> int:
    """The length of the unbroken run of tiles through one space of a star, 6 for a ring."""
    length = 1
    for step in (1, -1):
        space = at + step
        while star[space % 6] and length < 6:
            length += 1
            space += step
    return length


def payments(hand: str, cost: int, wild: str) -> list[tuple[str, int]]:
    """The ways a hand can pay a cost: the colour laid, and how many wild tiles stand in for it."""
    jokers = hand.count(wild)
    ways = [(wild, 0)] if jokers >= cost else []
    for colour in COLOURS.replace(wild, ""):
        fewest = max(0, cost - hand.count(colour))
        most = min(cost - 1, jokers)  # at least one tile is really of the colour
        ways += [(colour, wilds) for wilds in range(fewest, most + 1)]
    return ways


class Board:
    """One player's board and hand; an empty space of a star is the empty string."""

    def __init__(self, side: str) -> None:
        """An empty board."""
        self.side = side
        self.costs = COSTS[side]
        self.score = 5
        self.hand = ""
        self.kept = ""  # on the corner places, in the order of COLOURS
        self.passed = False
        self.stars = [[""] * 6 for _ in range(7)]

    def lose(self, points: int) -> None:
        """Take points off the score, which never falls below 1 (R6)."""
        self.score = max(1, self.score - points)

    def accepted(self, number: int) -> str:
        """The colours that a star still accepts, as long as it has an empty space."""
        laid = "".join(self.stars[number])
        others = "".join(colour for colour in COLOURS if colour not in laid)
        if self.side == "coloured":
            return STAR_COLOURS[number] or others
        if len(laid) < 2:
            return COLOURS
        return laid[0] if laid[0] == laid[1] else others

    def placements(self, wild: str) -> list[Action]:
        """Every placement the hand can pay for."""
        ways = {cost: payments(self.hand, cost, wild) for cost in range(1, 7)}
        return [
            ("place", number, position + 1, colour, wilds)
            for number, star in enumerate(self.stars)
            for colours in (self.accepted(number),)
            for position in SIX
            if not star[position]
            for colour, wilds in ways[self.costs[number][position]]
            if colour in colours
        ]

    def lay(self, number: int, position: int, colour: str) -> int:
        """Lay a tile on a space counted from 1, score it, and say how many tiles it gains."""
        self.stars[number][position - 1] = colour
        self.score += run(self.stars[number], position - 1)
        return sum(
            gain
            for spaces, gain in STRUCTURES
            if (number, position) in spaces
            and all(self.stars[star][place - 1] for star, place in spaces)
        )

    def keepable(self) -> list[str]:
        """The colours of which another tile may be kept: none before the last one kept."""
        if len(self.kept) == CORNERS:
            return []
        first = COLOURS.index(self.kept[-1]) if self.kept else 0
        return [colour for colour in COLOURS[first:] if colour in self.hand]

    def keep(self, colour: str) -> None:
        """Move a tile from the hand to a corner place."""
        self.hand = self.hand.replace(colour, "", 1)
        self.kept += colour

    def bonus(self) -> int:
        """The points at the end, for complete stars and for covering all spaces of a cost."""
        total = 0
        for star in self.stars:
            if all(star):
                total += STAR_BONUS[star[0]] if len(set(star)) == 1 else MIXED_STAR_BONUS
        empty = {self.costs[n][p] for n, star in enumerate(self.stars) for p in SIX if not star[p]}
        return total + sum(points for cost, points in COST_BONUS.items() if cost not in empty)

    def data(self) -> dict[str, object]:
        """The board as plain data."""
        return {
            "score": self.score,
            "hand": counts(self.hand),
            "kept": counts(self.kept),
            "passed": self.passed,
            "stars": [[NAMES[tile] if tile else None for tile in star] for star in self.stars],
        }


class Pavilion:
    """A match: who acts, what they may do, and what comes of it."""

    def __init__(self, seats: int, side: str, start: int = 0) -> None:
        """A match before its first draw; the side is "coloured" or "grey"."""
        self.seats = seats
        self.side = side
        self.round = 1
        self.start = start
        self.phase = "supply"
        self.turn = start
        self.sources = [""] * (2 * seats + 2)  # 0 is the centre, the others are the displays
        self.token: int | str = "centre"
        self.setting_up = True
        self.supply = ""
        self.bag = COLOURS * TILES_PER_COLOUR
        self.tower = ""
        self.owed = 0
        self.boards = [Board(side) for _ in range(seats)]

    @property
    def actor(self) -> int | str | None:
        """The seat to act, "nature" when tiles are to be drawn, None when the game is over."""
        if self.phase == "over":
            return None
        return "nature" if self.phase in {"supply", "displays"} else self.turn

    @property
    def wild(self) -> str:
        """The wild colour of the round."""
        return COLOURS[self.round - 1]

    def legal(self) -> list[Action]:
        """Every action the seat to act may choose; none when no seat is to act."""
        board = self.boards[self.turn]
        if self.phase == "taking":
            return self._takes()
        if self.phase == "placing":
            return [*board.placements(self.wild), ("pass",)]
        if self.phase == "picking":
            return [("pick", colour) for colour in COLOURS if colour in self.supply]
        if self.phase == "keeping":
            return [*(("keep", colour) for colour in board.keepable()), ("stop",)]
        return []

    def apply(self, action: Action) -> None:
        """Carry out a legal action, and all that follows until the next decision or draw."""
        match action:
            case (_, star, position, colour, wilds):
                self._place(star, position, colour, wilds)
            case (_, source, colour):
                self._take(source, colour)
            case ("pick", colour):
                self._pick(colour, 1)
                self._pick_alone()
            case (_, colour):
                self.boards[self.turn].keep(colour)
                self._keep_alone()
            case ("pass",):
                self._pass()
            case _:
                self._end_pass()

    def deal(self, tiles: str) -> None:
        """Nature's draw, in the order drawn; ValueError if it cannot have been."""
        if self.actor != "nature":
            raise ValueError("nothing is to be drawn")
        filling = self.phase == "supply"
        room = SUPPLY_SIZE - len(self.supply) if filling else 4 * (len(self.sources) - 1)
        bag, tower = draw(self.bag, self.tower, tiles)
        if len(tiles) > room or (len(tiles) < room and bag + tower):
            raise ValueError("the draw stops late or early")
        self.bag, self.tower = bag, tower
        if not filling:
            self.sources[1:] = [tiles[at : at + 4] for at in range(0, room, 4)]
            self.phase = "taking"
            return
        self.supply += tiles
        if self.setting_up:
            self.setting_up = False
            self.phase = "displays"
        else:
            self._next_turn()

    def scores(self) -> list[int]:
        """The score of each seat, with the end bonuses once the game is over."""
        return [board.score for board in self.boards]

    def places(self) -> list[int]:
        """The place of each seat by score; tied seats share a place."""
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def data(self) -> dict[str, object]:
        """The position as plain data."""
        return {
            "game": "pavilion",
            "side": self.side,
            "seats": self.seats,
            "round": self.round,
            "start": self.start,
            "actor": self.actor,
            "phase": self.phase,
            "turn": self.turn,
            "wild": NAMES[self.wild],
            "displays": [counts(tiles) for tiles in self.sources[1:]],
            "centre": counts(self.sources[0]),
            "token": self.token,
            "supply": counts(self.supply),
            "bag": counts(self.bag),
            "tower": counts(self.tower),
            "owed": self.owed,
            "boards": [board.data() for board in self.boards],
        }

    def _takes(self) -> list[Action]:
        """Every source with every colour there; the wild one only where it lies alone."""
        return [
            ("take", source, colour)
            for source, tiles in enumerate(self.sources)
            for colour in COLOURS
            if colour in (tiles.replace(self.wild, "") or tiles)
        ]

    def _take(self, source: int, colour: str) -> None:
        """Take a colour from a source, with a wild tile if there is one."""
        seat, tiles = self.turn, self.sources[source]
        taken = "" if colour == self.wild else colour * tiles.count(colour)
        rest = tiles.replace(colour, "") if taken else tiles
        if self.wild in rest:
            taken += self.wild
            rest = rest.replace(self.wild, "", 1)
        self.sources[source] = ""
        self.sources[0] += rest
        self.boards[seat].hand += taken
        if source == 0 and self.token == "centre":
            self.token = seat
            self.boards[seat].lose(len(taken))
        self.turn = (seat + 1) % self.seats
        if not any(self.sources):
            self._begin_turn(self._owner())

    def _owner(self) -> int:
        """The seat that has the token, or else had it last: the round's starter (R1)."""
        return self.token if isinstance(self.token, int) else self.start

    def _begin_turn(self, seat: int) -> None:
        """Begin a seat's turn of placing; an empty hand passes without being asked (R5)."""
        self.phase = "placing"
        self.turn = seat
        if not self.boards[seat].hand:
            self._pass()

    def _place(self, star: int, position: int, colour: str, wilds: int) -> None:
        """Pay for a space, lay the tile, and turn to the tiles it gains."""
        board = self.boards[self.turn]
        own = board.costs[star][position - 1] - wilds
        board.hand = board.hand.replace(colour, "", own).replace(self.wild, "", wilds)
        self.tower += colour * (own - 1) + self.wild * wilds
        self.owed = board.lay(star, position, colour)
        self.phase = "picking"
        self._pick_alone()

    def _pick(self, colour: str, number: int) -> None:
        """Move owed tiles of a colour from the supply to the hand."""
        self.supply = self.supply.replace(colour, "", number)
        self.boards[self.turn].hand += colour * number
        self.owed -= number

    def _pick_alone(self) -> None:
        """Pick owed tiles while there is nothing to choose; the turn ends when none is owed."""
        if self.owed >= len(self.supply):  # R3: what cannot be had is lost
            self.boards[self.turn].hand += self.supply
            self.supply = ""
            self.owed = 0
        elif len(set(self.supply)) == 1:
            self._pick(self.supply[0], self.owed)
        if not self.owed:
            self._end_turn()

    def _pass(self) -> None:
        """Pass; in round 6 the tiles kept are the earliest colours, without asking (R8)."""
        board = self.boards[self.turn]
        board.passed = True
        self.phase = "keeping"
        while self.round == ROUNDS and board.keepable():
            board.keep(board.keepable()[0])
        self._keep_alone()

    def _keep_alone(self) -> None:
        """End the pass by itself once no tile can be kept."""
        if not self.boards[self.turn].keepable():
            self._end_pass()

    def _end_pass(self) -> None:
        """Send what is not kept to the tower, at a point a tile."""
        board = self.boards[self.turn]
        board.lose(len(board.hand))
        self.tower += board.hand
        board.hand = ""
        self._end_turn()

    def _end_turn(self) -> None:
        """Have the supply refilled after a turn of placing, if anything can be drawn (R4)."""
        if len(self.supply) < SUPPLY_SIZE and self.bag + self.tower:
            self.phase = "supply"
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """Go on to the next seat clockwise that has not passed, or end the round."""
        for step in range(1, self.seats + 1):
            seat = (self.turn + step) % self.seats
            if not self.boards[seat].passed:
                self._begin_turn(seat)
                return
        if self.round == ROUNDS:
            self._end_game()
        else:
            self._next_round()

    def _next_round(self) -> None:
        """Return token and kept tiles, and have the displays filled."""
        self.round += 1
        self.start = self._owner()
        self.token = "centre"
        for board in self.boards:
            board.hand, board.kept = board.kept, ""
            board.passed = False
        self.turn = self.start
        if self.bag + self.tower:
            self.phase = "displays"
        else:  # R2: nothing to lay out, straight to placing
            self._begin_turn(self.start)

    def _end_game(self) -> None:
        """Add the end bonuses, then take off a point for each corner tile (R8)."""
        self.phase = "over"
        self.turn = self.start
        for board in self.boards:
            board.score += board.bonus()
            board.lose(len(board.kept))
