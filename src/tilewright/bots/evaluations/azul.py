"""The evaluation of Azul: the score if the round ended now, and progress on lines and wall."""

from __future__ import annotations

from tilewright.bots import const as bots
from tilewright.bots.evaluation import Evaluation
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


class AzulEvaluation(Evaluation):
    """Tiles the full lines on a copy, then evaluates walls, lines and what is on offer."""

    def __init__(self) -> None:
        super().__init__("azul", FEATURES, PHASES * HORIZONS)
        self.state = Azul()

    def load(self, state: State) -> int:
        """Fast: tile every full line on a copy; the stage is the time left."""
        self.state.fast_copy_from(state)
        for seat in range(self.state.seats):
            rules.tile_lines_by_points(self.state, seat)
        fullest = 0
        for seat in range(self.state.seats):
            for row in range(5):
                laid = bits.popcount(self.state.rows[seat][row])
                if laid > fullest:
                    fullest = laid
        phase = 3 * self.state.on_offer // (4 * self.state.displays)
        if self.state.on_offer > 0:
            phase += 1
        if phase == PHASES:
            phase = PHASES - 1
        self.stage = HORIZONS * phase + 5 - fullest
        return 0

    def final_value(self, seat: int) -> int:
        """Fast: return the score; complete rows break ties."""
        return bots.POINT * self.state.score[seat] + scoring.complete_rows(self.state, seat)

    def write_features(self, seat: int) -> int:
        """Fast: write the features of a seat."""
        self.features[ONE] = 1
        score = self.state.score[seat] - const.FLOOR_PENALTY[self.state.floor_count[seat]]
        if score > 0:
            self.features[SCORE] = score
        else:
            self.features[DEBT] = -score
        self.features[FLOOR] = self.state.floor_count[seat]
        owner = self.state.start if self.state.actor == core.NATURE else self.state.marker
        if owner == seat:
            self.features[MARKER] = 1
        if self.state.actor == seat:
            self.features[TURN] = 1
        self.write_wall(seat)
        for line in range(5):
            self.write_line(seat, line)
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
        if self.state.rows[seat][line]:
            self.features[TO_ROW + bits.popcount(self.state.rows[seat][line])] += 1
        if self.state.columns[seat][column]:
            self.features[TO_COLUMN + bits.popcount(self.state.columns[seat][column])] += 1
        if self.state.colour_columns[seat][colour]:
            self.features[TO_COLOUR + bits.popcount(self.state.colour_columns[seat][colour])] += 1
        on_offer = 0
        for source in range(self.state.displays + 1):
            on_offer += self.state.tiles[source][colour]
        if on_offer >= lacking:
            self.features[OPEN] += points
            self.features[OPENINGS] += 1
        return 0

    def column_for(self, seat: int, line: int, colour: int) -> int:
        """Fast: return the column for a line's tile; on the grey wall the best one now."""
        if self.state.grey:
            return rules.best_column(self.state, seat, line)
        return colour + line - 5 if colour + line >= 5 else colour + line


EVALUATION = AzulEvaluation
