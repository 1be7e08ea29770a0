"""The odds of deals: what may be drawn next, item by item, and in how many ways."""

from collections import Counter
from copy import copy, deepcopy
from fractions import Fraction

import pytest
from hypothesis import given

from tests.conformance.games import (
    Setup,
    Walk,
    each_game,
    each_setup,
    examples,
    few_examples,
    walks,
)
from tests.conformance.test_deals import chances
from tilewright import NATURE, Deal, Game, Garden, IllegalAction, Rng, State
from tilewright.games.garden.geometry import HEXAGON_NAMES


def heaps(state: State) -> tuple[Counter[int], Counter[int]] | None:
    """Return by item what can be drawn, and what is drawn when that has run out.

    None if the data of a game of another package does not tell: it has its own words.
    """
    data = state.to_data()
    if "bag" not in data:
        return None
    if isinstance(state, Garden) and state.phase_name == "reveal":
        unseen = [HEXAGON_NAMES.index(name) for name in state.to_data()["unseen"]]
        return Counter(len(HEXAGON_NAMES) + hexagon for hexagon in unseen), Counter()
    return counter(data["bag"]), counter(data.get("lid", data.get("tower", [])))


def counter(counts: object) -> Counter[int]:
    assert isinstance(counts, list)
    return Counter(dict(enumerate(counts)))


@each_setup
@few_examples
@given(walks())
def test_the_ways_are_the_counts_of_what_is_unseen(setup: Setup, walk: Walk) -> None:
    for state in chances(setup, walk):
        found = heaps(state)
        if found is None:
            return
        ready, used = found
        deal = state.deal(Rng(walk.seed))
        for place, item in enumerate(deal):
            ready, used = (ready, used) if ready.total() else (used, Counter())
            odds = state.odds(deal[:place])
            assert list(odds.items()) == sorted((+ready).items())
            ready[item] -= 1


@each_setup
@few_examples
@given(walks())
def test_a_complete_deal_leaves_nothing_to_draw(setup: Setup, walk: Walk) -> None:
    for state in chances(setup, walk):
        assert state.odds(state.deal(Rng(walk.seed))) == {}


@each_setup
@few_examples
@given(walks())
def test_what_is_drawn_item_by_item_is_a_deal(setup: Setup, walk: Walk) -> None:
    rng = Rng(walk.seed)
    for state in chances(setup, walk):
        drawn: list[int] = []
        while odds := state.odds(drawn):
            drawn.append(list(odds)[rng.randbelow(len(odds))])
        state.copy().apply_deal(drawn)


@each_setup
@few_examples
@given(walks())
def test_asking_for_odds_changes_nothing(setup: Setup, walk: Walk) -> None:
    for state in chances(setup, walk):
        before = state.to_data()
        deal = state.deal(Rng(walk.seed))
        state.odds(deal[:1])
        state.odds(deal)
        assert state.to_data() == before


@each_setup
@few_examples
@given(walks())
def test_items_that_cannot_be_drawn_are_refused(setup: Setup, walk: Walk) -> None:
    for state in chances(setup, walk):
        deal = state.deal(Rng(walk.seed))
        for wrong in ((*deal, deal[0]), (-1,), (1000,), (*deal[:-1], 2**64)):
            with pytest.raises(IllegalAction):
                state.odds(wrong)


@each_setup
@examples
@given(walks())
def test_there_are_no_odds_while_chance_is_not_to_act(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    if state.actor == NATURE:
        return
    with pytest.raises(IllegalAction) as caught:
        state.odds()
    assert caught.value.code == "deal.not-due"


@each_game
def test_chance_keeps_to_the_odds(game: Game) -> None:
    """Six standard deviations are far more than chance would ever show."""
    state = game.new()
    first: Deal = state.deal(Rng(0))[:1]
    odds = state.odds(first)
    seconds = Counter(
        deal[1] for deal in (state.deal(Rng(seed)) for seed in range(20000)) if deal[:1] == first
    )
    for item, ways in odds.items():
        chance = Fraction(ways, sum(odds.values()))
        spread = float(seconds.total() * chance * (1 - chance)) ** 0.5
        assert abs(seconds[item] - seconds.total() * chance) < 6 * spread


@each_setup
@examples
@given(walks())
def test_a_copy_made_by_the_copy_module_is_a_twin(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    for twin in (copy(state), deepcopy(state)):
        assert twin is not state
        assert (twin, twin.steps) == (state, state.steps)
