"""Every code with which an action or a deal is refused is reached."""

import pytest

from tests.garden.drawn import board, drawn
from tests.garden.table import play
from tilewright import Garden, IllegalAction
from tilewright.games.garden.data import BoardData
from tilewright.games.garden.refusals import SENTENCES

OWN = board("01:B1", "1:Y3r2", tiles="B4 B1 G6", expansions="P2", score=5)
FULL = "L1 L2 L3 L4 L5 L6 L1 L2 L3 L4 L5 L6"
COPIES = "0:B1 1:B1 2^Y1Y2Y3Y4"
# For each code: a board, a display, what is played before, and what is then refused.
CASES: dict[str, tuple[BoardData, str, str, str]] = {
    "garden.phase": (OWN, "0^Y1", "", "stop"),
    "garden.nothing-shown": (OWN, "0^Y1", "", "takeB"),
    "garden.no-room": (board(tiles=FULL, jokers=0), "0^Y1", "", "takeY"),
    "garden.copy-elsewhere": (board(), COPIES, "takeB", "from2"),
    "garden.no-tile": (OWN, "0^Y1", "", "B2@03"),
    "garden.no-expansion": (OWN, "0^Y1", "", "xB2@2r0"),
    "garden.no-cell": (OWN, "0^Y1", "", "B1@21"),
    "garden.cell-filled": (OWN, "0^Y1", "", "B4@01"),
    "garden.neighbours": (OWN, "0^Y1", "", "G6@02"),
    "garden.group": (OWN, "0^Y1", "", "B1@02"),
    "garden.cannot-pay": (OWN, "0^Y1", "", "G6@04"),
    "garden.area-built": (OWN, "0^Y1", "", "xP2@1r0"),
    "garden.too-poor": (OWN, "0^Y1", "", "buy2"),
    "garden.pay-unfit": (board(tiles="B2 B1 B3 G6"), "0^Y1", "B2@01", "payG6"),
    "garden.drop-order": (board(tiles="B1 L3 Y6"), "0^Y1", "pass dropL3", "dropB1"),
    "garden.deal-tiles-due": (board(), "0^Y1", "takeY", "xB1"),
    "garden.deal-expansion-due": (board(), "0:B1 1^Y1", "takeB", "B1B2"),
    "garden.deal-too-many": (board(), "0^Y1", "takeY", "B1B2B3B4B5"),
    "garden.deal-too-few": (board(), "0^Y1", "takeY", "B1B2B3"),
    "garden.deal-not-in-bag": (board(tiles="B1 B1 B1"), "0^Y1", "takeY", "B1B2B3B4"),
    "garden.deal-seen": (board(expansions="B1"), "0:Y1 1^B1", "takeY", "xB1"),
}
SUPPLY_EMPTY = drawn(board(areas="1:down 2:down 3:down 4:down"), seats=4, display="0^Y1")


def refused(state: Garden, token: str) -> IllegalAction:
    """Return the error with which a ply is refused; nothing has changed."""
    before = state.to_data()
    with pytest.raises(IllegalAction) as caught:
        play(state, token)
    assert state.to_data() == before
    return caught.value


@pytest.mark.parametrize("code", CASES)
def test_what_is_not_allowed_is_refused_with_its_code(code: str) -> None:
    own, display, before, token = CASES[code]
    state = drawn(own, display=display)
    play(state, before)
    error = refused(state, token)
    assert error.code == code
    assert str(error) == SENTENCES[code].format(**error.values)


def test_an_empty_supply_has_its_own_code() -> None:
    assert refused(SUPPLY_EMPTY, "buy5").code == "garden.supply-empty"


@pytest.mark.parametrize("item", [-1, 72, 10**6])
def test_a_deal_of_something_that_is_no_hexagon_is_refused(item: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        Garden().apply_deal((item,))
    assert caught.value.code == "garden.deal-unknown"


def test_no_code_is_left_untried() -> None:
    elsewhere = {"garden.supply-empty", "garden.deal-unknown"}
    assert {*CASES, *elsewhere} == set(SENTENCES)


def test_chance_is_not_asked_while_a_seat_acts() -> None:
    with pytest.raises(IllegalAction) as caught:
        drawn(display="0^Y1").apply_deal((0, 1, 2, 3))
    assert caught.value.code == "deal.not-due"


def test_no_seat_acts_while_tiles_are_due() -> None:
    refusal = Garden().why_not(0)
    assert refusal is not None and refusal.code == "actor.nature"
