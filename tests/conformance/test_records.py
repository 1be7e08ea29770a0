"""Records: a match of any game as text, read back and replayed."""

from hypothesis import given

from tests.conformance.games import (
    Setup,
    Walk,
    each_setup,
    examples,
    few_examples,
    next_ply,
    walks,
)
from tilewright import BadRecord, Match, Record


def played(setup: Setup, walk: Walk) -> Match:
    """Return a match as far as the walk goes."""
    match = Match(Record(setup.game, setup.side, setup.seats, walk.start % setup.seats))
    steering = walk.steering()
    while not match.state.is_over and len(match.record.plies) < walk.length:
        match.apply(next_ply(match.state, steering))
    return match


@each_setup
@examples
@given(walks())
def test_what_is_written_can_be_read_back(setup: Setup, walk: Walk) -> None:
    match = played(setup, walk)
    text = match.record.to_text()
    again = Record.from_text(text)
    assert again.to_text() == text
    assert again.plies == match.record.plies
    assert again.state() == match.state == walk.position(setup)


@each_setup
@few_examples
@given(walks())
def test_walking_through_a_record_shows_every_position_of_the_live_match(
    setup: Setup, walk: Walk
) -> None:
    record = played(setup, walk).record
    live, steering = walk.table(setup), walk.steering()
    for step in record.walk():
        assert step.actor == live.actor
        assert step.ply == next_ply(live, steering)
        live.apply_text(record.write_ply(step.ply))
        assert step.state == live


@each_setup
@examples
@given(walks())
def test_a_match_carries_its_result_once_it_is_over(setup: Setup, walk: Walk) -> None:
    match = played(setup, walk)
    scores = " ".join(map(str, match.state.scores()))
    result = scores if match.state.is_over else "*"
    assert f"\nResult: {result}\n" in match.record.to_text()


@each_setup
@examples
@given(walks())
def test_a_record_cut_after_any_ply_is_the_beginning_of_the_match(setup: Setup, walk: Walk) -> None:
    record = played(setup, walk).record
    plies = walk.seed % (len(record.plies) + 1)
    cut = Record(setup.game, setup.side, setup.seats, record.start, plies=record.plies[:plies])
    assert Record.from_text(cut.to_text()).state() == record.state(plies)


@each_setup
@examples
@given(walks())
def test_a_record_with_a_ply_left_out_is_read_or_refused_with_its_place(
    setup: Setup, walk: Walk
) -> None:
    record = played(setup, walk).record
    if not record.plies:
        return
    missing = walk.seed % len(record.plies)
    lines = [record.write_ply(ply) for at, ply in enumerate(record.plies) if at != missing]
    header = record.to_text().partition("\n\n")[0].rpartition("\n")[0]
    try:
        Record.from_text("\n".join([header, "", *lines]))
    except BadRecord as error:
        assert error.ply is not None and missing <= error.ply < len(record.plies)
        assert error.line == len(header.splitlines()) + 2 + error.ply
