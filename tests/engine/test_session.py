"""What our engine answers, command by command."""

import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.conversation import Conversation
from tilewright import Azul, Match, Record, Rng, __version__, bot_names, find_game, game_ids
from tilewright.engine.command_line import read_command_lines
from tilewright.engine.handshake import Handshake
from tilewright.engine.protocol import CODES

DEAL = "RKWR/RKWR/YKYR/RRYB/KWKW"


@pytest.fixture
def conversation() -> Conversation:
    conversation = Conversation()
    assert conversation.ask("game azul") == ["ok"]
    assert conversation.ask(f"apply {DEAL}") == ["ok"]
    return conversation


def position(conversation: Conversation) -> str:
    """Return the text of the position that a session is at."""
    return conversation.ask("show")[0].removeprefix("position text ")


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
    *lines, last = Conversation().ask("hello 1")
    offer = Handshake.read(lines)
    assert last == "ok"
    assert (offer.name, offer.version, offer.protocol) == ("Tilewright", __version__, 1)
    assert tuple(offer.games) == game_ids()
    assert offer.games["azul"].sides == ("coloured", "grey")
    assert offer.games["azul"].seats == (2, 3, 4)
    assert offer.options["bot"].choices == bot_names()
    assert offer.options["bot"].default == "greedy"


def test_an_offer_is_read_as_it_is_written() -> None:
    offer = Conversation().session.handshake
    offer.wants.add("legal")
    assert Handshake.read(offer.write()) == offer


def test_another_version_of_the_protocol_is_refused() -> None:
    assert Conversation().refused("hello 2") == "protocol.version"


def test_a_ping_is_answered_with_its_words() -> None:
    conversation = Conversation()
    assert conversation.ask("ping") == ["pong"]
    assert conversation.ask("ping how do you do") == ["pong how do you do"]


@pytest.mark.parametrize("form", ["text", "data"])
def test_a_position_that_is_shown_can_be_sent_back(conversation: Conversation, form: str) -> None:
    lines = {line.split()[1]: line for line in conversation.ask("show")[:2]}
    there = position(conversation)
    assert conversation.ask("apply 4R2") == ["ok"]
    assert position(conversation) != there
    assert conversation.ask(lines[form]) == ["ok"]
    assert position(conversation) == there


@pytest.mark.parametrize(
    ("game", "side"), [("azul", "grey"), ("pavilion", "coloured"), ("garden", "back")]
)
def test_a_record_leads_to_its_last_position(game: str, side: str) -> None:
    conversation, record = Conversation(), unfinished_record(game, side)
    assert conversation.ask(f"game {game} side {side}") == ["ok"]
    assert conversation.ask("position record", record.to_text(), "end") == ["ok"]
    assert position(conversation) == record.state().to_text()


def test_actions_and_deals_are_applied_in_order(conversation: Conversation) -> None:
    record = unfinished_record()
    plies = " ".join(map(record.write_ply, record.plies))
    assert conversation.ask("position start") == ["ok"]
    assert conversation.ask(f"apply {plies}") == ["ok"]
    assert position(conversation) == record.state().to_text()


def test_the_seat_that_starts_can_be_chosen() -> None:
    conversation = Conversation()
    conversation.ask("game azul seats 3 start 2")
    assert position(conversation) == Azul(3, "coloured", 1).to_text()
    conversation.ask(f"apply {DEAL}/BBBB/YYYY")
    conversation.ask("position start")
    assert position(conversation) == Azul(3, "coloured", 1).to_text()


def test_the_legal_actions_are_listed(conversation: Conversation) -> None:
    state = Azul.from_text(position(conversation))
    assert conversation.ask("legal") == [
        " ".join(["legal", *map(str, state.legal_actions())]),
        "ok",
    ]
    conversation.ask("position start")
    assert conversation.ask("legal") == ["legal", "ok"]


def test_who_is_to_act_and_the_scores_are_shown(conversation: Conversation) -> None:
    assert conversation.ask("show")[2:] == ["actor 1", "scores 0,0", "ok"]
    conversation.ask("position start")
    assert conversation.ask("show")[2:] == ["actor chance", "scores 0,0", "ok"]


@pytest.mark.parametrize("limits", ["", "time 0.5", "nodes 9 depth 1", "clock 9 increment 1"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_best_action_is_a_legal_one(conversation: Conversation, bot: str, limits: str) -> None:
    conversation.ask(f"option bot {bot}")
    (answer,) = conversation.ask(f"go {limits}")
    state = Azul.from_text(position(conversation))
    assert answer.split()[0] == "best"
    assert answer.split()[1] in map(str, state.legal_actions())


def test_the_same_seed_gives_the_same_answers(conversation: Conversation) -> None:
    conversation.ask("option bot random")
    answers = []
    for seed in (7, 8, 7):
        conversation.ask(f"option seed {seed}")
        answers.append([conversation.ask("go") for _ in range(10)])
    assert answers[0] == answers[2]
    assert answers[0] != answers[1]


def test_a_stop_that_comes_too_late_is_not_answered(conversation: Conversation) -> None:
    conversation.send("stop")
    assert conversation.ask("ping") == ["pong"]


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
def test_what_is_refused_changes_nothing(conversation: Conversation, line: str, code: str) -> None:
    before, values = position(conversation), dict(conversation.session.values)
    assert conversation.refused(line) == code
    assert (position(conversation), conversation.session.values) == (before, values)
    assert conversation.ask("go")[-1].startswith("best ")


@pytest.mark.parametrize(
    "line", ["position start", "apply 4R2", "legal", "show", "go", "position record\nend"]
)
def test_without_a_game_there_is_no_position(line: str) -> None:
    assert Conversation().refused(line) == "game.none"


def test_chance_is_not_asked_for_an_action() -> None:
    conversation = Conversation()
    conversation.ask("game azul")
    assert conversation.refused("go") == "actor.nature"


def test_after_the_end_nobody_is_asked_for_an_action() -> None:
    conversation, match, rng = (
        Conversation(),
        Match(Record(find_game("azul"), "coloured", 2)),
        Rng(1),
    )
    while not match.state.is_over:
        match.deal(rng)
        if not match.state.is_over:
            match.apply(match.state.random_action(rng))
    conversation.ask("game azul")
    assert conversation.ask("position record", match.record.to_text(), "end") == ["ok"]
    assert conversation.ask("show")[2] == "actor nobody"
    assert conversation.refused("go") == "game.over"


@pytest.mark.parametrize("other", ["azul coloured 3", "azul grey 2", "garden front 2"])
def test_a_position_of_another_game_is_refused(conversation: Conversation, other: str) -> None:
    game, side, seats = other.split()
    state = find_game(game).new(int(seats), side)
    code = "position.other-game" if game == "azul" else "position.unreadable"
    assert conversation.refused(f"position text {state.to_text()}") == code
    assert conversation.refused(f"position data {json.dumps(state.to_data())}") == code
    record = Record(find_game(game), side, int(seats)).to_text()
    assert conversation.refused("position record", record, "end") == "position.other-game"


def test_lines_that_are_no_text_are_refused(conversation: Conversation) -> None:
    for order in read_command_lines(io.BytesIO(b"ping \xff\nping 1\r\n\n   \nping 2")):
        conversation.session.obey(order)
    answers = [conversation.lines.get() for _ in range(3)]
    assert answers[0].startswith("error line.encoding ")
    assert answers[1:] == ["pong 1", "pong 2"]
    assert conversation.lines.empty()


WORDS = """hello ping option game position apply legal show azul garden seats 2 3 side grey start
bot random greedy threads 1 text data record {} [] sideways -1 nan é = end"""
words = st.sampled_from([*WORDS.split(), "\x00", "\u2028", "\t"])


@given(st.lists(st.lists(words, max_size=6).map(" ".join), max_size=12))
def test_every_line_is_answered_once_and_in_due_form(lines: list[str]) -> None:
    """Blocks end with these lines, so that nothing is left over."""
    conversation = Conversation()
    conversation.send(*lines, "end")
    while not conversation.lines.empty():
        conversation.lines.get()
    known = {*CODES, "unknown.game", "setup.seats", "setup.start", "unknown.side"}
    for line in lines:
        if not line.strip() or line.split()[:2] == ["position", "record"]:
            continue
        answer = conversation.ask(line)
        assert conversation.lines.empty()
        if answer[-1].startswith("error"):
            code = answer[-1].split()[1]
            assert code in known or code.startswith(("position.", "notation", "deal.", "actor."))
            assert "\n" not in answer[-1]
