"""Numbers of the bots; `const.pxd` holds the same as C."""

from typing import Final

POINT: Final = 1000  # worth is measured in thousandths of a point
MAX_FEATURES: Final = 128
MAX_STAGES: Final = 32

MAX_LINE: Final = 64  # actions looked ahead at most
MAX_PATH: Final = 128  # nodes from the root of a tree to its end
SAMPLES: Final = 8  # deals tried at a chance node
INFINITE: Final = 8_000_000  # beyond any worth
WIN_BONUS: Final = 20_000  # what winning is worth beyond the margin

# What a remembered value is.
EXACT: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3
NO_ACTION: Final = 0xFFFF
ZERO: Final = 1 << 23  # of a remembered value

# The order in which actions are tried.
HINTED: Final = 1 << 30
KILLER: Final = 1 << 29
LATE: Final = 4  # from this one on they are searched less deep at first
VERY_LATE: Final = 8
SHALLOW: Final = 2  # but not where less depth than this is left
