import pytest

from tilewright import NATURE, Azul, IllegalAction, Match, Record, Rng, find_game

AZUL = find_game("azul")
# Seat 1 has full lines 1 and 2 and takes the last tile: two columns are then to be chosen.
TWO_CHOICES = (
    "azul grey 2 round=1 start=1 actor=1 marker=2 idle=0 laid=no displays=-,-,-,-,- centre=Y "
    "bag=19B19Y18R20K20W lid=- board1=0:B/RR/-/-/-:...../...../...../...../.....:- "
    "board2=0:-/-/-/-/-:...../...../...../...../.....:*"
)


def grey_match_before_tiling() -> Match:
    """Return a grey match in which the seat to act has chosen a column and must go on."""
    match, rng = Match(Record(AZUL, "grey", 2)), Rng(2)
    while match.state.steps == 0:
        match.deal(rng)
        match.apply(match.state.random_action(rng))
    return match


def test_an_action_moves_state_and_record_on() -> None:
    match = Match(Record(AZUL, "coloured", 2))
    assert match.deal(Rng(1))[0].kind == "dealt"
    action = match.state.legal_actions()[0]
    match.apply(action)
    assert match.record.plies[1:] == [action]
    assert match.record.state() == match.state


def test_a_refused_action_changes_neither() -> None:
    match = Match(Record(AZUL, "coloured", 2))
    with pytest.raises(IllegalAction):
        match.apply(7)
    assert match.record.plies == []
    assert match.state == Azul()
    assert match.state.actor == NATURE


def test_a_decision_of_an_unfinished_turn_can_be_taken_back() -> None:
    match = grey_match_before_tiling()
    seat, plies, now = match.state.actor, len(match.record.plies), match.state.to_text()
    last = match.record.plies[-1]
    match.undo()
    assert match.state.actor == seat
    assert len(match.record.plies) == plies - 1
    match.apply(last)
    assert match.state.to_text() == now


def test_nothing_is_taken_back_beyond_the_own_turn() -> None:
    match = Match(Record(AZUL, "coloured", 2))
    match.deal(Rng(1))
    match.apply(match.state.legal_actions()[0])
    assert not match.can_undo()
    with pytest.raises(ValueError, match="no decision"):
        match.undo()


def test_the_tiling_of_a_seat_is_one_turn() -> None:
    state = Azul.from_text(TWO_CHOICES)
    state.apply_text("CY3")
    assert (state.actor, state.steps) == (0, 0)
    state.apply_text("col1")
    assert (state.actor, state.steps) == (0, 1)
    state.apply_text("col2")
    assert (state.actor, state.steps) == (NATURE, 0)
