"""Test bots that use the weights of a file, and evaluations from elsewhere."""

import json
import re
from pathlib import Path

import pytest

from tilewright import Azul, BadSetup, Rng, State, find_game, make_bot
from tilewright.bots import Thinker, evaluation
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.pyevaluation import PythonEvaluation
from tilewright.bots.weights import WeightSet, read_weights, write_weights

AZUL = find_game("azul")


@pytest.fixture
def state() -> State:
    state = Azul()
    state.apply_deal(state.deal(Rng(1)))
    return state


def thinker(name: str) -> Thinker:
    bot = make_bot(name, AZUL)
    assert hasattr(bot, "think")
    return bot  # type: ignore[return-value]


def points(name: str, state: State) -> tuple[float, ...]:
    return thinker(name).think(state, Rng(1)).candidates[0].points


def written(folder: Path, **sets: WeightSet) -> Path:
    path = folder / "weights.json"
    path.write_text(write_weights({name.replace("_", " "): one for name, one in sets.items()}))
    return path


def test_weights_of_a_file_replace_those_of_the_package(state: State, tmp_path: Path) -> None:
    sets = read_weights("azul")
    same = written(tmp_path, tuned=sets["tuned"])
    ours = points("deep:nodes=500,net=none", state)
    assert points(f"deep:nodes=500,weights={same}", state) == ours
    plain = written(tmp_path, tuned=sets["plain"])
    assert points(f"deep:nodes=500,weights={plain}", state) != ours


def test_the_most_specific_set_of_a_file_applies(state: State, tmp_path: Path) -> None:
    sets = read_weights("azul")
    both = written(tmp_path, tuned=sets["plain"], tuned_coloured=sets["tuned"])
    assert points(f"deep:nodes=500,weights={both}", state) == points(
        "deep:nodes=500,net=none", state
    )


def test_the_only_set_of_a_file_may_have_any_name(state: State, tmp_path: Path) -> None:
    file = written(tmp_path, mine=read_weights("azul")["tuned"])
    assert points(f"strong:weights={file},nodes=500", state)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("{", "not a weights file"),
        ("[1]", "not a weights file"),
        ('{"tuned": {"weights": {}}}', "not a weights file"),
        ('{"tuned": {"weights": {"points": ["x"]}, "spread": [1]}}', "not a weights file"),
        ('{"tuned": {"weights": {"points": [1e99]}, "spread": [1]}}', "not a weights file"),
        ('{"tuned": {"weights": {}, "spread": [1]}}', "24 stages"),
        (json.dumps({"tuned": {"weights": {"x": [0] * 24}, "spread": [1] * 24}}), "no feature x"),
        (
            json.dumps({n: {"weights": {}, "spread": [1] * 24} for n in "ab"}),
            'called "tuned": a, b',
        ),
    ],
    ids=["json", "list", "keys", "text", "huge", "stages", "feature", "names"],
)
def test_a_file_that_does_not_fit_is_refused(
    content: str, reason: str, state: State, tmp_path: Path
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(content)
    with pytest.raises(BadSetup, match=re.escape(reason)) as refused:
        points(f"deep:weights={file}", state)
    assert refused.value.code == "setup.weights"


def test_a_missing_file_is_refused(state: State, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="No such file"):
        points(f"deep:weights={tmp_path / 'none.json'}", state)


def test_bots_that_do_not_search_take_no_weights() -> None:
    with pytest.raises(BadSetup, match="greedy takes no weights; deep, guided, strong do"):
        make_bot("greedy:weights=x.json", AZUL)


def test_an_evaluation_that_would_not_be_called_is_refused() -> None:
    class Hopeful(Evaluation):
        def seat_value(self, seat: int) -> int:
            return 1000

    with pytest.raises(TypeError, match=r"Hopeful\.seat_value would not be called"):
        Hopeful("azul", ("points",), 1)


def test_an_evaluation_in_python_is_called() -> None:
    class Even(PythonEvaluation):
        def expected_scores(self, state: State) -> list[float]:
            return [7.0] * state.seats

    assert Even("azul").points(Azul()) == (7.0, 7.0)


def test_every_fast_method_is_listed() -> None:
    source = Path(evaluation.__file__).with_name("evaluation.py").read_text("utf-8")
    found = re.findall(r'    def (\w+)\(self.*\n        """Fast:', source)
    assert tuple(found) == evaluation.FAST
