"""Numbers that every game shares; `const.pxd` holds the same as C."""

from typing import Final

NATURE: Final = -1  # the actor when chance is to act
NOBODY: Final = -2  # the actor when the game is over
MAX_SEATS: Final = 4
MAX_LEGAL: Final = 1024  # room of a list of legal actions
MAX_ACTIONS: Final = 4096  # action numbers of any game lie below it
MAX_POINTS: Final = 3500  # scores of any game lie between this and its negative
UNDECIDED: Final = -1  # instead of an action: the choice is left to others
