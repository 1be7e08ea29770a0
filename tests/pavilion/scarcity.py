"""Random positions with few tiles left, which trigger the rulings on shortage."""

from typing import TypeVar

from tests.pavilion.drawn import COLOURS, COPIES, LETTERS, board, drawn_data
from tilewright import Rng
from tilewright.games.pavilion.data import BoardData, PavilionData

STAR_LETTERS = ".PORBYG"
MOST_LEFT = 60  # tiles that are not on boards
T = TypeVar("T")


class Scarcity:
    """The tiles of a table, of which most are laid on boards."""

    def __init__(self, rng: Rng, seats: int, side: str) -> None:
        self.rng = rng
        self.seats = seats
        self.side = side
        self.left = dict.fromkeys(LETTERS, COPIES)

    def position(self) -> PavilionData:
        """Return a position of taking or placing."""
        boards = self.fill_boards()
        loose = self.shuffled("".join(colour * count for colour, count in self.left.items()))
        turn, round_ = self.rng.randbelow(self.seats), 1 + self.rng.randbelow(6)
        values = {"side": self.side, "round": round_, "turn": turn}
        values |= {"start": self.rng.randbelow(self.seats), "bag": ""}
        first, loose = loose[:1], loose[1:]
        if self.rng.randbelow(2):
            displays, loose = self.fill_displays(loose)
            values["displays"] = " ".join([first, *displays])
            values["token"] = "centre"
        else:
            boards[turn]["hand"] = self.counts(first)
            values["token"] = self.rng.randbelow(self.seats)
        return self.spread(boards, loose, values)

    def fill_boards(self) -> list[BoardData]:
        """Lay tiles on the boards until few are left, or no space takes one."""
        stars = [[["."] * 6 for _ in range(7)] for _ in range(self.seats)]
        spaces = [(s, n, p) for s in range(self.seats) for n in range(7) for p in range(6)]
        keep = 1 + self.rng.randbelow(MOST_LEFT)
        for seat, star, at in self.mixed(spaces):
            choices = [c for c in self.accepted(stars[seat][star], star) if self.left[c]]
            if choices and sum(self.left.values()) > keep:
                colour = choices[self.rng.randbelow(len(choices))]
                stars[seat][star][at] = colour
                self.left[colour] -= 1
        return [
            board(" ".join(f"{n}:{''.join(signs)}" for n, signs in enumerate(held)))
            for held in stars
        ]

    def accepted(self, signs: list[str], star: int) -> str:
        """Return the colours that a star takes."""
        laid = [sign for sign in signs if sign != "."]
        if self.side == "coloured" and star:
            return STAR_LETTERS[star]
        if self.side == "grey" and len(laid) < 2:
            return LETTERS
        if self.side == "grey" and len(set(laid)) == 1:
            return laid[0]
        return "".join(colour for colour in LETTERS if colour not in laid)

    def fill_displays(self, loose: str) -> tuple[list[str], str]:
        """Return some displays, of one colour each or mixed, and the tiles that are left."""
        displays = []
        for _ in range(self.rng.randbelow(2 * self.seats + 1)):
            tiles = loose[: 1 + self.rng.randbelow(4)]
            if self.rng.randbelow(2):
                tiles = "".join(tile for tile in tiles if tile == tiles[0])
            if tiles:
                displays.append(tiles)
                for tile in tiles:
                    loose = loose.replace(tile, "", 1)
        return displays, loose

    def spread(
        self, boards: list[BoardData], loose: str, values: dict[str, object]
    ) -> PavilionData:
        """Deal the tiles that are left to hands, supply, bag and tower."""
        heaps = {"supply": "", "bag": "", "tower": ""}
        for tile in loose:
            place = self.rng.randbelow(6)
            if place < 2 and len(heaps["supply"]) < 10:
                heaps["supply"] += tile
            elif place < 5:
                hand = boards[self.rng.randbelow(self.seats)]["hand"]
                hand[LETTERS.index(tile)] += 1
            else:
                heaps["bag" if self.rng.randbelow(2) else "tower"] += tile
        return drawn_data(*boards, **(values | heaps))

    def counts(self, tiles: str) -> list[int]:
        """Return a heap of letters as counts."""
        return [tiles.count(letter) for letter in COLOURS]

    def shuffled(self, tiles: str) -> str:
        """Return tiles in random order."""
        return "".join(self.mixed([*tiles]))

    def mixed(self, things: list[T]) -> list[T]:
        """Return items in random order."""
        rest, order = list(things), list[T]()
        while rest:
            order.append(rest.pop(self.rng.randbelow(len(rest))))
        return order
