"""Nets: their arithmetic, the files, and what a bot says about a net that it cannot use."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any

import pytest

from tests.bots.positions import position, with_choice
from tilewright import Rng, find_game, make_bot
from tilewright.bots import find_evaluation, net_file
from tilewright.bots.evaluation import Evaluation
from tilewright.core.errors import BadSetup
from tilewright.core.registry import games
from tilewright.core.state import State

SETUPS = [(game.id, side, seats) for game in games() for side in game.sides for seats in (2, 3)]
SHIPPED = sorted(path.name for path in Path(net_file.__file__).parent.glob("nets/*.net"))


def evaluation_of(game: str, side: str, seats: int) -> Evaluation:
    return find_evaluation(find_game(game), "tuned", seats, side)


def made_up(evaluation: Evaluation, side: str, seats: int) -> net_file.NetData:
    """Return a net of small numbers, the same everywhere."""
    rng = Rng(7)
    parts = {}
    for name, size in net_file.part_sizes(evaluation).items():
        numbers = [rng.randbelow(101) - 50 for _ in range(size)]
        parts[name] = array("i" if name in net_file.WIDE else "h", numbers)
    header = {
        "game": evaluation.game,
        "side": side,
        "seats": seats,
        "layout": net_file.layout_of(evaluation),
        "version": "test",
        "spread": [12_000] * evaluation.stages,
    }
    return net_file.NetData(header, parts)


def write(path: Path, game: str, side: str, seats: int, **changes: Any) -> str:
    data = made_up(evaluation_of(game, side, seats), side, seats)
    net_file.write_net(path, data._replace(header=data.header | changes))
    return str(path)


def by_hand(data: net_file.NetData, inputs: list[int], views: list[int], seats: int) -> int:
    """Return the output of a net for seat 0, from inputs in the order in which they are traced."""
    part = {name: list(numbers) for name, numbers in data.parts.items()}
    middle = len(part["middle_rows"]) // 64
    size = len(part["board_rows"]) // 128
    sums = list(part["first_bias"])
    for j in range(64):
        sums[j] += sum(inputs[i] * part["middle_rows"][64 * i + j] for i in range(middle))
        for seat in range(seats):
            start, half = middle + seat * size, 64 if seat else 0
            for i in range(size):
                sums[j] += inputs[start + i] * part["board_rows"][128 * i + half + j]
        sums[j] += sum(part["view_rows"][64 * view + j] for view in views)
    hidden = [min(max(number, 0), 1023) for number in sums]
    total = part["third_bias"][0]
    for k, weight in enumerate(part["third_row"]):
        row = part["second_rows"][64 * k : 64 * k + 64]
        product = sum(a * b for a, b in zip(row, hidden, strict=True)) + part["second_bias"][k]
        total += weight * min(max(product >> 8, 0), 1023)
    return total * 10_000 >> 16


@pytest.mark.parametrize(("game", "side", "seats"), SETUPS)
def test_a_net_adds_what_its_layers_come_to(game: str, side: str, seats: int) -> None:
    plain, corrected = evaluation_of(game, side, seats), evaluation_of(game, side, seats)
    data = made_up(plain, side, seats)
    net_file.attach_net(corrected, data)
    traced = evaluation_of(game, side, seats)
    net_file.attach_empty_net(traced).is_tracing = True
    for seed in range(4):
        state = position(game, seed, 11 * seed, side, seats)
        facts, trace = traced.trace_inputs(state)
        inputs = list(trace)
        expected = facts[3:]
        lead = (expected[0] - max(expected[1:]) + 48_000) // 2000
        marker = 52 + (4 if facts[2] < 0 else facts[2])
        views = [min(max(lead, 0), 47), marker, *([48 + facts[1]] if facts[1] >= 0 else [])]
        gain = corrected.points(state)[0] - plain.points(state)[0]
        assert round(1000 * gain) == by_hand(data, inputs, views, seats)


@pytest.mark.parametrize(("game", "side", "seats"), SETUPS)
def test_what_was_searched_before_does_not_change_the_net(game: str, side: str, seats: int) -> None:
    used = evaluation_of(game, side, seats)
    data = made_up(used, side, seats)
    net_file.attach_net(used, data)
    for seed in range(30):
        state = position(game, seed, 3 * seed % 50, side, seats)
        fresh = evaluation_of(game, side, seats)
        net_file.attach_net(fresh, data)
        assert used.points(state) == fresh.points(state)


@pytest.mark.parametrize(("game", "side", "seats"), SETUPS)
def test_the_order_of_displays_does_not_matter_to_a_net(game: str, side: str, seats: int) -> None:
    if game == "garden":
        pytest.skip("its display has no order")
    evaluation = evaluation_of(game, side, seats)
    net_file.attach_net(evaluation, made_up(evaluation, side, seats))
    state = position(game, 5, 1, side, seats)
    data: Any = state.to_data()
    data["displays"].reverse()
    assert evaluation.points(state.game.from_data(data)) == evaluation.points(state)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_net_of_the_package_says_how_it_was_made(name: str) -> None:
    content = (Path(net_file.__file__).parent / "nets" / name).read_bytes()
    header = net_file.read_header(content)
    assert str(header["command"]).startswith(f"tilewright train {header['game']} ")
    assert net_file.shipped_name(*_setup(header)) == name
    assert {"version", "seed", "generation", "layout"} <= header.keys()
    assert len(content) < 1 << 20


@pytest.mark.parametrize("name", SHIPPED)
def test_strong_uses_the_net_of_the_package(name: str) -> None:
    game, side, seats = name.removesuffix(".net").split("-")
    found = evaluation_of(game, side, int(seats))
    assert net_file.attach_shipped(found, side, int(seats))
    state = with_choice(game, 3, 9, side=side)
    own, none = (make_bot(f"strong:nodes=300{net}", state.game) for net in ("", ",net=none"))
    points = [bot.think(state, Rng(1)).candidates[0].points for bot in (own, none)]  # type: ignore[attr-defined]
    assert points[0] != points[1]


@pytest.mark.parametrize("bot", ["deep", "guided", "strong"])
def test_a_bot_takes_the_net_of_a_file(bot: str, tmp_path: Path) -> None:
    path = write(tmp_path / "own.net", "azul", "coloured", 2)
    state = with_choice("azul", 1, 5)
    assert choice(f"{bot}:nodes=200,net={path}", state) in state.legal_actions()


def choice(name: str, state: State) -> int:
    return make_bot(name, state.game).choose(state, Rng(1))


def refusal(name: str, state: State) -> str:
    with pytest.raises(BadSetup) as refused:
        choice(name, state)
    assert refused.value.code == "setup.net"
    return str(refused.value)


def test_a_missing_net_is_refused(tmp_path: Path) -> None:
    state = with_choice("azul", 1, 5)
    assert "No such file" in refusal(f"deep:nodes=9,net={tmp_path / 'none.net'}", state)


def test_a_net_for_another_setup_is_refused(tmp_path: Path) -> None:
    state = with_choice("azul", 1, 5)
    path = write(tmp_path / "own.net", "azul", "grey", 2)
    assert "for azul grey with 2 seats, not for" in refusal(f"deep:nodes=9,net={path}", state)
    path = write(tmp_path / "own.net", "pavilion", "coloured", 2)
    assert "made for pavilion" in refusal(f"deep:nodes=9,net={path}", state)


def test_a_net_with_other_inputs_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path / "own.net", "azul", "coloured", 2, layout="older")
    assert "inputs" in refusal(f"deep:nodes=9,net={path}", with_choice("azul", 1, 5))


@pytest.mark.parametrize("content", [b"", b"garbage", net_file.FORMAT, net_file.FORMAT + b"{}\n"])
def test_a_file_that_is_no_net_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "own.net"
    path.write_bytes(content)
    assert str(path) in refusal(f"deep:nodes=9,net={path}", with_choice("azul", 1, 5))


def test_a_damaged_net_is_refused(tmp_path: Path) -> None:
    path = Path(write(tmp_path / "own.net", "azul", "coloured", 2))
    content = bytearray(path.read_bytes())
    content[-9] ^= 1
    path.write_bytes(content)
    assert "damaged" in refusal(f"deep:nodes=9,net={path}", with_choice("azul", 1, 5))


def test_bots_without_an_evaluation_take_no_net() -> None:
    with pytest.raises(BadSetup, match="random takes no net"):
        make_bot("random:net=none", find_game("azul"))


def _setup(header: dict[str, object]) -> tuple[str, str, int]:
    seats = header["seats"]
    assert isinstance(seats, int)
    return str(header["game"]), str(header["side"]), seats
