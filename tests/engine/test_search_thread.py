"""The engine while it thinks: info lines, ping, stop, and the end."""

import io
from threading import Barrier

import pytest

from tests.engine.conversation import Conversation
from tilewright import Rng, State
from tilewright.bots import Limits
from tilewright.bots.stop import Stop
from tilewright.bots.thought import Candidate, Report, Thought
from tilewright.engine.stdio import serve

DEAL = "RKWR/RKWR/YKYR/RRYB/KWKW"


class Ponderer:
    """A bot that has two thoughts and then waits to be stopped, unless its limits are given."""

    name = "ponderer"

    def __init__(self) -> None:
        self.asked: list[tuple[Limits | None, bool]] = []
        self.limits = Limits(nodes=5)
        self.met = Barrier(2, timeout=60)  # where the test and the thought meet
        self.problem: Exception | None = None
        self.reports = 1
        self.ends_as_it_began = False

    def choose(self, state: State, rng: Rng) -> int:
        return self.think(state, rng).action

    def think(
        self,
        state: State,
        rng: Rng,
        limits: Limits | None = None,
        *,
        stop: Stop | None = None,
        report: Report | None = None,
        every: bool = False,
    ) -> Thought:
        self.asked.append((limits, every))
        if self.problem:
            raise self.problem
        first, second = (self.thought(state, depth) for depth in (1, 2))
        for _ in range(self.reports if report else 0):
            assert report
            report(first)
        if limits and limits.is_open:
            assert stop
            self.met.wait()
            while not stop.is_set():
                pass
        return first if self.ends_as_it_began else second

    def thought(self, state: State, depth: int) -> Thought:
        actions = state.legal_actions()[:3]
        candidates = [
            Candidate(action, (10.126, -2.5), (0.75, 0.25), (action,) * depth, 100 * depth)
            for action in actions
        ]
        return Thought(tuple(candidates), 1000 * depth, depth)


@pytest.fixture
def ponderer(monkeypatch: pytest.MonkeyPatch) -> Ponderer:
    bot = Ponderer()
    monkeypatch.setattr("tilewright.engine.session.make_bot", lambda *arguments: bot)
    return bot


@pytest.fixture
def conversation(ponderer: Ponderer) -> Conversation:
    conversation = Conversation()
    conversation.ask("game azul")
    conversation.ask(f"apply {DEAL}")
    return conversation


def without_time(lines: list[str]) -> list[str]:
    """Return news without the seconds, which differ from run to run."""
    return [
        " ".join(w for i, w in enumerate(words) if "time" not in (w, words[i - 1]))
        for words in map(str.split, lines)
    ]


def test_news_tell_depth_nodes_points_shares_and_line(conversation: Conversation) -> None:
    outlook = "points 10.13,-2.5 shares 0.75,0.25"
    assert without_time(conversation.ask("go time 1")) == [
        f"info depth 1 nodes 1000 candidate 1 visits 100 {outlook} line 1R1",
        f"info depth 2 nodes 2000 candidate 1 visits 200 {outlook} line 1R1 1R1",
        "best 1R1",
    ]


def test_news_tell_of_as_many_candidates_as_wanted(
    conversation: Conversation, ponderer: Ponderer
) -> None:
    conversation.ask("option candidates 2")
    *news, best = without_time(conversation.ask("go nodes 7"))
    assert [line.split("candidate ")[1][0] for line in news] == ["1", "2", "1", "2"]
    assert [line.split("line ")[1] for line in news[:2]] == ["1R1", "1R2"]
    assert best == "best 1R1"
    assert ponderer.asked[-1][1] is True


def test_much_news_is_thinned_out_and_the_last_is_told(
    conversation: Conversation, ponderer: Ponderer
) -> None:
    ponderer.reports = 5000
    *news, last, best = conversation.ask("go nodes 7")
    assert 20 <= len(news) < 2500
    assert "depth 2" in last
    assert best == "best 1R1"


def test_the_same_news_is_not_told_again_at_the_end(
    conversation: Conversation, ponderer: Ponderer
) -> None:
    ponderer.ends_as_it_began = True
    assert len(conversation.ask("go nodes 7")) == 2


def test_limits_are_handed_on_with_threads_and_memory(
    conversation: Conversation, ponderer: Ponderer
) -> None:
    conversation.ask("option threads 2")
    conversation.ask("option memory 128")
    conversation.ask("go time 0.5 nodes 20 depth 3")
    conversation.ask("go")
    conversation.ask("go clock 60 increment 1")
    assert ponderer.asked == [
        (Limits(0.5, 20, 3, 2, 128), False),
        (Limits(None, 5, None, 2, 128), False),
        (Limits(3.8, None, None, 2, 128), False),
    ]


@pytest.mark.parametrize(
    ("clock", "seconds"), [("clock 0", 0.01), ("clock 1 increment 10", 0.5), ("clock 20", 1.0)]
)
def test_a_clock_is_never_spent_at_once(
    conversation: Conversation, ponderer: Ponderer, clock: str, seconds: float
) -> None:
    conversation.ask(f"go {clock}")
    assert ponderer.asked[-1][0] == Limits(seconds)


def test_stop_ends_a_thought_and_ping_is_answered_meanwhile(
    conversation: Conversation, ponderer: Ponderer
) -> None:
    conversation.send("go infinite")
    ponderer.met.wait()
    assert conversation.lines.get().startswith("info depth 1 ")
    assert conversation.ask("ping 1") == ["pong 1"]
    assert conversation.refused("show") == "command.busy"
    assert conversation.refused("go") == "command.busy"
    assert conversation.refused("option seed 3") == "command.busy"
    assert conversation.refused("position record\nnonsense\nend") == "command.busy"
    assert conversation.refused("dance") == "command.unknown"
    assert conversation.ask("stop")[-1] == "best 1R1"
    assert conversation.ask("show")[-1] == "ok"


def test_after_an_answer_every_command_is_obeyed_at_once(conversation: Conversation) -> None:
    for _ in range(200):
        assert conversation.ask("go nodes 1")[-1] == "best 1R1"
        assert conversation.ask("position start") == ["ok"]
        assert conversation.ask(f"apply {DEAL}") == ["ok"]


def test_a_mistake_of_ours_is_an_error_and_the_engine_goes_on(
    conversation: Conversation, ponderer: Ponderer, capsys: pytest.CaptureFixture[str]
) -> None:
    ponderer.problem = RuntimeError("lost in thought\nand never found")
    assert conversation.ask("go") == [
        "error internal RuntimeError: lost in thought and never found"
    ]
    assert "Traceback" in capsys.readouterr().err
    ponderer.problem = None
    assert conversation.ask("go")[-1] == "best 1R1"


def test_a_mistake_in_a_command_is_an_error_too(
    conversation: Conversation, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tilewright.engine.session.show", lambda table: 1 / 0)
    assert conversation.refused("show") == "internal"
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert conversation.ask("ping") == ["pong"]


@pytest.mark.parametrize("end", ["", "quit\nping after the end\n"])
def test_the_end_of_the_input_and_quit_end_a_thought(ponderer: Ponderer, end: str) -> None:
    ponderer.met = Barrier(1)
    source = f"game azul\napply {DEAL}\ngo infinite\n{end}"
    sink = io.BytesIO()
    serve(io.BytesIO(source.encode()), sink, "greedy")
    lines = sink.getvalue().decode().splitlines()
    assert lines[:2] == ["ok", "ok"]
    assert lines[-1] == "best 1R1"
    assert "pong" not in sink.getvalue().decode()


class Broken(io.BytesIO):
    """A stream whose reader has gone."""

    def write(self, data: object) -> int:
        raise BrokenPipeError


def test_the_engine_leaves_when_nobody_listens() -> None:
    source = io.BytesIO(b"ping\n" * 5)
    serve(source, Broken(), "greedy")
    assert source.read() == b"ping\n" * 4


def test_every_line_is_sent_at_once() -> None:
    sent: list[str] = []

    class Sink(io.BytesIO):
        def flush(self) -> None:
            sent.append(self.getvalue().decode())

    serve(io.BytesIO(b"ping 1\nping 2\n"), Sink(), "greedy")
    assert sent[:2] == ["pong 1\n", "pong 1\npong 2\n"]
