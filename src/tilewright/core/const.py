"""Constants that all games share; `const.pxd` defines the same ones in C."""

from typing import Final

NATURE: Final = -1  # the actor when a deal is due
NOBODY: Final = -2  # the actor when the game is over
MAX_SEATS: Final = 4
MAX_LEGAL: Final = 1024  # the capacity of a list of legal actions
MAX_ACTIONS: Final = 4096  # action numbers of any game lie below it
MAX_POINTS: Final = 3500  # scores of any game lie between this and its negative
UNDECIDED: Final = -1  # instead of an action: the choice is left to others
