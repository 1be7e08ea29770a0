"""The events that games send to the client, in whole matches of the engine."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given

from tests.conformance.games import Setup, Walk, each_setup, few_examples, told_plies, walks
from tests.i18n.test_catalogues import IDS
from tilewright import game_ids

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def listed(game: str, name: str) -> list[str]:
    """Return a list of events that a game gives to the client."""
    text = (GAMES / game / "keys.ts").read_text("utf-8")
    found = re.search(rf"^  {name}: \[(.*)\],$", text, re.MULTILINE)
    assert found, f"{game} does not list {name}"
    return re.findall(r'"([^"]+)"', found[1])


@pytest.mark.parametrize("game", game_ids())
def test_what_the_words_for_a_choice_imply_is_an_event(game: str) -> None:
    assert {f"{game}-event-{event}" for event in listed(game, "implied")} <= set(IDS)


@each_setup
@few_examples
@given(walk=walks())
def test_points_and_losses_of_events_add_up_to_the_scores(setup: Setup, walk: Walk) -> None:
    state = walk.table(setup)
    losses = listed(state.game_id(), "losses")
    sums = state.scores()
    for events in told_plies(state, walk.steering()):
        for event in events:
            if points := cast("int", event.values.get("points", 0)):
                seat = cast("int", event.values["seat"])
                sums[seat] += -points if event.kind in losses else points
        assert sums == state.scores()
