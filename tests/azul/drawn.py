"""Positions of Azul drawn as text, so that a test shows its board instead of assembling it.

Letters are the colours B Y R K W. A wall is five rows, `"BY... ..... ..... ..... ....."`, where
`x` is a tile of the colour that a coloured wall prints there. Lines are five words from the
top, `"- RR - - -"`. A floor is its places from the left, `"*BK"`, the marker a star. Displays
are words, `"BBYR KW"`; those not drawn are empty. A heap is its letters. Tiles that are drawn
nowhere lie in the bag, or in the lid where the bag itself is drawn.
"""

from tilewright import Azul
from tilewright.games.azul.data import AzulData, BoardData, LineData

LETTERS = "BYRKW"
COLOURS = dict(zip(LETTERS, ("blue", "yellow", "red", "black", "white"), strict=True))
EMPTY_LINES = "- - - - -"
EMPTY_WALL = "..... ..... ..... ..... ....."
COPIES = 20


def heap(tiles: str) -> list[int]:
    """Return how many tiles of each colour the letters name."""
    return [tiles.count(letter) for letter in LETTERS]


def board(
    lines: str = EMPTY_LINES, wall: str = EMPTY_WALL, floor: str = "", score: int = 0
) -> BoardData:
    """Return a drawn board."""
    return {
        "score": score,
        "lines": [_line(word) for word in lines.split()],
        "wall": [
            [_place(sign, row, column) for column, sign in enumerate(word)]
            for row, word in enumerate(wall.split())
        ],
        "floor": ["marker" if sign == "*" else COLOURS[sign] for sign in floor],
    }


def _line(word: str) -> LineData | None:
    return None if word == "-" else {"colour": COLOURS[word[0]], "count": len(word)}


def _place(sign: str, row: int, column: int) -> str | None:
    if sign == ".":
        return None
    return COLOURS[LETTERS[(column - row) % 5] if sign == "x" else sign]


def drawn(
    *boards: BoardData, side: str = "coloured", displays: str = "", centre: str = "", **rest: object
) -> Azul:
    """Return a drawn position as a state."""
    data = drawn_data(*boards, side=side, displays=displays, centre=centre, **rest)
    return Azul.from_data(data)


def drawn_data(
    *boards: BoardData, side: str = "coloured", displays: str = "", centre: str = "", **rest: object
) -> AzulData:
    """Return a drawn position as plain data; at least two seats, the first of them to act."""
    played = [*boards, *(board() for _ in range(2 - len(boards)))]
    words = [*displays.split(), *[""] * (2 * len(played) + 1)]
    heap_of_rest = "lid" if "bag" in rest else "bag"
    data: AzulData = {
        "game": "azul",
        "side": side,
        "seats": len(played),
        "round": 1,
        "start": 0,
        "actor": 0,
        "displays": [heap(word) for word in words[: 2 * len(played) + 1]],
        "centre": heap(centre),
        "marker": _owner(played),
        "bag": heap(str(rest.pop("bag", ""))),
        "lid": heap(str(rest.pop("lid", ""))),
        "idle": 0,
        "laid": False,
        "boards": played,
    }
    undrawn = [COPIES - count for count in tile_counts(data)]
    return data | {heap_of_rest: undrawn} | rest  # type: ignore[return-value]


def _owner(boards: list[BoardData]) -> int | str:
    owners = [seat for seat, held in enumerate(boards) if "marker" in held["floor"]]
    return owners[0] if owners else "centre"


def tile_counts(data: AzulData) -> list[int]:
    """Return how many tiles of each colour there are, wherever they lie."""
    heaps = [*data["displays"], data["centre"], data["bag"], data["lid"]]
    laid = [tile for held in data["boards"] for row in held["wall"] for tile in row]
    fallen = [tile for held in data["boards"] for tile in held["floor"]]
    lined = [
        line["colour"]
        for held in data["boards"]
        for line in held["lines"]
        if line
        for _ in range(line["count"])
    ]
    loose = [*laid, *fallen, *lined]
    return [
        loose.count(name) + sum(counts[i] for counts in heaps)
        for i, name in enumerate(COLOURS.values())
    ]
