"""Azul once more, slow and obvious: an oracle that tests compare with the real rules.

Written from the rules page alone. Heaps of tiles are strings of colour letters, and "M" on a
floor line is the start marker. Rows and columns count from 0 inside, lines and columns of
actions from 1.
"""

Take = tuple[str, int, str, int]
Column = tuple[str, int]
Action = Take | Column

COLOURS = "BYRKW"
NAMES = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white", "M": "marker"}
FLOOR = (1, 1, 2, 2, 2, 3, 3)
TILES_PER_COLOUR = 20
DISPLAY_SIZE = 4
IDLE_LIMIT = 3
FIVE = range(5)


def counts(tiles: str) -> list[int]:
    """How many tiles of each colour a heap holds, in the order of COLOURS."""
    return [tiles.count(colour) for colour in COLOURS]


def draw(bag: str, lid: str, tiles: str) -> tuple[str, str]:
    """What a draw leaves of bag and lid; the lid goes in when an empty bag is drawn from."""
    for tile in tiles:
        if not bag:
            bag, lid = lid, ""
        if tile not in bag:
            raise ValueError(f"no {tile} in the bag")
        bag = bag.replace(tile, "", 1)
    return bag, lid


def run(cells: list[str], at: int) -> int:
    """The length of the unbroken run of tiles through one cell of a row or column."""
    first = last = at
    while first > 0 and cells[first - 1]:
        first -= 1
    while last < 4 and cells[last + 1]:
        last += 1
    return last - first + 1


class Board:
    """One player's board; an empty place of the wall is the empty string."""

    def __init__(self) -> None:
        """An empty board."""
        self.score = 0
        self.lines = ["" for _ in FIVE]
        self.wall = [["" for _ in FIVE] for _ in FIVE]
        self.floor = ""

    def column(self, number: int) -> list[str]:
        """One column of the wall, from the top."""
        return [row[number] for row in self.wall]

    def fitting_lines(self, colour: str) -> list[int]:
        """The lines (1 to 5) that take a colour; its own row of the wall forbids it (R1)."""
        fitting = []
        for row, line in enumerate(self.lines):
            free = not line or (line[0] == colour and len(line) <= row)
            if free and colour not in self.wall[row]:
                fitting.append(row + 1)
        return fitting

    def full_row(self) -> int | None:
        """The topmost row whose line is full, or None."""
        for row, line in enumerate(self.lines):
            if len(line) == row + 1:
                return row
        return None

    def points(self, row: int, column: int) -> int:
        """What the tile just laid at a place of the wall scores."""
        across = run(self.wall[row], column)
        down = run(self.column(column), row)
        if across == 1 and down == 1:
            return 1
        return (across if across > 1 else 0) + (down if down > 1 else 0)

    def complete_rows(self) -> int:
        """How many rows of the wall are complete."""
        return sum(all(row) for row in self.wall)

    def bonus(self) -> int:
        """The points at the end: 2 a row, 7 a column, 10 a colour."""
        columns = sum(all(self.column(number)) for number in FIVE)
        laid = [tile for row in self.wall for tile in row]
        colours = sum(laid.count(colour) == 5 for colour in COLOURS)
        return 2 * self.complete_rows() + 7 * columns + 10 * colours

    def data(self) -> dict[str, object]:
        """The board as plain data."""
        return {
            "score": self.score,
            "lines": [
                {"colour": NAMES[line[0]], "count": len(line)} if line else None
                for line in self.lines
            ],
            "wall": [[NAMES[tile] if tile else None for tile in row] for row in self.wall],
            "floor": [NAMES[tile] for tile in self.floor],
        }


class Azul:
    """A match: who acts, what they may do, and what comes of it."""

    def __init__(self, seats: int, side: str, start: int = 0) -> None:
        """A match before its first draw; the side is "coloured" or "grey"."""
        self.seats = seats
        self.side = side
        self.round = 1
        self.start = start
        self.actor: int | str | None = "nature"
        self.sources = [""] * (2 * seats + 2)  # 0 is the centre, the others are the displays
        self.marker: int | str = "centre"
        self.bag = COLOURS * TILES_PER_COLOUR
        self.lid = ""
        self.idle = 0
        self.laid = False
        self.boards = [Board() for _ in range(seats)]

    def legal(self) -> list[Action]:
        """Every action the seat to act may choose; none when no seat is to act."""
        if not isinstance(self.actor, int):
            return []
        board = self.boards[self.actor]
        if not any(self.sources):
            return [("column", column + 1) for column in self._columns(board)]
        lines = {colour: [*board.fitting_lines(colour), 0] for colour in COLOURS}
        return [
            ("take", source, colour, line)
            for source, tiles in enumerate(self.sources)
            for colour in COLOURS
            if colour in tiles
            for line in lines[colour]
        ]

    def apply(self, action: Action) -> None:
        """Carry out a legal action, and all that follows until the next decision or draw."""
        seat = self.actor
        assert isinstance(seat, int)
        if len(action) == 2:
            self._lay(self.boards[seat], action[1] - 1)
            self._tile(seat)
            return
        _, source, colour, line = action
        self._put(self.boards[seat], self._pick_up(seat, source, colour), line)
        if any(self.sources):
            self.actor = (seat + 1) % self.seats
        else:
            self._tile(self.start)

    def deal(self, tiles: str) -> None:
        """Nature's draw for the round, in the order drawn; ValueError if it cannot have been."""
        room = DISPLAY_SIZE * (len(self.sources) - 1)
        if self.actor != "nature" or len(tiles) > room:
            raise ValueError("nothing is to be drawn, or not so much")
        bag, lid = draw(self.bag, self.lid, tiles)
        if len(tiles) < room and bag + lid:
            raise ValueError("the draw stops early")
        self.bag, self.lid = bag, lid
        self.sources[1:] = [tiles[at : at + DISPLAY_SIZE] for at in range(0, room, DISPLAY_SIZE)]
        self.actor = self.start

    def scores(self) -> list[int]:
        """The score of each seat, with the end bonuses once the game is over."""
        return [board.score for board in self.boards]

    def places(self) -> list[int]:
        """The place of each seat: by score, then complete rows; tied seats share a place."""
        keys = [(board.score, board.complete_rows()) for board in self.boards]
        return [1 + sum(other > key for other in keys) for key in keys]

    def data(self) -> dict[str, object]:
        """The position as plain data."""
        return {
            "game": "azul",
            "side": self.side,
            "seats": self.seats,
            "round": self.round,
            "start": self.start,
            "actor": self.actor,
            "displays": [counts(tiles) for tiles in self.sources[1:]],
            "centre": counts(self.sources[0]),
            "marker": self.marker,
            "bag": counts(self.bag),
            "lid": counts(self.lid),
            "idle": self.idle,
            "laid": self.laid,
            "boards": [board.data() for board in self.boards],
        }

    def _pick_up(self, seat: int, source: int, colour: str) -> str:
        """Take a colour from a source; the marker falls before any tile does (R2)."""
        tiles = self.sources[source]
        self.sources[source] = ""
        self.sources[0] += tiles.replace(colour, "")
        if source == 0 and self.marker == "centre":
            self.marker = seat
            if len(self.boards[seat].floor) < len(FLOOR):
                self.boards[seat].floor += "M"
        return colour * tiles.count(colour)

    def _put(self, board: Board, tiles: str, line: int) -> None:
        """Put tiles on a line, which takes what it can (R4), or on the floor for line 0."""
        if line == 0:
            self._drop(board, tiles)
        else:
            room = line - len(board.lines[line - 1])
            board.lines[line - 1] += tiles[:room]
            self._drop(board, tiles[room:])

    def _drop(self, board: Board, tiles: str) -> None:
        """Let tiles fall to the floor line; what finds no place there goes to the lid (R3)."""
        room = len(FLOOR) - len(board.floor)
        board.floor += tiles[:room]
        self.lid += tiles[room:]

    def _columns(self, board: Board) -> list[int]:
        """The columns allowed to the board's topmost full line."""
        row = board.full_row()
        assert row is not None
        colour = board.lines[row][0]
        if self.side == "coloured":
            return [(COLOURS.index(colour) + row) % 5]
        return [
            column
            for column in FIVE
            if not board.wall[row][column] and colour not in board.column(column)
        ]

    def _tile(self, seat: int) -> None:
        """Tile from a seat on, clockwise to the end of the round or to a choice of column."""
        order = [(self.start + turn) % self.seats for turn in range(self.seats)]
        for tiler in order[order.index(seat) :]:
            self.actor = tiler
            self._tile_alone(self.boards[tiler])
            if self.boards[tiler].full_row() is not None:
                return
            self._clear_floor(self.boards[tiler])
        self._end_round()

    def _tile_alone(self, board: Board) -> None:
        """Tile full lines from the top for as long as there is nothing to choose (R11)."""
        while (row := board.full_row()) is not None:
            columns = self._columns(board)
            if len(columns) > 1:
                return
            if columns:
                self._lay(board, columns[0])
            else:  # R9: the whole line falls, and counts in this round's penalty
                self._drop(board, board.lines[row])
                board.lines[row] = ""

    def _lay(self, board: Board, column: int) -> None:
        """Send one tile of the topmost full line to the wall, score it, empty the line."""
        row = board.full_row()
        assert row is not None
        tiles = board.lines[row]
        board.lines[row] = ""
        board.wall[row][column] = tiles[0]
        board.score += board.points(row, column)
        self.lid += tiles[1:]
        self.laid = True

    def _clear_floor(self, board: Board) -> None:
        """Subtract the floor line, not below 0 (R5), and clear it; its owner keeps the marker."""
        board.score = max(0, board.score - sum(FLOOR[: len(board.floor)]))
        self.lid += board.floor.replace("M", "")
        board.floor = ""

    def _end_round(self) -> None:
        """End the game on a complete row, no tile to lay out (R6) or idleness (R7), or go on."""
        self.idle = 0 if self.laid else self.idle + 1
        self.laid = False
        rows = any(board.complete_rows() for board in self.boards)
        if rows or self.idle == IDLE_LIMIT or not self.bag + self.lid:
            self._end_game()
            return
        self.round += 1
        self.actor = "nature"
        if isinstance(self.marker, int):  # R8: left in the centre, the same seat starts again
            self.start = self.marker
        self.marker = "centre"

    def _end_game(self) -> None:
        """Add the end bonuses; nobody acts any more."""
        self.actor = None
        for board in self.boards:
            board.score += board.bonus()
