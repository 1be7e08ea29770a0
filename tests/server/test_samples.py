"""The client's sample positions are valid, with their legal actions."""

import json

import pytest

from tests.server.test_pictures import ROOT
from tilewright import find_game, game_ids
from tools.samples import FOLDER, WANTED, legal, phase_of


@pytest.mark.parametrize("game_id", game_ids())
def test_samples_are_real_positions_with_their_legal_actions(game_id: str) -> None:
    samples = json.loads((ROOT / FOLDER / game_id / "samples.json").read_text("utf-8"))
    assert [sample["name"] for sample in samples] == [each.name for each in WANTED[game_id]]
    for sample, wanted in zip(samples, WANTED[game_id], strict=True):
        state = find_game(game_id).from_data(sample["view"])
        assert phase_of(sample["view"], state) == wanted.phase
        assert sample["legal"] == legal(state)
