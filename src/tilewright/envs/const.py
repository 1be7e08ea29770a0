"""Constants of the environments; `const.pxd` defines the same ones in C."""

from typing import Final

# Kinds of reward, in the order of `rewards.REWARDS`.
RESULT: Final = 0
MARGIN: Final = 1
CHANGE: Final = 2

# Tasks for an env, as bits.
CHECK: Final = 1  # check that its action is legal
APPLY: Final = 2  # apply its action
REWARD: Final = 4  # write its rewards, and whether the match ended
OBSERVE: Final = 8  # write the seat to act, its legal actions and its observation
SAMPLE: Final = 16  # write a random legal action

# States of a signal, and how long a thread busy-waits for one before it sleeps.
IDLE: Final = 0
SENT: Final = 1
SLEEPING: Final = 2  # the thread that waits for it
SPIN_TURNS: Final = 10000  # a few tenths of a millisecond
