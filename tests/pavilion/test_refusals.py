"""Refusals: every code is reached, and its sentence quotes what is wrong."""

import pytest

from tests.pavilion.drawn import board, drawn
from tests.pavilion.table import play
from tilewright import IllegalAction, Pavilion
from tilewright.games.pavilion.refusals import SENTENCES


def placing(hand: str, stars: str = "", **rest: object) -> Pavilion:
    """Return a table where the first seat is to place."""
    return drawn(board(stars, hand=hand), board(hand="R"), **rest)


def after(state: Pavilion, tokens: str) -> Pavilion:
    """Return a state some plies later."""
    play(state, tokens)
    return state


REFUSED = {
    "pavilion.phase": (
        drawn(displays="G"),
        "pass",
        "that cannot be done while taking",
    ),
    "pavilion.source-unknown": (
        drawn(displays="G"),
        "6G",
        "there is no display 6; this table has 5",
    ),
    "pavilion.source-lacks-colour": (
        drawn(displays="G"),
        "1R",
        "display 1 holds no red tile",
    ),
    "pavilion.centre-lacks-colour": (
        drawn(displays="G"),
        "CR",
        "the centre holds no red tile",
    ),
    "pavilion.source-wild": (
        drawn(displays="GP"),
        "1P",
        "purple is wild: you can take it alone only where there is no other colour",
    ),
    "pavilion.space-covered": (
        placing("BB", "4:x....."),
        "41B",
        "space 41 already holds a tile",
    ),
    "pavilion.star-colour": (
        placing("GG"),
        "41G",
        "star 4 takes no green tile",
    ),
    "pavilion.no-tile": (
        placing("GPP"),
        "42B+1",
        "you have no blue tile to place",
    ),
    "pavilion.too-few-wild": (
        placing("BBP"),
        "44B+2",
        "you have 1 wild tiles, not 2",
    ),
    "pavilion.wild-for-wild": (
        placing("PPP"),
        "12P+1",
        "purple is wild itself, so no other wild tile can replace it",
    ),
    "pavilion.too-many-wild": (
        placing("BPPP"),
        "43B+3",
        "space 43 costs 3, so at most 2 tiles can be wild",
    ),
    "pavilion.too-few-tiles": (
        placing("BBPP"),
        "45B+2",
        "space 45 costs 5: you need 3 blue tiles and have 2",
    ),
    "pavilion.supply-lacks-colour": (
        after(placing("BBBBBB", "4:....x.", supply="PPPPGGGGYY"), "46B"),
        "pickR",
        "the supply holds no red tile",
    ),
    "pavilion.hand-lacks-colour": (
        after(placing("GGY"), "pass"),
        "keepB",
        "you have no blue tile to keep",
    ),
    "pavilion.keep-order": (
        after(placing("GGYB"), "pass keepY"),
        "keepG",
        "keep tiles in the order of the colours: green comes too late",
    ),
    "pavilion.deal-too-many": (
        Pavilion(),
        "PPPP/PPPP/PPP",
        "11 tiles were dealt, but there is room for 10",
    ),
    "pavilion.deal-too-few": (
        Pavilion(),
        "PPPP/PPPP/P",
        "9 tiles were dealt, but 10 are needed",
    ),
    "pavilion.deal-not-in-bag": (
        after(Pavilion(), "PPPP/PPPP/PP"),
        "PPPP/PPPP/PPPP/PPPP/PPPP",
        "tile 13 of the deal is purple, but the bag has no purple left",
    ),
}
UNKNOWN_TILE = "pavilion.deal-unknown-tile"


@pytest.mark.parametrize("code", REFUSED)
def test_a_refusal_has_its_code_and_says_what_is_wrong(code: str) -> None:
    state, token, sentence = REFUSED[code]
    with pytest.raises(IllegalAction) as caught:
        state.copy().apply_text(token)
    assert (caught.value.code, str(caught.value)) == (code, sentence)


def test_a_deal_of_something_else_is_refused_by_its_number() -> None:
    with pytest.raises(
        IllegalAction, match="tile 2 of the deal is 6, which is not a colour"
    ) as caught:
        Pavilion().apply_deal([0, 6])
    assert caught.value.code == UNKNOWN_TILE


def test_every_code_is_reached() -> None:
    assert {*REFUSED, UNKNOWN_TILE} == set(SENTENCES)


@pytest.mark.parametrize(
    ("state", "phase"),
    [
        (drawn(displays="G"), "taking"),
        (placing("GG"), "placing"),
        (REFUSED["pavilion.supply-lacks-colour"][0], "picking"),
        (after(placing("GG"), "pass"), "keeping"),
    ],
    ids=["taking", "placing", "picking", "keeping"],
)
def test_what_belongs_to_another_phase_is_refused_with_the_phase(
    state: Pavilion, phase: str
) -> None:
    phases = {
        "taking": ["1G", "CR", "9P"],
        "placing": ["41B", "06R+5", "pass"],
        "picking": ["pickP"],
        "keeping": ["keepP", "stop"],
    }
    for other, tokens in phases.items():
        for token in tokens:
            refusal = state.why_not(state.game.read_action(token))
            if other != phase:
                assert refusal and (refusal.code, refusal.values) == (
                    "pavilion.phase",
                    {"phase": phase},
                )
