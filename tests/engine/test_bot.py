"""Programs as bots, in matches with our own bots."""

import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance.games import SETUPS, Setup, each_setup
from tests.engine.programs import (
    AZUL,
    LONG_TIMEOUTS,
    TILEWRIGHT,
    azul,
    bot,
    command,
    example,
    still_running,
)
from tilewright import Bot, IllegalAction, Rng, UnknownName
from tilewright.arena.match import play_match
from tilewright.arena.players import close_players, make_player
from tilewright.bots import Limits
from tilewright.bots.failure import BotFailure
from tilewright.cli.main import run
from tilewright.engine.bot import EngineBot

LEAVE_OPEN = """
import sys
from tests.engine.programs import bot
player = bot(sys.argv[1])
print(player.open())
"""


def test_a_program_answers_with_a_legal_action() -> None:
    player = bot(command("fine"))
    for moves in range(12):
        state = azul(moves=moves)
        before = state.to_text()
        assert player.choose(state, Rng(1)) == state.legal_actions()[0]
        assert state.to_text() == before
    player.close()


def test_a_program_is_started_when_it_is_first_asked(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    player = bot(command("fine", pids))
    assert not pids.exists()
    assert player.open() == "Test program"
    assert player.open() == "Test program"
    player.choose(azul(), Rng(1))
    assert len(pids.read_text("utf-8").split()) == 1
    player.close()
    assert still_running(pids) == []


def test_a_name_of_a_program_is_one_printable_line() -> None:
    player = bot(command("calls itself something odd"))
    assert player.open().startswith("Odd  [31mlong long")
    assert player.open().isprintable()
    player.close()


def test_nobody_to_act_is_no_fault_of_the_program() -> None:
    with pytest.raises(IllegalAction):
        bot(command("crash at start")).choose(AZUL.new(), Rng(1))


def test_another_number_of_seats_is_asked_for_when_it_comes(tmp_path: Path) -> None:
    player = bot(command("only two seats"))
    assert player.choose(azul(), Rng(1)) in azul().legal_actions()
    state = AZUL.new(3, "grey")
    state.apply_deal(state.deal(Rng(1)))
    with pytest.raises(BotFailure, match="does not play azul side grey seats 3") as failure:
        player.choose(state, Rng(1))
    assert failure.value.reason == "game"


def test_words_before_the_program_are_its_limits_and_options() -> None:
    player = bot(f"time=0.25 nodes=9 colour=blue motto='slow and sure' {command('fine')}")
    assert player.limits == Limits(0.25, 9)
    assert player.command.options == {"colour": "blue", "motto": "slow and sure"}
    assert player.open() == "Test program"
    player.close()


def test_without_any_limit_a_program_has_a_second() -> None:
    player = EngineBot(command("fine"), AZUL, Limits(threads=2))
    assert player.limits == Limits(1.0, threads=2)
    assert EngineBot(command("fine"), AZUL, Limits(nodes=5)).limits == Limits(nodes=5)


@pytest.mark.parametrize(
    ("setting", "reason", "words"),
    [
        ("taste=bitter", "option", 'no option "taste"; it has colour, size, motto'),
        ("size=44", "protocol", '"option size 44" by "error option.unknown there is no size 44"'),
    ],
)
def test_an_option_that_a_program_does_not_take_is_told(
    setting: str, reason: str, words: str
) -> None:
    with pytest.raises(BotFailure) as failure:
        bot(f"{setting} {command('fine')}").open()
    assert failure.value.reason == reason
    assert words in str(failure.value)


@each_setup
def test_our_engine_plays_every_game_as_a_program(engine: Bot, setup: Setup) -> None:
    state, rng = setup.game.new(setup.seats, setup.side), Rng(1)
    for _ in range(12):
        if state.actor < 0:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(engine.choose(state, rng))


@pytest.fixture(scope="module")
def engine() -> Iterator[Bot]:
    """Return our engine as a program, the same for all set-ups."""
    player = EngineBot(TILEWRIGHT, SETUPS[0].game, Limits(seconds=60.0, nodes=200), LONG_TIMEOUTS)
    yield player
    player.close()


def test_names_tell_programs_from_bots() -> None:
    greedy, program = (make_player(name, AZUL) for name in ("greedy", f"engine:{command('fine')}"))
    assert greedy.name == "greedy"
    assert program.name == f"engine:{command('fine')}"
    assert isinstance(program, EngineBot)
    close_players([greedy, program])
    with pytest.raises(UnknownName, match='no bot "engine"'):
        make_player("engine", AZUL)


def play(*names: str) -> list[int]:
    """Return the scores of a game between those that go by these names."""
    seated = [make_player(name, AZUL, Limits(seconds=60.0)) for name in names]
    try:
        return play_match(AZUL.new(), seated, Rng(1), [Rng(2), Rng(3)]).scores
    finally:
        close_players(seated)


def test_a_game_with_a_program_is_the_same_for_the_same_seeds() -> None:
    """A program that offers the option `seed` is told one for every action."""
    engine = f"engine:bot=random {TILEWRIGHT}"
    assert play(engine, "greedy") == play(engine, "greedy")
    seeded = f"engine:bot=random seed=5 {TILEWRIGHT}"
    assert play(seeded, "greedy") != play(engine, "greedy")


def test_an_example_wins_against_chance() -> None:
    scores = play(f"engine:time=0.02 {example('engine_bot.py')}", "random")
    assert scores[0] > scores[1]


def test_programs_end_after_a_series(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    words = ["match", "azul", f"engine:{command('fine', pids)}", "random", "--games", "2"]
    assert run([*words, "--seed", "1"]) == 0
    assert pids.read_text("utf-8")
    assert still_running(pids) == []


def test_a_program_ends_with_the_process_that_has_started_it(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    words = [sys.executable, "-c", LEAVE_OPEN, command("deaf", pids)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("Test program\n", "")
    assert still_running(pids) == []


def test_our_engine_in_a_pipe_answers_and_ends() -> None:
    done = subprocess.run(
        shlex.split(TILEWRIGHT), input="ping 1\nquit\n", capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr, done.returncode) == ("pong 1\n", "", 0)
