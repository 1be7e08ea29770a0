"""The evaluation of Summer Pavilion: points, hand, and progress towards bonuses."""

from __future__ import annotations

from tilewright.bots import const as bots
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.evaluations import pavilion_plans as plans
from tilewright.bots.evaluations import pavilion_spending as spending
from tilewright.bots.evaluations.pavilion_spending import HandSpender
from tilewright.core import const as core
from tilewright.core.cshims import bits
from tilewright.core.state import State
from tilewright.games.pavilion import board, const, scoring
from tilewright.games.pavilion.state import Pavilion

FEATURES = (
    "one",  # always 1
    "score",
    "tiles",  # in the hand and on the corners
    "wilds",  # in the hand of a seat that has not passed
    "owed",  # bonus tiles still to be picked
    "turn",  # is the seat to act
    "token",  # starts the next round
    "stars",  # bonuses of started stars, times the square of the tiles placed
    "costs",  # bonuses of costs, by the square of how much is covered, in 36ths
    "structures",  # tiles of started structures, by the square of how much is covered, in 16ths
    *(f"hand-{n}" for n in range(1, 7)),  # colours with n tiles in the hand, 6 for more
    "passed",
    # The features below describe the board after spending the hand.
    "planned",  # points
    "earned",  # tiles that structures give
    "left",  # tiles to keep
    "excess",  # tiles beyond those
    *(f"left-{n}" for n in range(1, 5)),  # colours with n tiles left
    "left-next",  # tiles left of the next wild colour
    "left-useful",  # tiles left that the star of their colour lacks
    *(f"single-{n}" for n in range(1, 7)),  # stars of one colour with n tiles
    *(f"bonus-{n}" for n in range(1, 7)),  # and their bonuses
    *(f"lack-{n}" for n in range(6)),  # started stars of one colour, by what is still to be paid
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
# Indexed by the tiles still to be paid for a star: which "lack" feature applies.
LACKING = [0] * 3 + [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3 + [5] * 7
PHASES = 4  # of a round: not started, much on offer, less, placing

# The inputs of a net: the middle of the table ...
AT_STAGE = 0
AT_CENTRE = 24  # for each colour, 1 to 6 tiles or more in the centre
AT_TOKEN = 60  # the start marker is there
AT_DISPLAYS = 61  # for each colour, how many displays have 1 to 4 tiles of it
AT_SUPPLY = 85  # tiles in the supply, by colour
AT_OWED = 91  # bonus tiles still to be picked
AT_PHASE = 94
MIDDLE_SIZE = 101
# ... and a board
AT_COVERED = 0  # spaces
AT_HAND = 42  # for each colour, 1 to 6 tiles or more
AT_KEPT = 78  # for each colour, 1 to 4 tiles
AT_SCORE = 102  # in steps of 8 points
AT_FEATURES = 126
AT_COLOURS = 219  # of each star
AT_WILD = 261  # 0 to 6 wild tiles or more
BOARD_SIZE = 268
MOST_COUNTED = 100  # of a feature


class PavilionEvaluation(Evaluation):
    """Spends every hand on a copy, then evaluates boards and what is left."""

    def __init__(self) -> None:
        super().__init__("pavilion", FEATURES, PHASES * const.ROUNDS)
        self.state = Pavilion()
        self.spender = HandSpender()
        self.middle_size = MIDDLE_SIZE
        self.board_size = BOARD_SIZE

    def load(self, state: State) -> int:
        """Fast: load a position; the stage is the time left."""
        self.state.fast_copy_from(state)
        phase = 0
        if self.state.placing:
            phase = 3
        elif self.state.on_offer > 2 * self.state.displays:
            phase = 1
        elif self.state.on_offer:
            phase = 2
        self.stage = PHASES * (self.state.round - 1) + phase
        return 0

    def final_value(self, seat: int) -> int:
        """Fast: return the score."""
        return bots.POINT * self.state.score[seat]

    def write_features(self, seat: int) -> int:
        """Fast: write the features of a seat."""
        self.features[ONE] = 1
        self.features[SCORE] = self.state.score[seat]
        if self.state.actor == seat:
            self.features[TURN] = 1
            self.features[OWED] = self.state.owed
        if self.state.token == seat:
            self.features[TOKEN] = 1
        if self.state.passed[seat]:
            self.features[PASSED] = 1
        self.write_hand(seat)
        self.write_progress(seat)
        before = self.state.covered[seat]
        if not self.state.passed[seat]:
            self.spender.spend_hand(self.state, seat)
            self.features[PLANNED] = self.spender.points
        self.write_rest(seat)
        self.write_stars(seat)
        self.write_costs(seat)
        return self.write_structures(seat, before)

    def write_hand(self, seat: int) -> int:
        """Fast: write the features of the hand."""
        for colour in range(const.COLOURS):
            count = self.state.hand[seat][colour]
            self.features[TILES] += count + self.state.kept[seat][colour]
            if count:
                self.features[HAND + min(count, 6)] += 1
        if not self.state.passed[seat]:
            self.features[WILDS] = self.state.hand[seat][self.state.wild]
        return 0

    def write_progress(self, seat: int) -> int:
        """Fast: write the progress of stars, costs and structures, one number each."""
        for star in range(const.STARS):
            laid = bits.popcount(scoring.star_ring(self.state, seat, star))
            if laid:
                bonus = scoring.star_value(self.state, seat, star)
                self.features[STARS] += bonus * laid * laid
        for i in range(4):
            mask = board.COST_MASK[4 * self.state.grey + i]
            size = bits.popcount(mask)
            laid = bits.popcount(mask & self.state.covered[seat])
            self.features[COSTS] += 36 * board.COST_BONUS[i] * laid * laid // (size * size)
        for i in range(const.STRUCTURES):
            mask = board.STRUCTURE_MASK[i]
            size = bits.popcount(mask)
            laid = bits.popcount(mask & self.state.covered[seat])
            if laid < size:
                self.features[STRUCTURES] += 16 * board.GIVES[i] * laid * laid // (size * size)
        return 0

    def write_rest(self, seat: int) -> int:
        """Fast: write the features of the tiles that are left."""
        rest = 0
        for colour in range(const.COLOURS):
            count = self.state.hand[seat][colour] + self.state.kept[seat][colour]
            rest += count
            if count:
                self.features[LEFT_OF + min(count, 4)] += 1
                if colour == self.state.wild + 1:
                    self.features[LEFT_NEXT] = count
        self.features[LEFT] = min(rest, const.CORNERS)
        self.features[EXCESS] = rest - self.features[LEFT]
        return 0

    def write_stars(self, seat: int) -> int:
        """Fast: write the progress of stars, and the points of their empty spaces."""
        for star in range(const.STARS):
            ring = scoring.star_ring(self.state, seat, star)
            empty = const.RING & ~ring
            while empty:
                at = bits.lowest(empty)
                empty &= empty - 1
                space = const.POSITIONS * star + at
                cost = board.COST[const.SPACES * self.state.grey + space]
                self.features[OPEN + cost] += plans.RUN[6 * ring + at]
            laid = bits.popcount(ring)
            if laid == 0:
                continue
            colours = self.state.star_colours[seat][star]
            if bits.popcount(colours) > 1 or (star == 0 and not self.state.grey):
                self.features[MIXED + laid] += 1
                continue
            colour = bits.lowest(colours)
            self.features[SINGLE + laid] += 1
            self.features[BONUS + laid] += board.STAR_BONUS[colour]
            lacking = plans.PAID[64 * spending.layout_of(self.state, star) + (const.RING & ~ring)]
            if lacking:
                self.features[LACK + LACKING[lacking]] += 1
                count = self.state.hand[seat][colour] + self.state.kept[seat][colour]
                self.features[LEFT_USEFUL] += min(count, lacking)
        return 0

    def write_costs(self, seat: int) -> int:
        """Fast: write how many spaces are missing for each cost bonus."""
        for i in range(4):
            mask = board.COST_MASK[4 * self.state.grey + i]
            lacking = bits.popcount(mask & ~self.state.covered[seat])
            if lacking < 7:
                self.features[COST + 7 * i + lacking] = 1
        return 0

    def write_structures(self, seat: int, before: int) -> int:
        """Fast: write the progress of structures, and what newly complete ones give."""
        covered = self.state.covered[seat]
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

    # For nets

    def evaluate(self, state: State) -> int:
        """Fast: set the expected final scores; with a net, boards are found with their inputs."""
        if not self.has_net:
            return Evaluation.evaluate(self, state)
        self.load(state)
        if state.actor == core.NOBODY:
            for seat in range(state.seats):
                self.expected[seat] = self.final_value(seat)
                self.corrections[seat] = 0
            return 0
        self.add_up(state.seats)
        for seat in range(state.seats):
            value = self.net.values[self.slots[seat]]
            self.expected[seat] = value + self.turn_value(seat)
        return self.add_views(state)

    def seat_value(self, seat: int) -> int:
        """Fast: return the expected final score of a seat; its board and hand are remembered."""
        if not self.knows_board(self.input_key(seat)):
            self.board_values[self.place] = self.board_value(seat)
        return self.board_values[self.place] + self.turn_value(seat)

    def board_value(self, seat: int) -> int:
        """Fast: write the features of a seat and return its value, without its turn and token."""
        self.clear_features()
        self.write_features(seat)
        self.features[TURN] = 0
        self.features[OWED] = 0
        self.features[TOKEN] = 0
        return self.weigh_features()

    def turn_value(self, seat: int) -> int:
        """Fast: return the value of the turn and of the token, if the seat has them."""
        value = 0
        if self.state.token == seat:
            value += self.weights[self.stage][TOKEN]
        if self.state.actor == seat:
            value += self.weights[self.stage][TURN]
            value += self.weights[self.stage][OWED] * self.state.owed
        return value

    def marker_owner(self) -> int:
        """Fast: return the seat that starts the next round, or -1."""
        return self.state.token

    def write_middle(self) -> int:
        """Fast: add the inputs for the displays, the centre and the supply."""
        self.net.add_middle(AT_STAGE + self.stage, 1)
        self.net.add_middle(AT_PHASE + self.state.phase, 1)
        if self.state.owed:
            self.net.add_middle(AT_OWED + min(self.state.owed, 3) - 1, 1)
        for colour in range(const.COLOURS):
            count = self.state.supply[colour]
            if count:
                self.net.add_middle(AT_SUPPLY + colour, count)
        if self.state.on_offer == 0:
            return 0
        if self.state.token < 0:
            self.net.add_middle(AT_TOKEN, 1)
        for colour in range(const.COLOURS):
            count = self.state.tiles[const.CENTRE][colour]
            if count:
                self.net.add_middle(AT_CENTRE + 6 * colour + min(count, 6) - 1, 1)
        for source in range(1, self.state.displays + 1):
            if self.state.holds[source]:
                for colour in range(const.COLOURS):
                    count = self.state.tiles[source][colour]
                    if count:
                        self.net.add_middle(AT_DISPLAYS + 4 * colour + count - 1, 1)
        return 0

    def input_key(self, seat: int) -> int:
        """Fast: return a key of the board, the hand and the stage."""
        place = 2 * self.stage
        if self.state.passed[seat]:
            place += 1
        place = 512 * place + self.state.score[seat]
        key = bits.mix64(bits.shift64(42) * (place + 1) | self.state.covered[seat])
        held = bits.shift64(60) | bits.pack(self.state.hand[seat], const.COLOURS)
        key = bits.add64(key, bits.mix64(held))
        held = bits.shift64(61) | bits.pack(self.state.kept[seat], const.COLOURS)
        key = bits.add64(key, bits.mix64(held))
        held = bits.shift64(62) | bits.pack(self.state.star_colours[seat], const.STARS)
        return bits.add64(key, bits.mix64(held))

    def write_inputs(self, seat: int) -> int:
        """Fast: remember the value of a board, and add its inputs."""
        self.write_held(seat)
        left = self.state.covered[seat]
        while left:
            self.net.add_board(AT_COVERED + bits.lowest(left), 1)
            left &= left - 1
        for star in range(const.STARS):
            colours = self.state.star_colours[seat][star]
            while colours:
                self.net.add_board(AT_COLOURS + 6 * star + bits.lowest(colours), 1)
                colours &= colours - 1
        self.net.add_board(AT_SCORE + min(self.state.score[seat] // 8, 23), 1)
        self.net.values[self.net.slot] = self.board_value(seat)
        for i in range(TILES, self.size):
            if self.features[i] and not STARS <= i <= STRUCTURES:
                self.net.add_board(AT_FEATURES + i, min(self.features[i], MOST_COUNTED))
        return 0

    def write_held(self, seat: int) -> int:
        """Fast: add the inputs for the hand and the corners."""
        for colour in range(const.COLOURS):
            count = self.state.hand[seat][colour]
            if count:
                self.net.add_board(AT_HAND + 6 * colour + min(count, 6) - 1, 1)
            if colour == self.state.wild:
                self.net.add_board(AT_WILD + min(count, 6), 1)
            count = self.state.kept[seat][colour]
            if count:
                self.net.add_board(AT_KEPT + 4 * colour + count - 1, 1)
        return 0


EVALUATION = PavilionEvaluation
