"""The evaluation of Azul: the score if the round ended now, and progress on lines and wall."""

from __future__ import annotations

from tilewright.bots import const as bots
from tilewright.bots.evaluation import Evaluation
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.cshims import bits
from tilewright.core.state import State
from tilewright.games.azul import const, rules, scoring
from tilewright.games.azul.state import Azul

FEATURES = (
    "one",  # always 1
    "score",  # once the full lines are tiled and the floor is paid
    *(f"row-{n}" for n in range(1, 6)),  # rows of the wall with n tiles
    *(f"column-{n}" for n in range(1, 6)),
    *(f"colour-{n}" for n in range(1, 6)),
    *(f"line-{n}-{k}" for n in range(2, 6) for k in range(1, n)),  # line n holds k tiles
    *(f"promise-{n}" for n in range(1, 5)),  # points of started lines that lack n tiles
    "beside",  # empty places next to a tile of their row
    "above",  # empty places next to a tile of their column
    "marker",  # starts the next round
    "turn",  # is the seat to act
    "open",  # points of started lines that the tiles on offer can complete
    "openings",  # how many such lines there are
    *(f"empty-{n}" for n in range(1, 6)),  # line n is empty while there is something to take
    "floor",  # places of the floor line covered
    "debt",  # points of the floor line beyond the score
    *(f"to-row-{n}" for n in range(2, 6)),  # started lines whose tile makes a row of n
    *(f"to-column-{n}" for n in range(2, 6)),
    *(f"to-colour-{n}" for n in range(2, 6)),
)
ONE = 0
SCORE = 1
ROW = 1  # and the number of tiles
COLUMN = 6
COLOUR = 11
LINE = 17  # and the index of line and number of tiles
PROMISE = 26  # and the number of missing tiles
BESIDE = 31
ABOVE = 32
MARKER = 33
TURN = 34
OPEN = 35
OPENINGS = 36
EMPTY = 37  # and the line
FLOOR = 42
DEBT = 43
TO_ROW = 43  # and the number of tiles it has now
TO_COLUMN = 47
TO_COLOUR = 51
PHASES = 4  # of a round: over, few tiles on offer, more, many
HORIZONS = 6  # by the tiles missing in the fullest row

# The inputs of a net: the middle of the table ...
AT_STAGE = 0
AT_CENTRE = 24  # for each colour, 1 to 5 tiles or more in the centre
AT_MARKER = 49  # the marker is there
AT_DISPLAYS = 50  # for each colour, how many displays have 1 to 4 tiles of it
AT_OFFER = 70  # for each colour, 0 to 9 tiles or more on offer
AT_ROUND = 120  # rounds 1 to 8 or later
MIDDLE_SIZE = 128
# ... and a board
AT_WALL = 0  # covered places
AT_LINE = 25  # the content of a line: for each line, count and colour
AT_FLOOR = 100  # 0 to 7 places covered
AT_SCORE = 108  # in steps of 5 points
AT_FEATURES = 132  # the features from rows to places above, then those of tiles to be laid
AT_COLOURS = 175  # on the grey wall the colour of each tile
BOARD_SIZE = 300


class AzulEvaluation(Evaluation):
    """Tiles the full lines on a copy, then evaluates walls, lines and what is on offer.

    Boards are tiled only if they are not known from before.
    """

    def __init__(self) -> None:
        super().__init__("azul", FEATURES, PHASES * HORIZONS)
        self.state = Azul()
        self.middle_size = MIDDLE_SIZE
        self.board_size = BOARD_SIZE
        arrays.allocate(
            self,
            offered=(const.COLOURS,),
            promised=(5,),
            promises=(bots.BOARDS,),
            board_keys=(core.MAX_SEATS,),
            is_tiled=(core.MAX_SEATS,),
            surveyed=(bots.BOARDS,),
            fullest_rows=(bots.BOARDS,),
        )

    def load(self, state: State) -> int:
        """Fast: load a position; the stage is the time left."""
        self.state.fast_copy_from(state)
        fullest = 0
        for seat in range(self.state.seats):
            fullest = max(fullest, self.survey(seat))
        phase = 3 * self.state.on_offer // (4 * self.state.displays)
        if self.state.on_offer > 0:
            phase += 1
        if phase == PHASES:
            phase = PHASES - 1
        self.stage = HORIZONS * phase + 5 - fullest
        return self.count_offer()

    def survey(self, seat: int) -> int:
        """Fast: return how many tiles the fullest row will have; keep the key of the board."""
        key = self.board_key(seat)
        place = key & (bots.BOARDS - 1)
        self.board_keys[seat] = key
        self.is_tiled[seat] = 0
        if self.surveyed[place] != key:
            self.tile(seat)
            self.surveyed[place] = key
            self.fullest_rows[place] = 0
            for row in range(5):
                laid = bits.popcount(self.state.rows[seat][row])
                self.fullest_rows[place] = max(self.fullest_rows[place], laid)
        return self.fullest_rows[place]

    def tile(self, seat: int) -> int:
        """Fast: tile the full lines of a seat, on the copy, if that has not been done."""
        if not self.is_tiled[seat]:
            self.is_tiled[seat] = 1
            rules.tile_lines_by_points(self.state, seat)
        return 0

    def count_offer(self) -> int:
        """Fast: count the tiles on offer by colour."""
        for colour in range(const.COLOURS):
            self.offered[colour] = 0
        if self.state.on_offer:
            for source in range(self.state.displays + 1):
                for colour in range(const.COLOURS):
                    self.offered[colour] += self.state.tiles[source][colour]
        return 0

    def final_value(self, seat: int) -> int:
        """Fast: return the score; complete rows break ties."""
        return bots.POINT * self.state.score[seat] + scoring.complete_rows(self.state, seat)

    def write_features(self, seat: int) -> int:
        """Fast: write the features of a seat."""
        self.tile(seat)
        self.features[ONE] = 1
        score = self.state.score[seat] - const.FLOOR_PENALTY[self.state.floor_count[seat]]
        if score > 0:
            self.features[SCORE] = score
        else:
            self.features[DEBT] = -score
        self.features[FLOOR] = self.state.floor_count[seat]
        if self.marker_owner() == seat:
            self.features[MARKER] = 1
        if self.state.actor == seat:
            self.features[TURN] = 1
        self.write_wall(seat)
        for line in range(5):
            self.write_line(seat, line)
            self.write_opening(seat, line)
        return 0

    def write_wall(self, seat: int) -> int:
        """Fast: write the progress of rows, columns and colours, and places next to tiles."""
        above = 0
        for i in range(5):
            row = self.state.rows[seat][i]
            if row:
                self.features[ROW + bits.popcount(row)] += 1
            if self.state.columns[seat][i]:
                self.features[COLUMN + bits.popcount(self.state.columns[seat][i])] += 1
            if self.state.colour_columns[seat][i]:
                self.features[COLOUR + bits.popcount(self.state.colour_columns[seat][i])] += 1
            self.features[BESIDE] += bits.popcount((row << 1 | row >> 1) & ~row & const.FULL)
            if i < 4:
                above |= self.state.rows[seat][i + 1]
            self.features[ABOVE] += bits.popcount(above & ~row)
            above = row
        return 0

    def write_line(self, seat: int, line: int) -> int:
        """Fast: write the features of a line that is not full."""
        held = self.state.line_count[seat][line]
        self.promised[line] = 0
        if held == 0:
            if self.state.on_offer:
                self.features[EMPTY + line] = 1
            return 0
        colour = self.state.line_colour[seat][line]
        self.features[LINE + line * (line - 1) // 2 + held - 1] = 1
        column = self.column_for(seat, line, colour)
        points = scoring.placement_points(
            self.state.rows[seat][line] | 1 << column,
            self.state.columns[seat][column] | 1 << line,
            line,
            column,
        )
        lacking = line + 1 - held
        self.features[PROMISE + lacking] += points
        self.promised[line] = points
        if self.state.rows[seat][line]:
            self.features[TO_ROW + bits.popcount(self.state.rows[seat][line])] += 1
        if self.state.columns[seat][column]:
            self.features[TO_COLUMN + bits.popcount(self.state.columns[seat][column])] += 1
        if self.state.colour_columns[seat][colour]:
            self.features[TO_COLOUR + bits.popcount(self.state.colour_columns[seat][colour])] += 1
        return 0

    def write_opening(self, seat: int, line: int) -> int:
        """Fast: write whether the tiles on offer can complete a started line."""
        if self.promised[line] and self.can_complete(seat, line):
            self.features[OPEN] += self.promised[line]
            self.features[OPENINGS] += 1
        return 0

    def can_complete(self, seat: int, line: int) -> bool:
        """Fast: return whether there are enough tiles on offer for a started line."""
        colour = self.state.line_colour[seat][line]
        return self.offered[colour] + self.state.line_count[seat][line] > line

    def seat_value(self, seat: int) -> int:
        """Fast: return the expected final score of a seat; its board is remembered."""
        key = bits.add64(self.board_keys[seat], bits.mul64(self.stage + 1, bits.GOLDEN))
        if not self.knows_board(key):
            self.remember_board(seat)
        value = self.board_values[self.place]
        left = self.promises[self.place]
        for line in range(5):
            points = left & 15
            left >>= 4
            if points and self.can_complete(seat, line):
                value += points * self.weights[self.stage][OPEN]
                value += self.weights[self.stage][OPENINGS]
        if self.marker_owner() == seat:
            value += self.weights[self.stage][MARKER]
        if self.state.actor == seat:
            value += self.weights[self.stage][TURN]
        return value

    def remember_board(self, seat: int) -> int:
        """Fast: store what a board is worth apart from turn, marker and what is on offer."""
        self.clear_features()
        self.write_features(seat)
        self.features[MARKER] = 0
        self.features[TURN] = 0
        self.features[OPEN] = 0
        self.features[OPENINGS] = 0
        self.board_values[self.place] = self.weigh_features()
        packed = 0
        for line in range(5):
            packed |= self.promised[line] << 4 * line
        self.promises[self.place] = packed
        return 0

    def board_key(self, seat: int) -> int:
        """Fast: return a key of a board before its full lines are tiled."""
        word = bits.pack(self.state.line_colour[seat], 5)
        word += 8 * bits.pack(self.state.line_count[seat], 5)
        word += bits.shift64(40) * self.state.score[seat]
        word += bits.shift64(56) * (self.state.floor_count[seat] + 1)  # never 0, an empty slot
        key = bits.add64(bits.mix64(word), bits.pack(self.state.rows[seat], 5))
        if self.state.grey:
            key = bits.add64(key, bits.hash_bytes(self.state.wall[seat], 25, 1))
        return bits.mix64(key)

    def column_for(self, seat: int, line: int, colour: int) -> int:
        """Fast: return the column for a line's tile; on the grey wall the best one now."""
        if self.state.grey:
            return rules.best_column(self.state, seat, line)
        return colour + line - 5 if colour + line >= 5 else colour + line

    # For nets

    def marker_owner(self) -> int:
        """Fast: return the seat that starts the next round, or -1."""
        return self.state.start if self.state.actor == core.NATURE else self.state.marker

    def write_middle(self) -> int:
        """Fast: add the inputs for the displays and the centre."""
        self.net.add_middle(AT_STAGE + self.stage, 1)
        self.net.add_middle(AT_ROUND + min(self.state.round, 8) - 1, 1)
        if self.state.on_offer == 0:
            return 0
        if self.state.marker < 0:
            self.net.add_middle(AT_MARKER, 1)
        for colour in range(const.COLOURS):
            count = self.state.tiles[const.CENTRE][colour]
            if count:
                self.net.add_middle(AT_CENTRE + 5 * colour + min(count, 5) - 1, 1)
            self.net.add_middle(AT_OFFER + 10 * colour + min(self.offered[colour], 9), 1)
        for source in range(1, self.state.displays + 1):
            if self.state.holds[source]:
                for colour in range(const.COLOURS):
                    count = self.state.tiles[source][colour]
                    if count:
                        self.net.add_middle(AT_DISPLAYS + 4 * colour + count - 1, 1)
        return 0

    def input_key(self, seat: int) -> int:
        """Fast: return the key of the board that `load` made."""
        return self.board_keys[seat]

    def write_inputs(self, seat: int) -> int:
        """Fast: add the inputs for a board: wall, lines, floor, score and features."""
        self.tile(seat)
        for place in range(25):
            if self.state.rows[seat][place // 5] >> place % 5 & 1:
                self.net.add_board(AT_WALL + place, 1)
            if self.state.grey and self.state.wall[seat][place]:
                colour = self.state.wall[seat][place] - 1
                self.net.add_board(AT_COLOURS + 25 * colour + place, 1)
        for line in range(5):
            count = self.state.line_count[seat][line]
            if count:
                row = line * (line + 1) // 2 + count - 1
                colour = self.state.line_colour[seat][line]
                self.net.add_board(AT_LINE + const.COLOURS * row + colour, 1)
        self.net.add_board(AT_FLOOR + self.state.floor_count[seat], 1)
        self.net.add_board(AT_SCORE + min(self.state.score[seat] // 5, 23), 1)
        self.clear_features()
        self.write_features(seat)
        for i in range(SCORE + 1, MARKER):
            if self.features[i]:
                self.net.add_board(AT_FEATURES + i - SCORE - 1, self.features[i])
        for i in range(DEBT + 1, self.size):
            if self.features[i]:
                self.net.add_board(
                    AT_FEATURES + i - DEBT - 1 + MARKER - SCORE - 1, self.features[i]
                )
        return 0

    offered: list[int]
    promised: list[int]
    promises: list[int]
    board_keys: list[int]  # by seat, of the position as it was loaded
    is_tiled: list[int]  # by seat, whether the full lines have been tiled
    surveyed: list[int]  # boards, by their keys, whose fullest row is known
    fullest_rows: list[int]


EVALUATION = AzulEvaluation
