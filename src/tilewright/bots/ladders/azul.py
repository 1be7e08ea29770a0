"""The levels of Azul. Measured: docs/bots.md."""

from typing import Final

from tilewright.bots.ladder import Ladder, Step

LADDER: Final = Ladder(
    steps=(
        Step("plain", 1, 1000, 0.8),
        Step("plain", 1, 1000, 0.5),
        Step("plain", 1, 1000, 0.1),
        Step("tuned", 1, 1000, 0.05),
        Step("tuned", 3, 1000, 0.05),
    ),
    deep_seats=(2,),
    sharpness={
        ("coloured", 3): 0.81,
        ("coloured", 4): 0.75,
        ("grey", 3): 0.75,
        ("grey", 4): 0.68,
    },
)
