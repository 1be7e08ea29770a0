"""Constants of the bots; `const.pxd` defines the same ones in C."""

from typing import Final

POINT: Final = 1000  # values are in thousandths of a point
MAX_FEATURES: Final = 128
MAX_STAGES: Final = 32

MAX_LINE: Final = 64  # the longest line of the deep search, in actions
MAX_PATH: Final = 128  # the longest path in a search tree, in nodes
DEAL_SAMPLES: Final = 8  # sampled deals at a chance node
INFINITE: Final = 8_000_000  # beyond any value
WIN_BONUS: Final = 20_000  # added to the margin of a win

# What the value of a transposition entry is.
EXACT: Final = 1
LOWER_BOUND: Final = 2
UPPER_BOUND: Final = 3
NO_ACTION: Final = 0xFFFF
VALUE_OFFSET: Final = 1 << 23  # added to the value in a transposition entry, which has no sign

# Move ordering: the score of the action from the transposition table, and of a killer.
TABLE_ACTION: Final = 1 << 30
KILLER: Final = 1 << 29
# Late move reductions: later actions are first searched less deep.
REDUCE_FROM: Final = 4  # by 1 from this action on
REDUCE_MORE_FROM: Final = 8  # by 2 from this one on
REDUCE_MIN_DEPTH: Final = 2  # not with less depth than this left

BOARDS: Final = 32768  # boards of which an evaluation remembers the value

# Nets: the sizes of their layers, and of the parts that all games share.
MAX_MIDDLE: Final = 128  # inputs of the middle
HIDDEN: Final = 64  # numbers after the first layer
BOARD_ROW: Final = 128  # an own half, and a half for the boards of other seats
SECOND: Final = 8  # numbers after the second layer
NET_ONE: Final = 256  # what stands for 1.0
NET_CLIP: Final = 1023  # the most that a number of a hidden layer can be
NET_POINTS: Final = 10  # points that an output of 1.0 stands for
NET_SLOTS: Final = 4096  # boards remembered for each seat
LEADS: Final = 48  # classes of the expected lead
LEAD_STEP: Final = 2000  # thousandths of a point between them
AWAY: Final = 48  # and how many seats away the seat to act is
MARKED: Final = 52  # and how many seats away the start marker is, 4 for nowhere
VIEW_SIZE: Final = 57
