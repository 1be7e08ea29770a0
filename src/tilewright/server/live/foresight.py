"""Questions about a position: previews, ways to complete a turn, reasons, descriptions.

Answers are remembered while the position lasts. The rest is worked out in the workshop, so that
tables go on meanwhile and nobody gets more than a share of its time.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tilewright.core.state import State
from tilewright.server import protocol
from tilewright.server.live.sentences import describe, draw, question
from tilewright.server.thinking.workshop import Asker, Workshop
from tilewright.table import Identity, Snapshot
from tilewright.table.checks import check_actor
from tilewright.table.previews import Foreseen, foresee
from tilewright.table.reasons import find_reason
from tilewright.table.sentences import Sentence
from tilewright.table.turns import Way, find_completions, is_complete, play_turn, read_turn

MAX_REMEMBERED: Final = 1024  # answers about one position

Question = protocol.Preview | protocol.Complete | protocol.Explain | protocol.Describe
Answer = protocol.Previews | protocol.Ways | protocol.Explained | protocol.Description


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks, and from where."""

    identity: Identity
    address: str

    @property
    def asker(self) -> Asker:
        """Who pays for what has to be worked out."""
        return Asker(self.identity.id, self.address)


@dataclass(slots=True)
class Remembered:
    """The answers about the latest position of a table."""

    snapshot: Snapshot | None = None
    answers: dict[Hashable, Any] = field(default_factory=dict)

    def about(self, snapshot: Snapshot) -> dict[Hashable, Any]:
        """Return the answers about a position: none yet if it is a new one."""
        if self.snapshot is not snapshot:
            self.snapshot, self.answers = snapshot, {}
        return self.answers


class Foresight:
    """Answers questions about positions."""

    def __init__(self, workshop: Workshop) -> None:
        self._work_out = workshop.work_out

    async def answer(
        self, ask: Question, caller: Caller, snapshot: Snapshot, remembered: Remembered
    ) -> Answer:
        """Answer a question; only the seat whose turn it is may ask what it could do."""
        known = remembered.about(snapshot)
        if isinstance(ask, protocol.Preview):
            return await self._preview(ask, caller, snapshot, known)
        if isinstance(ask, protocol.Complete):
            return await self._complete(ask, caller, snapshot, known)
        if isinstance(ask, protocol.Explain):
            return await self._explain(ask, caller, snapshot)
        return await self._describe(ask, caller, snapshot, known)

    async def _preview(
        self, ask: protocol.Preview, caller: Caller, snapshot: Snapshot, known: dict[Hashable, Any]
    ) -> protocol.Previews:
        state, game = check_actor(snapshot, caller.identity), snapshot.setup.game
        turns: list[tuple[int, ...]] = [(action,) for action in state.legal_actions()]
        if ask.actions is not None:
            turns = [tuple(read_turn(game, text)) for text in ask.actions]
        found = {turn: known[turn] for turn in turns if turn in known}
        missing = [turn for turn in dict.fromkeys(turns) if turn not in known]
        if missing:
            copy, names = state.copy(), snapshot.names
            outcomes = await self._work_out(caller.asker, lambda: _previews(copy, missing, names))
            more = dict(zip(missing, outcomes, strict=True))
            _remember(known, more)
            found |= more
        return protocol.Previews(ask.id, snapshot.ply, [found[turn] for turn in turns])

    async def _complete(
        self, ask: protocol.Complete, caller: Caller, snapshot: Snapshot, known: dict[Hashable, Any]
    ) -> protocol.Ways:
        state = check_actor(snapshot, caller.identity)
        key = ("complete", ask.action)
        found: tuple[Sentence | None, list[Way] | None] | None = known.get(key)
        if found is None:
            begun = [] if ask.action is None else read_turn(snapshot.setup.game, ask.action)
            copy, names = state.copy(), snapshot.names
            found = await self._work_out(caller.asker, lambda: _completions(copy, begun, names))
            _remember(known, {key: found})
        asked, ways = found
        return protocol.Ways(ask.id, snapshot.ply, ask.action, asked, ways)

    async def _explain(
        self, ask: protocol.Explain, caller: Caller, snapshot: Snapshot
    ) -> protocol.Explained:
        state, game = check_actor(snapshot, caller.identity), snapshot.setup.game
        turns = [read_turn(game, text) for text in ask.turns]
        copy = state.copy()
        found = await self._work_out(caller.asker, lambda: find_reason(copy, turns))
        reason = None if found is None else protocol.to_error(found)
        return protocol.Explained(ask.id, snapshot.ply, reason)

    async def _describe(
        self, ask: protocol.Describe, caller: Caller, snapshot: Snapshot, known: dict[Hashable, Any]
    ) -> protocol.Description:
        if snapshot.state is None:
            return protocol.Description(ask.id, snapshot.ply, [])
        key = ("describe", ask.language)
        found: tuple[list[Sentence], str | None] | None = known.get(key)
        if found is None:
            copy, names, language = snapshot.state.copy(), snapshot.names, ask.language
            found = await self._work_out(caller.asker, lambda: _description(copy, names, language))
            _remember(known, {key: found})
        sentences, drawing = found
        return protocol.Description(ask.id, snapshot.ply, sentences, drawing)


def _remember(known: dict[Hashable, Any], found: Mapping[Any, Any]) -> None:
    """Remember answers, unless there are too many."""
    if len(known) + len(found) <= MAX_REMEMBERED:
        known.update(found)


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
    state: State, names: Sequence[str], language: protocol.Language | None
) -> tuple[list[Sentence], str | None]:
    return describe(state, names), None if language is None else draw(state, names, language)
