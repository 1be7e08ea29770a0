"""Spend a hand of Summer Pavilion on a copy: fast, and well enough to estimate its value.

Tiles go to stars by the tables of `pavilion_plans`; stars of mixed colours compete for them
tile by tile. All methods are fast methods.
"""

from __future__ import annotations

from tilewright.bots.evaluations import pavilion_plans as plans
from tilewright.core import arrays
from tilewright.core.cshims import bits
from tilewright.games.pavilion import board, const, legal, scoring
from tilewright.games.pavilion.position import Position

COMPLETE = 1200  # for completing a mixed star, in hundredths of a point
BEGUN = 60  # for the structures that a tile of a mixed star helps
FULLER = 20  # for each tile that the star has
WILD = 60  # the value of keeping a wild tile


class HandSpender:
    """Spends the hand of a seat, on a copy of the position."""

    def __init__(self) -> None:
        self.points = 0
        self.best = 0
        self.best_space = 0
        self.best_colour = 0
        arrays.allocate(self, home=(const.COLOURS,), plan=(const.COLOURS,), extra=(const.COLOURS,))

    def spend_hand(self, state: Position, seat: int) -> int:
        """Fast: place what gains most; more if too many tiles would be left."""
        self.points = 0
        if state.round == const.ROUNDS:
            return self.spend(state, seat, 2)
        self.spend(state, seat, 0)
        if state.in_hand[seat] > const.CORNERS:
            self.spend(state, seat, 1)
        return 0

    def spend(self, state: Position, seat: int, kind: int) -> int:
        """Fast: spend a hand by plans of a kind: mixed stars first, then the home stars."""
        self.find_homes(state, seat, kind)
        while self.spend_on_mixed_star(state, seat, kind):
            pass
        self.share_out_wilds(state, seat)
        for colour in range(const.COLOURS):
            if self.home[colour] >= 0 and state.hand[seat][colour]:
                self.fill_home(state, seat, colour)
        return 0

    def plan_for(self, state: Position, seat: int, star: int, kind: int) -> int:
        """Fast: return where the plans for a star start."""
        ring = scoring.star_ring(state, seat, star)
        layout = layout_of(state, star)
        return ((kind * 3 + layout) * 64 + ring) * plans.SIZE

    def find_homes(self, state: Position, seat: int, kind: int) -> int:
        """Fast: assign a home star to every colour."""
        for colour in range(const.COLOURS):
            self.home[colour] = -1
            self.plan[colour] = const.RING * plans.SIZE
            self.extra[colour] = 0
        if state.grey:
            return self.find_grey_homes(state, seat, kind)
        for star in range(1, const.STARS):
            self.settle(state, seat, board.STAR_COLOUR[star], star, kind)
        return 0

    def settle(self, state: Position, seat: int, colour: int, star: int, kind: int) -> int:
        """Fast: make a star the home of a colour."""
        self.home[colour] = star
        self.plan[colour] = self.plan_for(state, seat, star, kind)
        return 0

    def find_grey_homes(self, state: Position, seat: int, kind: int) -> int:
        """Fast: make each colour's fullest star its home; other colours get empty stars."""
        taken = 0
        for star in range(const.STARS):
            colours = state.star_colours[seat][star]
            ring = scoring.star_ring(state, seat, star)
            if ring and ring != const.RING and bits.popcount(colours) == 1:
                colour = bits.lowest(colours)
                home = self.home[colour]
                if home < 0 or bits.popcount(ring) > bits.popcount(
                    scoring.star_ring(state, seat, home)
                ):
                    self.settle(state, seat, colour, star, kind)
        for least in range(3, -1, -1):
            for colour in range(const.COLOURS):
                if self.home[colour] < 0 and state.hand[seat][colour] > least:
                    star = self.empty_star(state, seat, taken)
                    if star < 0:
                        return 0
                    taken |= 1 << star
                    self.settle(state, seat, colour, star, kind)
        return 0

    def empty_star(self, state: Position, seat: int, taken: int) -> int:
        """Fast: return an empty star that is not taken, or -1."""
        for star in range(const.STARS):
            if not taken >> star & 1 and state.star_colours[seat][star] == 0:
                return star
        return -1

    def value(self, colour: int, count: int) -> int:
        """Fast: return the value of so many tiles of a colour in its home star."""
        return plans.VALUE[self.plan[colour] + plans.LIMIT * min(count, 6) + min(count, 15)]

    def is_mixed(self, state: Position, seat: int, star: int) -> bool:
        """Fast: return whether a star is mixed, or should become so."""
        if not state.grey:
            return star == 0
        colours = state.star_colours[seat][star]
        if bits.popcount(colours) > 1:
            return True
        if colours == 0 or bits.popcount(scoring.star_ring(state, seat, star)) > 1:
            return False
        return state.hand[seat][bits.lowest(colours)] == 0

    def spend_on_mixed_star(self, state: Position, seat: int, kind: int) -> int:
        """Fast: place the tile that gains most on a mixed star; return 0 if none does."""
        self.best = 0
        hand = legal.hand_colours(state, seat)
        for star in range(const.STARS):
            if self.is_mixed(state, seat, star):
                colours = legal.accepted_colours(state, seat, star) & hand
                while colours:
                    self.try_colour(state, seat, kind, star, bits.lowest(colours))
                    colours &= colours - 1
            if not state.grey:
                break
        if self.best == 0:
            return 0
        star = self.best_space // const.POSITIONS
        ring = scoring.star_ring(state, seat, star)
        self.points += plans.RUN[6 * ring + self.best_space - const.POSITIONS * star]
        cost = board.COST[const.SPACES * state.grey + self.best_space]
        lay(state, seat, self.best_colour, bits.shift64(self.best_space), cost)
        return 1

    def try_colour(self, state: Position, seat: int, kind: int, star: int, colour: int) -> int:
        """Fast: find the best space of a mixed star for a colour."""
        ring = scoring.star_ring(state, seat, star)
        laid = bits.popcount(ring)
        count = state.hand[seat][colour]
        wilds = state.hand[seat][state.wild]
        if colour == state.wild:
            wilds = 0
        hope = 0
        if laid == 5:
            hope = COMPLETE
        elif kind < 2:
            hope = BEGUN + FULLER * (2 * laid + 1)
        empty = const.RING & ~ring
        while empty:
            at = bits.lowest(empty)
            empty &= empty - 1
            space = const.POSITIONS * star + at
            cost = board.COST[const.SPACES * state.grey + space]
            if cost > count + wilds:
                continue
            real = min(cost, count)
            gain = 100 * plans.RUN[6 * ring + at] + hope - WILD * (cost - real)
            gain += 100 * cost * (kind - 1)
            gain -= self.value(colour, count) - self.value(colour, count - real)
            if gain > self.best:
                self.best = gain
                self.best_space = space
                self.best_colour = colour
        return 0

    def share_out_wilds(self, state: Position, seat: int) -> int:
        """Fast: give wild tiles to the colours that gain most per tile."""
        joker = state.wild
        wilds = state.hand[seat][joker]
        while wilds:
            best = 0
            number = 1
            chosen = -1
            for colour in range(const.COLOURS):
                count = state.hand[seat][colour]
                if colour == joker or count == 0 or self.home[colour] < 0:
                    continue
                place = self.plan[colour] + plans.LIMIT * min(count, 6)
                count += self.extra[colour]
                for k in range(1, min(wilds, 15 - count) + 1):
                    gain = plans.VALUE[place + count + k] - plans.VALUE[place + count]
                    gain -= self.value(joker, wilds) - self.value(joker, wilds - k)
                    if gain * number > best * k:
                        best = gain
                        number = k
                        chosen = colour
            if chosen < 0:
                break
            self.extra[chosen] += number
            self.extra[joker] -= number
            wilds -= number
        return 0

    def fill_home(self, state: Position, seat: int, colour: int) -> int:
        """Fast: follow the plan for the tiles of a colour and its wild tiles."""
        count = state.hand[seat][colour]
        star = self.home[colour]
        total = count + self.extra[colour]
        place = self.plan[colour] + plans.LIMIT * min(count, total, 6)
        target = plans.TARGET[place + min(total, 15)]
        ring = scoring.star_ring(state, seat, star)
        if target == ring:
            return 0
        self.points += plans.BEST_POINTS[64 * ring + target]
        new = bits.shift64(const.POSITIONS * star) * (target & ~ring)
        cost = plans.PAID[64 * layout_of(state, star) + (target & ~ring)]
        if colour != state.wild:
            self.extra[state.wild] += max(0, cost - count)  # given, and no longer in the hand
        return lay(state, seat, colour, new, cost)

    home: list[int]  # the star of each colour, -1 for none
    plan: list[int]  # where its plans begin
    extra: list[int]  # wild tiles it is given; the wild colour gives them


def layout_of(state: Position, star: int) -> int:
    """Fast: return the number of a star's cost layout in `pavilion_plans`."""
    if not state.grey:
        return 0
    return 1 if star else 2


def lay(state: Position, seat: int, colour: int, spaces: int, cost: int) -> int:
    """Fast: cover spaces of a star and pay, with wild tiles where the colour runs out."""
    star = bits.lowest(spaces) // const.POSITIONS
    state.covered[seat] |= spaces
    state.star_colours[seat][star] |= 1 << colour
    real = min(cost, state.hand[seat][colour])
    state.hand[seat][colour] -= real
    state.hand[seat][state.wild] -= cost - real
    state.in_hand[seat] -= cost
    return 0
