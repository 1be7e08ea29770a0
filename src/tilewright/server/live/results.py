"""How a match ended, with those who gave up behind those who did not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def result_of(
    reason: str, scores: Sequence[int], ranking: Sequence[int], out: Sequence[str | None]
) -> dict[str, Any]:
    """Return the result of a match as plain data."""
    staying = [seat for seat, why in enumerate(out) if why is None]
    places = [
        1 + sum(ranking[other] < ranking[seat] for other in staying)
        if seat in staying
        else len(staying) + 1
        for seat in range(len(ranking))
    ]
    return {"reason": reason, "scores": list(scores), "ranking": places}
