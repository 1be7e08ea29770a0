"""The constants of Summer Pavilion; `const.pxd` defines the same ones in C."""

from typing import Final

COLOURS: Final = 6
COPIES: Final = 22  # tiles of each colour
PER_DISPLAY: Final = 4
MAX_SOURCES: Final = 10  # the centre and up to nine displays
CENTRE: Final = 0  # as a source; display n is source n
IN_CENTRE: Final = -1  # the token's owner while it lies in the centre
SUPPLY_PLACES: Final = 10
STARS: Final = 7  # star 0 is the one in the middle
POSITIONS: Final = 6  # of a star
SPACES: Final = 42
RING: Final = 63  # the six positions of a star, as bits
STRUCTURES: Final = 18
ROUNDS: Final = 6
CORNERS: Final = 4  # places for kept tiles
FIRST_SCORE: Final = 5
LEAST_SCORE: Final = 1
ALL_COLOURS: Final = 63
MANY_COLOURS_BONUS: Final = 12
GREY_MIDDLE_COST: Final = 3  # of every space of the middle star on the grey side

# Phases
SUPPLY: Final = 0  # the supply is due
DISPLAYS: Final = 1  # the displays are due
TAKING: Final = 2
PLACING: Final = 3
PICKING: Final = 4  # bonus tiles are owed
KEEPING: Final = 5  # a seat has passed and chooses what to keep
OVER: Final = 6

# Action numbers
PASS: Final = 0
STOP: Final = 1
FIRST_PICK: Final = 2
FIRST_KEEP: Final = 8
FIRST_PLACE: Final = 14
WILDS: Final = 6  # numbers of wild tiles in a payment: 0 to 5
FIRST_TAKE: Final = 1526

# Observations: what 1.0 stands for.
PHASES: Final = 7
MOST_OWED: Final = 3
HAND_UNIT: Final = 10
SCORE_UNIT: Final = 100

# Events: events.py says what the numbers mean.
SUPPLIED: Final = 0
DEALT: Final = 1
TOOK: Final = 2
MOVED: Final = 3
TOKEN: Final = 4
PLACING_BEGAN: Final = 5
PLACED: Final = 6
PAID: Final = 7
BUILT: Final = 8
GAINED: Final = 9
LOST_BONUS: Final = 10
PASSED: Final = 11
KEPT: Final = 12
DISCARDED: Final = 13
STAR_BONUS: Final = 14
COST_BONUS: Final = 15
CORNER_LOSS: Final = 16
ENDED: Final = 17
