"""The levels of Queen's Garden. Measured: docs/bots.md."""

from typing import Final

from tilewright.bots.ladder import Ladder, Step

LADDER: Final = Ladder(
    steps=(
        Step("plain", 1, 1000, 0.8),
        Step("plain", 1, 1000, 0.5),
        Step("plain", 1, 1000, 0.0),
        Step("tuned", 1, 1000, 0.3),
        Step("tuned", 2, 1000, 0.0),
    ),
    sharpness={
        ("front", 3): 0.92,
        ("front", 4): 1.11,
        ("back", 3): 0.84,
        ("back", 4): 0.94,
    },
)
