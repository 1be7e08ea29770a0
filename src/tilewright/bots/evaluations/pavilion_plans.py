"""Tables of the best use of one colour's tiles in one star of Summer Pavilion.

There is a precomputed plan for every set of covered positions of a star, every number of tiles
of its colour, and every number of tiles including wild ones. It counts the points of runs, the
star's bonus, the window and a rough value of the remaining tiles, in hundredths of a point. It
ignores what connects stars with each other.
"""

from __future__ import annotations

from tilewright.games.pavilion import geometry

RING = 63
LAYOUTS = (
    geometry.OUTER_COSTS["coloured"],
    geometry.OUTER_COSTS["grey"],
    geometry.MIDDLE_COSTS["grey"],
)
KINDS = 3  # of plans: with rounds to come, to use up tiles, for the last round
LIMIT = 16  # numbers of tiles in the tables: 0 to 15
SIZE = 7 * LIMIT  # table entries for a set of positions

STAR_BONUS = 1600
STAR_PROGRESS = 0.6  # share of the bonus, times the square of the share of the cost paid
TILE = 120  # the value of a tile that a structure gives
LAST_TILE = 90
COST_PROGRESS = 20  # for each tile of the costs that have a bonus
# Expected bonus tiles of each position, in hundredths: statues, pillars, half a window.
SHARE = (50, 75, 75, 50, 75, 75)
WINDOW = 3


def _run(ring: int, at: int) -> int:
    """Return the length of the run that a tile laid at a position belongs to."""
    ring |= 1 << at
    after = next(n for n in range(6) if n == 5 or not ring >> (at + n + 1) % 6 & 1)
    before = next(n for n in range(6) if n == 5 or not ring >> (at - n - 1) % 6 & 1)
    return min(6, after + before + 1)


def _best_points() -> list[dict[int, int]]:
    """Return, by covered positions, the most points on the way to every larger set."""
    best: list[dict[int, int]] = [{ring: 0} for ring in range(64)]
    for ring in range(RING, -1, -1):
        for at in range(6):
            step = ring | 1 << at
            if step == ring:
                continue
            for target, points in best[step].items():
                best[ring][target] = max(best[ring].get(target, 0), points + _run(ring, at))
    return best


def _expected_bonus(layout: int, ring: int) -> int:
    """Return the expected bonus of covered positions."""
    if ring == RING:
        return STAR_BONUS
    part = float(PAID[64 * layout + ring]) / PAID[64 * layout + RING]  # C would divide integers
    return round(STAR_PROGRESS * STAR_BONUS * part * part)


def _gain(kind: int, layout: int, ring: int, target: int) -> int:
    """Return the gain of new tiles in a star beyond points, less the tiles paid."""
    new = [at for at in range(6) if (target & ~ring) >> at & 1]
    cost = PAID[64 * layout + (target & ~ring)]
    has_window = layout < 2 and target & 48 == 48 and ring & 48 != 48
    if kind == KINDS - 1:
        bonus = STAR_BONUS if target == RING != ring else 0
        return bonus + 100 * cost + LAST_TILE * WINDOW * has_window
    value = _expected_bonus(layout, target) - _expected_bonus(layout, ring)
    value += TILE * sum(SHARE[at] for at in new) // 100
    value += COST_PROGRESS * sum(LAYOUTS[layout][at] for at in new if LAYOUTS[layout][at] < 5)
    value += TILE * WINDOW // 2 * has_window
    return value - (100 * cost if kind == 0 else 0)


def _fill(kind: int, layout: int, ring: int) -> list[tuple[int, int]]:
    """Return value and target by the most tiles placed and the most tiles paid."""
    found = [(0, ring)] * SIZE
    for target, points in POINTS[ring].items():
        cost = PAID[64 * layout + (target & ~ring)]
        if cost < LIMIT:
            place = LIMIT * (target & ~ring).bit_count() + cost
            value = 100 * points + _gain(kind, layout, ring, target)
            found[place] = max(found[place], (value, target))
    for place in range(SIZE):
        if place % LIMIT:
            found[place] = max(found[place], found[place - 1])
        if place >= LIMIT:
            found[place] = max(found[place], found[place - LIMIT])
    return found


# What covered positions have cost, by layout, then the positions.
PAID = [
    sum(c for at, c in enumerate(costs) if ring >> at & 1)
    for costs in LAYOUTS
    for ring in range(64)
]
POINTS = _best_points()
_PLANS = [
    entry
    for kind in range(KINDS)
    for layout in range(len(LAYOUTS))
    for ring in range(64)
    for entry in _fill(kind, layout, ring)
]
# By kind, layout, covered positions, tiles of the colour up to 6, all tiles up to LIMIT - 1.
VALUE = [value for value, _ in _PLANS]
TARGET = [target for _, target in _PLANS]
# By covered positions, then the position.
RUN = [_run(ring, at) for ring in range(64) for at in range(6)]
# By covered positions before and after.
BEST_POINTS = [POINTS[ring].get(target, 0) for ring in range(64) for target in range(64)]
