"""The constants of Queen's Garden; `const.pxd` defines the same ones in C."""

from typing import Final

COLOURS: Final = 6
VALUES: Final = 6
HEXAGONS: Final = 36  # 6 x colour + value - 1
COPIES: Final = 3  # tiles of each hexagon; there is one expansion of each
CELLS: Final = 48
AREAS: Final = 6
ROTATIONS: Final = 6
FLOWER: Final = 7  # cells of an area
FIRST_AREA_CELL: Final = 6  # the six cells round the fountain come first
DECORATIONS: Final = 13  # fountain, statues, benches, pavilions
PER_TOP: Final = 4  # tiles on a new top of the stack
MAX_PLACES: Final = 8  # expansions of a round's stack at most
TILE_PLACES: Final = 12  # of a storage, for tiles and jokers
EXPANSION_PLACES: Final = 2
FIRST_JOKERS: Final = 3
FIRST_SCORE: Final = 15
PRICE: Final = 6  # of a face-down expansion
ROUNDS: Final = 4
NONE: Final = -1
IN_DISPLAY: Final = -1  # the marker's owner while it lies in the display
SMALLEST_GROUP: Final = 3

# Phases
TILES: Final = 0  # tiles for the top of the stack are due
REVEAL: Final = 1  # an expansion is to be turned up
ACTING: Final = 2
COPYING: Final = 3  # a seat chooses among identical hexagons
PAYING: Final = 4
DISCARDING: Final = 5
OVER: Final = 6

# The states of an expansion of the round's stack
HIDDEN: Final = 0
TOP: Final = 1
ASIDE: Final = 2  # face down in the display, with tiles on it
FACE_UP: Final = 3
GONE: Final = 4

# What lies on an area: nothing, a face-down expansion, or a face-up one and its rotation
BARE: Final = 0
DOWN: Final = 1
UP: Final = 2  # plus the rotation

# Action numbers
PASS: Final = 0
STOP: Final = 1
FIRST_BUY: Final = 2
FIRST_TAKE: Final = 8  # six colours, then six patterns
FIRST_COPY: Final = 20
PAY_JOKER: Final = 28
FIRST_PAY: Final = 29  # 36 tiles, then 36 expansions
FIRST_DROP: Final = 101  # 36 tiles, then 36 expansions
FIRST_PLACE: Final = 173
FIRST_LAY: Final = 1901
NUM_ACTIONS: Final = 3197

# Observations: how many kinds of items there are, and what 1.0 stands for.
PHASES: Final = 7
PLACE_STATES: Final = 5
AREA_STATES: Final = 8  # bare, face down, or face up in one of six rotations
TAKINGS: Final = 12
MOST_DROPPED: Final = 84  # points of a storage full of sixes
SCORE_UNIT: Final = 100

# Events: events.py says what the numbers mean.
DEALT: Final = 0
TURNED: Final = 1
TOOK_TILE: Final = 2
TOOK_EXPANSION: Final = 3
MOVED: Final = 4
PLACED: Final = 5
LAID: Final = 6
BOUGHT: Final = 7
PAID_TILE: Final = 8
PAID_EXPANSION: Final = 9
PAID_JOKERS: Final = 10
SURROUNDED: Final = 11
JOKERS: Final = 12
PASSED: Final = 13
DROPPED_TILE: Final = 14
DROPPED_EXPANSION: Final = 15
LOST: Final = 16
MARKED: Final = 17
WHEEL: Final = 18
ROUND: Final = 19
LEFT_JOKERS: Final = 20
LEFT_THINGS: Final = 21
GROUP: Final = 22
ENDED: Final = 23
