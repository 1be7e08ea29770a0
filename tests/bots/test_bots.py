import pickle

import pytest

from tilewright import Azul, Bot, Rng, UnknownName, bot_names, find_game, make_bot
from tilewright.bots import Limits

AZUL = find_game("azul")


def position(seed: int, moves: int, side: str = "coloured", seats: int = 2) -> Azul:
    """Return the position after a number of random moves, with a seat to act."""
    state, rng = Azul(seats, side), Rng(seed)
    while moves or state.actor < 0:
        if state.is_over:
            state = Azul(seats, side)
        elif state.actor < 0:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
            moves -= 1
    return state


@pytest.fixture(params=bot_names())
def bot(request: pytest.FixtureRequest) -> Bot:
    name: str = request.param
    return make_bot(name, AZUL, Limits(nodes=60))


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_plays_only_legal_actions_and_leaves_the_state_alone(
    bot: Bot, side: str, seats: int
) -> None:
    rng = Rng(1)
    for moves in range(0, 150, 10):
        state = position(moves, moves, side, seats)
        before = state.to_text()
        assert bot.choose(state, rng) in state.legal_actions()
        assert state.to_text() == before


def test_the_same_seed_gives_the_same_choice(bot: Bot) -> None:
    for moves in range(20):
        state = position(moves, moves)
        assert bot.choose(state, Rng(9)) == bot.choose(state, Rng(9))


@pytest.mark.parametrize("used", [False, True])
def test_a_bot_can_be_pickled(bot: Bot, used: bool) -> None:
    if used:
        bot.choose(position(1, 5), Rng(3))
    twin = pickle.loads(pickle.dumps(bot))
    assert (type(twin), twin.name) == (type(bot), bot.name)
    assert getattr(twin, "limits", None) == getattr(bot, "limits", None)
    for moves in range(4):
        state = position(moves, moves)
        assert twin.choose(state, Rng(9)) == bot.choose(state, Rng(9))


def test_the_random_bot_takes_every_legal_action_about_as_often() -> None:
    state, bot, rng = position(3, 8), make_bot("random", AZUL), Rng(4)
    legal = state.legal_actions()
    counts = dict.fromkeys(legal, 0)
    for _ in range(200 * len(legal)):
        counts[bot.choose(state, rng)] += 1
    assert min(counts.values()) > 140
    assert max(counts.values()) < 260


def test_greedy_fills_the_line_that_scores_most() -> None:
    state = Azul.from_text(
        "azul coloured 2 round=3 start=1 actor=1 marker=2 idle=0 laid=no displays=RRRW,-,-,-,- "
        "centre=- bag=16B18Y17R20K18W lid=- board1=9:-/-/-/-/-:BY.../WB.../..BY./...B./.....:- "
        "board2=0:-/-/-/-/-:...../...../...../...../.....:*"
    )
    assert str(make_bot("greedy", AZUL).choose(state, Rng(1))) == "1R3"


def test_greedy_avoids_the_floor_even_with_no_points_to_lose() -> None:
    state = Azul.from_text(
        "azul coloured 2 round=1 start=1 actor=1 marker=2 idle=0 laid=no displays=RRRR,-,-,-,- "
        "centre=- bag=20B20Y16R20K20W lid=- board1=0:-/-/-/-/-:...../...../...../...../.....:- "
        "board2=0:-/-/-/-/-:...../...../...../...../.....:*"
    )
    assert str(make_bot("greedy", AZUL).choose(state, Rng(1)))[2] in "45"


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match='there is no bot "brilliant"'):
        make_bot("brilliant", AZUL)
