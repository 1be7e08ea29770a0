"""The data files of a release: made by a script, checked by their hashes, read offline."""

import json
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tilewright import Rng
from tilewright.arena.frame import read_records
from tilewright.bots import make_bot
from tilewright.core.registry import find_game
from tilewright.datasets import BadData, fetch_data, open_data
from tilewright.puzzles.collection import read_puzzles
from tools import datasets

pytestmark = pytest.mark.texts

NET = "azul-grey-2.net"


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("released")
    datasets.make(folder, "random", 2, seed=1, jobs=1)
    return folder


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_words: object) -> None:
        pass


@pytest.fixture
def address(released: Path) -> Iterator[str]:
    handler = partial(Quiet, directory=str(released))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
        thread = threading.Thread(target=host.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{host.server_port}"
        host.shutdown()
        thread.join()


def test_a_release_has_self_play_nets_and_puzzles(released: Path) -> None:
    data = open_data(released)
    assert "self-play-azul-coloured-2.zip" in data.names("self-play")
    assert len(data.names("self-play")) == 6
    assert NET in data.names("net")
    assert data.names("puzzles")
    assert sorted(path.name for path in released.iterdir()) == sorted([*data.names(), "data.json"])


def test_every_file_can_be_used(released: Path) -> None:
    data = open_data(released)
    for name in data.names("self-play"):
        assert all(record.state().is_over for _, record in read_records(data.path(name)))
    for name in data.names("puzzles"):
        assert read_puzzles(data.path(name))
    azul = find_game("azul")
    state = azul.new(2, "grey")
    state.apply_deal(state.deal(Rng(1)))
    bot = make_bot(f"strong:nodes=10,net={data.path(NET)}", azul)
    assert bot.choose(state, Rng(2)) in state.legal_actions()


def test_the_same_options_give_the_same_bytes(released: Path, tmp_path: Path) -> None:
    datasets.make(tmp_path, "random", 2, seed=1, jobs=2)
    assert (tmp_path / "data.json").read_bytes() == (released / "data.json").read_bytes()


def test_a_damaged_file_is_refused(released: Path, tmp_path: Path) -> None:
    for path in released.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    data = open_data(tmp_path)
    content = bytearray(data.path(NET).read_bytes())
    content[-1] ^= 1
    (tmp_path / NET).write_bytes(content)
    with pytest.raises(BadData, match="damaged"):
        data.path(NET)


def test_a_missing_file_and_an_unknown_one_are_refused(released: Path, tmp_path: Path) -> None:
    with pytest.raises(BadData, match="missing"):
        open_data(tmp_path)
    (tmp_path / "data.json").write_bytes((released / "data.json").read_bytes())
    with pytest.raises(BadData, match="missing"):
        open_data(tmp_path).path(NET)
    with pytest.raises(BadData, match="choose from"):
        open_data(released).path("other.net")


@pytest.mark.parametrize("name", ["", "..", "../azul.net", "/etc/azul.net", "a/b.net", "..\\b.net"])
def test_a_manifest_names_only_files_beside_it(released: Path, tmp_path: Path, name: str) -> None:
    told = json.loads((released / "data.json").read_text("utf-8"))
    told["files"][0]["name"] = name
    (tmp_path / "data.json").write_text(json.dumps(told), "utf-8")
    with pytest.raises(BadData, match="no list of data files"):
        open_data(tmp_path)


def test_files_are_fetched_once_and_checked(address: str, tmp_path: Path) -> None:
    data = fetch_data(address, tmp_path, [NET])
    assert sorted(path.name for path in tmp_path.iterdir()) == [NET, "data.json"]
    (tmp_path / NET).write_bytes(b"damaged")
    assert fetch_data(address, tmp_path, [NET]).path(NET).stat().st_size == data.file(NET).size
    assert len(fetch_data(address, tmp_path).names()) == len(list(tmp_path.iterdir())) - 1


def test_only_web_addresses_are_fetched(released: Path, tmp_path: Path) -> None:
    with pytest.raises(BadData, match="no web address"):
        fetch_data(released.as_uri(), tmp_path)
