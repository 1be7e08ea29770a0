"""A batch of a game in plain Python: its errors reach the caller."""

import numpy as np
import pytest

from quarry.state import Quarry
from tilewright import BadSetup, Rng
from tilewright.envs import Batch


@pytest.mark.parametrize("threads", [1, 2])
def test_an_error_of_the_game_is_raised_and_a_reset_goes_on(
    monkeypatch: pytest.MonkeyPatch, threads: int
) -> None:
    with Batch("quarry", 4, threads=threads) as batch:
        actions = batch.random_actions(Rng(1))
        with monkeypatch.context() as patch:
            patch.setattr(Quarry, "carry_out", _fail)
            with pytest.raises(RuntimeError, match="the quarry is flooded"):
                batch.step(actions)
        with pytest.raises(BadSetup, match="reset first"):
            batch.step(actions)
        batch.reset(1)
        batch.step(batch.random_actions(Rng(1)))
        assert (batch.matches == np.zeros(4)).all()


def _fail(_state: Quarry, _action: int) -> None:
    raise RuntimeError("the quarry is flooded")
