"""The state of Queen's Garden: its fast methods, hooks and checked methods."""

from __future__ import annotations

from operator import index

from tilewright.core.actionlist import ActionList
from tilewright.core.cshims import bits, memory
from tilewright.core.errors import BadPosition, IllegalAction, Refusal
from tilewright.core.rng import Rng
from tilewright.core.state import Deal, Floats
from tilewright.games.garden import (
    const,
    encode,
    groups,
    hashing,
    legal,
    position_data,
    refusals,
    rules,
    text,
    view,
)
from tilewright.games.garden.actions import ACTIONS, num_actions, read_action
from tilewright.games.garden.data import PHASES, BoardData, GardenData, PendingData, read
from tilewright.games.garden.geometry import HEXAGON_NAMES, SIDES, STACK_SIZES
from tilewright.games.garden.position import Position


class Garden(Position):
    """A position of Queen's Garden; a new one waits for the first tiles."""

    def __init__(self, seats: int = 2, side: str = SIDES[0], start: int = 0) -> None:
        from tilewright.core.game import check_setup

        super().__init__()
        seats, start = index(seats), index(start)
        check_setup(self.game, seats, side, start)
        self.seats = seats
        self.stack_size = STACK_SIZES[seats]
        self.num_actions = num_actions(seats)
        self.back = side == SIDES[1]
        self.first = start
        self.fast_restart()

    # Fast methods

    def fast_restart(self) -> int:
        """Fast: reset to a new match with its first tiles due."""
        self.clear()
        self.start = self.first
        return rules.start_round(self)

    def fast_legal(self, into: ActionList) -> int:
        """Fast: list the legal actions of the phase."""
        into.clear()
        if self.phase == const.ACTING:
            return legal.list_turn(self, into)
        if self.phase == const.COPYING:
            return legal.add_set(into, const.FIRST_COPY, legal.copies(self))
        if self.phase == const.PAYING:
            return legal.list_payments(self, into)
        return legal.list_discards(self, into)

    def fast_is_legal(self, action: int) -> bool:
        """Fast: return whether an action is legal now."""
        if self.phase == const.ACTING:
            return self.may_start_turn(action)
        if self.phase == const.COPYING:
            place = action - const.FIRST_COPY
            return 0 <= place < const.MAX_PLACES and legal.copies(self) >> place & 1 != 0
        if self.phase == const.PAYING:
            return self.may_pay(action)
        if action == const.STOP:
            return True
        piece = action - const.FIRST_DROP
        if 0 <= piece < const.HEXAGONS:
            return legal.droppable_tiles(self) >> piece & 1 != 0
        if const.HEXAGONS <= piece < 2 * const.HEXAGONS:
            return legal.droppable_expansions(self) >> (piece - const.HEXAGONS) & 1 != 0
        return False

    def may_start_turn(self, action: int) -> bool:
        """Fast: return whether an action may start the turn."""
        seat = self.actor
        if action >= const.FIRST_LAY:
            action -= const.FIRST_LAY
            hexagon = action // 36
            area = action // 6 % 6
            if not self.expansions[seat] >> hexagon & 1 or self.areas[seat][area] != const.BARE:
                return False
            fitting = legal.rotations(self, seat, area, hexagon) >> (action % 6) & 1
            return fitting != 0 and legal.can_pay(self, seat, hexagon)
        if action >= const.FIRST_PLACE:
            action -= const.FIRST_PLACE
            hexagon = action // const.CELLS
            cell = action - const.CELLS * hexagon
            if not self.tile_set[seat] >> hexagon & 1 or not self.free[seat] >> cell & 1:
                return False
            allowed = groups.is_allowed(self, seat, cell, hexagon)
            return allowed and legal.can_pay(self, seat, hexagon)
        if const.FIRST_TAKE <= action < const.FIRST_COPY:
            tiles = legal.free_tile_places(self, seat)
            expansions = legal.free_expansion_places(self, seat)
            return legal.may_take(self, action - const.FIRST_TAKE, tiles, expansions)
        if const.FIRST_BUY <= action < const.FIRST_TAKE:
            bare = self.areas[seat][action - const.FIRST_BUY] == const.BARE
            return bare and legal.may_buy(self, seat)
        return action == const.PASS

    def may_pay(self, action: int) -> bool:
        """Fast: return whether a piece may be paid next."""
        if action == const.PAY_JOKER:
            return legal.may_pay_joker(self)
        piece = action - const.FIRST_PAY
        if 0 <= piece < const.HEXAGONS:
            return legal.payable_tiles(self) >> piece & 1 != 0
        if const.HEXAGONS <= piece < 2 * const.HEXAGONS:
            return legal.payable_expansions(self) >> (piece - const.HEXAGONS) & 1 != 0
        return False

    def fast_pick(self, rng: Rng) -> int:
        """Fast: return a legal action, each with equal probability."""
        if self.phase == const.ACTING:
            return self.pick_turn_start(rng)
        if self.phase == const.COPYING:
            places = legal.copies(self)
            return const.FIRST_COPY + bits.nth_bit(places, rng.below(bits.popcount(places)))
        if self.phase == const.PAYING:
            first = const.PAY_JOKER
            single = legal.may_pay_joker(self)
            tiles = legal.payable_tiles(self)
            expansions = legal.payable_expansions(self)
            start = const.FIRST_PAY
        else:
            first = const.STOP
            single = True
            tiles = legal.droppable_tiles(self)
            expansions = legal.droppable_expansions(self)
            start = const.FIRST_DROP
        left = rng.below(single + bits.popcount(tiles) + bits.popcount(expansions))
        if left < single:
            return first
        left -= single
        if left < bits.popcount(tiles):
            return start + bits.nth_bit(tiles, left)
        left -= bits.popcount(tiles)
        return start + const.HEXAGONS + bits.nth_bit(expansions, left)

    def pick_turn_start(self, rng: Rng) -> int:
        """Fast: return a random action that may start a turn: count them, then find one."""
        starts = legal.turn_starts(self)
        others = bits.popcount(starts)
        left = rng.below(others + self.nth_placement(const.NUM_ACTIONS))
        if left < others:
            return bits.nth_bit(starts, left)
        return -1 - self.nth_placement(left - others)

    def nth_placement(self, n: int) -> int:
        """Fast: return the n-th placement that may start a turn as -1 - action, or their number."""
        seat = self.actor
        count = 0
        left = self.tile_set[seat]
        while left:
            hexagon = bits.lowest(left)
            left &= left - 1
            if legal.can_pay(self, seat, hexagon):
                cells = groups.cells_for(self, seat, hexagon)
                size = bits.popcount(cells)
                if n < count + size:
                    cell = bits.nth_bit(cells, n - count)
                    return -1 - (const.FIRST_PLACE + const.CELLS * hexagon + cell)
                count += size
        left = self.expansions[seat]
        while left:
            hexagon = bits.lowest(left)
            left &= left - 1
            if legal.can_pay(self, seat, hexagon):
                for area in range(const.AREAS):
                    if self.areas[seat][area] == const.BARE:
                        turns = legal.rotations(self, seat, area, hexagon)
                        size = bits.popcount(turns)
                        if n < count + size:
                            first = const.FIRST_LAY + 6 * (const.AREAS * hexagon + area)
                            return -1 - (first + bits.nth_bit(turns, n - count))
                        count += size
        return count

    def fast_apply(self, action: int) -> int:
        """Fast: take, copy, place, lay, buy, pay, pass, drop or stop."""
        if action >= const.FIRST_LAY:
            action -= const.FIRST_LAY
            return rules.start_placing(self, action // 36, action % 36, True)
        if action >= const.FIRST_PLACE:
            action -= const.FIRST_PLACE
            hexagon = action // const.CELLS
            cell = action - const.CELLS * hexagon
            return rules.start_placing(self, hexagon, cell, False)
        if action >= const.FIRST_DROP:
            return rules.drop(self, action - const.FIRST_DROP)
        if action >= const.FIRST_PAY:
            return rules.pay(self, action - const.FIRST_PAY)
        if action == const.PAY_JOKER:
            return rules.pay(self, 2 * const.HEXAGONS)
        if action >= const.FIRST_COPY:
            return rules.choose_copy(self, action - const.FIRST_COPY)
        if action >= const.FIRST_TAKE:
            return rules.take(self, action - const.FIRST_TAKE)
        if action >= const.FIRST_BUY:
            return rules.buy(self, action - const.FIRST_BUY)
        return rules.pass_turn(self) if action == const.PASS else rules.stop(self)

    def fast_deal(self, rng: Rng) -> int:
        """Fast: draw tiles for the top of the stack, or turn up an expansion."""
        return rules.deal(self, rng)

    def fast_score(self, seat: int) -> int:
        """Fast: return the points of a seat."""
        return self.score[seat]

    def fast_key(self) -> int:
        """Fast: return the position's 64-bit key."""
        key = bits.add64(hashing.display_key(self), hashing.tower_key(self))
        key = bits.add64(key, hashing.turn_key(self))
        for seat in range(self.seats):
            key = bits.add64(key, hashing.board_key(self, seat))
        return key

    def fast_observe(self, seat: int, into: Floats) -> int:
        """Fast: write a seat's observation over zeros; return how many numbers it has."""
        return encode.write(self, seat, into)

    def fast_copy(self) -> Garden:
        """Fast: return an independent copy that records no events."""
        clone = Garden.__new__(Garden)
        memory.copy_fields(clone, self)
        clone.events = None
        clone.recording = False
        return clone

    # Hooks of `State`

    def game_id(self) -> str:
        """Return the id of the game."""
        return "garden"

    def action_table(self) -> tuple[int, ...]:
        """Return all actions by number."""
        return ACTIONS

    def explain(self, action: int) -> Refusal:
        """Return why an illegal action is illegal."""
        return refusals.explain(position_data.dump(self), action)

    def draw_deal(self, rng: Rng) -> Deal:
        """Draw the tiles of a new top, or the expansion to turn up, and return them in order."""
        if self.phase == const.REVEAL:
            unseen = bits.popcount(self.unseen)
            return (const.HEXAGONS + bits.nth_bit(self.unseen, rng.randbelow(unseen)),)
        drawn: list[int] = []
        while len(drawn) < const.PER_TOP and rules.can_draw(self):
            hexagon = rules.draw(self, rng)
            rules.lay_out(self, hexagon)
            drawn.append(hexagon)
        return tuple(drawn)

    def carry_out_items(self, items: Deal) -> Refusal | None:
        """Lay out tiles, or check an expansion; return why the first impossible item is refused."""
        for place, item in enumerate(items):
            if not 0 <= item < 2 * const.HEXAGONS:
                return refusals.refuse("deal-unknown", place=place + 1, item=str(item))
        if self.phase == const.REVEAL:
            return self.check_reveal(items)
        for item in items:
            if item >= const.HEXAGONS:
                return refusals.refuse("deal-tiles-due")
        if len(items) > const.PER_TOP:
            return refusals.refuse("deal-too-many", count=len(items), room=const.PER_TOP)
        for place, hexagon in enumerate(items):
            if not rules.can_draw(self) or not self.bag[hexagon]:
                name = HEXAGON_NAMES[hexagon]
                return refusals.refuse("deal-not-in-bag", place=place + 1, hexagon=name)
            rules.lay_out(self, hexagon)
        return None

    def check_reveal(self, items: Deal) -> Refusal | None:
        """Return why the expansion to turn up is refused, if it is."""
        if not items:
            return None
        hexagon = items[0] - const.HEXAGONS
        if len(items) > 1 or hexagon < 0:
            return refusals.refuse("deal-expansion-due", count=len(items))
        if not self.unseen >> hexagon & 1:
            return refusals.refuse("deal-seen", hexagon=HEXAGON_NAMES[hexagon])
        return None

    def next_item_ways(self, laid: int) -> dict[int, int]:
        """Return the expansions not yet seen, or the tiles of the bag, if one is still due."""
        if self.phase == const.REVEAL:
            hidden = [h for h in range(const.HEXAGONS) if self.unseen >> h & 1]
            return {const.HEXAGONS + h: 1 for h in hidden} if laid == 0 else {}
        if laid == const.PER_TOP or not rules.can_draw(self):
            return {}
        return {h: self.bag[h] for h in range(const.HEXAGONS) if self.bag[h]}

    def carry_out_deal(self, deal: Deal) -> Refusal | None:
        """Carry out a complete deal, or return why it is refused."""
        refusal = self.carry_out_items(deal)
        if refusal:
            return refusal
        if self.phase == const.REVEAL:
            return self.lay_reveal(deal)
        if self.next_item_ways(len(deal)):
            in_tower = sum([self.tower[i] for i in range(const.HEXAGONS)])
            due = min(const.PER_TOP, len(deal) + self.in_bag + in_tower)
            return refusals.refuse("deal-too-few", count=len(deal), due=due)
        rules.end_tiles(self)
        return None

    def lay_reveal(self, deal: Deal) -> Refusal | None:
        """Turn up one expansion; refuse an empty deal."""
        if not deal:
            return refusals.refuse("deal-expansion-due", count=0)
        rules.turn_up(self, deal[0] - const.HEXAGONS)
        return None

    # Checked methods

    @property
    def side(self) -> str:
        """The side of the scoring board: "front" or "back"."""
        return SIDES[bool(self.back)]

    @property
    def phase_name(self) -> str:
        """The phase: one of `data.PHASES`."""
        return PHASES[self.phase]

    def copied_hexagon(self) -> str:
        """Return, while copying, the hexagon of which a copy is to be chosen."""
        return HEXAGON_NAMES[legal.nth_hexagon(self.taking, self.copy_at)]

    def to_data(self) -> GardenData:  # type: ignore[override]
        """Return the position as plain data."""
        return position_data.dump(self)

    def boards(self) -> list[BoardData]:
        """Return the board of every seat, as in `to_data`."""
        return self.to_data()["boards"]

    @classmethod
    def from_data(cls, data: object) -> Garden:
        """Read a position from plain data; raise `BadPosition` if it cannot arise."""
        position = read(data)
        state = Garden(position["seats"], position["side"], position["start"])
        position_data.load(state, position)
        pending = position["pending"]
        if pending is not None and position["phase"] != "discarding":
            try:
                _replay_turn(state, pending)
            except IllegalAction as error:
                raise BadPosition("pending", str(error), "position.pending") from error
        if state.to_data() != position:
            problem = "the unfinished turn does not lead to this position"
            raise BadPosition("pending", problem, "position.pending")
        return state

    def to_text(self) -> str:
        """Return the position as one line of text."""
        return text.write(position_data.dump(self))

    @classmethod
    def from_text(cls, line: str) -> Garden:
        """Read a position from a line of text; raise `BadPosition` if it cannot arise."""
        return Garden.from_data(text.parse(line))

    def is_last_round(self) -> bool:
        """Return whether this is the last of the rounds."""
        return not self.is_over and self.round == const.ROUNDS

    def __str__(self) -> str:
        return view.draw_text(position_data.dump(self))

    def __repr__(self) -> str:
        return f"Garden.from_text({self.to_text()!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Garden.from_data, (self.to_data(),), (self.first, self.steps))

    def __setstate__(self, own: tuple[int, int]) -> None:
        self.first, self.steps = own


def _replay_turn(state: Garden, pending: PendingData) -> None:
    """Carry out the decisions of an unfinished turn, except those that need no choice."""
    if "take" in pending:
        state.apply(read_action(f"take{pending['take']}"))
        for place in pending["chosen"].values():
            state.apply(read_action(f"from{place}"))
        return
    at = pending["at"]
    if isinstance(at, str):
        state.apply(read_action(f"{pending['thing']}@{at}"))
    else:
        state.apply(read_action(f"x{pending['thing']}@{at[0]}r{at[1]}"))
    for piece in pending["paid"]:
        now = state.to_data()["pending"]
        if now is not None and pending["paid"].count(piece) > now["paid"].count(piece):
            state.apply(read_action("payJ" if piece == "joker" else f"pay{piece}"))
