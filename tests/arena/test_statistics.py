"""Where the points of matches came from."""

import pytest

from tilewright.arena.statistics import statistics
from tilewright.bots import make_bot
from tilewright.core.const import NATURE
from tilewright.core.match import Match
from tilewright.core.record import Record
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng

OFTEN = {
    "azul": {"tiles", "rows", "columns", "penalties"},
    "pavilion": {"start", "tiles", "costs", "penalties"},
    "garden": {"start", "wheel", "groups", "expansions", "penalties"},
}
RARELY = {"azul": {"colours"}, "pavilion": {"stars"}, "garden": {"jokers"}}


def played(game_id: str, seed: int) -> Record:
    """Return a match that a bot has played against itself."""
    game = find_game(game_id)
    match = Match(Record(game, game.sides[seed % 2], 2))
    rng, bot = Rng(seed), make_bot("greedy", game)
    while not match.state.is_over:
        if match.state.actor == NATURE:
            match.deal(rng)
        else:
            match.apply(bot.choose(match.state, rng))
    return match.record


@pytest.mark.parametrize("game_id", OFTEN)
def test_events_hold_amounts_and_the_sources_of_points_their_signs(game_id: str) -> None:
    sources = find_game(game_id).point_sources
    signs: dict[str, set[bool]] = {}
    for seed in range(4):
        for event in (event for step in played(game_id, seed).walk() for event in step.events):
            if "points" not in event.values:
                continue
            amount = event.number("points")
            _, points = sources[event.kind](event)
            assert amount == abs(points)
            if points:
                signs.setdefault(event.kind, set()).add(points > 0)
    assert all(len(found) == 1 for found in signs.values())
    assert {True} in signs.values() and {False} in signs.values()


@pytest.mark.parametrize("game_id", OFTEN)
def test_points_are_told_by_their_source_and_add_up(game_id: str) -> None:
    seen: set[str] = set()
    for seed in range(4):
        record = played(game_id, seed)
        found = statistics(record)
        assert found.scores == record.state().scores()
        assert [sum(seat.values()) for seat in found.sources] == found.scores
        seen |= {source for seat in found.sources for source, points in seat.items() if points}
    assert OFTEN[game_id] <= seen <= OFTEN[game_id] | RARELY[game_id]
