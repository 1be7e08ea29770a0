"""Faulty programs: they lose their match and never crash the host."""

import gc
import pickle
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.programs import LONG_TIMEOUTS, azul, bot, command, still_running
from tilewright import BadSetup, Rng
from tilewright.bots.failure import BotFailure
from tilewright.engine.client import Timeouts

SHORT = 0.2
# Long timeouts for programs that end or answer wrongly, short ones for those that hang.
WRONG = [
    ("crash at start", "crash", "exit status 1; its last words: no licence found / and no will"),
    ("crash", "crash", "RuntimeError: the cat sat on the keyboard"),
    ("killed", "crash", "the program was ended by SIGSEGV"),
    ("leaves a child", "crash", "the program ended by itself with exit status 4"),
    ("closes its output", "crash", "the program closed its output and did not end"),
    ("garbage", "protocol", "not UTF-8"),
    ("huge line", "protocol", "at most 65536 bytes"),
    ("flood of lines", "protocol", "with more than 1000 lines"),
    ("another protocol", "protocol", 'the line "protocol 1" is missing'),
    ("no name", "protocol", 'the line "name" is missing'),
    ("no game", "protocol", 'the line "game" is missing'),
    ("unreadable offer", "protocol", "expected rules, sides and seats"),
    ("bad option", "protocol", 'size is an integer from 1 to 9, not "77"'),
    ("unknown game", "game", "does not play azul side coloured seats 2"),
    ("other rules", "game", "plays azul by rules 2, not 1"),
    ("refuses positions", "protocol", "error position.ugly I do not like it"),
    ("unreadable action", "illegal", 'cannot read "9Z9"'),
    ("illegal action", "illegal", 'answered "col1", but you can only choose a column'),
    ("two actions", "protocol", 'not by "best ACTION"'),
    ("no action", "protocol", 'answered "go" by "best"'),
]
HANGING = [
    ("hang at start", Timeouts(start=SHORT), "hang", 'did not answer "hello 1" in time'),
    (
        "hang at the set-up",
        LONG_TIMEOUTS._replace(answer=SHORT),
        "hang",
        'did not answer "game azul',
    ),
    (
        "hang",
        LONG_TIMEOUTS._replace(grace=SHORT),
        "overtime",
        "gave no action within 0.2 s and 0.22 s",
    ),
    ("deaf", LONG_TIMEOUTS._replace(grace=SHORT), "overtime", "gave no action within"),
    ("flood of news", LONG_TIMEOUTS._replace(grace=SHORT), "overtime", "gave no action within"),
]


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    """Fail if a thread or an open file is left of a program."""
    gc.collect()
    threads, files = threading.active_count(), open_files()
    yield
    assert threading.active_count() == threads
    assert open_files() == files


def open_files() -> int:
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


@pytest.mark.parametrize(("kind", "reason", "words"), WRONG)
def test_what_a_program_does_wrong_is_told_and_the_program_ended(
    kind: str, reason: str, words: str, tmp_path: Path
) -> None:
    pids = tmp_path / "pids"
    with pytest.raises(BotFailure) as failure:
        bot(command(kind, pids)).choose(azul(), Rng(1))
    assert failure.value.reason == reason
    assert words in str(failure.value)
    assert still_running(pids) == []


@pytest.mark.parametrize(("kind", "timeouts", "reason", "words"), HANGING)
def test_a_program_that_hangs_is_ended(
    kind: str, timeouts: Timeouts, reason: str, words: str, tmp_path: Path
) -> None:
    pids = tmp_path / "pids"
    pids.touch()
    with pytest.raises(BotFailure) as failure:
        bot(command(kind, pids), timeouts, SHORT).choose(azul(), Rng(1))
    assert failure.value.reason == reason
    assert words in str(failure.value)
    assert still_running(pids) == []


def test_a_program_that_cannot_be_started_says_why(tmp_path: Path) -> None:
    path = tmp_path / "broken"
    path.write_text("no program at all", "utf-8")
    path.chmod(0o755)
    with pytest.raises(BotFailure, match="can't be started: Exec format error") as failure:
        bot(str(path)).choose(azul(), Rng(1))
    assert failure.value.reason == "start"


def test_a_word_that_no_program_can_be_given_is_told() -> None:
    with pytest.raises(BotFailure, match="can't be started: embedded null byte") as failure:
        bot(f"{command('fine')} a\0b").choose(azul(), Rng(1))
    assert failure.value.reason == "start"


def test_a_program_that_writes_much_to_its_error_stream_is_not_held_up() -> None:
    player = bot(command("flood of errors"))
    assert azul().is_legal(player.choose(azul(), Rng(1)))
    player.close()


def test_a_program_is_told_to_stop_when_its_time_is_over() -> None:
    player = bot(command("waits for stop"), seconds=SHORT)
    assert azul().is_legal(player.choose(azul(), Rng(1)))
    player.close()


def test_a_program_that_does_not_leave_is_made_to(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    player = bot(command("deaf", pids), LONG_TIMEOUTS._replace(leave=SHORT))
    player.open()
    player.close()
    assert still_running(pids) == []


def test_a_program_that_is_forgotten_is_ended(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    pids = tmp_path / "pids"
    player = bot(command("deaf", pids))
    player.open()
    threads = set(threading.enumerate()) - before
    del player
    gc.collect()
    for thread in threads:
        thread.join()
    assert still_running(pids) == []


def test_after_a_failure_the_program_is_restarted(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    player = bot(command("crash", pids))
    for count in (1, 2):
        with pytest.raises(BotFailure, match="the cat sat on the keyboard"):
            player.choose(azul(), Rng(1))
        assert len(pids.read_text("utf-8").split()) == count


def test_a_failure_can_be_sent_to_another_process() -> None:
    failure = BotFailure("it fell over", "crash")
    again = pickle.loads(pickle.dumps(failure))
    assert (str(again), again.reason) == ("it fell over", "crash")


def test_closing_twice_or_unopened_does_no_harm() -> None:
    player = bot(command("fine"))
    player.close()
    player.open()
    player.close()
    player.close()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "names no program"),
        ("time=0.5", "names no program"),
        ("'python3", "can't be split into words: No closing quotation"),
        ("no-such-program-here --fast", 'names "no-such-program-here"'),
        ("time=soon python3", 'time needs a number, not "soon"'),
    ],
)
def test_a_command_that_cannot_be_is_refused_at_once(text: str, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        bot(text)
