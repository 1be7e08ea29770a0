"""Why none of the turns that somebody may have meant is legal."""

from collections.abc import Iterable
from typing import Any

from tilewright import NATURE, Rng, State, find_game
from tilewright.table.reasons import find_reason
from tilewright.table.turns import read_turn


def opening(game: str) -> State:
    """Return the first position with a seat to act."""
    state, rng = find_game(game).new(), Rng(7)
    while state.actor == NATURE:
        state.apply_deal(state.deal(rng))
    return state


def reason(state: State, texts: Iterable[str]) -> tuple[str, dict[str, object]] | None:
    found = find_reason(state, [read_turn(state.game, text) for text in texts])
    return None if found is None else (found.code, dict(found.values))


def placing() -> State:
    """Return a position of Summer Pavilion in which tiles are placed."""
    state, rng = opening("pavilion"), Rng(3)
    while state.to_data()["phase"] != "placing":
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
    return state


def test_a_legal_turn_has_no_reason() -> None:
    state = opening("azul")
    legal = str(state.legal_actions()[0])
    assert reason(state, [legal]) is None
    assert reason(state, ["CR1", legal]) is None


def test_one_turn_is_refused_for_its_own_reason() -> None:
    found = reason(opening("azul"), ["CR1"])
    assert found is not None and found[0] == "centre.lacks-colour"


def test_turns_that_are_refused_alike_share_the_reason() -> None:
    state = opening("pavilion")
    assert reason(state, ["14P", "14P+1"]) == ("pavilion.phase", {"phase": "taking"})


def test_turns_that_are_refused_for_different_reasons_have_none_in_common() -> None:
    assert reason(opening("azul"), ["CR1", "CB1"]) is None


COLOURS = ("purple", "green", "orange", "yellow", "blue", "red")
WILDS = ("", "+1", "+2", "+3", "+4", "+5")


def test_the_payment_that_lacks_the_fewest_tiles_counts() -> None:
    state = placing()
    data: dict[str, Any] = state.to_data()
    hand = data["boards"][state.actor]["hand"]
    wild = COLOURS.index(data["wild"])
    short = {c: 6 - hand[c] - (hand[wild] if c != wild else 0) for c in range(6) if hand[c]}
    colour = next(c for c, missing in short.items() if missing > 0)
    letter = COLOURS[colour][0]
    found = reason(state, [f"{star}6{letter}{more}" for star in range(1, 7) for more in WILDS])
    assert found is not None and found[0] == "pavilion.too-few-tiles"
    assert found[1]["missing"] == short[colour]


def test_a_decision_that_cannot_follow_is_refused() -> None:
    state = placing()
    assert reason(state, ["pass stop pass"]) is not None
