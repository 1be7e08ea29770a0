"""Parts that a game does not bring: a fallback, or an error that names the file to add."""

import pytest

from quarry import GAME
from tilewright.core.errors import BrokenGame, MissingPart
from tilewright.core.parts import demand_part, find_part

FOLDER = "tilewright.envs.painters"


def test_a_missing_part_is_named_with_the_file_to_add() -> None:
    assert find_part(GAME, "painter", FOLDER, "paint") is None
    with pytest.raises(MissingPart, match=r"add tilewright/envs/painters/quarry\.py") as caught:
        demand_part(GAME, "painter", FOLDER, "paint")
    assert caught.value.code == "part.missing"
    assert not isinstance(caught.value, KeyError)


def test_a_game_of_another_package_names_its_parts() -> None:
    game = GAME._replace(parts={"painter": "quarry.data:row_points"})
    assert demand_part(game, "painter", FOLDER, "paint")("AA") == 3
    with pytest.raises(BrokenGame, match="its painter does not load"):
        demand_part(GAME._replace(parts={"painter": "quarry.data:no"}), "painter", FOLDER, "paint")


def test_openspiel_asks_for_bounds() -> None:
    pytest.importorskip("pyspiel")
    from tilewright.envs.openspiel.game import bounds_of

    with pytest.raises(MissingPart, match=r"games/quarry/manifest\.py"):
        bounds_of(GAME._replace(bounds=None), 2)


def test_weights_are_named_with_their_file() -> None:
    from tilewright.bots.weights import read_weights

    with pytest.raises(MissingPart, match=r"tilewright/bots/evaluations/quarry\.json"):
        read_weights("quarry")


def test_a_game_without_a_painter_is_shown_as_text() -> None:
    pytest.importorskip("PIL")
    from tilewright.envs.picture import paint

    assert paint(GAME.new()).shape[2] == 3
