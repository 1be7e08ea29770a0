"""Bad use of a batch gets a clear answer and changes nothing."""

import subprocess
import sys
from collections.abc import Callable
from threading import Thread
from typing import Any

import numpy as np
import pytest

from tilewright import Azul, BadPosition, BadSetup, IllegalAction, Rng, State, UnknownName
from tilewright.core.errors import TilewrightError
from tilewright.envs import BadArray, Batch

N = 3
WIDTH = 185
SIZE = 168


def frozen(shape: tuple[int, ...], dtype: Any) -> Any:
    array = np.zeros(shape, dtype)
    array.flags.writeable = False
    return array


SETUPS: dict[str, tuple[Callable[[], object], type[TilewrightError], str]] = {
    "game": (lambda: Batch("chess", 2), UnknownName, 'no game "chess"'),
    "side": (lambda: Batch("azul", 2, side="pink"), UnknownName, 'no side "pink"'),
    "seats": (lambda: Batch("azul", 2, seats=5), BadSetup, "2 to 4 seats, not 5"),
    "start": (lambda: Batch("azul", 2, start=2), BadSetup, "between 0 and 1, not 2"),
    "matches": (lambda: Batch("azul", 0), BadSetup, "1 to 1048576 matches, not 0"),
    "threads": (lambda: Batch("azul", 2, threads=0), BadSetup, "1 to 64 threads, not 0"),
    "reward": (lambda: Batch("azul", 2, reward="joy"), UnknownName, "result, margin, change"),
    "seeds": (lambda: Batch("azul", 2, seeds=[1, 2, 3]), BadSetup, "2 matches .* not 3"),
    "bot": (lambda: Batch("azul", 2, bots={1: "genius"}), UnknownName, 'no bot "genius"'),
    "seat": (lambda: Batch("azul", 2, bots={2: "random"}), BadSetup, "no seat 2"),
    "all bots": (
        lambda: Batch("azul", 2, bots={0: "random", 1: "random"}),
        BadSetup,
        "bots at every seat",
    ),
    "start and openings": (
        lambda: Batch("azul", 2, start=0, openings=[Azul()]),
        BadSetup,
        "openings already determine",
    ),
    "no opening": (lambda: Batch("azul", 2, openings=[]), BadSetup, "at least one opening"),
    "opening": (lambda: Batch("azul", 2, openings=[Azul(3)]), BadSetup, "azul coloured 3 seats"),
    "over": (lambda: Batch("azul", 2, openings=[ended()]), BadSetup, "opening 0 is over"),
}


def ended() -> Azul:
    """Return a match that is over."""
    state, rng = Azul(), Rng(1)
    while not state.is_over:
        if state.actor < 0:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
    return state


@pytest.mark.parametrize("name", SETUPS)
def test_a_batch_that_cannot_be_is_refused(name: str) -> None:
    make, kind, sentence = SETUPS[name]
    with pytest.raises(kind, match=sentence):
        make()


def test_an_option_that_there_is_not_is_refused() -> None:
    with pytest.raises(TypeError, match="colour"):
        Batch("azul", 2, colour="red")  # type: ignore[call-arg]


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=f"not {seed}"):
        Batch("azul", 2, seeds=[1, seed])


@pytest.mark.parametrize(
    ("seed", "kind"),
    [(-1, ValueError), (2**64, ValueError), (1.5, TypeError), ("1", TypeError), (None, TypeError)],
)
def test_a_seed_for_all_matches_must_be_one(seed: Any, kind: type[Exception]) -> None:
    with pytest.raises(kind):
        Batch("azul", 2, seed=seed)
    batch = Batch("azul", 2)
    before = batch.to_data()
    if seed is not None:  # a reset without a seed goes on
        with pytest.raises(kind):
            batch.reset(seed)
    assert batch.to_data() == before


@pytest.mark.parametrize("bot", [None, 5, ["greedy"]])
def test_what_is_no_bot_is_refused(bot: Any) -> None:
    with pytest.raises(TypeError, match="is not a bot"):
        Batch("azul", 2, bots={1: bot})


@pytest.mark.parametrize("seeds", [7, ["a", "b"], [1.5, 2]])
def test_seeds_of_the_wrong_type_are_refused(seeds: Any) -> None:
    with pytest.raises(TypeError):
        Batch("azul", 2, seeds=seeds)


ARRAYS: dict[str, tuple[str, Any, str]] = {
    "actions are missing": ("actions", None, "type"),
    "actions are a list": ("actions", [5] * N, "type"),
    "actions are floats": ("actions", np.zeros(N), "dtype"),
    "actions are too large": ("actions", np.zeros(N, np.uint64), "dtype"),
    "actions are too few": ("actions", np.zeros(N - 1, np.int64), "shape"),
    "actions are a column": ("actions", np.zeros((N, 1), np.int64), "shape"),
    "masks are numbers": ("masks", np.zeros((N, WIDTH), np.int64), "dtype"),
    "masks are narrow": ("masks", np.zeros((N, WIDTH - 1), np.bool_), "shape"),
    "masks are flat": ("masks", np.zeros(N * WIDTH, np.bool_), "shape"),
    "masks stand upright": ("masks", np.zeros((WIDTH, N), np.bool_).T, "layout"),
    "masks are read-only": ("masks", frozen((N, WIDTH), np.bool_), "read-only"),
    "observations are doubles": ("observations", np.zeros((N, SIZE)), "dtype"),
    "observations are short": ("observations", np.zeros((N, SIZE - 1), np.float32), "shape"),
    "observations have gaps": ("observations", np.zeros((N, 2 * SIZE), "f4")[:, ::2], "layout"),
    "rewards are for one seat": ("rewards", np.zeros(N, np.float32), "shape"),
    "finished is read-only": ("finished", frozen((N,), np.bool_), "read-only"),
    "actors are wide": ("actors", np.zeros(N, np.int64), "dtype"),
}


@pytest.mark.parametrize("name", ARRAYS)
def test_an_array_that_does_not_fit_is_refused_and_nothing_changes(name: str) -> None:
    batch = Batch("azul", N)
    assert (batch.num_actions, batch.layout.size) == (WIDTH, SIZE)
    before = batch.to_data()
    which, array, problem = ARRAYS[name]
    arguments = {"actions": batch.random_actions(Rng(1)), which: array}
    with pytest.raises(BadArray, match=f"{which} must ") as error:
        batch.step(**arguments)
    assert error.value.code == f"array.{problem}"
    assert batch.to_data() == before


def test_a_reset_with_an_array_that_does_not_fit_changes_nothing() -> None:
    batch = Batch("azul", N)
    before = batch.to_data()
    with pytest.raises(BadArray):
        batch.reset(1, masks=np.zeros((N, 1), np.bool_))
    with pytest.raises(BadSetup):
        batch.reset(seeds=[1])
    assert batch.to_data() == before


@pytest.mark.parametrize("action", [0, -1, WIDTH, 2**31, 2**40, -(2**63)])
def test_an_illegal_action_is_named_and_no_match_changes(action: int) -> None:
    batch = Batch("azul", N)
    before = batch.to_data()
    actions = batch.random_actions(Rng(1))
    actions[1] = action
    masks = np.zeros((N, WIDTH), np.bool_)
    with pytest.raises(IllegalAction, match=f"^match 1, action {action}: ") as error:
        batch.step(actions, masks=masks)
    assert error.value.values["match"] == 1
    assert batch.to_data() == before
    assert not masks.any()


def test_the_reason_of_a_refusal_is_that_of_the_state() -> None:
    batch = Batch("azul", 1, start=0, seed=1)
    refused = next(a for a in range(5, WIDTH) if not batch.state(0).is_legal(a))
    refusal = batch.state(0).why_not(refused)
    assert refusal is not None
    with pytest.raises(IllegalAction) as error:
        batch.step(np.array([refused]))
    assert error.value.code == refusal.code
    assert str(error.value).endswith(refusal.sentence)


class Failing:
    """A bot that fails, or cheats."""

    name = "failing"

    def __init__(self, action: int | None = None) -> None:
        self.action = action
        self.left = 3

    def choose(self, state: State, rng: Rng) -> int:
        self.left -= 1
        if self.left >= 0:
            return state.random_action(rng)
        if self.action is None:
            raise RuntimeError("no idea")
        return self.action


@pytest.mark.parametrize("action", [None, 0, 10**6])
def test_a_batch_whose_bot_has_failed_must_be_reset(action: int | None) -> None:
    bot = Failing(action)
    batch = Batch("azul", 2, bots={1: bot}, start=0)
    batch.step(batch.random_actions(Rng(1)))
    with pytest.raises(RuntimeError if action is None else IllegalAction):
        batch.step(batch.random_actions(Rng(1)))
    with pytest.raises(BadSetup, match="reset first"):
        batch.step(batch.random_actions(Rng(1)))
    bot.left = 100
    batch.reset(1)
    batch.step(batch.random_actions(Rng(1)))


def test_a_closed_batch_with_threads_says_so() -> None:
    batch = Batch("azul", 2, threads=2)
    batch.close()
    batch.close()
    with pytest.raises(ValueError, match="this batch is closed"):
        batch.step(batch.random_actions(Rng(1)))


class Strange(Failing):
    """A bot that says it plays in engine code, and does not."""

    def chooser(self, state: State) -> object:
        return self


FORKED = """
import os
from tilewright import Rng
from tilewright.envs import Batch

batch = Batch("azul", 4, threads=2)
child = os.fork()
if child:
    os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
try:
    batch.random_actions(Rng(1))
except RuntimeError as error:
    os._exit(7 if "did not survive a fork" in str(error) else 8)
os._exit(9)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork on Windows")
def test_a_batch_whose_threads_did_not_survive_a_fork_says_so() -> None:
    words = [sys.executable, "-W", "ignore", "-c", FORKED]
    done = subprocess.run(words, check=False, timeout=60)
    assert done.returncode == 7


def test_a_bot_for_engine_code_must_have_a_chooser_of_engine_code() -> None:
    with pytest.raises(TypeError, match="must be a Chooser, not Strange"):
        Batch("azul", 2, bots={1: Strange()})


def test_a_batch_is_for_one_thread_at_a_time() -> None:
    batch = Batch("azul", 300)
    errors: list[RuntimeError] = []

    def look_on() -> None:
        try:
            while not errors:
                batch.look(masks=batch.arrays().masks)
        except RuntimeError as error:
            errors.append(error)

    threads = [Thread(target=look_on) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert "in use by another thread" in str(errors[0])


MEANWHILE: dict[str, Callable[[Batch, Any], object]] = {
    "step": lambda batch, kept: batch.step(np.zeros(2, np.int64)),
    "reset": lambda batch, kept: batch.reset(1),
    "load": lambda batch, kept: batch.load_data(kept),
    "keep": lambda batch, kept: batch.to_data(),
    "state": lambda batch, kept: batch.state(0),
}


@pytest.mark.parametrize("what", MEANWHILE)
def test_no_other_thread_comes_between_while_bots_are_asked(what: str) -> None:
    errors: list[RuntimeError] = []

    class Calling:
        name = "calling"

        def choose(self, state: State, rng: Rng) -> int:
            thread = Thread(target=meddle)
            thread.start()
            thread.join()
            return state.random_action(rng)

    def meddle() -> None:
        try:
            MEANWHILE[what](batch, kept)
        except RuntimeError as error:
            errors.append(error)

    batch = Batch("azul", 2, start=0, bots={1: Calling()})
    kept = batch.to_data()
    batch.step(batch.random_actions(Rng(1)))
    assert ["in use by another thread" in str(error) for error in errors] == [True, True]


DATA: dict[str, Callable[[dict[str, Any]], object]] = {
    "game": lambda data: data.update(game="garden"),
    "side": lambda data: data.update(side="grey"),
    "seats": lambda data: data.update(seats=3),
    "slots": lambda data: data["slots"].pop(),
    "slots[0].chance": lambda data: data["slots"][0].update(chance=-1),
    "slots[1].opening": lambda data: data["slots"][1].update(opening=2),
    "slots[0].before": lambda data: data["slots"][0].update(before=[1]),
    "slots[0]": lambda data: data["slots"][0].pop("mind"),
}


@pytest.mark.parametrize("where", DATA)
def test_data_that_is_not_of_such_a_batch_is_refused(where: str) -> None:
    batch = Batch("azul", 2)
    before = batch.to_data()
    data: Any = batch.to_data()
    DATA[where](data)
    with pytest.raises(BadPosition) as error:
        batch.load_data(data)
    assert error.value.where == where
    assert batch.to_data() == before


def test_a_position_of_another_table_is_not_loaded() -> None:
    batch = Batch("azul", 1)
    data: Any = batch.to_data()
    data["slots"][0]["state"] = Azul(3).to_data()
    with pytest.raises(BadPosition, match=r"slots\[0\].state"):
        batch.load_data(data)


def test_without_numpy_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['numpy'] = None; import tilewright; import tilewright.envs"
    command = [sys.executable, "-c", code]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "MissingExtra" in result.stderr
    assert "pip install 'tilewright[rl]'" in result.stderr
