"""Numbers of the environments; `const.pxd` holds the same as C."""

from typing import Final

# Kinds of reward, in the order of `rewards.REWARDS`.
RESULT: Final = 0
MARGIN: Final = 1
CHANGE: Final = 2

# What is to be done with a slot, as bits.
CHECK: Final = 1  # see whether its action is legal
ACT: Final = 2  # carry out its action
TELL: Final = 4  # write its rewards, and whether it has ended
SHOW: Final = 8  # write what may be done next, and what is seen
PICK: Final = 16  # write a random legal action

# What a bell is doing, and how long it is listened for before a thread falls asleep.
SILENT: Final = 0
RINGING: Final = 1
ASLEEP: Final = 2  # the thread that waits for it
TURNS: Final = 10000  # some tenths of a millisecond
