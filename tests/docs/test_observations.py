"""Compare the observation tables of the pages with the program."""

import json

from tests.conformance.games import each_game
from tests.docs.pages import DOCS
from tests.make_observations import BEGIN, DIGESTS, digest, page_with_table, version
from tilewright import Game


@each_game
def test_the_page_of_a_game_has_the_table_of_its_observation(game: Game) -> None:
    page = (DOCS / "games" / f"{game.id}.md").read_text("utf-8")
    assert BEGIN in page
    assert page == page_with_table(game), "run `python -m tests.make_observations`"


@each_game
def test_an_observation_changes_only_with_its_version(game: Game) -> None:
    assert json.loads(DIGESTS.read_text("utf-8"))[game.id] == [version(game), digest(game)]
