"""Numbers of the environments; `const.pxd` holds the same as C."""

from typing import Final

# Kinds of reward, in the order of `rewards.REWARDS`.
RESULT: Final = 0
MARGIN: Final = 1
CHANGE: Final = 2

# What is to be done with a slot, as bits.
ACT: Final = 1  # carry out its action
TELL: Final = 2  # write its rewards, and whether it has ended
SHOW: Final = 4  # write what may be done next, and what is seen
