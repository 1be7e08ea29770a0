"""The base of games whose rules are plain Python, in packages of their own.

The fast methods of `State` are C functions once the package is compiled, and Python code cannot
override them. `PythonState` does: each of its fast methods takes the interpreter lock and calls
an ordinary method that a game fills in. So a game written in Python works everywhere, compiled or
pure, only more slowly than a compiled one. What the game returns is checked here: C code has
buffers of a fixed size and trusts what is in them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from tilewright.core import const
from tilewright.core.actionlist import ActionList
from tilewright.core.errors import BrokenGame, IllegalAction
from tilewright.core.rng import Rng
from tilewright.core.state import Floats, RawEvent, State

# The fields of `State` itself; all others belong to the game.
OWN: Final = frozenset({"events", "recording", "seats", "num_actions", "actor", "steps"})


class PythonState(State):
    """A position whose rules are Python methods.

    A game keeps its position in attributes: numbers, texts, tuples, and lists, dicts and sets of
    these. Copies share nothing that can change. `actor` and `steps` are set with `pass_turn`.
    """

    def __init__(self, seats: int, num_actions: int) -> None:
        super().__init__()
        self.seats = seats
        self.num_actions = num_actions

    # Every game fills these in, besides the hooks of `State`.

    def legal(self) -> Sequence[int]:
        """Return the numbers of the legal actions, ascending; called when it is a seat's turn."""
        raise NotImplementedError

    def carry_out(self, action: int) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def restart(self) -> None:
        """Reset to the start of a new match with the same seats, side and starting seat."""
        raise NotImplementedError

    def score_of(self, seat: int) -> int:
        """Return the points of a seat."""
        raise NotImplementedError

    def observation(self, seat: int) -> Sequence[float]:
        """Return the observation of a seat, as many numbers as the game's layout has."""
        raise NotImplementedError

    # A game may override these.

    def standing_of(self, seat: int) -> int:
        """Return the number that ranks a seat: the score first, then tie-breaks."""
        return self.score_of(seat)

    def position_key(self) -> int:
        """Return a 64-bit key of the position; by default, a hash of its text."""
        digest = blake2b(self.to_text().encode(), digest_size=8).digest()
        return int.from_bytes(digest, "little")

    def ranking_keys(self) -> list[tuple[int, ...]]:
        """Return the sort key of every seat's rank."""
        return [(self.standing_of(seat),) for seat in range(self.seats)]

    # Helpers for the methods of a game

    def pass_turn(self, actor: int, steps: int = 0) -> None:
        """Set who acts next, and how many decisions of its turn it has already made."""
        if not const.NOBODY <= actor < self.seats:
            raise ValueError(f"there is no seat {actor}: seats are 0 to {self.seats - 1}")
        self.actor = actor
        self.steps = steps

    def record(self, kind: int, *values: int) -> None:
        """Record an event of up to five numbers while recording; `game.tell` decodes it."""
        if self.recording and self.events is not None:
            event: RawEvent = (kind, *values, *[0] * (5 - len(values)))
            self.events.append(event)

    # Fast methods: C functions that the rest of the package calls without the interpreter lock.

    def fast_legal(self, into: ActionList) -> int:
        """Fast: put the legal actions of the seat to act into a list, ascending."""
        into.clear()
        last = -1
        actions = self.legal()
        if len(actions) > const.MAX_LEGAL:
            raise self._broken(f"{len(actions)} legal actions; there is room for {const.MAX_LEGAL}")
        for number in actions:
            action = int(number)
            if not last < action < self.num_actions:
                raise self._broken(
                    f"legal() must return ascending numbers below {self.num_actions}, "
                    f"not {action} after {last}"
                )
            into.add(action)
            last = action
        return 0

    def fast_is_legal(self, action: int) -> bool:
        """Fast: return whether an action number is legal now."""
        return action in self.legal()

    def fast_pick(self, rng: Rng) -> int:
        """Fast: return a legal action, each with equal probability."""
        actions = self.legal()
        if not actions:
            raise self._broken(f"seat {self.actor} has no legal action")
        return int(actions[rng.below(len(actions))])

    def fast_apply(self, action: int) -> int:
        """Fast: carry out a legal action."""
        self.carry_out(action)
        return 0

    def fast_deal(self, rng: Rng) -> int:
        """Fast: draw and carry out the deal that is due."""
        refusal = self.carry_out_deal(self.copy().draw_deal(rng))
        if refusal:
            raise IllegalAction(refusal)
        return 0

    def fast_restart(self) -> int:
        """Fast: reset to the start of a new match with the same seats and side."""
        self.restart()
        return 0

    def fast_score(self, seat: int) -> int:
        """Fast: return the points of a seat."""
        score = int(self.score_of(seat))
        if not -const.MAX_POINTS <= score <= const.MAX_POINTS:
            raise self._broken(f"a score of {score}; bots count up to {const.MAX_POINTS} points")
        return score

    def fast_standing(self, seat: int) -> int:
        """Fast: return the number that ranks a seat: the score first, then tie-breaks."""
        return int(self.standing_of(seat))

    def fast_key(self) -> int:
        """Fast: return the position's 64-bit key."""
        return self.position_key()

    def fast_observe(self, seat: int, into: Floats) -> int:
        """Fast: write a seat's observation; return how many numbers it has."""
        numbers = self.observation(seat)
        size = self.game.layout(self.seats, self.side).size
        if len(numbers) != size:
            raise self._broken(f"an observation of {len(numbers)} numbers; the layout has {size}")
        for i in range(size):
            into[i] = numbers[i]
        return len(numbers)

    def fast_copy(self) -> State:
        """Fast: return an independent copy that records no events."""
        own = (self.seats, self.num_actions, self.actor, self.steps)
        return rebuild(type(self), own, self.__dict__)

    def fast_copy_from(self, other: State) -> int:
        """Fast: copy every field of another state of the same class."""
        if type(other) is not type(self):
            raise TypeError(f"cannot copy a {type(other).__name__} into a {type(self).__name__}")
        self.seats, self.num_actions = other.seats, other.num_actions
        self.actor, self.steps = other.actor, other.steps
        copy_fields(self.__dict__, other.__dict__)
        return 0

    # Representation and pickling

    def __repr__(self) -> str:
        return f"{type(self).__name__}.from_text({self.to_text()!r})"

    def __reduce__(self) -> tuple[object, ...]:
        fields = {name: value for name, value in self.__dict__.items() if name not in OWN}
        own = (self.seats, self.num_actions, self.actor, self.steps)
        return (rebuild, (type(self), own, fields))

    def _set_own(self, own: tuple[int, int, int, int]) -> None:
        self.events, self.recording = None, False
        self.seats, self.num_actions, self.actor, self.steps = own

    def _broken(self, problem: str) -> BrokenGame:
        return BrokenGame(self.game_id(), problem)


def rebuild(
    kind: type[PythonState], own: tuple[int, int, int, int], fields: Mapping[str, object]
) -> PythonState:
    """Return a new state with its own copies of the fields of another one."""
    state = kind.__new__(kind)
    state._set_own(own)
    copy_fields(state.__dict__, fields)
    return state


def copy_fields(into: dict[str, object], source: Mapping[str, object]) -> None:
    """Give a state its own copies of the fields of a game."""
    for name, value in source.items():
        if name not in OWN:
            into[name] = copy_value(value)


def copy_value(value: Any) -> Any:  # noqa: ANN401  # any attribute of a game
    """Return a copy of a value; lists, dicts and sets in it are copied too."""
    kind = type(value)
    if kind is list:
        return [copy_value(item) for item in value]
    if kind is dict:
        return {key: copy_value(item) for key, item in value.items()}
    if kind is set:
        return set(value)
    return value
