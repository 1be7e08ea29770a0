"""The state of Azul: its fast methods, hooks and checked methods."""

from __future__ import annotations

from operator import index

from tilewright.core import const as core
from tilewright.core.actionlist import ActionList
from tilewright.core.cshims import bits, choose, memory
from tilewright.core.errors import Refusal
from tilewright.core.events import Event
from tilewright.core.rng import Rng
from tilewright.core.state import Bytes, Deal, Floats
from tilewright.games.azul import (
    const,
    encode,
    hashing,
    position_data,
    refusals,
    rules,
    scoring,
    text,
    view,
)
from tilewright.games.azul.actions import ACTIONS, num_actions
from tilewright.games.azul.data import AzulData, BoardData, read
from tilewright.games.azul.geometry import COLOURS, SIDES, displays_for
from tilewright.games.azul.position import Position


class Azul(Position):
    """A position of Azul; a new one waits for the first deal."""

    def __init__(self, seats: int = 2, side: str = SIDES[0], start: int = 0) -> None:
        from tilewright.core.game import check_setup

        super().__init__()
        seats, start = index(seats), index(start)
        check_setup(self.game, seats, side, start)
        self.seats = seats
        self.num_actions = num_actions(seats)
        self.displays = displays_for(seats)
        self.grey = side == SIDES[1]
        self.start = start
        self.first = start
        self.fast_restart()

    # Fast methods

    def fast_restart(self) -> int:
        """Fast: reset to all tiles in the bag and the first deal due."""
        self.clear()
        self.start = self.first
        self.actor = core.NATURE
        return 0

    def fast_legal(self, into: ActionList) -> int:
        """Fast: list the columns open to the next tile, or the takings by source."""
        into.clear()
        if self.tiling:
            word = self.open_columns()
            while word:
                into.add(bits.lowest(word))
                word &= word - 1
            return 0
        for source in range(self.displays + 1):
            first = const.FIRST_TAKE + const.TAKES_PER_SOURCE * source
            word = self.holds[source] & self.takes[self.actor]
            while word:
                into.add(first + bits.lowest(word))
                word &= word - 1
        return 0

    def fast_mask(self, into: Bytes, scratch: ActionList) -> int:
        """Fast: write the mask of legal takings from their bit sets."""
        columns = 0
        room = 0
        if self.actor >= 0:
            if self.tiling:
                columns = self.open_columns()
            else:
                room = self.takes[self.actor]
        at = bits.spread(into, 0, columns, const.FIRST_TAKE)
        for source in range(self.displays + 1):
            at = bits.spread(into, at, self.holds[source] & room, const.TAKES_PER_SOURCE)
        return 0

    def fast_is_legal(self, action: int) -> bool:
        """Fast: return whether an action is legal now, by its bit."""
        if action < const.FIRST_TAKE:
            return self.tiling and self.open_columns() >> action & 1 != 0
        if self.tiling:
            return False
        action -= const.FIRST_TAKE
        source = action // const.TAKES_PER_SOURCE
        word = self.holds[source] & self.takes[self.actor]
        return word >> (action - const.TAKES_PER_SOURCE * source) & 1 != 0

    def fast_pick(self, rng: Rng) -> int:
        """Fast: return a random legal action: count them, then find one."""
        if self.tiling:
            word = self.open_columns()
            return bits.nth_bit(word, rng.below(bits.popcount(word)))
        room = self.takes[self.actor]
        sources = self.displays + 1
        choices = choose.count_common(self.holds, sources, room)
        found = choose.nth_common(self.holds, sources, room, rng.below(choices))
        return const.FIRST_TAKE + const.TAKES_PER_SOURCE * (found >> 5) + (found & 31)

    def fast_apply(self, action: int) -> int:
        """Fast: choose a column, or take."""
        if action < const.FIRST_TAKE:
            return rules.choose_column(self, action)
        action -= const.FIRST_TAKE
        source = action // const.TAKES_PER_SOURCE
        taking = action - const.TAKES_PER_SOURCE * source
        colour = taking // const.GOALS
        return rules.take(self, source, colour, taking - const.GOALS * colour)

    def fast_deal(self, rng: Rng) -> int:
        """Fast: draw tiles for the displays."""
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

    def fast_standing(self, seat: int) -> int:
        """Fast: return the points of a seat, with complete rows as the tie-break."""
        return const.STANDING_UNIT * self.score[seat] + scoring.complete_rows(self, seat)

    def fast_observe(self, seat: int, into: Floats) -> int:
        """Fast: write a seat's observation over zeros; return how many numbers it has."""
        return encode.write(self, seat, into)

    def fast_copy(self) -> Azul:
        """Fast: return an independent copy that records no events."""
        clone = Azul.__new__(Azul)
        memory.copy_fields(clone, self)
        clone.events = None
        clone.recording = False
        return clone

    def open_columns(self) -> int:
        """Fast: return, as bits, the columns open to the next tile of the seat to act."""
        return rules.allowed_columns(self, self.actor, rules.line_to_tile(self, self.actor))

    # Hooks of `State`

    def game_id(self) -> str:
        """Return the id of the game."""
        return "azul"

    def action_table(self) -> tuple[int, ...]:
        """Return all actions by number."""
        return ACTIONS

    def explain(self, action: int) -> Refusal:
        """Return why an illegal action is illegal."""
        return refusals.explain(position_data.dump(self), action)

    def draw_deal(self, rng: Rng) -> Deal:
        """Draw tiles for the displays and return them in order."""
        drawn: list[int] = []
        while len(drawn) < const.PER_DISPLAY * self.displays and rules.can_draw(self):
            colour = rules.draw(self, rng)
            rules.lay_out(self, len(drawn), colour)
            drawn.append(colour)
        return tuple(drawn)

    def carry_out_items(self, items: Deal) -> Refusal | None:
        """Lay out tiles one by one; return why the first impossible one is refused."""
        room = const.PER_DISPLAY * self.displays
        if len(items) > room:
            return refusals.refuse("deal.too-many", count=len(items), room=room)
        for place, colour in enumerate(items):
            if not 0 <= colour < const.COLOURS:
                return refusals.refuse("deal.unknown-tile", place=place + 1, tile=str(colour))
            if not rules.can_draw(self) or not self.bag[colour]:
                name = COLOURS[colour]
                return refusals.refuse("deal.not-in-bag", place=place + 1, colour=name)
            rules.lay_out(self, place, colour)
        return None

    def next_item_ways(self, laid: int) -> dict[int, int]:
        """Return the tiles of the bag by colour, unless the displays are full."""
        if laid == const.PER_DISPLAY * self.displays or not rules.can_draw(self):
            return {}
        return {colour: self.bag[colour] for colour in range(const.COLOURS) if self.bag[colour]}

    def carry_out_deal(self, deal: Deal) -> Refusal | None:
        """Lay out a complete deal and start the round, or return why it is refused."""
        refusal = self.carry_out_items(deal)
        if refusal:
            return refusal
        if self.next_item_ways(len(deal)):
            in_lid = sum([self.lid[colour] for colour in range(const.COLOURS)])
            due = min(const.PER_DISPLAY * self.displays, len(deal) + self.in_bag + in_lid)
            return refusals.refuse("deal.too-few", count=len(deal), due=due)
        rules.open_round(self)
        return None

    def ranking_keys(self) -> list[tuple[int, ...]]:
        """Return the score and the complete rows of every seat."""
        return [(self.score[seat], scoring.complete_rows(self, seat)) for seat in range(self.seats)]

    # Checked methods

    @property
    def side(self) -> str:
        """The side of the wall: "coloured" or "grey"."""
        return SIDES[self.grey]

    @property
    def is_tiling(self) -> bool:
        """Whether the seat to act chooses a column of the grey wall."""
        return bool(self.tiling)

    def to_data(self) -> AzulData:  # type: ignore[override]
        """Return the position as plain data."""
        return position_data.dump(self)

    def boards(self) -> list[BoardData]:
        """Return the board of every seat, as in `to_data`."""
        return self.to_data()["boards"]

    @classmethod
    def from_data(cls, data: object) -> Azul:
        """Read a position from plain data; raise `BadPosition` if it cannot arise."""
        position = read(data)
        state = Azul(position["seats"], position["side"], position["start"])
        position_data.load(state, position)
        return state

    def to_text(self) -> str:
        """Return the position as one line of text."""
        return text.write(position_data.dump(self))

    @classmethod
    def from_text(cls, line: str) -> Azul:
        """Read a position from a line of text; raise `BadPosition` if it cannot arise."""
        return Azul.from_data(text.parse(line))

    def forecast(self, seat: int) -> list[Event]:
        """Return the events of a seat's tiling if the round ended now.

        On the grey wall every tile is laid where it scores most at that moment.
        """
        seat = index(seat)
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        clone = self.fast_copy()
        clone.start_recording()
        rules.tile_lines_by_points(clone, seat)
        rules.settle_floor(clone, seat)
        return clone.stop_recording()

    def is_last_round(self) -> bool:
        """Return whether a row would be complete if the round ended now.

        On the grey wall every tile is laid as the forecast lays it.
        """
        if self.is_over:
            return False
        clone = self.fast_copy()
        for seat in range(self.seats):
            rules.tile_lines_by_points(clone, seat)
            if scoring.complete_rows(clone, seat):
                return True
        return False

    def __str__(self) -> str:
        return view.draw_text(position_data.dump(self))

    def __repr__(self) -> str:
        return f"Azul.from_text({self.to_text()!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Azul.from_data, (self.to_data(),), (self.first, self.steps))

    def __setstate__(self, own: tuple[int, int]) -> None:
        self.first, self.steps = own
