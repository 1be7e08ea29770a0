"""The analysis board: positions, turns and deals from text, and why some are refused."""

from __future__ import annotations

import pytest

from tilewright.core.errors import TilewrightError
from tilewright.core.record import Record
from tilewright.core.registry import find_game, game_ids
from tilewright.core.rng import Rng
from tilewright.learn import board

GAMES = ("azul", "pavilion", "garden")


def played(game: str, seed: int = 1, plies: int | None = None) -> Record:
    """Return a record of random play."""
    record, rng = Record(find_game(game), find_game(game).sides[0], 2), Rng(seed)
    state = record.initial()
    while not state.is_over and (plies is None or len(record.plies) < plies):
        if state.actor < 0:
            deal = state.deal(rng)
            state.apply_deal(deal)
            record.plies.append(deal)
        else:
            action = state.random_action(rng)
            state.apply(action)
            record.plies.append(action)
    return record


def refusal(text: str, turn: str) -> str:
    with pytest.raises(TilewrightError) as refused:
        board.play(text, turn)
    return refused.value.code


@pytest.mark.parametrize("game", game_ids())
def test_a_record_becomes_a_line_of_whole_turns_that_play_again(game: str) -> None:
    record = played(game)
    line = board.open_record(record)
    position = line.start
    for turn in line.turns:
        step = board.play(position, turn.text, record.names)
        assert step.turn.position == turn.position
        assert step.turn.events == turn.events
        position = step.turn.position
    assert line.turns[-1].ply == len(record.plies)
    assert line.turns[-1].scores == record.state().scores()


@pytest.mark.parametrize("game", game_ids())
def test_the_start_of_a_match_waits_for_a_deal(game: str) -> None:
    shown = board.show(find_game(game).new(2))
    assert (shown.deal, shown.actor, shown.legal, shown.question) == (True, None, [], None)


def test_a_deal_may_be_chosen_tile_by_tile_and_the_rest_drawn() -> None:
    start = find_game("azul").new(2).to_text()
    odds = board.odds(start, "")
    assert [(each.text, each.ways) for each in odds.items] == [(c, 20) for c in "BYRKW"]
    assert {each.text: each.ways for each in board.odds(start, "BB").items}["B"] == 18
    step = board.draw(start, "BBBB/YY", Rng(5))
    assert step.turn.text.startswith("BBBB/YY")
    assert step.shown.actor == 0
    assert board.odds(start, step.turn.text).items == []


@pytest.mark.parametrize("game", game_ids())
def test_the_same_seed_draws_the_same_deal(game: str) -> None:
    start = find_game(game).new(2).to_text()
    first, second = (board.draw(start, "", Rng(7)).turn.text for _ in range(2))
    assert first == second
    assert board.play(start, first).turn.text == first


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ("BBBB/BBBB/BBBB/BBBB/BBBB", None),
        ("BBBB/BBBB/BBBB/BBBB/BBBB/B", "deal.too-many"),
        ("BBBB", "deal.too-few"),
        ("BBBX", "notation"),
    ],
)
def test_an_impossible_deal_is_refused_with_a_code(deal: str, code: str | None) -> None:
    start = find_game("azul").new(2).to_text()
    if code is None:
        assert board.play(start, deal).turn.text == deal
    else:
        assert refusal(start, deal) == code


def test_an_impossible_position_is_refused_with_a_code() -> None:
    text = find_game("azul").new(2).to_text()
    with pytest.raises(TilewrightError) as refused:
        board.read_position(text.replace("20B", "21B"))
    assert refused.value.code.startswith("position.")
    for other in ("", "chess e4", "azul", "x" * 5000):
        with pytest.raises(TilewrightError):
            board.read_position(other)


@pytest.mark.parametrize("game", game_ids())
def test_every_way_to_complete_a_turn_can_be_played(game: str) -> None:
    record = played(game, seed=3, plies=9)
    state = record.state()
    while state.actor < 0:
        state.apply_deal(state.deal(Rng(1)))
    shown = board.show(state)
    for action in shown.legal[:6]:
        ways = board.complete(shown.position, action.text).ways or []
        foreseen = board.preview(shown.position, [way.text for way in ways])
        for way, each in zip(ways, foreseen, strict=True):
            assert board.play(shown.position, way.text).turn.scores == each.scores


def test_a_turn_that_is_not_legal_has_a_reason() -> None:
    start = find_game("azul").new(2).to_text()
    position = board.play(start, "BBBB/YYYY/RRRR/KKKK/WWWW").turn.position
    assert board.explain(position, ["1B1"]) is None
    reason = board.explain(position, ["1R1", "1R2"])
    assert reason is not None and reason.code == "source.lacks-colour"
    assert refusal(position, "1B1 2Y1") == "turn.complete"
