"""Edited positions: every change can be undone, the totals fit, and what is wrong has words."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.i18n.ftl import messages
from tilewright import NATURE, BadPosition, Rng, find_game, game_ids
from tilewright.core.editing import BadEdit, Change, Data, Editor, Fault, edit, faults
from tilewright.core.game import Game

SETUPS = [
    (game.id, seats, side)
    for game in map(find_game, game_ids())
    for side in game.sides
    for seats in game.seat_counts
]
EVERY = 23  # a position of so many is edited
EDITS = 6


@cache
def positions(game_id: str, seats: int, side: str) -> list[Data]:
    """Return positions of a random match, the last one included."""
    state, rng, found = find_game(game_id).new(seats, side), Rng(seats), []
    for ply in range(10_000):
        if ply % EVERY == 0 or state.is_over:
            found.append(state.to_data())
        if state.is_over:
            break
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
    return found


def editor_of(game: Game) -> Editor:
    assert game.editor is not None
    return game.editor


def changes(editor: Editor, data: Data, rng: Rng) -> Iterator[Change]:
    """Return changes of every kind, most of them sensible."""
    places = editor.places(data)
    keys = [place.key for place in places]
    held = [item.key for place in places for item in place.items] or keys
    pieces = [piece for group in editor.pieces() for piece in group]
    fields = editor.fields(data)
    while True:
        field = fields[rng.randbelow(len(fields))]
        value = field.low + rng.randbelow(field.high - field.low + 1)
        choice = field.choices[rng.randbelow(len(field.choices))] if field.choices else value
        yield Change("put", pick(keys, rng), pick(pieces, rng))
        yield Change("remove", pick(held, rng))
        yield Change("move", pick(held, rng), to=pick(keys, rng))
        yield Change("clear", pick(keys, rng))
        yield Change("set", name=field.name, value=choice, seat=field.seat)


def pick(items: list[str], rng: Rng) -> str:
    return items[rng.randbelow(len(items))]


def made(editor: Editor, data: Data, rng: Rng) -> Iterator[tuple[Data, Change]]:
    """Return positions after changes that can be made, each with the way back."""
    for change, _ in zip(changes(editor, data, rng), range(EDITS), strict=False):
        try:
            done = edit(editor, data, change)
        except BadEdit as error:
            assert error.code.startswith("edit.")
            continue
        yield done.data, done.undo


@pytest.mark.parametrize(("game_id", "seats", "side"), SETUPS)
def test_an_editor_reads_what_it_writes_and_finds_nothing_wrong_with_a_match(
    game_id: str, seats: int, side: str
) -> None:
    game = find_game(game_id)
    editor = editor_of(game)
    for data in positions(game_id, seats, side):
        assert editor.parse(editor.write(data)) == editor.read(data) == data
        settled = deepcopy(data)
        editor.settle(settled)
        assert settled == data
        assert faults(game, data) == []


@pytest.mark.parametrize(("game_id", "seats", "side"), SETUPS)
def test_a_change_and_the_way_back_give_the_same_position(
    game_id: str, seats: int, side: str
) -> None:
    editor, rng = editor_of(find_game(game_id)), Rng(1)
    for data in positions(game_id, seats, side):
        before = deepcopy(data)
        for after, undo in made(editor, data, rng):
            assert edit(editor, after, undo).data == data
        assert data == before


@pytest.mark.parametrize(("game_id", "seats", "side"), SETUPS)
def test_a_result_is_accepted_or_says_what_is_wrong_and_where(
    game_id: str, seats: int, side: str
) -> None:
    game = find_game(game_id)
    editor, rng = editor_of(game), Rng(2)
    for data in positions(game_id, seats, side):
        for after, _ in made(editor, data, rng):
            found = faults(game, after)
            if not found:
                assert game.from_data(after).to_data() == after
                continue
            with pytest.raises(BadPosition) as refused:
                game.from_data(after)
            assert refused.value.code == found[0].code
            check_faults(editor, after, found)


def check_faults(editor: Editor, data: Data, found: list[Fault]) -> None:
    """Every problem has words, concerns places that are there, and its remedy can be made."""
    places = editor.places(data)
    keys = {place.key for place in places} | {item.key for each in places for item in each.items}
    for fault in found:
        assert fault.code not in ("position.tiles", "position.unreadable")
        assert fault.reason != "expansions-total"
        assert f"editor-{data['game']}-{fault.reason}" in messages("en")
        assert set(fault.keys) <= keys
        for change in fault.remedy:
            edit(editor, data, change)


@pytest.mark.parametrize("game_id", game_ids())
def test_moving_a_piece_there_and_back_changes_nothing(game_id: str) -> None:
    """A piece that lies alone in a place of the board, and a free place beside it."""
    first, second, piece = {
        "azul": ("wall:2/4@0", "wall:3/5@1", "red"),
        "pavilion": ("space:3/1@0", "space:0/2@1", "red"),
        "garden": ("cell:01@0", "cell:04@1", "P1"),
    }[game_id]
    editor = editor_of(find_game(game_id))
    data = edit(
        editor, positions(game_id, 2, find_game(game_id).sides[0])[0], Change("put", first, piece)
    ).data
    moved = edit(editor, data, Change("move", first, to=second)).data
    assert moved != data
    assert edit(editor, moved, Change("move", second, to=first)).data == data


@given(
    st.sampled_from(game_ids()),
    st.sampled_from(["put", "remove", "move", "clear", "set", "restore", "x"]),
    st.text(max_size=12),
    st.text(max_size=8),
    st.text(max_size=12),
    st.one_of(st.none(), st.integers(-2, 9)),
)
@settings(max_examples=300, deadline=None)
def test_nonsense_is_refused_with_a_code(
    game_id: str, kind: str, at: str, piece: str, to: str, seat: int | None
) -> None:
    editor = editor_of(find_game(game_id))
    data = positions(game_id, 2, find_game(game_id).sides[0])[1]
    change = Change(kind, at, piece, to, at, piece, seat, {at: piece, "boards/0": to})
    with pytest.raises((BadEdit, BadPosition)):
        edit(editor, data, change)


@pytest.mark.parametrize("game_id", game_ids())
@given(text=st.text(max_size=60))
@settings(max_examples=100, deadline=None)
def test_keys_of_any_kind_are_read_or_refused(game_id: str, text: str) -> None:
    editor = editor_of(find_game(game_id))
    data = positions(game_id, 2, find_game(game_id).sides[0])[1]
    pieces = [piece for group in editor.pieces() for piece in group]
    for kind in (
        "source",
        "line",
        "wall",
        "floor",
        "bag",
        "space",
        "hand",
        "cell",
        "area",
        "place",
    ):
        for seat in ("", "@0", "@9"):
            try:
                edit(editor, data, Change("put", f"{kind}:{text}{seat}", pieces[0]))
            except BadEdit as error:
                assert error.code.startswith("edit.")


def test_a_full_place_and_a_piece_that_has_run_out_say_so() -> None:
    editor = editor_of(find_game("azul"))
    data = find_game("azul").new().to_data()
    for _ in range(4):
        data = edit(editor, data, Change("put", "source:1", "red")).data
    with pytest.raises(BadEdit) as refused:
        edit(editor, data, Change("put", "source:1", "red"))
    assert refused.value.code == "edit.full"
    for _ in range(16):
        data = edit(editor, data, Change("put", "source:0", "red")).data
    with pytest.raises(BadEdit) as refused:
        edit(editor, data, Change("put", "wall:1/1@0", "red"))
    assert refused.value.code == "edit.none-left"


def test_tiles_come_from_the_bag_then_from_the_lid_and_go_back_to_the_bag() -> None:
    editor = editor_of(find_game("azul"))
    data: Data = find_game("azul").new().to_data()
    for _ in range(20):
        data = edit(editor, data, Change("put", "lid", "red")).data
    assert (data["bag"][2], data["lid"][2]) == (0, 20)
    data = edit(editor, data, Change("put", "source:2", "red")).data
    assert (data["bag"][2], data["lid"][2]) == (0, 19)
    data = edit(editor, data, Change("remove", "source:2")).data
    assert (data["bag"][2], data["lid"][2]) == (1, 19)
