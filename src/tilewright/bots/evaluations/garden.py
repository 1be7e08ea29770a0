"""The evaluation of Queen's Garden: points, groups, the storage and what it can achieve.

An unfinished turn is finished first: with the first copies, the cheapest payment, and no more
discards.
"""

from __future__ import annotations

from tilewright.bots import const as bots
from tilewright.bots import evaluation
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.evaluations import garden_growth, garden_plan
from tilewright.bots.evaluations.garden_growth import Growth
from tilewright.bots.evaluations.garden_plan import Plan
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.cshims import bits
from tilewright.core.state import State
from tilewright.games.garden import board, const, legal, rules, scoring
from tilewright.games.garden.state import Garden

FEATURES = (
    "one",  # always 1, unless the seat is settled
    "settled",  # the final points of a seat that nothing can change any more
    "score",
    "wheel",  # what the garden as it is gives in this round
    "wheel-later",  # and in those to come
    "groups",  # what its groups score
    *(f"colour-{n}" for n in range(1, 6)),  # groups of n of a colour that can grow
    *(f"pattern-{n}" for n in range(1, 6)),
    *(f"colour-sum-{n}" for n in range(1, 6)),  # their values together
    *(f"pattern-sum-{n}" for n in range(1, 6)),
    "free",  # cells without a hexagon
    "rim",  # those of them next to a hexagon
    "up",  # areas with a face-up expansion
    "down",  # and with one face down
    *(f"around-{n}" for n in range(1, 6)),  # jokers of decorations with n hexagons around them
    *(f"open-{n}" for n in range(1, 6)),  # the same, if all cells around them exist
    "jokers",
    "tiles",
    "expansions",
    "value",  # of all stored tiles and expansions
    *(f"stored-{n}" for n in range(1, 7)),  # those of value n
    "doubles",  # stored second copies of tiles
    "kin",  # pairs of stored pieces of one colour or pattern
    "cramped",  # how many of the last four places for tiles are used
    "planned",  # pieces that can be placed and paid for
    "plan-groups",  # what they would add to groups, in sixths
    "plan-wheel",  # to the wheel in this round
    "plan-later",  # and in those to come
    "rest",  # pieces then left
    "rest-value",
    "rest-jokers",
    "passed",
    # The features below depend on more than the seat's own board.
    "marker",  # starts the next round
    "turn",  # is the seat to act
    "offer",  # the most that a seat to act can take
    "share",  # of what is still to be taken, among those who have not passed, in sixths
)
ONE = 0
SETTLED = 1
SCORE = 2
WHEEL = 3
WHEEL_LATER = 4
GROUPS = 5
COLOUR = 5  # and the size
PATTERN = 10
COLOUR_SUM = 15
PATTERN_SUM = 20
FREE = 26
RIM = 27
UP = 28
DOWN = 29
AROUND = 29  # and the number of hexagons
OPEN = 34
JOKERS = 40
TILES = 41
EXPANSIONS = 42
VALUE = 43
STORED = 43  # and the value
DOUBLES = 50
KIN = 51
CRAMPED = 52
PLANNED = 53
PLAN_GROUPS = 54
PLAN_WHEEL = 55
PLAN_LATER = 56
REST = 57
REST_VALUE = 58
REST_JOKERS = 59
PASSED = 60
MARKER = 61
TURN = 62
OFFER = 63
SHARE = 64
SHARED = MARKER  # the first feature that depends on more than the board
PHASES = 4  # of a round: nothing to take, little, more, much

# The inputs of a net: the middle of the table ...
AT_STAGE = 0
AT_TILES = 16  # tiles on offer, by hexagon
AT_SHOWN = 52  # expansions on offer, by hexagon
AT_LEFT = 88  # 0 to 20 things or more still to be taken
AT_PHASE = 109
MIDDLE_SIZE = 116
# ... and a board
AT_FEATURES = 0  # those from groups on
AT_STORED = 56  # tiles, by hexagon
AT_EXPANSIONS = 92  # expansions, by hexagon
AT_SCORE = 128  # in steps of 6 points
AT_JOKERS = 152  # 0 to 7 or more
AT_SETTLED = 160
BOARD_SIZE = 161
MOST_COUNTED = 100  # of a feature


class GardenEvaluation(Evaluation):
    """Evaluates gardens by their groups, and storages by the placements they allow."""

    def __init__(self) -> None:
        super().__init__("garden", FEATURES, const.ROUNDS * PHASES)
        self.state = Garden()
        self.growth = Growth()
        self.plan = Plan()
        self.left = 0
        self.finishes_turns = True
        self.middle_size = MIDDLE_SIZE
        self.board_size = BOARD_SIZE
        arrays.allocate(
            self,
            board_keys=(core.MAX_SEATS,),
        )

    def load(self, state: State) -> int:
        """Fast: finish the turn on a copy; the stage is the round and what is on offer."""
        self.state.fast_copy_from(state)
        self.state.recording = False
        if self.state.phase == const.PAYING:
            self.finish_payment()
        while self.state.phase == const.COPYING:
            rules.choose_copy(self.state, bits.lowest(legal.copies(self.state)))
        if self.state.phase == const.DISCARDING:
            rules.stop(self.state)
        phase = 0
        self.left = self.things_left()
        if self.left > 0:
            phase = min(PHASES - 1, 1 + 3 * (self.left - 1) // (5 * self.state.stack_size))
        self.stage = PHASES * (self.state.round - 1) + phase
        return 0

    def finish_payment(self) -> int:
        """Fast: finish the payment with the pieces that cost least to give up."""
        seat = self.state.actor
        self.growth.survey(self.state, seat)
        self.plan.load(self.state, seat, self.growth)
        needed = legal.still_needed(self.state)
        used = self.state.paid_tiles | self.state.paid_expansions
        colour = self.state.thing // const.VALUES
        one = board.COLOUR_SET[colour]
        other = board.VALUE_SET[self.state.thing - const.VALUES * colour]
        if used:
            one = legal.payment_set(self.state, bits.lowest(used))
            other = one
        unpaid = self.open_pieces(used)
        self.plan.jokers -= self.state.paid_jokers
        pieces = self.plan.cheaper(one & unpaid, other & unpaid, needed)
        self.state.paid_jokers += needed - bits.popcount(pieces)
        self.state.paid_tiles |= pieces & self.state.tile_set[seat]
        self.state.paid_expansions |= pieces & ~self.state.tile_set[seat]
        return rules.carry_out(self.state)

    def open_pieces(self, used: int) -> int:
        """Fast: return the pieces that may still be paid, given the order of payments."""
        seat = self.state.actor
        if self.state.paid_jokers:
            return 0
        tiles = self.state.tile_set[seat]
        expansions = self.state.expansions[seat]
        if self.state.paid_expansions:
            tiles = 0
            expansions &= legal.above(bits.highest(self.state.paid_expansions))
        elif self.state.paid_tiles:
            tiles &= legal.above(bits.highest(self.state.paid_tiles))
        return (tiles | expansions) & ~used & ~bits.shift64(self.state.thing)

    def things_left(self) -> int:
        """Fast: return how many tiles and expansions are still to be taken in this round."""
        left = 5 * (self.state.stack_size - self.state.opened)
        for place in range(self.state.opened):
            if self.state.place_state[place] != const.GONE:
                left += 1 + self.state.place_count[place]
        if self.state.phase == const.TILES:
            left += const.PER_TOP
        return left

    def final_value(self, seat: int) -> int:
        """Fast: return the score; there is no tie-break."""
        return bots.POINT * self.state.score[seat]

    def seat_value(self, seat: int) -> int:
        """Fast: return the expected final score of a seat; its own board is remembered."""
        value = self.board_value(seat)
        for i in range(SHARED, self.size):
            self.features[i] = 0
        self.write_share(seat)
        for i in range(SHARED, self.size):
            value += self.features[i] * self.weights[self.stage][i]
        return value

    def board_value(self, seat: int) -> int:
        """Fast: return the value of a seat's own board."""
        key = self.board_key(seat)
        self.board_keys[seat] = key
        if not self.knows_board(key):
            for i in range(SHARED):
                self.features[i] = 0
            self.write_board(seat)
            self.board_values[self.place] = evaluation.dot(
                self.features, self.weights[self.stage], SHARED
            )
        return self.board_values[self.place]

    def board_key(self, seat: int) -> int:
        """Fast: return a key of the stage and of a seat's score, storage and garden."""
        key = bits.hash_bytes(self.state.cells[seat], const.CELLS, 1)
        key = bits.add64(key, bits.hash_bytes(self.state.tiles[seat], const.HEXAGONS, 2))
        key = bits.add64(key, bits.hash_bytes(self.state.areas[seat], const.AREAS, 3))
        word = 64 * self.state.score[seat] + self.state.jokers[seat]
        word = 2 * word + self.state.passed[seat]
        word = 32 * word + self.stage
        word = bits.shift64(36) * word + self.state.expansions[seat]
        return bits.add64(key, bits.mix64(word))

    def write_features(self, seat: int) -> int:
        """Fast: write the features of a seat."""
        self.write_board(seat)
        return self.write_share(seat)

    def is_settled(self, seat: int) -> bool:
        """Fast: return whether nothing can change any more for a seat."""
        if self.state.phase == const.OVER:
            return True
        return self.state.passed[seat] != 0 and self.state.round == const.ROUNDS

    def write_board(self, seat: int) -> int:
        """Fast: write the features of a seat's own board."""
        self.growth.survey(self.state, seat)
        if self.is_settled(seat):
            self.features[SETTLED] = self.final_points(seat)
            return 0
        self.features[ONE] = 1
        self.features[SCORE] = self.state.score[seat]
        self.features[PASSED] = self.state.passed[seat]
        self.write_groups(seat)
        self.write_garden(seat)
        self.write_storage(seat)
        self.write_plan(seat)
        return 0

    def final_points(self, seat: int) -> int:
        """Fast: return the final score of a seat that has passed in the last round."""
        if self.state.phase == const.OVER:
            return self.state.score[seat]
        points = self.state.score[seat] + scoring.wheel_points(self.state, seat)
        points += self.state.jokers[seat] - scoring.stored_value(self.state, seat)
        points = max(0, points)
        for family in range(garden_growth.FAMILIES):
            row = garden_growth.FAMILIES * seat + family
            for i in range(self.growth.count[seat][family]):
                mask = self.growth.mask[row][i]
                points += garden_growth.points_of(family, mask, self.state.back)
        return points

    def write_groups(self, seat: int) -> int:
        """Fast: write the scores of groups, and those that can grow."""
        space = self.state.free[seat] | garden_plan.bare_cells(self.state, seat)
        for family in range(garden_growth.FAMILIES):
            row = garden_growth.FAMILIES * seat + family
            kind = COLOUR if family < const.COLOURS else PATTERN
            for i in range(self.growth.count[seat][family]):
                mask = self.growth.mask[row][i]
                size = garden_growth.SIZES[mask]
                points = garden_growth.points_of(family, mask, self.state.back)
                self.features[GROUPS] += points
                if size < 6 and self.growth.edge[row][i] & space:
                    self.features[kind + size] += 1
                    values = garden_growth.sum_of(family, mask)
                    self.features[kind + COLOUR_SUM - COLOUR + size] += values
        return 0

    def write_garden(self, seat: int) -> int:
        """Fast: write the features of wheel, cells, areas and decorations."""
        self.features[WHEEL] = scoring.wheel_points(self.state, seat)
        now = self.state.round
        while self.state.round < const.ROUNDS:
            self.state.round += 1
            self.features[WHEEL_LATER] += scoring.wheel_points(self.state, seat)
        self.state.round = now
        free = self.state.free[seat]
        self.features[FREE] = bits.popcount(free)
        self.features[RIM] = bits.popcount(free & self.growth.rim[seat])
        for area in range(const.AREAS):
            if self.state.areas[seat][area] == const.DOWN:
                self.features[DOWN] += 1
            elif self.state.areas[seat][area] >= const.UP:
                self.features[UP] += 1
        filled = self.state.filled[seat]
        for decoration in range(const.DECORATIONS):
            area = decoration - (const.DECORATIONS - const.AREAS)
            if area >= 0 and self.state.areas[seat][area] < const.UP:
                continue
            cells = board.DECORATION_MASK[decoration]
            laid = bits.popcount(filled & cells)
            if 0 < laid < 6:
                self.features[AROUND + laid] += board.DECORATION_JOKERS[decoration]
                if cells & ~(filled | free) == 0:
                    self.features[OPEN + laid] += board.DECORATION_JOKERS[decoration]
        return 0

    def write_storage(self, seat: int) -> int:
        """Fast: write the features of the storage."""
        things = self.state.tile_set[seat] | self.state.expansions[seat]
        self.features[JOKERS] = self.state.jokers[seat]
        self.features[TILES] = self.state.stored[seat]
        self.features[EXPANSIONS] = bits.popcount(self.state.expansions[seat])
        self.features[VALUE] = self.write_values(seat)
        kinds = bits.popcount(self.state.tile_set[seat])
        self.features[DOUBLES] = self.state.stored[seat] - kinds
        for i in range(6):
            of_colour = bits.popcount(things & board.COLOUR_SET[i])
            of_value = bits.popcount(things & board.VALUE_SET[i])
            self.features[KIN] += of_colour * (of_colour - 1) // 2
            self.features[KIN] += of_value * (of_value - 1) // 2
        room = legal.free_tile_places(self.state, seat)
        self.features[CRAMPED] = max(0, 4 - room)
        return 0

    def write_values(self, seat: int) -> int:
        """Fast: count the stored pieces by value; return the sum of their values."""
        left = self.state.tile_set[seat]
        total = 0
        while left:
            hexagon = bits.lowest(left)
            left &= left - 1
            self.features[STORED + scoring.value_of(hexagon)] += self.state.tiles[seat][hexagon]
        left = self.state.expansions[seat]
        while left:
            self.features[STORED + scoring.value_of(bits.lowest(left))] += 1
            left &= left - 1
        for value in range(1, 7):
            total += value * self.features[STORED + value]
        return total

    def write_plan(self, seat: int) -> int:
        """Fast: write what the storage can achieve in the garden as it is."""
        self.plan.load(self.state, seat, self.growth)
        self.plan.carry_out(self.state.passed[seat] != 0)
        self.features[PLANNED] = self.plan.placed
        self.features[PLAN_GROUPS] = self.plan.groups
        self.features[PLAN_WHEEL] = self.plan.now
        self.features[PLAN_LATER] = self.plan.later
        self.features[REST_JOKERS] = self.plan.jokers
        self.write_rest(self.plan.tiles)
        self.write_rest(self.plan.doubles)
        self.write_rest(self.plan.expansions)
        return 0

    def write_rest(self, things: int) -> int:
        """Fast: write the features of pieces that the plan does not use."""
        while things:
            self.features[REST] += 1
            self.features[REST_VALUE] += scoring.value_of(bits.lowest(things))
            things &= things - 1
        return 0

    def write_share(self, seat: int) -> int:
        """Fast: write the features of turn order and of what can be taken."""
        if self.is_settled(seat):
            return 0
        if self.marker_owner() == seat:
            self.features[MARKER] = 1
        if not self.state.passed[seat]:
            self.features[SHARE] = 6 * self.left // self.seats_in()
        if self.state.turn == seat and self.state.actor != core.NATURE:
            self.features[TURN] = 1
            self.features[OFFER] = self.best_offer(seat)
        return 0

    def seats_in(self) -> int:
        """Fast: return how many seats have not passed."""
        count = 0
        for seat in range(self.state.seats):
            if not self.state.passed[seat]:
                count += 1
        return count

    def best_offer(self, seat: int) -> int:
        """Fast: return how many tiles and expansions a seat can take at once."""
        best = 0
        shown = self.state.shown_tiles | self.state.shown_expansions
        room = legal.free_tile_places(self.state, seat)
        for taking in range(garden_growth.FAMILIES):
            size = bits.popcount(shown & legal.kind_set(taking))
            if best < size <= room:
                best = size
        return best

    # For nets

    def marker_owner(self) -> int:
        """Fast: return the seat that starts the next round, or -1."""
        return self.state.start if self.state.waiting else self.state.marker

    def seat_to_act(self, state: State) -> int:
        """Fast: return the seat to act, once the turn is finished, or -1."""
        return -1 if self.state.actor == core.NATURE else self.state.turn

    def write_middle(self) -> int:
        """Fast: add the inputs for the display."""
        self.net.add_middle(AT_STAGE + self.stage, 1)
        self.net.add_middle(AT_PHASE + self.state.phase, 1)
        self.net.add_middle(AT_LEFT + min(self.left, 20), 1)
        for place in range(self.state.opened):
            if self.state.place_state[place] == const.FACE_UP:
                self.net.add_middle(AT_SHOWN + self.state.place_hexagon[place], 1)
            for i in range(self.state.place_count[place]):
                self.net.add_middle(AT_TILES + self.state.place_tiles[place][i], 1)
        return 0

    def input_key(self, seat: int) -> int:
        """Fast: return the key that was made for the value of the board."""
        return self.board_keys[seat]

    def write_inputs(self, seat: int) -> int:
        """Fast: add the inputs for a board: storage, score and features."""
        if self.is_settled(seat):
            self.net.add_board(AT_SETTLED, 1)
        self.net.add_board(AT_SCORE + min(self.state.score[seat] // 6, 23), 1)
        self.net.add_board(AT_JOKERS + min(self.state.jokers[seat], 7), 1)
        left = self.state.expansions[seat]
        while left:
            self.net.add_board(AT_EXPANSIONS + bits.lowest(left), 1)
            left &= left - 1
        left = self.state.tile_set[seat]
        while left:
            hexagon = bits.lowest(left)
            left &= left - 1
            self.net.add_board(AT_STORED + hexagon, self.state.tiles[seat][hexagon])
        for i in range(SHARED):
            self.features[i] = 0
        self.write_board(seat)
        self.features[PLAN_GROUPS] //= 6
        for i in range(GROUPS, SHARED):
            if self.features[i] > 0:
                count = min(self.features[i], MOST_COUNTED)
                self.net.add_board(AT_FEATURES + i - GROUPS, count)
        return 0

    board_keys: list[int]


EVALUATION = GardenEvaluation
