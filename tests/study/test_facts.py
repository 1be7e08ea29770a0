"""Every number of an explanation, computed again from the rules and the search."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.study.positions import NAMES, analysed
from tilewright import Event, State
from tilewright.arena.analyst import PositionAnalysis
from tilewright.arena.turning_points import percent
from tilewright.bots import Candidate
from tilewright.core.message import Message
from tilewright.i18n import LANGUAGES, Catalogue
from tilewright.study import Explanation, Fact, explain_best, explain_played, turns_of
from tilewright.study.compare import words
from tilewright.study.fact import VERDICT, whole

pytestmark = [pytest.mark.slow, pytest.mark.texts]  # test_explain.py compares both forms
GAMES = ("azul", "pavilion", "garden")
WAYS = [(game, seats) for game in GAMES for seats in (2, 3)]
Case = tuple[PositionAnalysis, Explanation]


def cases(game: str, seats: int) -> list[Case]:
    """Return the explanations of the best move and of the one played, in many positions."""
    found = []
    for analysis in analysed(game, seats):
        for explanation in (explain_best(analysis), explain_played(analysis)):
            assert explanation is not None
            found.append((analysis, explanation))
    return found


def facts(game: str, kind: str) -> list[tuple[PositionAnalysis, Explanation, Fact]]:
    """Return all facts of a kind in a game; there must be some."""
    found = [
        (analysis, explanation, fact)
        for seats in (2, 3)
        for analysis, explanation in cases(game, seats)
        for fact in explanation.facts
        if fact.kind == kind
    ]
    assert found, kind
    return found


def candidate(analysis: PositionAnalysis, explanation: Explanation) -> Candidate:
    """Return the candidate that is explained."""
    action = explanation.turn.actions[0]
    every = [*analysis.candidates, *([analysis.played] if analysis.played else [])]
    return next(each for each in every if each.action == action)


def events_of(explanation: Explanation) -> list[Event]:
    """Return what happens to the seat of a turn when it is played."""
    state, events = explanation.turn.state.copy(), list[Event]()
    for action in explanation.turn.actions:
        state.apply(action, events)
    return [event for event in events if event.values.get("seat") == explanation.turn.seat]


def forecast(state: State, seat: int, kind: str) -> list[Event]:
    """Return the events of a kind if the round ended in this position."""
    return [event for event in state.forecast(seat) if event.kind == kind]


# All games


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_an_explanation_has_one_to_three_sentences_and_ends_with_what_the_move_is_worth(
    game: str, seats: int
) -> None:
    for _, explanation in cases(game, seats):
        assert 1 <= len(explanation.told) <= 3
        assert set(map(id, explanation.told)) <= set(map(id, explanation.facts))
        assert [fact.topic for fact in explanation.told].index(VERDICT) == len(explanation.told) - 1
    lengths = Counter(len(explanation.told) for _, explanation in cases(game, seats))
    assert lengths[3] > lengths[1]


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_every_fact_has_a_number(game: str, seats: int) -> None:
    for _, explanation in cases(game, seats):
        for fact in explanation.facts:
            if not fact.kind.endswith("-ends"):
                assert any(isinstance(value, int) for value in fact.values.values()), fact.kind


@pytest.mark.parametrize(("game", "seats"), WAYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_a_sentence_that_addresses_its_reader(
    game: str, seats: int, language: str
) -> None:
    word = Catalogue(language).word
    for _, explanation in cases(game, seats):
        for fact in explanation.facts:
            told = fact.tell(NAMES)
            assert word(told).endswith((".", "。")), fact.kind
            if NAMES[fact.seat] in word(told):
                assert NAMES[fact.seat] not in word(told, {fact.seat}), fact.kind


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_the_verdict_compares_the_values_of_the_search(game: str, seats: int) -> None:
    for analysis, explanation in cases(game, seats):
        mine, fact = candidate(analysis, explanation), explanation.facts[-1]
        seat = explanation.turn.seat
        assert fact.number("chance") == percent(mine.shares[seat])
        if fact.kind in ("study-loses", "study-loses-chance"):
            best = analysis.candidates[0]
            assert fact.number("before") == percent(best.shares[seat]) > fact.number("chance")
        if fact.kind in ("study-loses", "study-loses-points"):
            gap = analysis.candidates[0].margin(seat) - mine.margin(seat)
            assert fact.number("points") == whole(gap) >= 1
        if fact.kind == "study-ahead":
            gaps = {whole(mine.margin(seat) - c.margin(seat)) for c in analysis.candidates[1:10]}
            assert fact.number("points") in gaps


@pytest.mark.parametrize("game", GAMES)
def test_what_is_denied_follows_another_move_and_is_gone_after_this_one(game: str) -> None:
    for analysis, explanation, fact in facts(game, "study-denies"):
        mine = candidate(analysis, explanation)
        others = [c for c in analysis.candidates[1:10] if is_reply_in(analysis.state, c, fact)]
        gaps = [whole(other.points[fact.seat] - mine.points[fact.seat]) for other in others]
        assert fact.number("points") in gaps
        assert fact.number("points") >= 1
        assert fact.seat != explanation.turn.seat


@pytest.mark.parametrize("game", GAMES)
def test_what_is_allowed_follows_this_move_and_costs_more_than_the_best(game: str) -> None:
    for analysis, explanation, fact in facts(game, "study-allows"):
        mine, best = candidate(analysis, explanation), analysis.candidates[0]
        assert is_reply_in(analysis.state, mine, fact)
        assert fact.number("points") == whole(mine.points[fact.seat] - best.points[fact.seat]) >= 1


def is_reply_in(state: State, found: Candidate, fact: Fact) -> bool:
    """Return whether a seat's first turn in the line of a candidate is the one in a fact."""
    turns = [turn for turn in turns_of(state, found.line) if turn.seat == fact.seat]
    return bool(turns) and words(turns[0]) == fact.values["move"]


@pytest.mark.parametrize("game", GAMES)
def test_the_reply_is_the_second_turn_of_the_expected_line(game: str) -> None:
    for analysis, explanation, fact in facts(game, "study-reply"):
        turns = turns_of(analysis.state, candidate(analysis, explanation).line)
        assert turns[1].seat == fact.seat
        assert is_reply_in(analysis.state, candidate(analysis, explanation), fact)


@pytest.mark.parametrize("game", GAMES)
def test_the_points_of_the_round_are_those_that_the_line_scores(game: str) -> None:
    kinds = ("study-round", "study-rest")
    found = [each for seats in (2, 3) for each in cases(game, seats)]
    told = [(a, e, f) for a, e in found for f in e.facts if f.kind in kinds]
    assert told
    for analysis, explanation, fact in told:
        state = analysis.state.copy()
        before, round_ = state.scores(), state.to_data()["round"]
        for action in candidate(analysis, explanation).line:
            state.apply(action)
        assert state.is_over == (fact.kind == "study-rest")
        assert state.is_over or state.to_data()["round"] != round_
        gains = [b - a for a, b in zip(before, state.scores(), strict=True)]
        assert gains[fact.seat] == fact.number("points")
        others = gains[: fact.seat] + gains[fact.seat + 1 :]
        assert max(others) == fact.number("rival")


# Azul


def test_a_line_that_is_filled_scores_what_the_tiling_would_give() -> None:
    for _, explanation, fact in facts("azul", "azul-study-fills"):
        laid = forecast(explanation.turn.after, explanation.turn.seat, "laid")
        done = [event for event in events_of(explanation) if event.kind == "laid"]
        points = {event.number("row"): event.number("points") for event in [*laid, *done]}
        assert points[fact.number("line")] == fact.number("points")


def test_a_line_that_is_not_full_lacks_what_the_board_shows() -> None:
    for _, explanation, fact in facts("azul", "azul-study-line"):
        [lined] = [event for event in events_of(explanation) if event.kind == "lined"]
        assert fact.number("missing") == lined.number("missing") > 0
        assert fact.number("count") + fact.number("missing") == fact.number("line")


def test_tiles_that_fall_cost_what_the_floor_says() -> None:
    penalties = (0, 1, 2, 4, 6, 8, 11, 14)
    for _, explanation, fact in facts("azul", "azul-study-falls"):
        covered = [e.number("covered") for e in events_of(explanation) if e.kind == "fell"]
        cost = {penalties[n] - penalties[n - fact.number("count")] for n in covered}
        assert fact.number("points") in cost


def held(wall: list[list[str | None]], bonus: str, which: object) -> int:
    """Return how many tiles of a row, a column or a colour lie on a wall."""
    if bonus == "colour":
        return sum(row.count(str(which)) for row in wall)
    place = int(str(which)) - 1
    tiles = wall[place] if bonus == "row" else [row[place] for row in wall]
    return sum(tile is not None for tile in tiles)


@pytest.mark.parametrize("kind", ["azul-study-completes", "azul-study-nearly"])
def test_a_bonus_is_complete_or_lacks_one_tile_on_the_wall_of_the_tiling(kind: str) -> None:
    bonuses = {"row": 2, "column": 7, "colour": 10}
    for _, explanation, fact in facts("azul", kind):
        seat, after = explanation.turn.seat, explanation.turn.after
        board = after.to_data()["boards"][seat]  # type: ignore[index]
        wall = [list(row) for row in board["wall"]]
        for event in forecast(after, seat, "laid"):
            wall[event.number("row") - 1][event.number("column") - 1] = str(event["colour"])
        bonus = str(fact.values["bonus"])
        which = fact.values[bonus]
        count = held(wall, bonus, which)
        assert count == (5 if kind == "azul-study-completes" else 4)
        assert fact.number("points") == bonuses[bonus]


# Summer Pavilion


def test_a_hand_holds_what_the_position_says() -> None:
    for _, explanation, fact in facts("pavilion", "pavilion-study-hand"):
        data = explanation.turn.after.to_data()
        board = data["boards"][explanation.turn.seat]  # type: ignore[index]
        held = Counter(
            dict(
                zip(COLOURS, map(sum, zip(board["hand"], board["kept"], strict=True)), strict=True)
            )
        )
        tiles = fact.values["tiles"]
        assert isinstance(tiles, Message)
        assert held[str(tiles.values["colour"])] == tiles.values["count"]
        assert held[str(fact.values["wild"])] == fact.number("wilds")


COLOURS = ("purple", "green", "orange", "yellow", "blue", "red")


def test_a_run_scores_at_once() -> None:
    for _, explanation, fact in facts("pavilion", "pavilion-study-run"):
        [placed] = [event for event in events_of(explanation) if event.kind == "placed"]
        assert fact.number("points") == placed.number("points")
        before, after = explanation.turn.state.scores(), explanation.turn.after.scores()
        if not explanation.turn.after.is_over and explanation.turn.after.actor >= 0:
            assert after[fact.seat] - before[fact.seat] == fact.number("points")


def test_the_marker_costs_the_tiles_taken() -> None:
    for _, explanation, fact in facts("pavilion", "pavilion-study-token"):
        lost = (
            explanation.turn.state.scores()[fact.seat] - explanation.turn.after.scores()[fact.seat]
        )
        assert fact.number("points") == lost


# Queen's Garden


def counted(kind: str) -> Callable[[Explanation], int]:
    return lambda explanation: sum(event.kind == kind for event in events_of(explanation))


@pytest.mark.parametrize(
    ("kind", "event"),
    [("garden-study-tiles", "took"), ("garden-study-expansions", "took-expansion")],
)
def test_what_is_taken_is_counted(kind: str, event: str) -> None:
    for _, explanation, fact in facts("garden", kind):
        assert fact.number("count") == counted(event)(explanation)


def test_the_price_is_paid_in_pieces_and_jokers() -> None:
    for _, explanation, fact in facts("garden", "garden-study-pays"):
        told = events_of(explanation)
        jokers = sum(event.number("count") for event in told if event.kind == "paid-jokers")
        pieces = sum(event.kind in ("paid", "paid-expansion") for event in told)
        assert fact.number("count") == pieces + jokers


def test_the_storage_holds_pieces_that_share_a_colour_or_a_pattern() -> None:
    for _, explanation, fact in facts("garden", "garden-study-matching"):
        board = explanation.turn.after.to_data()["boards"][fact.seat]  # type: ignore[index]
        stored = {f"{'BPLYMG'[i // 6]}{i % 6 + 1}" for i, n in enumerate(board["tiles"]) if n}
        stored |= set(board["expansions"])
        shared = Counter(sign for name in stored for sign in name)
        assert fact.number("count") in shared.values()
        assert fact.number("count") <= max(shared.values())


def test_the_wheel_gives_what_the_forecast_says() -> None:
    for _, explanation, fact in facts("garden", "garden-study-wheel"):
        turn = explanation.turn
        start, end = turn.state.to_data(), turn.after.to_data()
        if not turn.is_complete or turn.after.is_over or start["round"] != end["round"]:
            continue
        tell = turn.state.game.forecast
        assert tell is not None
        gain = tell(turn.after)[fact.seat].gain - tell(turn.state)[fact.seat].gain
        if start["round"] == 4:  # jokers count as well
            boards = [data["boards"][fact.seat] for data in (start, end)]  # type: ignore[index]
            gain -= boards[1]["jokers"] - boards[0]["jokers"]
        assert fact.number("points") == gain
