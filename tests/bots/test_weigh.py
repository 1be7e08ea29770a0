import pytest

from tilewright import Azul, IllegalAction, Rng
from tilewright.bots import Limits, Thinker, make_bot
from tilewright.bots.search.deep_bot import DeepBot
from tilewright.core.registry import find_game

FEW = Limits(nodes=300, memory=1)
THINKERS = ("uct", "guided", "deep", "strong", "novice", "master")


def thinker(name: str) -> Thinker:
    bot = make_bot(name, find_game("azul"), FEW)
    assert hasattr(bot, "weigh")
    return bot  # type: ignore[return-value]


def dealt() -> Azul:
    state = Azul(2)
    state.apply_deal(state.deal(Rng(5)))
    return state


@pytest.mark.parametrize("name", THINKERS)
def test_only_the_actions_asked_for_are_weighed(name: str) -> None:
    state = dealt()
    some = state.legal_actions()[3:6]
    thought = thinker(name).weigh(state, Rng(1), some, FEW)
    assert sorted(c.action for c in thought.candidates) == some
    assert all(c.visits > 0 for c in thought.candidates)
    assert state == dealt()


@pytest.mark.parametrize("name", THINKERS)
def test_the_same_generator_weighs_the_same(name: str) -> None:
    state = dealt()
    some = state.legal_actions()[3:6]
    first, second = (thinker(name).weigh(state, Rng(1), some, FEW) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", THINKERS)
def test_what_is_not_legal_is_not_weighed(name: str) -> None:
    state = dealt()
    with pytest.raises(IllegalAction):
        thinker(name).weigh(state, Rng(1), [state.legal_actions()[0], 0], FEW)
    with pytest.raises(ValueError, match="there are no actions to weigh"):
        thinker(name).weigh(state, Rng(1), [], FEW)


@pytest.mark.parametrize("nodes", [200, 500, 900, 1500])
def test_actions_that_are_all_weighed_are_weighed_to_one_depth(nodes: int) -> None:
    bot = thinker("deep")
    assert isinstance(bot, DeepBot)
    thought = bot.think(dealt(), Rng(1), Limits(nodes=nodes, memory=1), every=True)
    assert {len(c.line) for c in thought.candidates} == {thought.depth}
