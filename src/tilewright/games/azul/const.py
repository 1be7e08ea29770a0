"""The constants of Azul; `const.pxd` defines the same ones in C."""

from typing import Final

COLOURS: Final = 5
COPIES: Final = 20  # tiles of each colour
PER_DISPLAY: Final = 4
MAX_SOURCES: Final = 10  # the centre and up to nine displays
CENTRE: Final = 0  # as a source; display n is source n
FLOOR: Final = 5  # where tiles may go: lines 0 to 4, or the floor
FLOOR_PLACES: Final = 7
MARKER: Final = 5  # on a floor line, beside the colours
IN_CENTRE: Final = -1  # the marker's owner while it lies in the centre
FULL: Final = 31  # all five columns of a row, as bits
IDLE_LIMIT: Final = 3  # rounds without a tile on any wall that end the game (R7)

ROW_BONUS: Final = 2
COLUMN_BONUS: Final = 7
COLOUR_BONUS: Final = 10
STANDING_UNIT: Final = 8  # more than the number of rows
FLOOR_PENALTY: Final = (0, 1, 2, 4, 6, 8, 11, 14)  # by number of covered places

# A set of takings is a word of 30 bits: six for each colour, one for each place to go.
GOALS: Final = 6
ALL_GOALS: Final = 63
ONE_GOAL: Final = 0x1041041  # the first of the six bits, for every colour
FIVE_COPIES: Final = 0x108421  # times five bits: bit i is at 6 x i, among others
ALL_TAKINGS: Final = 0x3FFFFFFF

# Action numbers: the five columns of grey tiling, then the takings of source after source.
FIRST_TAKE: Final = 5
TAKES_PER_SOURCE: Final = 30

# Observations: phases, and what 1.0 stands for.
VIEW_TAKING: Final = 0
VIEW_TILING: Final = 1
VIEW_CHANCE: Final = 2
VIEW_OVER: Final = 3
VIEWS: Final = 4
ROUND_UNIT: Final = 10
SCORE_UNIT: Final = 100

# Events: events.py says what the five numbers mean.
DEALT: Final = 0
TOOK: Final = 1
MOVED: Final = 2
MARKED: Final = 3
LINED: Final = 4
FELL: Final = 5
SPILLED: Final = 6
LAID: Final = 7
DROPPED: Final = 8
PENALISED: Final = 9
BONUS: Final = 10
ENDED: Final = 11
TILING: Final = 12
