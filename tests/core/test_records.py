import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright import Azul, BadRecord, BadSetup, Record, Rng, find_game

AZUL = find_game("azul")

SMALL = """\
Tilewright-Record: 1
Game: azul
Side: coloured
Seats: 2
Start: 1
Rules: 1
Name-1: Ann
Name-2: Bó 花
Result: *

# the first round
BBYR/KKWW/BYRK/WBYR/KWBB
2K3  # a comment
1B2 CR1
"""


def random_record(seed: int, seats: int = 2, side: str = "coloured", plies: int = 10_000) -> Record:
    """Return the record of a random game, or of its beginning."""
    record, rng = Record(AZUL, side, seats), Rng(seed)
    state = record.initial()
    while not state.is_over and len(record.plies) < plies:
        if state.actor < 0:
            deal = state.deal(rng)
            state.apply_deal(deal)
            record.plies.append(deal)
        else:
            action = state.random_action(rng)
            state.apply(action)
            record.plies.append(action)
    return record


def test_a_record_keeps_header_and_plies() -> None:
    record = Record.from_text(SMALL)
    assert record.game.id == "azul"
    assert (record.side, record.seats, record.start) == ("coloured", 2, 0)
    assert record.names == ["Ann", "Bó 花"]
    assert [record.write_ply(ply) for ply in record.plies[1:]] == ["2K3", "1B2", "CR1"]


def test_the_state_at_any_ply_can_be_asked_for() -> None:
    record = Record.from_text(SMALL)
    assert record.state(0) == Azul()
    assert record.state(1).actor == 0
    assert record.state().to_data()["marker"] == 0


def test_a_whole_match_carries_its_result() -> None:
    record = random_record(5)
    scores = " ".join(map(str, record.state().scores()))
    assert f"Result: {scores}\n" in record.to_text()


def test_walking_yields_every_ply_with_its_events() -> None:
    record = random_record(6)
    kinds = [step.events[0].kind for step in record.walk()]
    assert len(kinds) == len(record.plies)
    assert kinds[0] == "dealt"


def test_headers_of_others_are_kept() -> None:
    text = SMALL.replace("Result", "X-Event: sofa cup\nResult")
    assert Record.from_text(text).notes == {"X-Event": "sofa cup"}
    assert "X-Event: sofa cup" in Record.from_text(text).to_text()


def test_windows_lines_and_a_byte_order_mark_do_no_harm() -> None:
    text = "\ufeff" + SMALL.replace("\n", "\r\n")
    assert Record.from_text(text).plies == Record.from_text(SMALL).plies


DAMAGED = [
    ("", "record.header", 0, None),
    ("hello", "record.header", 1, None),
    ("Game: azul\n", "record.header", 1, None),
    (SMALL.replace("Record: 1", "Record: 9"), "record.format", 1, None),
    (SMALL.replace("Game: azul", "Game: chess"), "record.header", 2, None),
    (SMALL.replace("Side: coloured", "Side: pink"), "record.header", 3, None),
    (SMALL.replace("Seats: 2", "Seats: 5"), "record.header", 4, None),
    (SMALL.replace("Seats: 2", "Seats: two"), "record.header", 4, None),
    (SMALL.replace("Seats: 2", "Seats: 2222222222222"), "record.header", 4, None),
    (SMALL.replace("Start: 1", "Start: 3"), "record.header", 5, None),
    (SMALL.replace("Rules: 1", "Rules: 2"), "record.rules", 6, None),
    (SMALL.replace("Name-2: Bó 花\n", ""), "record.header", 8, None),
    (SMALL.replace("Name-1: Ann", "Name-1:"), "record.header", 7, None),
    (SMALL.replace("Name-1: Ann", "Name-1: Ann\nName-1: Ann"), "record.header", 8, None),
    (SMALL.replace("Name-1: Ann", "Colour: red\nName-1: Ann"), "record.header", 7, None),
    (SMALL.replace("2K3", "2Q3"), "record.notation", 13, 1),
    (SMALL.replace("2K3", "2R3"), "record.source.lacks-colour", 13, 1),
    (SMALL.replace("CR1", "CR3"), "record.line.holds-colour", 14, 3),
    (SMALL.replace("BBYR/", "BBYR"), "record.notation", 12, 0),
    (SMALL.replace("/KWBB", ""), "record.deal.too-few", 12, 0),
    (SMALL.replace("Result: *", "Result: 1 2"), "record.result", 9, None),
]


@pytest.mark.parametrize(("text", "code", "line", "ply"), DAMAGED)
def test_a_damaged_record_is_refused_with_line_and_ply(
    text: str, code: str, line: int, ply: int | None
) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_text(text)
    error = caught.value
    assert (error.code, error.line, error.ply) == (code, line, ply)


def test_plies_after_the_end_are_refused() -> None:
    text = random_record(7).to_text() + "1B1\n"
    with pytest.raises(BadRecord) as caught:
        Record.from_text(text)
    assert caught.value.code == "record.too-long"


def test_a_changed_result_is_noticed() -> None:
    text = random_record(8).to_text()
    result = next(line for line in text.splitlines() if line.startswith("Result"))
    with pytest.raises(BadRecord) as caught:
        Record.from_text(text.replace(result, "Result: 99 98"))
    assert caught.value.code == "record.result"


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_text(text)


@given(st.integers(0, len(SMALL) - 1), st.characters(), st.booleans())
def test_one_changed_sign_never_breaks_the_reader(at: int, sign: str, insert: bool) -> None:
    text = SMALL[:at] + sign + SMALL[at + (not insert) :]
    try:
        record = Record.from_text(text)
    except BadRecord:
        return
    assert Record.from_text(record.to_text()).plies == record.plies


@pytest.mark.parametrize("names", [["Ann"], ["Ann", ""], ["Ann", "B\nC"], ["A", "B", "C"]])
def test_names_must_fit_the_seats_and_one_line_each(names: list[str]) -> None:
    with pytest.raises(BadSetup):
        Record(AZUL, "coloured", 2, names=names)
