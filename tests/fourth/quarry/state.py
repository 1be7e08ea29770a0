"""The rules, as the methods of a state in plain Python."""

from __future__ import annotations

from operator import index

from quarry import events
from quarry.actions import ACTIONS, FIRST_ROW
from quarry.data import (
    COLOURS,
    COPIES,
    LETTERS,
    ROUNDS,
    SIDES,
    Data,
    read,
    read_text,
    row_points,
    tray_size,
    write_text,
)
from quarry.observation import write_observation
from tilewright.core.const import NATURE, NOBODY
from tilewright.core.errors import Refusal
from tilewright.core.game import check_setup
from tilewright.core.pystate import PythonState
from tilewright.core.rng import Rng
from tilewright.core.state import Deal
from tilewright.games.kit.counts import actor_word
from tilewright.games.kit.drawing import plain_text


class Quarry(PythonState):
    """A position of Quarry; made new, it waits for the first deal."""

    def __init__(self, seats: int = 2, side: str = SIDES[0], start: int = 0) -> None:
        super().__init__(index(seats), len(ACTIONS))
        check_setup(self.game, self.seats, side, index(start))
        self.first = index(start)
        self.double = side == SIDES[1]
        self.restart()

    # What PythonState asks for

    def restart(self) -> None:
        """Put all stones into the bag."""
        self.round = 1
        self.bag = [COPIES] * len(COLOURS)
        self.tray = [0] * len(COLOURS)
        self.held = -1
        self.rows = [[""] * (1 + self.double) for _ in range(self.seats)]
        self.pass_turn(NATURE)

    def legal(self) -> list[int]:
        """Return the colours on the tray, or the rows."""
        if self.held >= 0:
            return [FIRST_ROW, FIRST_ROW + 1]
        return [colour for colour in range(len(COLOURS)) if self.tray[colour]]

    def carry_out(self, action: int) -> None:
        """Take a stone, or place the one that was taken."""
        if action >= FIRST_ROW:
            colour, self.held = self.held, -1
            self._place(colour, action - FIRST_ROW)
            return
        self.tray[action] -= 1
        self.record(events.TOOK, self.actor, action)
        if self.double:
            self.held = action
            self.pass_turn(self.actor, steps=1)
        else:
            self._place(action, 0)

    def _place(self, colour: int, row: int) -> None:
        before = row_points(self.rows[self.actor][row])
        self.rows[self.actor][row] += LETTERS[colour]
        points = row_points(self.rows[self.actor][row]) - before
        self.record(events.PLACED, self.actor, colour, row, points)
        if sum(self.tray) == 1:
            self._end_round()
        else:
            self.pass_turn((self.actor + 1) % self.seats)

    def _end_round(self) -> None:
        last = self.tray.index(1)
        self.tray[last] = 0
        self.record(events.LEFT, last)
        if self.round == ROUNDS:
            self.record(events.ENDED)
            self.pass_turn(NOBODY)
        else:
            self.round += 1
            self.pass_turn(NATURE)

    def score_of(self, seat: int) -> int:
        """Return the points of the rows of a seat."""
        return sum(map(row_points, self.rows[seat]))

    def standing_of(self, seat: int) -> int:
        """Return points, then amber stones."""
        return 100 * self.score_of(seat) + sum(row.count("A") for row in self.rows[seat])

    def observation(self, seat: int) -> list[float]:
        """Return what a seat sees."""
        return write_observation(self.to_data(), seat)

    # Hooks of State

    @property
    def side(self) -> str:
        """Which side of the boards is played."""
        return SIDES[self.double]

    def game_id(self) -> str:
        """Return the id of the game."""
        return "quarry"

    def action_table(self) -> tuple[int, ...]:
        """Return all actions by number."""
        return ACTIONS

    def explain(self, action: int) -> Refusal:
        """Return why an action is not legal."""
        if action >= FIRST_ROW:
            return Refusal("quarry.nothing-held", {}, "take a stone first, then choose a row")
        if self.held >= 0:
            return Refusal("quarry.holding", {}, "place the stone that you hold first")
        values = {"colour": COLOURS[action]}
        return Refusal("quarry.no-stone", values, f"the tray holds no {COLOURS[action]} stone")

    def draw_deal(self, rng: Rng) -> Deal:
        """Return the stones that chance draws."""
        drawn = []
        for _ in range(tray_size(self.seats)):
            left = rng.randbelow(sum(self.bag))
            colour = 0
            while left >= self.bag[colour]:
                left -= self.bag[colour]
                colour += 1
            self.bag[colour] -= 1
            drawn.append(colour)
        return tuple(drawn)

    def carry_out_items(self, items: Deal) -> Refusal | None:
        """Lay stones out, one after the other."""
        if len(items) > tray_size(self.seats):
            return Refusal("quarry.deal", {}, "too many stones are dealt")
        for item in items:
            if not 0 <= item < len(COLOURS) or not self.bag[item]:
                return Refusal("quarry.deal", {}, f"the bag holds no stone {item}")
            self.bag[item] -= 1
            self.tray[item] += 1
        return None

    def next_item_ways(self, laid: int) -> dict[int, int]:
        """Return the stones in the bag by colour, unless the tray is full."""
        if laid == tray_size(self.seats):
            return {}
        return {colour: count for colour, count in enumerate(self.bag) if count}

    def carry_out_deal(self, deal: Deal) -> Refusal | None:
        """Lay out a complete deal and open the round."""
        refusal = self.carry_out_items(deal)
        if refusal is None and len(deal) < tray_size(self.seats):
            refusal = Refusal("quarry.deal", {}, "too few stones are dealt")
        if refusal is None:
            self.record(events.DEALT, self.round, len(deal))
            self.pass_turn((self.first + self.round - 1) % self.seats)
        return refusal

    def to_data(self) -> Data:
        """Return the position as plain data."""
        return {
            "game": "quarry",
            "side": self.side,
            "seats": self.seats,
            "start": self.first,
            "round": self.round,
            "actor": actor_word(self.actor),
            "bag": [*self.bag],
            "tray": [*self.tray],
            "held": COLOURS[self.held] if self.held >= 0 else None,
            "boards": [
                {"score": self.score_of(seat), "rows": [*self.rows[seat]]}
                for seat in range(self.seats)
            ],
        }

    def to_text(self) -> str:
        """Return the position as one line of text."""
        return write_text(self.to_data())

    @classmethod
    def from_data(cls, data: object) -> Quarry:
        """Return the position of plain data; raise `BadPosition` if it cannot arise."""
        found = read(data)
        state = Quarry(found["seats"], found["side"], found["start"])
        state.round = found["round"]
        state.bag, state.tray = [*found["bag"]], [*found["tray"]]
        state.held = -1 if found["held"] is None else COLOURS.index(found["held"])
        state.rows = [[*board["rows"]] for board in found["boards"]]
        actor = {"nature": NATURE, None: NOBODY}.get(found["actor"], found["actor"] or 0)
        state.pass_turn(actor, steps=int(state.held >= 0))
        return state

    @classmethod
    def from_text(cls, line: str) -> Quarry:
        """Return the position of a line of text; raise `BadPosition` if it cannot arise."""
        return Quarry.from_data(read_text(line))

    def __str__(self) -> str:
        from quarry.presentation import ENGLISH, draw

        return plain_text(lambda style: draw(self.to_data(), style), ENGLISH, self.seats)
