"""Grades of moves: thresholds, whole turns, and how well each seat moved."""

import pytest

from tests.arena.recorded import FEW, play_some
from tilewright import Record
from tilewright.arena.analysis import RecordAnalysis, analyse_record
from tilewright.i18n import LANGUAGES, Catalogue
from tilewright.study import Grade, GradedMove, accuracies, grade, grade_loss


@pytest.fixture(scope="module")
def azul() -> RecordAnalysis:
    return analyse_record(play_some(12), FEW, seed=1)


@pytest.fixture(scope="module")
def garden() -> RecordAnalysis:
    return analyse_record(play_some(60, game_id="garden"), FEW, seed=1)


@pytest.mark.parametrize(
    ("points", "chance", "expected"),
    [
        (0.0, 0.0, Grade.BEST),
        (0.24, 0.0049, Grade.BEST),  # noise of the search
        (0.25, 0.0, Grade.GOOD),
        (0.0, 0.005, Grade.GOOD),
        (1.99, 0.039, Grade.GOOD),
        (2.0, 0.0, Grade.INACCURACY),
        (0.0, 0.04, Grade.INACCURACY),
        (4.99, 0.099, Grade.INACCURACY),
        (5.0, 0.0, Grade.MISTAKE),
        (0.0, 0.10, Grade.MISTAKE),
        (4.0, 0.199, Grade.MISTAKE),
        (0.0, 0.20, Grade.BLUNDER),
    ],
)
def test_either_loss_is_enough_for_a_grade(points: float, chance: float, expected: Grade) -> None:
    assert grade_loss(points, chance) == expected


def test_in_a_decided_match_lost_points_are_a_mistake_at_most() -> None:
    assert grade_loss(40.0, 0.001) == Grade.MISTAKE


def test_at_the_end_one_point_can_be_a_blunder() -> None:
    assert grade_loss(1.0, 0.9) == Grade.BLUNDER


def test_a_turn_without_a_choice_has_no_grade(azul: RecordAnalysis) -> None:
    graded = {ply for move in grade(azul) for ply in range(move.first, move.first + move.plies)}
    choices = {m.number for m in azul.moments if m.analysis.loss is not None}
    assert choices <= graded
    decided = [m for m in azul.moments if m.state.actor >= 0 and m.ply is not None]
    forced = {m.number for m in decided if len(m.state.legal_actions()) == 1}
    assert not {move.ply for move in grade(azul)} & forced


def test_the_best_action_is_the_best_move(azul: RecordAnalysis) -> None:
    moves = grade(azul)
    same = [move for move in moves if move.played == move.best]
    assert same
    assert {move.grade for move in same} == {Grade.BEST}
    assert all(move.grade == grade_loss(move.loss.points, move.loss.chance) for move in moves)


def test_one_seat_can_be_graded_alone(azul: RecordAnalysis) -> None:
    assert grade(azul, seat=1) == [move for move in grade(azul) if move.seat == 1]
    assert {move.seat for move in grade(azul)} == {0, 1}


def test_a_record_is_analysed_to_be_graded(azul: RecordAnalysis) -> None:
    record = Record.from_text(azul.record.to_text())
    assert [m.to_data() for m in grade(record, limits=FEW, seed=1)] == [
        move.to_data() for move in grade(azul)
    ]


def turns(analysis: RecordAnalysis) -> list[GradedMove]:
    return [move for move in grade(analysis) if move.plies > 1]


def test_a_turn_of_several_decisions_is_one_move(garden: RecordAnalysis) -> None:
    moves, moments = turns(garden), garden.moments
    assert moves
    for move in moves:
        inside = moments[move.first : move.first + move.plies]
        assert {moment.state.actor for moment in inside} == {move.seat}
        assert inside[0].state.steps == 0
        assert all(moment.state.steps > 0 for moment in inside[1:])
        losses = [m.analysis.loss for m in inside if m.analysis.loss is not None]
        assert move.loss.points == pytest.approx(sum(loss.points for loss in losses))
        assert move.loss.chance == pytest.approx(sum(loss.chance for loss in losses))
        assert move.moment.analysis.loss == max(losses)


def test_no_decision_belongs_to_two_moves(garden: RecordAnalysis) -> None:
    plies = [p for move in grade(garden) for p in range(move.first, move.first + move.plies)]
    assert len(plies) == len(set(plies))


def test_the_accuracy_counts_moves_by_grade(azul: RecordAnalysis) -> None:
    moves = grade(azul)
    for accuracy in accuracies(moves, 2):
        mine = [move for move in moves if move.seat == accuracy.seat]
        assert accuracy.moves == len(mine)
        assert accuracy.counts[Grade.BEST] == sum(move.grade == Grade.BEST for move in mine)
        mean = sum(move.loss.points for move in mine) / len(mine)
        assert accuracy.loss.points == pytest.approx(mean)
        data = accuracy.to_data()
        assert sum(int(str(data[each.value])) for each in Grade) == len(mine)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_accuracy_is_a_sentence_in_every_language(azul: RecordAnalysis, language: str) -> None:
    for accuracy in accuracies(grade(azul), 2):
        text = Catalogue(language).word(accuracy.tell(["Anna", "Bo"]), {0})
        assert str(accuracy.counts[Grade.BEST]) in text
        assert ("Bo" in text) == (accuracy.seat == 1)


def test_nobody_who_did_not_move_has_a_loss() -> None:
    [nothing] = accuracies([], 1)
    assert (nothing.moves, nothing.loss) == (0, (0, 0))
