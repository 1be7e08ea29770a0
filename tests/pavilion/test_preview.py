"""Previews and hints: what an action would bring, before it is chosen."""

from collections.abc import Mapping

from tests.pavilion.drawn import board, drawn
from tests.pavilion.table import play
from tilewright import Message, Pavilion
from tilewright.core.message import MessageValue
from tilewright.games.pavilion.phrases import structure, tiles

NAMES = ("Anna", "Olena", "Bence", "Mei")


def preview(state: Pavilion, token: str) -> dict[str, Mapping[str, MessageValue]]:
    """Return the values of each sentence of a preview by its id, without the common beginning."""
    told = state.game.presentation.preview(state, [state.game.read_action(token)], NAMES)
    assert len({message.id for message in told}) == len(told)
    return {message.id.removeprefix("pavilion-"): message.values for message in told}


def hint(state: Pavilion, token: str) -> Message:
    """Return the hint of an action."""
    return state.game.presentation.hint(state, state.game.read_action(token))


def test_the_preview_of_a_placement_tells_its_points_and_its_run() -> None:
    placed = preview(drawn(board("4:xx....", hand="BBBPPP")), "46B+3")["event-placed"]
    assert (placed["points"], placed["run"]) == (3, 3)


def test_the_preview_of_a_placement_tells_what_is_paid() -> None:
    placed = preview(drawn(board("4:xx....", hand="BBBPPP")), "46B+3")["event-placed"]
    assert (placed["colour"], placed["cost"], placed["wilds"]) == ("blue", 6, 3)
    assert placed["price"] == Message("pavilion-price", {"cost": 6, "wilds": 3})


def test_the_preview_of_a_placement_tells_the_structure_and_its_tiles() -> None:
    told = preview(drawn(board("4:....x.", hand="BBBBBB")), "46B")
    built = told["event-placed-built"]
    assert (built["structures"], built["count"]) == ([structure("window")], 3)


def test_the_preview_of_a_placement_tells_how_many_tiles_are_then_picked() -> None:
    told = preview(drawn(board("4:....x.", hand="BBBBBB")), "46B")
    assert (told["owed"]["seat"], told["owed"]["name"], told["owed"]["count"]) == (0, "Anna", 3)


def test_the_preview_of_a_placement_tells_all_structures_and_the_tiles_of_all() -> None:
    state = drawn(board("0:....BR 1:x.x... 2:..xx..", hand="PP"))
    told = preview(state, "12P")
    assert told["event-placed-built"]["structures"] == [structure("pillar"), structure("statue")]
    assert told["owed"]["count"] == 3


def test_the_preview_of_a_placement_tells_what_a_short_supply_gives_and_what_is_lost() -> None:
    told = preview(drawn(board("4:....x.", hand="BBBBBB"), supply="GG"), "46B")
    assert told["event-gained"]["list"] == [tiles("green", 2)]
    assert told["event-bonus-lost"]["count"] == 1
    assert "owed" not in told


def test_a_placement_without_a_structure_owes_nothing() -> None:
    told = preview(drawn(board(hand="B"), board(hand="R")), "41B")
    assert list(told) == ["event-placed"]


def test_the_preview_of_a_taking_tells_the_tiles_and_what_the_token_costs() -> None:
    told = preview(drawn(board(score=9), displays="GGGG", centre="YYPPR"), "CY")
    taken = told["event-took-token"]
    assert taken["list"] == [tiles("yellow", 2), tiles("purple", 1)]
    assert taken["points"] == 3


def test_the_preview_of_a_pick_tells_how_many_are_left() -> None:
    state = drawn(board("4:....x.", hand="BBBBBB"))
    play(state, "46B")
    told = preview(state, "pickG")
    assert told["event-gained"]["list"] == [tiles("green", 1)]
    assert told["owed"]["count"] == 2


def test_the_preview_of_the_last_tile_kept_tells_the_loss() -> None:
    state = drawn(board(hand="GGYY", score=9), board(hand="R"))
    play(state, "pass keepG")
    told = preview(state, "keepY")
    assert told["event-kept"]["list"] == [tiles("yellow", 1)]
    told = preview(state, "stop")
    assert (told["event-discarded"]["count"], told["event-discarded"]["points"]) == (3, 3)


def test_a_preview_tells_nothing_of_the_others() -> None:
    state = drawn(board(hand="B"), board(), board(hand="R"))
    assert "event-passed" not in preview(state, "41B")


def test_a_hint_of_a_taking_names_the_tiles() -> None:
    assert hint(drawn(displays="GGPR"), "1G") == Message(
        "pavilion-hint-take", {"list": [tiles("green", 2), tiles("purple", 1)]}
    )


def test_a_hint_of_a_placement_names_payment_points_and_gain() -> None:
    state = drawn(board("4:....x.", hand="BBBBPP"))
    told = hint(state, "46B+2")
    assert told.id == "pavilion-hint-place-gain"
    assert (told.values["kind"], told.values["cost"], told.values["wilds"]) == ("blue", 6, 2)
    assert (told.values["points"], told.values["count"]) == (2, 3)


def test_the_hints_of_words_are_words() -> None:
    state = drawn(board(hand="GG"), board(hand="R"))
    assert hint(state, "pass").id == "pavilion-hint-pass"
    play(state, "pass")
    assert hint(state, "stop").id == "pavilion-hint-stop"
    assert hint(state, "keepG").id == "pavilion-hint-keep"
    assert hint(state, "keepG").values["colour"] == "green"


def test_the_question_fits_the_phase() -> None:
    states = {
        "taking": drawn(displays="G"),
        "placing": drawn(board(hand="G")),
        "picking": drawn(board("1:....xx"), board(hand="R"), phase="picking", owed=2),
        "keeping": drawn(board(hand="GGR", passed=True), phase="keeping"),
    }
    for phase, state in states.items():
        question = state.game.presentation.question(state, NAMES)
        assert question.id == f"pavilion-ask-{phase}"
    question = states["picking"].game.presentation.question(states["picking"], NAMES)
    assert question.values["left"] == 2


def described(state: Pavilion, id_: str) -> list[Mapping[str, MessageValue]]:
    """Return the values of the sentences of one kind in a description."""
    told = state.game.presentation.describe(state, NAMES)
    return [message.values for message in told if message.id == f"pavilion-describe-{id_}"]


def test_a_description_names_round_and_wild_colour() -> None:
    (told,) = described(drawn(displays="G", round=4), "round")
    assert (told["round"], told["wild"], told["side"]) == (4, "yellow", "coloured")


def test_a_description_names_what_is_one_tile_away() -> None:
    state = drawn(board("4:....x.", hand="G"))
    (near,) = described(state, "near")
    assert near["structure"] == structure("window")
    assert (near["kind"], near["cost"], near["count"]) == ("blue", 6, 3)


def test_a_description_names_hands_kept_tiles_and_who_has_passed() -> None:
    state = drawn(board(hand="GG"), board(kept="R", passed=True))
    assert described(state, "hand") == [{"list": [tiles("green", 2)]}]
    assert described(state, "kept") == [{"list": [tiles("red", 1)]}]
    assert described(state, "passed") == [{"seat": 1, "name": "Olena"}]


def test_a_description_names_the_tiles_of_a_star_with_their_costs() -> None:
    (star,) = described(drawn(board("4:x....x", hand="G")), "star")
    laid = [Message("pavilion-describe-place", {"colour": "blue", "cost": cost}) for cost in (1, 6)]
    named = Message("pavilion-star", {"kind": "blue"})
    assert star == {"star": named, "kind": "blue", "list": laid}


def test_a_description_says_where_the_token_is() -> None:
    assert described(drawn(displays="G"), "token") == [{}]
    assert described(drawn(board(hand="G"), token=1), "has-token") == [{"seat": 1, "name": "Olena"}]


def test_the_preview_of_passing_in_the_last_round_tells_what_kept_tiles_will_cost() -> None:
    others = board(hand="R")
    told = preview(drawn(board(hand="PPGGOO", score=9), others, round=6), "pass")
    assert told["event-discarded"]["points"] == 2
    assert told["forecast"]["count"] == 4
    assert "forecast" not in preview(drawn(board(hand="P"), others, round=5), "pass")
