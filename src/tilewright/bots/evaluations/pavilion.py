"""The worth of a Summer Pavilion position: points, hand, and the way made towards bonuses."""

from __future__ import annotations

from tilewright.bots import const as bots
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.evaluations import pavilion_plans as plans
from tilewright.core import arrays, bits
from tilewright.core.state import State
from tilewright.games.pavilion import board, const, legal, scoring
from tilewright.games.pavilion.state import Pavilion
from tilewright.games.pavilion.table import Table

FEATURES = (
    "one",  # always 1
    "score",
    "tiles",  # in the hand and on the corners
    "wilds",  # in the hand of a seat that has not passed
    "owed",  # bonus tiles still to be picked
    "turn",  # is to act now
    "token",  # starts the next round
    "stars",  # bonuses of stars begun, times the square of the tiles laid
    "costs",  # bonuses of costs, by the square of how much is covered, in 36ths
    "structures",  # tiles of structures begun, by the square of how much is covered, in 16ths
    *(f"hand-{n}" for n in range(1, 7)),  # colours with n tiles in the hand, 6 for more
    "passed",
    # From here on: once the hand is spent in thought.
    "planned",  # points
    "earned",  # tiles that structures give
    "left",  # tiles to keep
    "excess",  # tiles beyond those
    *(f"left-{n}" for n in range(1, 5)),  # colours with n tiles left
    "left-next",  # tiles left of the next wild colour
    "left-useful",  # tiles left that the star of their colour lacks
    *(f"single-{n}" for n in range(1, 7)),  # stars of one colour with n tiles
    *(f"bonus-{n}" for n in range(1, 7)),  # and their bonuses
    *(f"lack-{n}" for n in range(6)),  # stars of one colour begun, by what is still to be paid
    *(f"mixed-{n}" for n in range(1, 7)),  # stars of many colours with n tiles
    *(f"cost-{c}-{n}" for c in range(1, 5) for n in range(7)),  # cost c lacks n spaces
    *(f"pillar-{n}" for n in range(1, 4)),  # pillars with n spaces covered
    *(f"statue-{n}" for n in range(1, 4)),
    "window-5",  # windows with only this position covered
    "window-6",
    *(f"open-{c}" for c in range(1, 7)),  # points that spaces of cost c would bring
)
ONE = 0
SCORE = 1
TILES = 2
WILDS = 3
OWED = 4
TURN = 5
TOKEN = 6
STARS = 7
COSTS = 8
STRUCTURES = 9
HAND = 9  # and the number of tiles
PASSED = 16
PLANNED = 17
EARNED = 18
LEFT = 19
EXCESS = 20
LEFT_OF = 20  # and the number of tiles
LEFT_NEXT = 25
LEFT_USEFUL = 26
SINGLE = 26  # and the number of tiles
BONUS = 32
LACK = 39  # and the place in LACKING
MIXED = 44  # and the number of tiles
COST = 51  # seven for each cost
PILLAR = 78  # and the number of spaces
STATUE = 81
WINDOW = 85
OPEN = 86  # and the cost
# By the tiles that are still to be paid for a star: which of the features "lack" it is.
LACKING = [0] * 3 + [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3 + [5] * 7
PHASES = 4  # of a round: not begun, much on offer, less, placing


class PavilionEvaluation(Evaluation):
    """Spends every hand in thought, then looks at boards and at what is left."""

    feature_names = FEATURES
    stages = PHASES * const.ROUNDS

    def __init__(self) -> None:
        super().__init__()
        self.table = Pavilion()
        self.best = 0
        self.best_space = 0
        self.best_colour = 0
        arrays.allocate(self, home=(const.COLOURS,), plan=(const.COLOURS,), extra=(const.COLOURS,))

    def take_in(self, state: State) -> int:
        """Engine: look at a position; the stage is the time left."""
        self.table.fast_become(state)
        phase = 0
        if self.table.placing:
            phase = 3
        elif self.table.on_offer > 2 * self.table.displays:
            phase = 1
        elif self.table.on_offer:
            phase = 2
        self.stage = PHASES * (self.table.round - 1) + phase
        return 0

    def final_worth(self, seat: int) -> int:
        """Engine: the score."""
        return bots.POINT * self.table.score[seat]

    def describe(self, seat: int) -> int:
        """Engine: write down the features of a seat."""
        self.features[ONE] = 1
        self.features[SCORE] = self.table.score[seat]
        if self.table.actor == seat:
            self.features[TURN] = 1
            self.features[OWED] = self.table.owed
        if self.table.token == seat:
            self.features[TOKEN] = 1
        if self.table.passed[seat]:
            self.features[PASSED] = 1
        self.describe_hand(seat)
        self.describe_hopes(seat)
        before = self.table.covered[seat]
        if not self.table.passed[seat]:
            self.spend_hand(seat)
        self.describe_rest(seat)
        self.describe_stars(seat)
        self.describe_costs(seat)
        return self.describe_structures(seat, before)

    def describe_hand(self, seat: int) -> int:
        """Engine: what a seat holds."""
        for colour in range(const.COLOURS):
            count = self.table.hand[seat][colour]
            self.features[TILES] += count + self.table.kept[seat][colour]
            if count:
                self.features[HAND + min(count, 6)] += 1
        if not self.table.passed[seat]:
            self.features[WILDS] = self.table.hand[seat][self.table.wild]
        return 0

    def describe_hopes(self, seat: int) -> int:
        """Engine: how far stars, costs and structures have come, each as one number."""
        for star in range(const.STARS):
            laid = bits.popcount(scoring.star_ring(self.table, seat, star))
            if laid:
                bonus = scoring.star_value(self.table, seat, star)
                self.features[STARS] += bonus * laid * laid
        for i in range(4):
            mask = board.COST_MASK[4 * self.table.grey + i]
            size = bits.popcount(mask)
            laid = bits.popcount(mask & self.table.covered[seat])
            self.features[COSTS] += 36 * board.COST_BONUS[i] * laid * laid // (size * size)
        for i in range(const.STRUCTURES):
            mask = board.STRUCTURE_MASK[i]
            size = bits.popcount(mask)
            laid = bits.popcount(mask & self.table.covered[seat])
            if laid < size:
                self.features[STRUCTURES] += 16 * board.GIVES[i] * laid * laid // (size * size)
        return 0

    # Spending a hand in thought

    def spend_hand(self, seat: int) -> int:
        """Engine: lay what seems best; more if too many tiles would be left."""
        if self.table.round == const.ROUNDS:
            return self.spend(seat, 2)
        self.spend(seat, 0)
        if self.table.in_hand[seat] > const.CORNERS:
            self.spend(seat, 1)
        return 0

    def spend(self, seat: int, kind: int) -> int:
        """Engine: spend a hand by plans of a kind: many-coloured stars, then wild tiles."""
        self.find_homes(seat, kind)
        while self.lay_one(seat, kind):
            pass
        self.share_out_wilds(seat)
        for colour in range(const.COLOURS):
            if self.home[colour] >= 0 and self.table.hand[seat][colour]:
                self.fill_home(seat, colour)
        return 0

    def layout_of(self, star: int) -> int:
        """Engine: which of the costs of `pavilion_plans` a star has."""
        if not self.table.grey:
            return 0
        return 1 if star else 2

    def plan_for(self, seat: int, star: int, kind: int) -> int:
        """Engine: where the plans for a star begin."""
        ring = scoring.star_ring(self.table, seat, star)
        layout = self.layout_of(star)
        return ((kind * 3 + layout) * 64 + ring) * plans.SIZE

    def find_homes(self, seat: int, kind: int) -> int:
        """Engine: find a star for every colour."""
        for colour in range(const.COLOURS):
            self.home[colour] = -1
            self.plan[colour] = const.RING * plans.SIZE
            self.extra[colour] = 0
        if self.table.grey:
            return self.find_grey_homes(seat, kind)
        for star in range(1, const.STARS):
            self.settle(seat, board.STAR_COLOUR[star], star, kind)
        return 0

    def settle(self, seat: int, colour: int, star: int, kind: int) -> int:
        """Engine: make a star the home of a colour."""
        self.home[colour] = star
        self.plan[colour] = self.plan_for(seat, star, kind)
        return 0

    def find_grey_homes(self, seat: int, kind: int) -> int:
        """Engine: the fullest star of a colour is its home; the others get empty stars."""
        taken = 0
        for star in range(const.STARS):
            colours = self.table.star_colours[seat][star]
            ring = scoring.star_ring(self.table, seat, star)
            if ring and ring != const.RING and bits.popcount(colours) == 1:
                colour = bits.lowest(colours)
                home = self.home[colour]
                if home < 0 or bits.popcount(ring) > bits.popcount(
                    scoring.star_ring(self.table, seat, home)
                ):
                    self.settle(seat, colour, star, kind)
        for least in range(3, -1, -1):
            for colour in range(const.COLOURS):
                if self.home[colour] < 0 and self.table.hand[seat][colour] > least:
                    star = self.empty_star(seat, taken)
                    if star < 0:
                        return 0
                    taken |= 1 << star
                    self.settle(seat, colour, star, kind)
        return 0

    def empty_star(self, seat: int, taken: int) -> int:
        """Engine: an empty star that is not taken, -1 if there is none."""
        for star in range(const.STARS):
            if not taken >> star & 1 and self.table.star_colours[seat][star] == 0:
                return star
        return -1

    def value(self, seat: int, colour: int, count: int) -> int:
        """Engine: what so many tiles of a colour are worth at home."""
        return plans.VALUE[self.plan[colour] + plans.LIMIT * min(count, 6) + min(count, 15)]

    def takes_many(self, seat: int, star: int) -> bool:
        """Engine: whether a star is, or had better be, one of many colours."""
        if not self.table.grey:
            return star == 0
        colours = self.table.star_colours[seat][star]
        if bits.popcount(colours) > 1:
            return True
        if colours == 0 or bits.popcount(scoring.star_ring(self.table, seat, star)) > 1:
            return False
        return self.table.hand[seat][bits.lowest(colours)] == 0

    def lay_one(self, seat: int, kind: int) -> int:
        """Engine: lay the tile that gains most on a star of many colours; 0 if none does."""
        self.best = 0
        hand = legal.hand_colours(self.table, seat)
        for star in range(const.STARS):
            if self.takes_many(seat, star):
                colours = legal.accepted_colours(self.table, seat, star) & hand
                while colours:
                    self.weigh_colour(seat, kind, star, bits.lowest(colours))
                    colours &= colours - 1
            if not self.table.grey:
                break
        if self.best == 0:
            return 0
        star = self.best_space // const.POSITIONS
        ring = scoring.star_ring(self.table, seat, star)
        self.features[PLANNED] += plans.RUN[6 * ring + self.best_space - const.POSITIONS * star]
        cost = board.COST[const.SPACES * self.table.grey + self.best_space]
        lay(self.table, seat, self.best_colour, bits.shift64(self.best_space), star, cost)
        return 1

    def weigh_colour(self, seat: int, kind: int, star: int, colour: int) -> int:
        """Engine: find the best space of a star of many colours for a colour."""
        ring = scoring.star_ring(self.table, seat, star)
        laid = bits.popcount(ring)
        count = self.table.hand[seat][colour]
        wilds = self.table.hand[seat][self.table.wild]
        if colour == self.table.wild:
            wilds = 0
        hope = 0
        if laid == 5:
            hope = 1200
        elif kind < 2:
            hope = 60 + 20 * (2 * laid + 1)
        empty = const.RING & ~ring
        while empty:
            at = bits.lowest(empty)
            empty &= empty - 1
            space = const.POSITIONS * star + at
            cost = board.COST[const.SPACES * self.table.grey + space]
            if cost > count + wilds:
                continue
            real = min(cost, count)
            gain = 100 * plans.RUN[6 * ring + at] + hope - 60 * (cost - real)
            gain += 100 * cost * (kind - 1)
            gain -= self.value(seat, colour, count) - self.value(seat, colour, count - real)
            if gain > self.best:
                self.best = gain
                self.best_space = space
                self.best_colour = colour
        return 0

    def share_out_wilds(self, seat: int) -> int:
        """Engine: give wild tiles to the colours they help most, by the tile."""
        joker = self.table.wild
        wilds = self.table.hand[seat][joker]
        while wilds:
            best = 0
            number = 1
            chosen = -1
            for colour in range(const.COLOURS):
                count = self.table.hand[seat][colour]
                if colour == joker or count == 0 or self.home[colour] < 0:
                    continue
                place = self.plan[colour] + plans.LIMIT * min(count, 6)
                count += self.extra[colour]
                for k in range(1, min(wilds, 15 - count) + 1):
                    gain = plans.VALUE[place + count + k] - plans.VALUE[place + count]
                    gain -= self.value(seat, joker, wilds) - self.value(seat, joker, wilds - k)
                    if gain * number > best * k:
                        best = gain
                        number = k
                        chosen = colour
            if chosen < 0:
                break
            self.extra[chosen] += number
            wilds -= number
        return 0

    def fill_home(self, seat: int, colour: int) -> int:
        """Engine: follow the plan for the tiles of a colour and the wild tiles it was given."""
        count = self.table.hand[seat][colour]
        star = self.home[colour]
        place = self.plan[colour] + plans.LIMIT * min(count, 6)
        target = plans.TARGET[place + min(count + self.extra[colour], 15)]
        ring = scoring.star_ring(self.table, seat, star)
        if target == ring:
            return 0
        self.features[PLANNED] += plans.BEST_POINTS[64 * ring + target]
        new = bits.shift64(const.POSITIONS * star) * (target & ~ring)
        cost = plans.PAID[64 * self.layout_of(star) + (target & ~ring)]
        return lay(self.table, seat, colour, new, star, cost)

    # What is there then

    def describe_rest(self, seat: int) -> int:
        """Engine: the tiles that are left."""
        rest = 0
        for colour in range(const.COLOURS):
            count = self.table.hand[seat][colour] + self.table.kept[seat][colour]
            rest += count
            if count:
                self.features[LEFT_OF + min(count, 4)] += 1
                if colour == self.table.wild + 1:
                    self.features[LEFT_NEXT] = count
        self.features[LEFT] = min(rest, const.CORNERS)
        self.features[EXCESS] = rest - self.features[LEFT]
        return 0

    def describe_stars(self, seat: int) -> int:
        """Engine: how far stars have come, and what each of their empty spaces would bring."""
        for star in range(const.STARS):
            ring = scoring.star_ring(self.table, seat, star)
            empty = const.RING & ~ring
            while empty:
                at = bits.lowest(empty)
                empty &= empty - 1
                space = const.POSITIONS * star + at
                cost = board.COST[const.SPACES * self.table.grey + space]
                self.features[OPEN + cost] += plans.RUN[6 * ring + at]
            laid = bits.popcount(ring)
            if laid == 0:
                continue
            colours = self.table.star_colours[seat][star]
            if bits.popcount(colours) > 1 or (star == 0 and not self.table.grey):
                self.features[MIXED + laid] += 1
                continue
            colour = bits.lowest(colours)
            self.features[SINGLE + laid] += 1
            self.features[BONUS + laid] += board.STAR_BONUS[colour]
            lacking = plans.PAID[64 * self.layout_of(star) + (const.RING & ~ring)]
            if lacking:
                self.features[LACK + LACKING[lacking]] += 1
                count = self.table.hand[seat][colour] + self.table.kept[seat][colour]
                self.features[LEFT_USEFUL] += min(count, lacking)
        return 0

    def describe_costs(self, seat: int) -> int:
        """Engine: how many spaces of the costs that have a bonus are not covered."""
        for i in range(4):
            mask = board.COST_MASK[4 * self.table.grey + i]
            lacking = bits.popcount(mask & ~self.table.covered[seat])
            if lacking < 7:
                self.features[COST + 7 * i + lacking] = 1
        return 0

    def describe_structures(self, seat: int, before: int) -> int:
        """Engine: how far structures have come, and what those give that are new."""
        covered = self.table.covered[seat]
        for i in range(const.STRUCTURES):
            mask = board.STRUCTURE_MASK[i]
            if covered & mask == mask:
                if before & mask != mask:
                    self.features[EARNED] += board.GIVES[i]
            elif covered & mask:
                laid = bits.popcount(covered & mask)
                if i < 6:
                    self.features[PILLAR + laid] += 1
                elif i < 12:
                    self.features[STATUE + laid] += 1
                else:
                    is_last = covered >> (const.POSITIONS * (i - 11) + 5) & 1
                    self.features[WINDOW + is_last] += 1
        return 0

    home: list[int]  # the star of each colour, -1 for none
    plan: list[int]  # where its plans begin
    extra: list[int]  # wild tiles it is given


def lay(table: Table, seat: int, colour: int, spaces: int, star: int, cost: int) -> int:
    """Engine: cover spaces and pay for them, with wild tiles where others lack."""
    table.covered[seat] |= spaces
    table.star_colours[seat][star] |= 1 << colour
    real = min(cost, table.hand[seat][colour])
    table.hand[seat][colour] -= real
    table.hand[seat][table.wild] -= cost - real
    table.in_hand[seat] -= cost
    return 0


EVALUATION = PavilionEvaluation
