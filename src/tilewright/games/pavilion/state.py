"""The state of Summer Pavilion: its fast methods, hooks and checked methods."""

from __future__ import annotations

from operator import index

from tilewright.core import const as core
from tilewright.core.actionlist import ActionList
from tilewright.core.cshims import bits, memory
from tilewright.core.errors import Refusal
from tilewright.core.rng import Rng
from tilewright.core.state import Deal, Floats
from tilewright.games.pavilion import (
    const,
    encode,
    hashing,
    legal,
    position_data,
    refusals,
    rules,
    text,
    view,
)
from tilewright.games.pavilion.actions import ACTIONS, num_actions
from tilewright.games.pavilion.data import PHASES, BoardData, PavilionData, read
from tilewright.games.pavilion.geometry import COLOURS, SIDES, displays_for
from tilewright.games.pavilion.position import Position


class Pavilion(Position):
    """A position of Summer Pavilion; a new one waits for the first supply."""

    def __init__(self, seats: int = 2, side: str = SIDES[0], start: int = 0) -> None:
        from tilewright.core.game import check_setup

        super().__init__()
        seats, start = index(seats), index(start)
        check_setup(self.game, seats, side, start)
        self.seats = seats
        self.displays = displays_for(seats)
        self.num_actions = num_actions(seats)
        self.grey = side == SIDES[1]
        self.first = start
        self.fast_restart()

    # Fast methods

    def fast_restart(self) -> int:
        """Fast: reset to all tiles in the bag and the first supply due."""
        self.clear()
        self.start = self.first
        self.turn = self.first
        self.phase = const.SUPPLY
        self.actor = core.NATURE
        return 0

    def fast_legal(self, into: ActionList) -> int:
        """Fast: list the legal actions of the phase."""
        into.clear()
        if self.phase == const.TAKING:
            return legal.list_takings(self, into)
        if self.phase == const.PLACING:
            into.add(const.PASS)
            return legal.list_placements(self, into)
        if self.phase == const.KEEPING:
            into.add(const.STOP)
            return legal.list_colours(into, const.FIRST_KEEP, legal.keepable(self, self.actor))
        return legal.list_colours(into, const.FIRST_PICK, legal.supply_colours(self))

    def fast_is_legal(self, action: int) -> bool:
        """Fast: return whether an action is legal now."""
        if action >= const.FIRST_TAKE:
            action -= const.FIRST_TAKE
            source = action // const.COLOURS
            colour = action - const.COLOURS * source
            return self.phase == const.TAKING and legal.takes_from(self, source) >> colour & 1 != 0
        if action >= const.FIRST_PLACE:
            return self.phase == const.PLACING and legal.may_place(self, action - const.FIRST_PLACE)
        if action >= const.FIRST_KEEP:
            colours = legal.keepable(self, self.actor)
            return self.phase == const.KEEPING and colours >> (action - const.FIRST_KEEP) & 1 != 0
        if action >= const.FIRST_PICK:
            return self.phase == const.PICKING and self.supply[action - const.FIRST_PICK] > 0
        return self.phase == (const.PLACING if action == const.PASS else const.KEEPING)

    def fast_pick(self, rng: Rng) -> int:
        """Fast: return a legal action, each with equal probability."""
        if self.phase == const.TAKING:
            return legal.pick_taking(self, rng)
        if self.phase == const.PLACING:
            return legal.pick_placement(self, rng)
        if self.phase == const.KEEPING:
            colours = legal.keepable(self, self.actor)
            choice = rng.below(1 + bits.popcount(colours))
            if choice == 0:
                return const.STOP
            return const.FIRST_KEEP + bits.nth_bit(colours, choice - 1)
        colours = legal.supply_colours(self)
        return const.FIRST_PICK + bits.nth_bit(colours, rng.below(bits.popcount(colours)))

    def fast_apply(self, action: int) -> int:
        """Fast: take, place, pick, keep, pass or stop."""
        if action >= const.FIRST_TAKE:
            action -= const.FIRST_TAKE
            source = action // const.COLOURS
            return rules.take(self, source, action - const.COLOURS * source)
        if action >= const.FIRST_PLACE:
            action -= const.FIRST_PLACE
            wilds = action % const.WILDS
            action //= const.WILDS
            return rules.place(self, action // const.COLOURS, action % const.COLOURS, wilds)
        if action >= const.FIRST_KEEP:
            return rules.keep(self, action - const.FIRST_KEEP)
        if action >= const.FIRST_PICK:
            return rules.pick(self, action - const.FIRST_PICK)
        if action == const.PASS:
            return rules.pass_turn(self)
        return rules.end_keeping(self, self.actor)

    def fast_deal(self, rng: Rng) -> int:
        """Fast: draw the supply or the displays."""
        return rules.deal(self, rng)

    def fast_score(self, seat: int) -> int:
        """Fast: return the points of a seat."""
        return self.score[seat]

    def fast_key(self) -> int:
        """Fast: return the position's 64-bit key, which ignores the order of the displays."""
        key = bits.add64(hashing.offer_key(self), hashing.turn_key(self))
        for seat in range(self.seats):
            key = bits.add64(key, hashing.board_key(self, seat))
        return key

    def fast_observe(self, seat: int, into: Floats) -> int:
        """Fast: write a seat's observation over zeros; return how many numbers it has."""
        return encode.write(self, seat, into)

    def fast_copy(self) -> Pavilion:
        """Fast: return an independent copy that records no events."""
        clone = Pavilion.__new__(Pavilion)
        memory.copy_fields(clone, self)
        clone.events = None
        clone.recording = False
        return clone

    # Hooks of `State`

    def game_id(self) -> str:
        """Return the id of the game."""
        return "pavilion"

    def action_table(self) -> tuple[int, ...]:
        """Return all actions by number."""
        return ACTIONS

    def explain(self, action: int) -> Refusal:
        """Return why an illegal action is illegal."""
        return refusals.explain(position_data.dump(self), action)

    def draw_deal(self, rng: Rng) -> Deal:
        """Draw tiles for the supply or the displays and return them in order."""
        drawn: list[int] = []
        due = rules.places_to_fill(self)
        while len(drawn) < due and rules.can_draw(self):
            colour = rules.draw(self, rng)
            rules.lay_out(self, len(drawn), colour)
            drawn.append(colour)
        return tuple(drawn)

    def carry_out_items(self, items: Deal) -> Refusal | None:
        """Lay out tiles one by one; return why the first impossible one is refused."""
        room = rules.places_to_fill(self)
        if len(items) > room:
            return refusals.refuse("deal-too-many", count=len(items), room=room)
        for place, colour in enumerate(items):
            if not 0 <= colour < const.COLOURS:
                return refusals.refuse("deal-unknown-tile", place=place + 1, tile=str(colour))
            if not rules.can_draw(self) or not self.bag[colour]:
                name = COLOURS[colour]
                return refusals.refuse("deal-not-in-bag", place=place + 1, colour=name)
            rules.lay_out(self, place, colour)
        return None

    def next_item_ways(self, laid: int) -> dict[int, int]:
        """Return the tiles of the bag by colour, unless all places are full."""
        if self.room_after(laid) == 0 or not rules.can_draw(self):
            return {}
        return {colour: self.bag[colour] for colour in range(const.COLOURS) if self.bag[colour]}

    def room_after(self, laid: int) -> int:
        """Return how many places are left to fill; the supply already counts its tiles."""
        return rules.places_to_fill(self) - (laid if self.phase == const.DISPLAYS else 0)

    def carry_out_deal(self, deal: Deal) -> Refusal | None:
        """Lay out a complete deal and continue, or return why it is refused."""
        refusal = self.carry_out_items(deal)
        if refusal:
            return refusal
        if self.next_item_ways(len(deal)):
            in_tower = sum([self.tower[colour] for colour in range(const.COLOURS)])
            due = len(deal) + min(self.room_after(len(deal)), self.in_bag + in_tower)
            return refusals.refuse("deal-too-few", count=len(deal), due=due)
        rules.end_deal(self)
        return None

    # Checked methods

    @property
    def side(self) -> str:
        """The side of the boards: "coloured" or "grey"."""
        return SIDES[self.grey]

    @property
    def phase_name(self) -> str:
        """The phase: one of `data.PHASES`."""
        return PHASES[self.phase]

    def to_data(self) -> PavilionData:  # type: ignore[override]
        """Return the position as plain data."""
        return position_data.dump(self)

    def boards(self) -> list[BoardData]:
        """Return the board of every seat, as in `to_data`."""
        return self.to_data()["boards"]

    @classmethod
    def from_data(cls, data: object) -> Pavilion:
        """Read a position from plain data; raise `BadPosition` if it cannot arise."""
        position = read(data)
        state = Pavilion(position["seats"], position["side"], position["start"])
        position_data.load(state, position)
        return state

    def to_text(self) -> str:
        """Return the position as one line of text."""
        return text.write(position_data.dump(self))

    @classmethod
    def from_text(cls, line: str) -> Pavilion:
        """Read a position from a line of text; raise `BadPosition` if it cannot arise."""
        return Pavilion.from_data(text.parse(line))

    def is_last_round(self) -> bool:
        """Return whether this is the last of the rounds."""
        return not self.is_over and self.round == const.ROUNDS

    def __str__(self) -> str:
        return view.draw_text(position_data.dump(self))

    def __repr__(self) -> str:
        return f"Pavilion.from_text({self.to_text()!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Pavilion.from_data, (self.to_data(),), (self.first, self.steps))

    def __setstate__(self, own: tuple[int, int]) -> None:
        self.first, self.steps = own
