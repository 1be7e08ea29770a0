"""Questions about a position: previews, ways to complete a turn, reasons, descriptions.

`answer` yields what has to be worked out and is sent the results, so that a driver decides where
and when that happens. Results are remembered while the position lasts.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tilewright.core.state import State
from tilewright.server import protocol
from tilewright.server.live.sentences import describe, question
from tilewright.table import Identity, Snapshot
from tilewright.table.checks import check_actor
from tilewright.table.previews import Foreseen, foresee
from tilewright.table.reasons import find_reason
from tilewright.table.sentences import Sentence
from tilewright.table.turns import Way, find_completions, is_complete, play_turn, read_turn

MAX_REMEMBERED: Final = 1024  # outcomes of turns in the answers about one position

Question = protocol.Preview | protocol.Complete | protocol.Explain | protocol.Describe
Answer = protocol.Previews | protocol.Ways | protocol.Explained | protocol.Description
Steps = Generator[Callable[[], Any], Any, Answer]
Draw = Callable[[State, Sequence[str], str], str]


class Known(dict[Hashable, Any]):
    """The answers about a position, up to a number of outcomes in them."""

    size = 0

    def add(self, found: Mapping[Any, Any], size: int) -> None:
        """Remember answers with so many outcomes, unless they are too many."""
        if self.size + size <= MAX_REMEMBERED:
            self.update(found)
            self.size += size


@dataclass(slots=True, eq=False, weakref_slot=True)
class Remembered:
    """The answers about the latest position of a table."""

    snapshot: Snapshot | None = None
    answers: Known = field(default_factory=Known)

    def forget(self) -> None:
        """Forget all answers."""
        self.answers = Known()

    def about(self, snapshot: Snapshot) -> Known:
        """Return the answers about a position: none yet if it is a new one."""
        if self.snapshot is not snapshot:
            self.snapshot, self.answers = snapshot, Known()
        return self.answers


def answer(
    ask: Question,
    identity: Identity,
    snapshot: Snapshot,
    remembered: Remembered,
    draw: Draw | None = None,
) -> Steps:
    """Answer a question; only the seat whose turn it is may ask what it could do."""
    known = remembered.about(snapshot)
    if isinstance(ask, protocol.Preview):
        return _preview(ask, identity, snapshot, known)
    if isinstance(ask, protocol.Complete):
        return _complete(ask, identity, snapshot, known)
    if isinstance(ask, protocol.Explain):
        return _explain(ask, identity, snapshot)
    return _describe(ask, snapshot, known, draw)


def _preview(ask: protocol.Preview, identity: Identity, snapshot: Snapshot, known: Known) -> Steps:
    state, game = check_actor(snapshot, identity), snapshot.setup.game
    turns: list[tuple[int, ...]] = [(action,) for action in state.legal_actions()]
    if ask.actions is not None:
        turns = [tuple(read_turn(game, text)) for text in ask.actions]
    found = {turn: known[turn] for turn in turns if turn in known}
    missing = [turn for turn in dict.fromkeys(turns) if turn not in known]
    if missing:
        copy, names = state.copy(), snapshot.names
        outcomes = yield lambda: _previews(copy, missing, names)
        more = dict(zip(missing, outcomes, strict=True))
        known.add(more, len(more))
        found |= more
    return protocol.Previews(ask.id, snapshot.ply, [found[turn] for turn in turns])


def _complete(
    ask: protocol.Complete, identity: Identity, snapshot: Snapshot, known: Known
) -> Steps:
    state = check_actor(snapshot, identity)
    begun = [] if ask.action is None else read_turn(snapshot.setup.game, ask.action)
    key = ("complete", *begun)  # there are many ways to write the same
    if key not in known:
        copy, names = state.copy(), snapshot.names
        found = yield lambda: _completions(copy, begun, names)
        known.add({key: found}, 1 + len(found[1] or ()))
    else:
        found = known[key]
    asked, ways = found
    return protocol.Ways(ask.id, snapshot.ply, ask.action, asked, ways)


def _explain(ask: protocol.Explain, identity: Identity, snapshot: Snapshot) -> Steps:
    state, game = check_actor(snapshot, identity), snapshot.setup.game
    turns = [read_turn(game, text) for text in ask.turns]
    copy = state.copy()
    found = yield lambda: find_reason(copy, turns)
    reason = None if found is None else protocol.to_error(found)
    return protocol.Explained(ask.id, snapshot.ply, reason)


def _describe(ask: protocol.Describe, snapshot: Snapshot, known: Known, draw: Draw | None) -> Steps:
    if snapshot.state is None:
        return protocol.Description(ask.id, snapshot.ply, [])
    key = ("describe", ask.language)
    if key not in known:
        copy, names, language = snapshot.state.copy(), snapshot.names, ask.language
        found = yield lambda: _description(copy, names, language, draw)
        known.add({key: found}, 1)
    else:
        found = known[key]
    sentences, drawing = found
    return protocol.Description(ask.id, snapshot.ply, sentences, drawing)


def _previews(state: State, turns: Sequence[Sequence[int]], names: Sequence[str]) -> list[Foreseen]:
    return [foresee(state, turn, names) for turn in turns]


def _completions(
    state: State, begun: Sequence[int], names: Sequence[str]
) -> tuple[Sentence | None, list[Way] | None]:
    after = state.copy()
    play_turn(after, begun, [])
    asked = None if is_complete(after, state.actor) else question(after, names)
    return asked, find_completions(state, begun)


def _description(
    state: State, names: Sequence[str], language: protocol.Language | None, draw: Draw | None
) -> tuple[list[Sentence], str | None]:
    drawing = None if language is None or draw is None else draw(state, names, language)
    return describe(state, names), drawing
