"""What our engine answers, command by command."""

import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.talk import Talk
from tilewright import Azul, Match, Record, Rng, __version__, bot_names, find_game, game_ids
from tilewright.engine.lines import read_orders
from tilewright.engine.offer import Offer
from tilewright.engine.protocol import CODES

DEAL = "RKWR/RKWR/YKYR/RRYB/KWKW"


@pytest.fixture
def talk() -> Talk:
    talk = Talk()
    assert talk.ask("game azul") == ["ok"]
    assert talk.ask(f"apply {DEAL}") == ["ok"]
    return talk


def position(talk: Talk) -> str:
    """Return the text of the position that a session is at."""
    return talk.ask("show")[0].removeprefix("position text ")


def unfinished_record(game: str = "azul", side: str = "coloured", plies: int = 30) -> Record:
    """Return a match by chance, up to some ply with a seat to act."""
    match, rng = Match(Record(find_game(game), side, 2)), Rng(3)
    while len(match.record.plies) < plies or match.state.actor < 0:
        if match.state.actor < 0:
            match.deal(rng)
        else:
            match.apply(match.state.random_action(rng))
    return match.record


def test_hello_tells_name_version_games_and_options() -> None:
    *lines, last = Talk().ask("hello 1")
    offer = Offer.read(lines)
    assert last == "ok"
    assert (offer.name, offer.version, offer.protocol) == ("Tilewright", __version__, 1)
    assert tuple(offer.games) == game_ids()
    assert offer.games["azul"].sides == ("coloured", "grey")
    assert offer.games["azul"].seats == (2, 3, 4)
    assert offer.options["bot"].choices == bot_names()
    assert offer.options["bot"].default == "greedy"


def test_an_offer_is_read_as_it_is_written() -> None:
    offer = Talk().session.offer
    offer.wants.add("legal")
    assert Offer.read(offer.write()) == offer


def test_another_version_of_the_protocol_is_refused() -> None:
    assert Talk().refused("hello 2") == "protocol.version"


def test_a_ping_is_answered_with_its_words() -> None:
    talk = Talk()
    assert talk.ask("ping") == ["pong"]
    assert talk.ask("ping how do you do") == ["pong how do you do"]


@pytest.mark.parametrize("form", ["text", "data"])
def test_a_position_that_is_shown_can_be_sent_back(talk: Talk, form: str) -> None:
    lines = {line.split()[1]: line for line in talk.ask("show")[:2]}
    there = position(talk)
    assert talk.ask("apply 4R2") == ["ok"]
    assert position(talk) != there
    assert talk.ask(lines[form]) == ["ok"]
    assert position(talk) == there


@pytest.mark.parametrize(
    ("game", "side"), [("azul", "grey"), ("pavilion", "coloured"), ("garden", "back")]
)
def test_a_record_leads_to_its_last_position(game: str, side: str) -> None:
    talk, record = Talk(), unfinished_record(game, side)
    assert talk.ask(f"game {game} side {side}") == ["ok"]
    assert talk.ask("position record", record.to_text(), "end") == ["ok"]
    assert position(talk) == record.state().to_text()


def test_actions_and_deals_are_applied_in_order(talk: Talk) -> None:
    record = unfinished_record()
    plies = " ".join(map(record.write_ply, record.plies))
    assert talk.ask("position start") == ["ok"]
    assert talk.ask(f"apply {plies}") == ["ok"]
    assert position(talk) == record.state().to_text()


def test_the_seat_that_starts_can_be_chosen() -> None:
    talk = Talk()
    talk.ask("game azul seats 3 start 2")
    assert position(talk) == Azul(3, "coloured", 1).to_text()
    talk.ask(f"apply {DEAL}/BBBB/YYYY")
    talk.ask("position start")
    assert position(talk) == Azul(3, "coloured", 1).to_text()


def test_the_legal_actions_are_listed(talk: Talk) -> None:
    state = Azul.from_text(position(talk))
    assert talk.ask("legal") == [" ".join(["legal", *map(str, state.legal_actions())]), "ok"]
    talk.ask("position start")
    assert talk.ask("legal") == ["legal", "ok"]


def test_who_is_to_act_and_the_scores_are_shown(talk: Talk) -> None:
    assert talk.ask("show")[2:] == ["actor 1", "scores 0,0", "ok"]
    talk.ask("position start")
    assert talk.ask("show")[2:] == ["actor chance", "scores 0,0", "ok"]


@pytest.mark.parametrize("limits", ["", "time 0.5", "nodes 9 depth 1", "clock 9 increment 1"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_best_action_is_a_legal_one(talk: Talk, bot: str, limits: str) -> None:
    talk.ask(f"option bot {bot}")
    (answer,) = talk.ask(f"go {limits}")
    state = Azul.from_text(position(talk))
    assert answer.split()[0] == "best"
    assert answer.split()[1] in map(str, state.legal_actions())


def test_the_same_seed_gives_the_same_answers(talk: Talk) -> None:
    talk.ask("option bot random")
    answers = []
    for seed in (7, 8, 7):
        talk.ask(f"option seed {seed}")
        answers.append([talk.ask("go") for _ in range(10)])
    assert answers[0] == answers[2]
    assert answers[0] != answers[1]


def test_a_stop_that_comes_too_late_is_not_answered(talk: Talk) -> None:
    talk.send("stop")
    assert talk.ask("ping") == ["pong"]


# Whatever is refused is refused by its code, and changes nothing.
REFUSED = [
    ("dance", "command.unknown"),
    ("PING", "command.unknown"),
    ("game", "command.words"),
    ("game chess", "unknown.game"),
    ("game azul seats 5", "setup.seats"),
    ("game azul seats two", "command.words"),
    ("game azul seats", "command.words"),
    ("game azul seats 2 seats 3", "command.words"),
    ("game azul side pink", "unknown.side"),
    ("game azul start 3", "setup.start"),
    ("game azul start 0", "setup.start"),
    ("game azul colour red", "command.words"),
    ("option", "option.unknown"),
    ("option hash 64", "option.unknown"),
    ("option threads 0", "option.value"),
    ("option threads many", "option.value"),
    ("option threads", "option.value"),
    ("option seed 18446744073709551616", "option.value"),
    ("option bot wizard", "option.value"),
    ("position", "position.form"),
    ("position sideways", "position.form"),
    ("position start now", "command.words"),
    ("position text", "position.unreadable"),
    ("position text azul coloured 2 round=1", "position.unreadable"),
    ("position text pavilion coloured 2", "position.unreadable"),
    ("position data", "position.unreadable"),
    ("position data {", "position.unreadable"),
    ("position data 7", "position.unreadable"),
    ("position data {}", "position.unreadable"),
    ("position data " + "[" * 60_000, "position.unreadable"),
    ("position record at once\nend", "command.words"),
    ("position record\nend", "record.header"),
    ("position record\nTilewright-Record: 7\n\nend", "record.format"),
    ("apply", "command.words"),
    ("apply 9Z9", "notation"),
    ("apply CB1", "centre.lacks-colour"),
    ("apply 4R2 4R2", "source.lacks-colour"),
    ("apply 4R2 " + DEAL, "notation"),
    ("go fast", "command.words"),
    ("go time", "command.words"),
    ("go time soon", "setup.limit"),
    ("go time nan", "setup.limit"),
    ("go time -1", "setup.limit"),
    ("go time 1e3", "setup.limit"),
    ("go time 1 time 2", "command.words"),
    ("go time 99999999", "setup.limit"),
    ("go nodes 0", "setup.limit"),
    ("go nodes 1.5", "setup.limit"),
    ("go increment 1", "command.words"),
    ("go time 1 clock 60", "command.words"),
    ("go infinite time 1", "command.words"),
    ("go legal 1R1", "command.words"),
    ("ping " + "x" * 65_536, "line.too-long"),
    ("position record\n" + "x" * 65_536 + "\nend", "line.too-long"),
    ("position record\n" + "x\n" * 4097 + "end", "line.too-long"),
]


@pytest.mark.parametrize(("line", "code"), REFUSED, ids=[line[:40] for line, _ in REFUSED])
def test_what_is_refused_changes_nothing(talk: Talk, line: str, code: str) -> None:
    before, values = position(talk), dict(talk.session.values)
    assert talk.refused(line) == code
    assert (position(talk), talk.session.values) == (before, values)
    assert talk.ask("go")[-1].startswith("best ")


@pytest.mark.parametrize(
    "line", ["position start", "apply 4R2", "legal", "show", "go", "position record\nend"]
)
def test_without_a_game_there_is_no_position(line: str) -> None:
    assert Talk().refused(line) == "game.none"


def test_chance_is_not_asked_for_an_action() -> None:
    talk = Talk()
    talk.ask("game azul")
    assert talk.refused("go") == "actor.nature"


def test_after_the_end_nobody_is_asked_for_an_action() -> None:
    talk, match, rng = Talk(), Match(Record(find_game("azul"), "coloured", 2)), Rng(1)
    while not match.state.is_over:
        match.deal(rng)
        if not match.state.is_over:
            match.apply(match.state.random_action(rng))
    talk.ask("game azul")
    assert talk.ask("position record", match.record.to_text(), "end") == ["ok"]
    assert talk.ask("show")[2] == "actor nobody"
    assert talk.refused("go") == "game.over"


@pytest.mark.parametrize("other", ["azul coloured 3", "azul grey 2", "garden front 2"])
def test_a_position_of_another_game_is_refused(talk: Talk, other: str) -> None:
    game, side, seats = other.split()
    state = find_game(game).new(int(seats), side)
    code = "position.other-game" if game == "azul" else "position.unreadable"
    assert talk.refused(f"position text {state.to_text()}") == code
    assert talk.refused(f"position data {json.dumps(state.to_data())}") == code
    record = Record(find_game(game), side, int(seats)).to_text()
    assert talk.refused("position record", record, "end") == "position.other-game"


def test_lines_that_are_no_text_are_refused(talk: Talk) -> None:
    for order in read_orders(io.BytesIO(b"ping \xff\nping 1\r\n\n   \nping 2")):
        talk.session.obey(order)
    answers = [talk.lines.get() for _ in range(3)]
    assert answers[0].startswith("error line.encoding ")
    assert answers[1:] == ["pong 1", "pong 2"]
    assert talk.lines.empty()


WORDS = """hello ping option game position apply legal show azul garden seats 2 3 side grey start
bot random greedy threads 1 text data record {} [] sideways -1 nan é = end"""
words = st.sampled_from([*WORDS.split(), "\x00", "\u2028", "\t"])


@given(st.lists(st.lists(words, max_size=6).map(" ".join), max_size=12))
def test_every_line_is_answered_once_and_in_due_form(lines: list[str]) -> None:
    """Blocks end with these lines, so that nothing is left over."""
    talk = Talk()
    talk.send(*lines, "end")
    while not talk.lines.empty():
        talk.lines.get()
    known = {*CODES, "unknown.game", "setup.seats", "setup.start", "unknown.side"}
    for line in lines:
        if not line.strip() or line.split()[:2] == ["position", "record"]:
            continue
        answer = talk.ask(line)
        assert talk.lines.empty()
        if answer[-1].startswith("error"):
            code = answer[-1].split()[1]
            assert code in known or code.startswith(("position.", "notation", "deal.", "actor."))
            assert "\n" not in answer[-1]
