"""The levels of Summer Pavilion. Measured: docs/bots.md."""

from typing import Final

from tilewright.bots.ladder import Ladder, Step

LADDER: Final = Ladder(
    steps=(
        Step("plain", 1, 1000, 0.8),
        Step("plain", 1, 1000, 0.5),
        Step("plain", 1, 1000, 0.15),
        Step("tuned", 1, 1000, 0.05),
        Step("tuned", 2, 1000, 0.0),
    ),
    sharpness={
        ("coloured", 3): 0.92,
        ("coloured", 4): 0.9,
        ("grey", 3): 0.8,
        ("grey", 4): 0.88,
    },
)
