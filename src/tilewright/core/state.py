"""The base class of every game's state.

It has three groups of methods.

*Fast methods* (`fast_...`, `note`) check nothing and touch no Python object. Compiled, they are C
functions that run without the interpreter lock, and Python code can neither see nor override
them. Each game overrides them. All over the package a docstring that starts with "Fast:" marks
such a method or function; in modules that consist of them, the module's docstring says so.

*Hooks* (`explain`, `carry_out_deal`, ...) are ordinary methods that a game fills in.

*Checked methods* check their arguments, raise errors and return Python values. They are the same
for every game and are built on the other two groups.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import TYPE_CHECKING, Self, TypeAlias, cast

from tilewright.core import const
from tilewright.core.actionlist import ActionList
from tilewright.core.cshims import memory
from tilewright.core.errors import IllegalAction, Refusal
from tilewright.core.rng import Rng, check_rng

if TYPE_CHECKING:
    from tilewright.core.events import Event
    from tilewright.core.game import Game

RawEvent = tuple[int, ...]
Deal = tuple[int, ...]
Bytes: TypeAlias = "memoryview[int]"
Floats: TypeAlias = "memoryview[float]"  # of 32 bits; in compiled code a pointer


class State:
    """A position of a game: the actor, the legal actions, and their effects."""

    def __init__(self) -> None:
        self.events: list[RawEvent] | None = None
        self.recording = False
        self.seats = 0
        self.num_actions = 0  # action numbers lie below this
        self.actor = const.NATURE
        self.steps = 0

    # Fast methods: every game overrides these, unless the default is good enough.

    def fast_legal(self, into: ActionList) -> int:
        """Fast: put the legal actions of the seat to act into a list, ascending."""
        return 0

    def fast_mask(self, into: Bytes, scratch: ActionList) -> int:
        """Fast: write one byte for each action number: 1 if it is legal now, else 0."""
        for action in range(self.num_actions):
            into[action] = 0
        if self.actor < 0:
            return 0
        self.fast_legal(scratch)
        for i in range(scratch.count):
            into[scratch.items[i]] = 1
        return 0

    def fast_is_legal(self, action: int) -> bool:
        """Fast: return whether an action number is legal now."""
        return False

    def fast_pick(self, rng: Rng) -> int:
        """Fast: return a legal action, each with equal probability."""
        return 0

    def fast_apply(self, action: int) -> int:
        """Fast: carry out a legal action."""
        return 0

    def fast_deal(self, rng: Rng) -> int:
        """Fast: draw and carry out the deal that is due."""
        return 0

    def fast_restart(self) -> int:
        """Fast: reset to the start of a new match with the same seats and side."""
        return 0

    def fast_score(self, seat: int) -> int:
        """Fast: return the points of a seat."""
        return 0

    def fast_key(self) -> int:
        """Fast: return the position's 64-bit key, which ignores the order of the displays."""
        return 0

    def fast_standing(self, seat: int) -> int:
        """Fast: return the number that ranks a seat: the score first, then tie-breaks."""
        return self.fast_score(seat)

    def fast_observe(self, seat: int, into: Floats) -> int:
        """Fast: write a seat's observation over zeros; return how many numbers it has."""
        return 0

    def fast_copy(self) -> State:
        """Fast: return an independent copy that records no events."""
        return self

    def fast_copy_from(self, other: State) -> int:
        """Fast: copy every field of another state of the same class."""
        memory.copy_fields(self, other)
        return 0

    def note(self, kind: int, a: int, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> int:
        """Fast: record an event; called only while `recording`."""
        if self.events is not None:
            self.events.append((kind, a, b, c, d, e))
        return 0

    # Hooks: every game fills these in.

    @property
    def side(self) -> str:
        """The side of the boards that is played."""
        return ""

    def game_id(self) -> str:
        """Return the id of the game."""
        return ""

    def action_table(self) -> tuple[int, ...]:
        """Return the game's actions by number, as values with a readable repr."""
        return ()

    def explain(self, action: int) -> Refusal:
        """Return why an illegal action is illegal."""
        return Refusal("action.unknown", {"action": action}, f"{action} is not an action")

    def draw_deal(self, rng: Rng) -> Deal:
        """Draw the next deal and return it; the state is a throwaway copy."""
        return ()

    def carry_out_deal(self, deal: Deal) -> Refusal | None:
        """Carry out a complete deal on a throwaway copy, or return why it is refused."""
        return None

    def carry_out_items(self, items: Deal) -> Refusal | None:
        """Carry out the first items of a deal on a throwaway copy, or return why one is refused."""
        return None

    def next_item_ways(self, laid: int) -> dict[int, int]:
        """Return the items that chance may draw after `laid` others, each with its ways."""
        return {}

    def ranking_keys(self) -> list[tuple[int, ...]]:
        """Return the sort key of every seat's rank: the score, then tie-breaks."""
        return [(score,) for score in self.scores()]

    def to_data(self) -> dict[str, object]:
        """Return the position as plain data that `game.from_data` reads back."""
        return {}

    def to_text(self) -> str:
        """Return the position as one line of text that `game.from_text` reads back."""
        return ""

    # Checked methods

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.actor == const.NOBODY

    @property
    def game(self) -> Game:
        """The game of this position."""
        from tilewright.core.registry import find_game

        return find_game(self.game_id())

    def legal_actions(self) -> list[int]:
        """Return the legal actions of the seat to act, ascending; empty if there is none."""
        if self.actor < 0:
            return []
        found = ActionList()
        self.fast_legal(found)
        table = self.action_table()
        return [table[found.items[i]] for i in range(found.count)]

    def forecast(self, seat: int) -> list[Event]:
        """Return the events for a seat if the round ended now; empty in many games."""
        return []

    def is_last_round(self) -> bool:
        """Return whether the game ends with this round, as things stand."""
        return False

    def legal_mask(self) -> bytes:
        """Return one byte for each action number: 1 if it is legal now, else 0."""
        mask = bytearray(self.num_actions)
        for action in self.legal_actions():
            mask[action] = 1
        return bytes(mask)

    def is_legal(self, action: int) -> bool:
        """Return whether the seat to act may take this action."""
        number = index(action)
        if self.actor < 0 or not 0 <= number < self.num_actions:
            return False
        return self.fast_is_legal(number)

    def random_action(self, rng: Rng) -> int:
        """Return a legal action, each with equal probability."""
        self.demand_seat()
        return self.action_table()[self.fast_pick(check_rng(rng))]

    def demand_seat(self) -> None:
        """Raise `IllegalAction` unless it is a seat's turn."""
        refusal = self._no_turn()
        if refusal:
            raise IllegalAction(refusal)

    def why_not(self, action: int) -> Refusal | None:
        """Return why an action is refused, or None if it is legal."""
        if self.is_legal(action):
            return None
        refusal = self._no_turn()
        if refusal:
            return refusal
        number = index(action)
        if not 0 <= number < len(self.action_table()):
            sentence = f"{number} is not an action number of {self.game.id}"
            return Refusal("action.unknown", {"action": str(number)}, sentence)
        return self.explain(number)

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Carry out an action; an illegal one changes nothing. Pass a list to collect events.

        Raises `IllegalAction`, whose code gives the reason.
        """
        if not self.is_legal(action):
            refusal = self.why_not(action)
            assert refusal is not None
            raise IllegalAction(refusal)
        if events is None:
            self.fast_apply(index(action))
        else:
            self._apply_recorded(index(action), events)

    def apply_unchecked(self, action: int) -> None:
        """Carry out an action that is known to be legal; any other corrupts the state."""
        number = index(action)
        if not 0 <= number < self.num_actions:
            raise ValueError(f"{action} is not an action number of {self.game.id}")
        self.fast_apply(number)

    def deal(self, rng: Rng) -> Deal:
        """Draw the next deal from the counts of unseen tiles and return it; change nothing."""
        self._require_nature()
        return self.copy().draw_deal(check_rng(rng))

    def odds(self, drawn: Sequence[int] = ()) -> dict[int, int]:
        """Return the items that chance may draw next, ascending, each with its number of ways.

        `drawn` are the items of the deal that are already drawn, in order. The probability of an
        item is its share of all ways. A complete deal leaves none.
        """
        self._require_nature()
        trial = self.fast_copy()
        items = tuple(index(item) for item in drawn)
        refusal = trial.carry_out_items(items)
        if refusal:
            raise IllegalAction(refusal)
        return trial.next_item_ways(len(items))

    def apply_deal(self, deal: Sequence[int], events: list[Event] | None = None) -> None:
        """Carry out a deal; an impossible one changes nothing. Pass a list to collect events."""
        self._require_nature()
        trial = self.fast_copy()
        if events is not None:
            trial.start_recording()
        refusal = trial.carry_out_deal(tuple(index(item) for item in deal))
        if refusal:
            raise IllegalAction(refusal)
        if events is not None:
            events.extend(trial.stop_recording())
        self.fast_copy_from(trial)

    def apply_text(self, text: str, events: list[Event] | None = None) -> None:
        """Carry out an action, or a deal on NATURE's turn, given in notation."""
        if self.actor == const.NATURE:
            self.apply_deal(self.game.read_deal(text), events)
        else:
            self.apply(self.game.read_action(text), events)

    def copy(self) -> Self:
        """Return an independent copy."""
        return self.fast_copy()  # type: ignore[return-value]

    def key(self) -> int:
        """Return a 64-bit key: equal positions have equal keys, others almost never."""
        return self.fast_key()

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def scores(self) -> list[int]:
        """Return the points of every seat."""
        return [self.fast_score(seat) for seat in range(self.seats)]

    @property
    def round_number(self) -> int:
        """The round of the match, from 1."""
        return cast("int", self.to_data()["round"])

    def boards(self) -> Sequence[Mapping[str, object]]:
        """Return the board of every seat, as in `to_data`."""
        return cast("Sequence[Mapping[str, object]]", self.to_data()["boards"])

    def ranking(self) -> list[int]:
        """Return the rank of every seat, 1 being the best; tied seats share one: [1, 1, 3]."""
        strengths = self.ranking_keys()
        return [1 + sum(other > mine for other in strengths) for mine in strengths]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.to_data() == other.to_data()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def start_recording(self) -> None:
        """Start recording events."""
        self.events = []
        self.recording = True

    def stop_recording(self) -> list[Event]:
        """Stop recording events, and return those recorded."""
        raw = self.events or []
        self.events = None
        self.recording = False
        tell = self.game.tell
        return [tell(event) for event in raw]

    def _apply_recorded(self, action: int, events: list[Event]) -> None:
        self.start_recording()
        try:
            self.fast_apply(action)
        finally:
            events.extend(self.stop_recording())

    def _require_nature(self) -> None:
        if self.actor != const.NATURE:
            raise IllegalAction(Refusal("deal.not-due", {}, "no deal is due now"))

    def _no_turn(self) -> Refusal | None:
        if self.seats == 0:
            raise TypeError("this state was created without calling its constructor")
        if self.actor == const.NOBODY:
            return Refusal("game.over", {}, "the game is over")
        if self.actor == const.NATURE:
            return Refusal("actor.nature", {}, "tiles must be drawn first: it is chance's turn")
        return None
