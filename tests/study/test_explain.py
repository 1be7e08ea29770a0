"""Explanations: what can be asked, what they cost, and that they are the same everywhere."""

import json
from pathlib import Path

import pytest

from tests.study.positions import FEW, NAMES, analysed
from tilewright import Azul, IllegalAction, Rng
from tilewright.i18n import Catalogue
from tilewright.study import analyse, explain, explain_best, explain_played, turn_of, turns_of

KNOWN = Path(__file__).with_name("known.json")


def dealt() -> Azul:
    state = Azul(2)
    state.apply_deal(state.deal(Rng(5)))
    return state


def told(state: Azul, token: str) -> list[str]:
    action = state.game.read_action(token)
    found = explain(state, action, limits=FEW)
    return [Catalogue("en").word(message, {0}) for message in found.tell(NAMES)]


def known_facts() -> dict[str, object]:
    """Return the facts of the best and the played move in some positions."""
    found: dict[str, object] = {}
    for game in ("azul", "pavilion", "garden"):
        for number, analysis in enumerate(analysed(game, most=10)[1::2]):
            best, played = explain_best(analysis), explain_played(analysis)
            assert best is not None and played is not None
            found[f"{game} {number}"] = [best.to_data(), played.to_data()]
    return found


def test_the_facts_are_the_known_ones_compiled_and_pure() -> None:
    assert known_facts() == json.loads(KNOWN.read_text("utf-8"))


def test_a_move_is_analysed_if_no_analysis_knows_it() -> None:
    state = dealt()
    floor = state.legal_actions()[-1]
    found = explain(state, floor, limits=FEW)
    assert found.turn.actions == (floor,)
    assert found.facts[-1].kind == "study-loses"
    again = explain(state, floor, analyse(state, FEW), FEW)
    assert [fact.kind for fact in again.facts][-1] == "study-loses"


def test_an_illegal_move_is_refused() -> None:
    state = dealt()
    illegal = next(a for a in range(5, state.num_actions) if not state.is_legal(a))
    with pytest.raises(IllegalAction):
        explain(state, illegal, limits=FEW)


def test_without_moves_there_is_nothing_to_explain() -> None:
    assert explain_best(analyse(Azul(2), FEW)) is None
    assert explain_played(analyse(dealt(), FEW)) is None


def test_an_explanation_leaves_the_position_alone() -> None:
    state = dealt()
    explain(state, state.legal_actions()[0], limits=FEW)
    assert state == dealt()


def test_a_line_is_divided_into_turns() -> None:
    analyses = [each for each in analysed("garden", most=10) if each.best is not None]
    several = 0
    for analysis in analyses:
        assert analysis.best is not None
        turns = turns_of(analysis.state, analysis.best.line)
        assert [a for turn in turns for a in turn.actions] == list(analysis.best.line)
        assert turns[0].actions == turn_of(analysis.state, analysis.best.line).actions
        several += sum(len(turn.actions) > 1 for turn in turns)
        assert all(turn.is_complete for turn in turns[:-1])
    assert several


def test_plain_data_is_json() -> None:
    for analysis in analysed("pavilion", most=3):
        found = explain_best(analysis)
        assert found is not None
        data = found.to_data()
        assert json.loads(json.dumps(data)) == data


def test_a_costly_move_says_what_it_loses_and_what_is_better() -> None:
    sentences = told(dealt(), str(dealt().legal_actions()[-1]))
    assert any("floor" in sentence for sentence in sentences)
    assert sentences[-1].startswith("It loses about")
    assert "is better" in sentences[-1]
