"""The rules of Quarry, and what `PythonState` checks of a game's answers."""

from collections.abc import Sequence

import pytest

from quarry import Quarry
from quarry.data import row_points
from tilewright import NATURE, Rng
from tilewright.core.errors import BrokenGame


def table(deal: str = "AACC/JJMM/A", side: str = "single") -> Quarry:
    """Return a table after its first deal."""
    state = Quarry(2, side)
    state.apply_text(deal)
    return state


def test_a_stone_scores_the_run_of_its_colour() -> None:
    assert [row_points(row) for row in ("", "A", "AA", "AAJ", "AJA")] == [0, 1, 3, 4, 3]


def test_seats_take_in_turn_and_the_last_stone_is_thrown_away() -> None:
    state = table()
    for token in ["takeA", "takeA", "takeC", "takeC", "takeJ", "takeJ", "takeM", "takeM"]:
        state.apply_text(token)
    assert (state.actor, state.round, state.scores()) == (NATURE, 2, [4, 4])
    assert sum(state.bag) == 4 * 30 - 9


def test_on_the_double_side_the_row_is_chosen() -> None:
    state = table(side="double")
    state.apply_text("takeA")
    assert (state.actor, state.steps, [str(a) for a in state.legal_actions()]) == (
        0,
        1,
        ["upper", "lower"],
    )
    state.apply_text("lower")
    assert (state.actor, state.steps, state.rows[0]) == (1, 0, ["", "A"])


def test_between_equals_amber_decides() -> None:
    state = table()
    state.rows = [["A"], ["J"]]
    assert (state.scores(), state.ranking()) == ([1, 1], [1, 2])


def test_the_key_of_equal_positions_is_equal() -> None:
    one, other = table(), table()
    assert one.key() == other.key() == one.copy().key()
    other.apply_text("takeA")
    assert one.key() != other.key()


class Broken(Quarry):
    """A game that answers what it should not."""

    answer: Sequence[int] = ()

    def legal(self) -> list[int]:
        return list(self.answer)

    def observation(self, seat: int) -> list[float]:
        return [0.0]

    def score_of(self, seat: int) -> int:
        return 10**6


@pytest.mark.parametrize("answer", [range(5000), (2, 1), (1, 1), (-1,), (6,)])
def test_legal_actions_that_do_not_fit_are_an_error_and_no_overrun(answer: Sequence[int]) -> None:
    state = Broken()
    state.apply_deal(state.deal(Rng(1)))
    state.answer = answer
    with pytest.raises(BrokenGame):
        state.legal_actions()


def test_a_score_beyond_what_bots_can_count_is_an_error() -> None:
    with pytest.raises(BrokenGame, match="points"):
        Broken().scores()


def test_an_observation_of_the_wrong_size_is_an_error() -> None:
    envs = pytest.importorskip("tilewright.envs")
    with pytest.raises(BrokenGame, match="numbers; the layout has"):
        envs.observe(Broken(), 0)


def test_a_turn_is_passed_to_a_seat_of_the_table() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        Quarry().pass_turn(2)
