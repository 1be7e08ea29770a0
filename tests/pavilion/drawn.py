"""Positions of Summer Pavilion drawn as text, so that a test shows its board.

Letters are the colours P G O Y B R. A board is the stars that hold tiles, each a number and its
positions 1 to 6, `"0:PG.... 4:xx.xx."`, where `x` is a tile of the colour that the coloured side
prints there; stars not drawn are empty. Displays are words, `"GGPR YY"`; those not drawn are
empty. A heap is its letters. Tiles that are drawn nowhere lie in the bag, or in the tower where
the bag itself is drawn. With tiles on displays or in the centre it is the phase of taking, else
that of placing; the first seat is to act.
"""

from tilewright import Pavilion
from tilewright.games.pavilion.data import BoardData, PavilionData

LETTERS = "PGOYBR"
COLOURS = dict(zip(LETTERS, ("purple", "green", "orange", "yellow", "blue", "red"), strict=True))
STAR_LETTERS = ".PORBYG"  # of the stars 0 to 6 on the coloured side
COPIES = 22
FULL_SUPPLY = "PPGGOOYYBR"


def heap(tiles: str) -> list[int]:
    """Return how many tiles of each colour the letters name."""
    return [tiles.count(letter) for letter in LETTERS]


def board(
    stars: str = "", *, hand: str = "", kept: str = "", score: int = 5, passed: bool = False
) -> BoardData:
    """Return a drawn board with what lies beside it."""
    laid: list[list[str | None]] = [[None] * 6 for _ in range(7)]
    for word in stars.split():
        number, _, signs = word.partition(":")
        laid[int(number)] = [_tile(sign, int(number)) for sign in signs]
    return {
        "score": score,
        "hand": heap(hand),
        "kept": heap(kept),
        "passed": passed,
        "stars": laid,
    }


def _tile(sign: str, star: int) -> str | None:
    return None if sign == "." else COLOURS[STAR_LETTERS[star] if sign == "x" else sign]


def drawn(*boards: BoardData, **rest: object) -> Pavilion:
    """Return a drawn position as a state."""
    return Pavilion.from_data(drawn_data(*boards, **rest))


def drawn_data(*boards: BoardData, **rest: object) -> PavilionData:
    """Return a drawn position as plain data; at least two seats.

    What is given by name stands in the data: displays, centre, supply, bag and tower are drawn,
    all else is a value.
    """
    played = [*boards, *(board() for _ in range(2 - len(boards)))]
    plates = 2 * len(played) + 1
    words = [*str(rest.pop("displays", "")).split(), *[""] * plates]
    centre = heap(str(rest.pop("centre", "")))
    turn = rest.get("turn", 0)
    taking = bool(words[0]) or any(centre)
    wild = [*COLOURS.values()][int(str(rest.get("round", 1))) - 1]
    heap_of_rest = "tower" if "bag" in rest else "bag"
    data: PavilionData = {
        "game": "pavilion",
        "side": "coloured",
        "seats": len(played),
        "round": 1,
        "start": 0,
        "actor": turn,  # type: ignore[typeddict-item]
        "phase": "taking" if taking else "placing",
        "turn": turn,  # type: ignore[typeddict-item]
        "wild": wild,
        "displays": [heap(word) for word in words[:plates]],
        "centre": centre,
        "token": "centre" if taking else 0,
        "supply": heap(str(rest.pop("supply", FULL_SUPPLY))),
        "bag": heap(str(rest.pop("bag", ""))),
        "tower": heap(str(rest.pop("tower", ""))),
        "owed": 0,
        "boards": played,
    }
    undrawn = [COPIES - count for count in tile_counts(data)]
    lying = [a + b for a, b in zip(undrawn, data[heap_of_rest], strict=True)]  # type: ignore[literal-required]
    return data | {heap_of_rest: lying} | rest  # type: ignore[return-value]


def tile_counts(data: PavilionData) -> list[int]:
    """Return how many tiles of each colour there are, wherever they lie."""
    heaps = [*data["displays"], data["centre"], data["supply"], data["bag"], data["tower"]]
    heaps += [heap_ for held in data["boards"] for heap_ in (held["hand"], held["kept"])]
    laid = [tile for held in data["boards"] for star in held["stars"] for tile in star]
    return [
        laid.count(name) + sum(counts[i] for counts in heaps)
        for i, name in enumerate(COLOURS.values())
    ]
