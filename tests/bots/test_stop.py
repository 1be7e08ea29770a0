"""Bots that are stopped before they start."""

import pytest

from tilewright import Garden, Rng, find_game, make_bot
from tilewright.bots.search.deep_bot import DeepBot
from tilewright.bots.search.tree_bot import TreeBot
from tilewright.bots.stop import Stop


@pytest.mark.parametrize("name", ["uct", "guided", "deep"])
def test_a_bot_that_is_stopped_at_once_still_names_a_legal_action(name: str) -> None:
    state = Garden()
    state.apply_deal(state.deal(Rng(1)))
    bot = make_bot(name, find_game("garden"))
    assert isinstance(bot, DeepBot | TreeBot)
    stop = Stop()
    stop.set()
    thought = bot.think(state, Rng(1), stop=stop)
    assert thought.candidates[0].action in state.legal_actions()
