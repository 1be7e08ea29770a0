"""Queen's Garden once more, slow and obvious: an oracle that tests compare with the real rules.

Written from the rules page alone. A hexagon is a text such as "B3", its colour and its value. A
piece is what a storage holds: "B3" is a tile, "xB3" an expansion; "joker" only occurs in payments.
A cell is a text such as "14": area 1, neighbour 4 of its middle; area 0 is round the fountain.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations, product

Action = tuple[str] | tuple[str, str | int] | tuple[str, str, str] | tuple[str, str, int, int]
Area = str | tuple[str, int] | None  # "down", or the printed hexagon and the rotation
At = str | tuple[int, int]  # a cell, or an area and a rotation
Coordinates = tuple[int, int]

COLOURS = "BPLYMG"
VALUES = "123456"
HEXAGONS = [colour + value for colour in COLOURS for value in VALUES]
PIECES = [*HEXAGONS, *("x" + hexagon for hexagon in HEXAGONS), "joker"]
RANK = {piece: rank for rank, piece in enumerate(PIECES)}
TRAITS = (-2, -1)  # where the text of a hexagon or a piece has its colour, and its pattern

ROUNDS = 4
WHEEL = ("G1B", "2P3", "L4Y", "5M6")
PATTERN_POINTS = {  # R9 for the front, reconstructed for the back
    "front": dict.fromkeys(VALUES, 1),
    "back": {"1": 1, "2": 1, "3": 2, "4": 2, "5": 3, "6": 3},
}
GROUP_BONUS = {"front": {6: 6}, "back": {4: 2, 5: 4, 6: 6}}  # reconstructed for the back
STACK_SIZE = {2: 5, 3: 7, 4: 8}
COPIES = 3
TILE_PLACES = 12
EXPANSION_PLACES = 2
TOP_TILES = 4
PRICE = 6

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
CENTRES = ((0, 0), (3, 0), (3, -3), (0, -3), (-3, 0), (-3, 3), (0, 3))  # the fountain's is area 0
STATUES = ((2, -1), (-1, 2), (-1, -1))
BENCHES = ((1, 1), (-2, 1), (1, -2))


def around(middle: Coordinates) -> list[Coordinates]:
    """The six neighbours of a place, in the order of the directions."""
    return [(middle[0] + q, middle[1] + r) for q, r in DIRECTIONS]


def cell_names() -> dict[Coordinates, str]:
    """The 48 cells a garden can have, and their names."""
    names = {}
    for area, centre in enumerate(CENTRES):
        if area:
            names[centre] = f"{area}0"
        for place, coordinates in enumerate(around(centre), 1):
            names[coordinates] = f"{area}{place}"
    return names


NAMES = cell_names()
NEIGHBOURS = {
    cell: [NAMES[other] for other in around(coordinates) if other in NAMES]
    for coordinates, cell in NAMES.items()
}
FOUNTAIN = [f"0{place}" for place in range(1, 7)]
RINGS = [  # the cells round the fountain, the statues and the benches, and their jokers
    (FOUNTAIN, 1),
    *(([NAMES[cell] for cell in around(middle)], 2) for middle in (*STATUES, *BENCHES)),
]
PAVILION_JOKERS = 3


def ordered(pieces: Iterable[str]) -> list[str]:
    """Pieces by number, tiles before expansions."""
    return sorted(pieces, key=RANK.__getitem__)


def counts(tiles: list[str]) -> list[int]:
    """How many tiles of each hexagon a heap holds, by number."""
    number = Counter(tiles)
    return [number[hexagon] for hexagon in HEXAGONS]


def value(pieces: list[str]) -> int:
    """The values of tiles and expansions, added up."""
    return sum(int(piece[-1]) for piece in pieces)


def is_tile(piece: str) -> bool:
    """Whether a stored piece is a tile, not an expansion."""
    return piece[0] != "x"


def groups(cells: dict[str, str]) -> list[list[str]]:
    """The hexagons of each colour group and of each pattern group of a garden."""
    found = []
    for trait in TRAITS:
        left = dict(cells)
        while left:
            cell, hexagon = left.popitem()
            group, border = [hexagon], [cell]
            while border:
                for other in NEIGHBOURS[border.pop()]:
                    if other in left and left[other][trait] == hexagon[trait]:
                        group.append(left.pop(other))
                        border.append(other)
            found.append(group)
    return found


def payments(thing: str, storage: list[str], jokers: int) -> set[tuple[str, ...]]:
    """Every payment for a stored piece, each in the order in which it is made."""
    cost = int(thing[-1]) - 1  # the piece itself counts as one
    others = ordered({piece for piece in storage if piece[-2:] != thing[-2:]})
    found = set()
    for trait in TRAITS:
        alike = [piece for piece in others if piece[trait] == thing[trait]]
        for size in range(max(0, cost - jokers), cost + 1):
            for chosen in combinations(alike, size):
                if len({piece[-2:] for piece in chosen}) == size:  # never two identical
                    found.add((*chosen, *["joker"] * (cost - size)))
    return found


def worded(verb: str, piece: str) -> Action:
    """The action that pays or drops a piece."""
    if piece == "joker":
        return (verb + "-joker",)
    return (verb, piece) if is_tile(piece) else (verb + "-expansion", piece[1:])


@dataclass
class Spot:
    """An expansion of the display or the stack's top, with the tiles lying on it."""

    tiles: list[str] = field(default_factory=list)
    expansion: str | None = None  # its hexagon once it is face up; no tile lies there then

    def data(self) -> dict[str, object]:
        """What lies there as plain data."""
        return {"tiles": ordered(self.tiles), "expansion": self.expansion}


class Board:
    """One player's garden, storage and score."""

    def __init__(self, side: str) -> None:
        """An empty garden."""
        self.side = side
        self.score = 15
        self.jokers = 3
        self.storage: list[str] = []
        self.passed = False
        self.areas: dict[int, Area] = dict.fromkeys(range(1, 7))
        self.cells: dict[str, str] = {}

    def lose(self, points: int) -> None:
        """Take points off the score, which never falls below 0 (R1)."""
        self.score = max(0, self.score - points)

    def tiles(self) -> list[str]:
        """The stored tiles."""
        return [piece for piece in self.storage if is_tile(piece)]

    def room(self) -> tuple[int, int]:
        """The free places of the storage for tiles (jokers use them up, too) and expansions."""
        tiles = len(self.tiles())
        return TILE_PLACES - self.jokers - tiles, EXPANSION_PLACES - (len(self.storage) - tiles)

    def free_cells(self) -> list[str]:
        """The cells where a tile could lie; the middle one only of a face-down expansion."""
        cells = list(FOUNTAIN)
        for number, area in self.areas.items():
            if area:
                first = 0 if area == "down" else 1
                cells += [f"{number}{place}" for place in range(first, 7)]
        return [cell for cell in cells if cell not in self.cells]

    def free_areas(self) -> list[int]:
        """The areas without an expansion."""
        return [number for number, area in self.areas.items() if not area]

    def accepts(self, hexagon: str, cell: str) -> bool:
        """Whether neighbours and groups allow a hexagon on a cell."""
        beside = [self.cells[other] for other in NEIGHBOURS[cell] if other in self.cells]
        if not beside:
            return True
        if not any(other[trait] == hexagon[trait] for other in beside for trait in TRAITS):
            return False
        trial = {**self.cells, cell: hexagon}
        return all(len(set(group)) == len(group) for group in groups(trial))

    def placements(self) -> list[Action]:
        """Every way to place a stored piece that can be paid for."""
        cells, areas = self.free_cells(), self.free_areas()
        found: list[Action] = []
        for piece in ordered(set(self.storage)):
            if not payments(piece, self.storage, self.jokers):
                continue
            if is_tile(piece):
                found += [("place", piece, cell) for cell in cells if self.accepts(piece, cell)]
                continue
            found += [
                ("lay", piece[1:], area, rotation)
                for area in areas
                for rotation in range(6)
                if self.accepts(piece[1:], f"{area}{rotation + 1}")
            ]
        return found

    def put(self, hexagon: str, cell: str) -> None:
        """Put a hexagon on a cell, with jokers for what it surrounds; those without room go."""
        self.cells[cell] = hexagon
        gain = sum(
            jokers
            for ring, jokers in RINGS + self.pavilion_rings()
            if cell in ring and all(other in self.cells for other in ring)
        )
        self.jokers += min(gain, self.room()[0])

    def pavilion_rings(self) -> list[tuple[list[str], int]]:
        """The cells round each pavilion, and its jokers."""
        numbers = [number for number, area in self.areas.items() if isinstance(area, tuple)]
        return [([f"{n}{place}" for place in range(1, 7)], PAVILION_JOKERS) for n in numbers]

    def round_points(self, wheel: str) -> int:
        """The points of phase 2."""
        points = PATTERN_POINTS[self.side]
        matches = [trait for hexagon in self.cells.values() for trait in hexagon if trait in wheel]
        return sum(points.get(trait, 1) for trait in matches) + len(self.pavilion_rings())

    def score_end(self) -> None:
        """Settle the storage, which stops at 0 (R6), then add the groups."""
        self.score += self.jokers
        self.lose(value(self.storage))
        for group in groups(self.cells):
            if len(group) >= 3:
                self.score += value(group) + GROUP_BONUS[self.side].get(len(group), 0)

    def data(self) -> dict[str, object]:
        """The board as plain data."""
        return {
            "score": self.score,
            "jokers": self.jokers,
            "tiles": counts(self.tiles()),
            "expansions": [p[1:] for p in ordered(self.storage) if not is_tile(p)],
            "passed": self.passed,
            "areas": [
                {"hexagon": area[0], "rotation": area[1]} if isinstance(area, tuple) else area
                for area in self.areas.values()
            ],
            "cells": dict(self.cells),
        }


class Garden:
    """A match: who acts, what they may do, and what comes of it."""

    def __init__(self, seats: int, side: str, start: int = 0) -> None:
        """A match before its first draw; the side is "front" or "back"."""
        self.seats = seats
        self.side = side
        self.boards = [Board(side) for _ in range(seats)]
        self.bag = HEXAGONS * COPIES
        self.tower: list[str] = []
        self.unseen = list(HEXAGONS)
        self.supply = len(HEXAGONS) - ROUNDS * STACK_SIZE[seats]
        self.round = 0
        self.start = self.turn = start
        self.phase = ""
        self.marker: int | str = "display"
        self.opening = True  # before the first turn of a round
        self.stack = 0  # without its top
        self.top = -1  # the place of the top, -1 when there is none
        self.display: dict[int, Spot] = {}  # with the top, places ascending
        self.reveals: list[int] = []
        self.what: str | int = ""  # the colour or value being taken, and the copies chosen
        self.chosen: dict[str, int] = {}
        self.thing = ""  # the piece being placed, where it will be, and the payment so far
        self.at: At = ""
        self.paid: list[str] = []
        self.last: str | None = None  # the piece discarded last, and the points to be lost
        self.points = 0
        self._begin_round(start)

    @property
    def actor(self) -> int | str | None:
        """The seat to act, "nature" when chance is to act, None when the game is over."""
        if self.phase == "over":
            return None
        return "nature" if self.phase in {"tiles", "reveal"} else self.turn

    def legal(self) -> list[Action]:
        """Every action the seat to act may choose; none when no seat is to act."""
        if self.phase == "acting":
            board = self.boards[self.turn]
            return [*self._takes(), *board.placements(), *self._buys(), ("pass",)]
        if self.phase == "copying":
            return [("copy", place) for place in self._copying()[2]]
        if self.phase == "paying":
            return [worded("pay", piece) for piece in self._payable()]
        if self.phase == "discarding":
            return [*(worded("drop", piece) for piece in self._droppable()), ("stop",)]
        return []

    def apply(self, action: Action) -> None:
        """Carry out a legal action, and all that follows until the next decision or draw."""
        match action:
            case ("copy", int(place)):
                self.chosen[self._copying()[1]] = place
                self._copy_alone()
            case ("stop",):
                self._end_pass()
            case _ if self.phase == "paying":
                self.paid += [p for p in self._payable() if worded("pay", p) == action]
                self._pay_alone()
            case _ if self.phase == "discarding":
                self._drop(next(p for p in self._droppable() if worded("drop", p) == action))
            case _:
                self._act(action)

    def deal(self, items: list[str]) -> None:
        """Nature's tiles in the order drawn, or its expansion; ValueError if it cannot be."""
        if self.phase == "tiles":
            self._deal_tiles(items)
        elif self.phase == "reveal":
            hexagon = items[0][1:] if len(items) == 1 else ""
            if hexagon not in self.unseen or items != ["x" + hexagon]:
                raise ValueError("no expansion that can turn up")
            self.unseen.remove(hexagon)
            self.display[self.reveals.pop(0)].expansion = hexagon
        else:
            raise ValueError("chance is not to act")
        self._chance()

    def scores(self) -> list[int]:
        """The score of each seat, with the end scoring once the game is over."""
        return [board.score for board in self.boards]

    def places(self) -> list[int]:
        """The place of each seat by score; tied seats share a place."""
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def data(self) -> dict[str, object]:
        """The position as plain data."""
        return {
            "game": "garden",
            "side": self.side,
            "seats": self.seats,
            "round": self.round,
            "start": self.start,
            "actor": self.actor,
            "phase": self.phase,
            "turn": self.turn,
            "marker": self.marker,
            "supply": self.supply,
            "stack": self.stack,
            "display": [
                {"place": place, "top": place == self.top, **spot.data()}
                for place, spot in self.display.items()
            ],
            "reveals": list(self.reveals),
            "unseen": list(self.unseen),
            "bag": counts(self.bag),
            "tower": counts(self.tower),
            "pending": self._pending(),
            "boards": [board.data() for board in self.boards],
        }

    def _pending(self) -> dict[str, object] | None:
        """What the turn in hand has decided so far."""
        if self.phase == "copying":
            return {"take": self.what, "chosen": dict(self.chosen)}
        if self.phase == "paying":
            return {
                "thing": self.thing[-2:],
                "expansion": not is_tile(self.thing),
                "at": self.at if isinstance(self.at, str) else list(self.at),
                "paid": list(self.paid),
            }
        if self.phase == "discarding":
            return {"last": self.last, "points": self.points}
        return None

    def _act(self, action: Action) -> None:
        """The first decision of a turn."""
        match action:
            case ("take", what):
                self.what, self.chosen = what, {}
                self.phase = "copying"
                self._copy_alone()
            case ("place", tile, str(cell)):
                self._begin_payment(tile, cell)
            case ("lay", hexagon, int(area), int(rotation)):
                self._begin_payment("x" + hexagon, (area, rotation))
            case ("buy", int(area)):
                board = self.boards[self.turn]
                board.lose(PRICE)
                board.areas[area] = "down"
                self.supply -= 1
                self._end_turn()
            case _:
                self._pass()

    def _offers(self, what: str | int) -> dict[str, list[int]]:
        """The places that have each hexagon of a colour or value, hexagons ascending."""
        offers: dict[str, list[int]] = {}
        for hexagon in [hexagon for hexagon in HEXAGONS if str(what) in hexagon]:
            for place, spot in self.display.items():
                if hexagon in spot.tiles or hexagon == spot.expansion:
                    offers.setdefault(hexagon, []).append(place)
        return offers

    def _fits(self, offers: dict[str, list[int]]) -> bool:
        """Whether some choice of a place for each hexagon fits into the storage."""
        tiles, expansions = self.boards[self.turn].room()
        face_up = [{bool(self.display[at].expansion) for at in each} for each in offers.values()]
        return any(
            choice.count(False) <= tiles and choice.count(True) <= expansions
            for choice in product(*face_up)
        )

    def _takes(self) -> list[Action]:
        """Every colour and value that lies in the display and fits into the storage."""
        offers = {what: self._offers(what) for what in (*COLOURS, *range(1, 7))}
        return [("take", what) for what, offer in offers.items() if offer and self._fits(offer)]

    def _copying(self) -> tuple[dict[str, list[int]], str, list[int]]:
        """The places as far as chosen or forced; the hexagon in question, its possible places."""
        offers = self._offers(self.what)
        for hexagon, places in offers.items():
            possible = [at for at in places if self._fits({**offers, hexagon: [at]})]
            if hexagon in self.chosen:
                possible = [self.chosen[hexagon]]
            elif len(possible) > 1:
                return offers, hexagon, possible
            offers[hexagon] = possible
        return offers, "", []

    def _copy_alone(self) -> None:
        """Take everything once no place is in question any more."""
        offers, question, _ = self._copying()
        if question:
            return
        storage = self.boards[self.turn].storage
        for hexagon, (place,) in offers.items():
            if self.display[place].expansion:
                del self.display[place]
                storage.append("x" + hexagon)
            else:
                self.display[place].tiles.remove(hexagon)
                storage.append(hexagon)
        if [self.top] in offers.values():
            self._next_top()
        self._begin_chance()

    def _next_top(self) -> None:
        """Let the top move out; without any tile for the next one, all the stack does so, too."""
        self.top = -1
        while self.stack and self.top < 0:
            place = STACK_SIZE[self.seats] - self.stack
            self.display[place] = Spot()
            self.stack -= 1
            if self.bag or self.tower:
                self.top = place

    def _begin_chance(self) -> None:
        """Note the places that are to be turned up, empty ones but not the top; then go on."""
        self.reveals = [
            place
            for place, spot in self.display.items()
            if place != self.top and not spot.tiles and not spot.expansion
        ]
        self._chance()

    def _chance(self) -> None:
        """Have tiles drawn for a new top, then expansions turned up; then the turns go on."""
        if self.top >= 0 and not self.display[self.top].tiles:
            self.phase = "tiles"
        elif self.reveals:
            self.phase = "reveal"
        elif self.opening:
            self.opening = False
            self.phase = "acting"
        else:
            self._end_turn()

    def _deal_tiles(self, tiles: list[str]) -> None:
        """Lay tiles on the top; the tower goes in when an empty bag is drawn from (R8)."""
        bag, tower = list(self.bag), self.tower
        for tile in tiles:
            if not bag:
                bag, tower = list(tower), []
            if tile not in bag:
                raise ValueError(f"no {tile} in the bag")
            bag.remove(tile)
        if len(tiles) > TOP_TILES or (len(tiles) < TOP_TILES and bag + tower):
            raise ValueError("the draw stops late or early")
        self.bag, self.tower = bag, tower
        self.display[self.top].tiles += tiles

    def _begin_payment(self, thing: str, at: At) -> None:
        """Decide on a stored piece and where it will be."""
        self.thing, self.at, self.paid = thing, at, []
        self.phase = "paying"
        self._pay_alone()

    def _payable(self) -> list[str]:
        """The pieces that can come next in the payment; none when it is complete."""
        board, done = self.boards[self.turn], len(self.paid)
        ways = payments(self.thing, board.storage, board.jokers)
        ways = {way for way in ways if len(way) > done and way[:done] == (*self.paid,)}
        return ordered({way[done] for way in ways})

    def _pay_alone(self) -> None:
        """Go on paying while there is nothing to choose; then the turn is carried out."""
        options = self._payable()
        while len(options) == 1:
            self.paid += options
            options = self._payable()
        if not options:
            self._build()

    def _build(self) -> None:
        """Carry out payment and placement."""
        board = self.boards[self.turn]
        board.storage.remove(self.thing)
        for piece in self.paid:
            if piece == "joker":
                board.jokers -= 1
            else:
                self._give_up(piece)
        if isinstance(self.at, str):
            board.put(self.thing, self.at)
        else:
            area, rotation = self.at
            board.areas[area] = (self.thing[1:], rotation)
            board.put(self.thing[1:], f"{area}{rotation + 1}")
        self._end_turn()

    def _give_up(self, piece: str) -> None:
        """Move a stored tile to the tower, or an expansion to the supply."""
        self.boards[self.turn].storage.remove(piece)
        if is_tile(piece):
            self.tower.append(piece)
        else:
            self.supply += 1

    def _buys(self) -> list[Action]:
        """The areas for which a face-down expansion can be bought (R1, R5)."""
        board = self.boards[self.turn]
        if board.score < PRICE or not self.supply:
            return []
        return [("buy", area) for area in board.free_areas()]

    def _pass(self) -> None:
        """Pass; the first to do so takes the marker."""
        self.boards[self.turn].passed = True
        if self.marker == "display":
            self.marker = self.turn
        self.last, self.points = None, 0
        self.phase = "discarding"
        self._stop_alone()

    def _droppable(self) -> list[str]:
        """The pieces that can be discarded, none before the last one; no jokers (R3, R4)."""
        first = RANK[self.last] if self.last else 0
        stored = ordered(set(self.boards[self.turn].storage))
        return [piece for piece in stored if RANK[piece] >= first]

    def _drop(self, piece: str) -> None:
        """Discard a piece; its points are lost when the turn ends."""
        self._give_up(piece)
        self.last = piece
        self.points += value([piece])
        self._stop_alone()

    def _stop_alone(self) -> None:
        """End the pass by itself once nothing can be discarded."""
        if not self._droppable():
            self._end_pass()

    def _end_pass(self) -> None:
        """Take off the discards, then 1 for having passed first (R2)."""
        board = self.boards[self.turn]
        board.lose(self.points)
        if self.marker == self.turn:
            board.lose(1)
        self._end_turn()

    def _end_turn(self) -> None:
        """Go on to the next seat clockwise that has not passed, or end the round."""
        for step in range(1, self.seats + 1):
            seat = (self.turn + step) % self.seats
            if not self.boards[seat].passed:
                self.turn = seat
                self.phase = "acting"
                return
        self._end_round()

    def _end_round(self) -> None:
        """Score the round and prepare the next one, or end the game."""
        for board in self.boards:
            board.score += board.round_points(WHEEL[self.round - 1])
        if self.round == ROUNDS:
            self.phase = "over"
            self.turn = self.start
            for board in self.boards:
                board.score_end()
            return
        for spot in self.display.values():
            self.tower += spot.tiles
        self.supply += len(self.display) + self.stack
        self._begin_round(int(self.marker))

    def _begin_round(self, start: int) -> None:
        """Bring the next stack to the display; the starting seat acts once it is laid out."""
        self.round += 1
        self.start = self.turn = start
        self.marker = "display"
        self.opening = True
        for board in self.boards:
            board.passed = False
        self.display = {}
        self.stack = STACK_SIZE[self.seats]
        self._next_top()
        self._begin_chance()
