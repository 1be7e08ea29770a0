"""Read and write nets: a line that names the format, a line of JSON, then the numbers.

The header says what the net is for, how its inputs are laid out and how it was made. The numbers
are little-endian integers: 16 bits, or 32 bits for the last two parts.
"""

from __future__ import annotations

import json
import sys
from array import array
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from tilewright.bots import const
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.net import Net
from tilewright.core.errors import BadSetup

FORMAT: Final = b"tilewright-net 1\n"
INPUTS_VERSION: Final = 1  # raised when an input changes its meaning
FOLDER: Final = "tilewright.bots.nets"
PARTS: Final = (
    "middle_rows",
    "board_rows",
    "view_rows",
    "first_bias",
    "second_rows",
    "third_row",
    "second_bias",
    "third_bias",
)
WIDE: Final = ("second_bias", "third_bias")
MOST_WEIGHT: Final = 8191  # in the last two layers, so that sums fit into 32 bits


class NetData(NamedTuple):
    """What a net file holds."""

    header: dict[str, object]
    parts: dict[str, array[int]]


def layout_of(evaluation: Evaluation) -> str:
    """Return a digest of all that a net must agree on with an evaluation."""
    sizes = (const.HIDDEN, const.SECOND, const.VIEW_SIZE, const.NET_ONE, const.NET_CLIP)
    own = (evaluation.game, evaluation.middle_size, evaluation.board_size, evaluation.stages)
    text = json.dumps([INPUTS_VERSION, sizes, own, evaluation.feature_names])
    return sha256(text.encode()).hexdigest()[:16]


def part_sizes(evaluation: Evaluation) -> dict[str, int]:
    """Return how many numbers each part of a net has."""
    return {
        "middle_rows": evaluation.middle_size * const.HIDDEN,
        "board_rows": evaluation.board_size * const.BOARD_ROW,
        "view_rows": const.VIEW_SIZE * const.HIDDEN,
        "first_bias": const.HIDDEN,
        "second_rows": const.SECOND * const.HIDDEN,
        "third_row": const.SECOND,
        "second_bias": const.SECOND,
        "third_bias": 1,
    }


def write_net(path: Path, data: NetData) -> None:
    """Write a net file."""
    body = b"".join(_to_bytes(data.parts[name]) for name in PARTS)
    header = {**data.header, "digest": sha256(body).hexdigest()}
    text = json.dumps(header, ensure_ascii=True)
    path.write_bytes(FORMAT + text.encode() + b"\n" + body)


def read_net(content: bytes, name: str, sizes: dict[str, int], layout: str) -> NetData:
    """Return what a net file holds; raise `BadSetup` unless it fits an evaluation."""
    if not content.startswith(FORMAT):
        raise _refused(name, "it is not a net file of this version")
    line, newline, body = content[len(FORMAT) :].partition(b"\n")
    try:
        header = json.loads(line)
        found, digest = header["layout"], header["digest"]
    except (ValueError, KeyError, TypeError) as error:
        raise _refused(name, "its header cannot be read") from error
    if not newline or sha256(body).hexdigest() != digest:
        raise _refused(name, "it is damaged")
    if found != layout:
        made_for = f"{header.get('game')} as of {header.get('version')}"
        raise _refused(name, f"its inputs are other than those of this game: made for {made_for}")
    parts = {}
    at = 0
    for part in PARTS:
        width = 4 if part in WIDE else 2
        end = at + width * sizes[part]
        parts[part] = _from_bytes(body[at:end], width)
        at = end
    if at != len(body):
        raise _refused(name, "it is damaged")
    return NetData(header, parts)


def read_header(content: bytes) -> dict[str, object]:
    """Return the header of a net file, whatever it is for."""
    line = content.removeprefix(FORMAT).partition(b"\n")[0]
    header: dict[str, object] = json.loads(line)
    return header


def attach_net(evaluation: Evaluation, data: NetData) -> None:
    """Let a net correct an evaluation."""
    net = Net(evaluation.middle_size, evaluation.board_size)
    for name, numbers in data.parts.items():
        net.set_numbers(name, numbers)
    spread: list[int] = data.header["spread"]  # type: ignore[assignment]
    evaluation.set_net(net, spread)


def attach_empty_net(evaluation: Evaluation) -> Net:
    """Give an evaluation a net that changes nothing, and return it: its inputs can be traced."""
    net = Net(evaluation.middle_size, evaluation.board_size)
    evaluation.set_net(net, evaluation.spreads())
    return net


def shipped_name(game: str, side: str, seats: int) -> str:
    """Return the name of the net that comes with the package for a setup."""
    return f"{game}-{side}-{seats}.net"


def attach_shipped(evaluation: Evaluation, side: str, seats: int) -> bool:
    """Attach the net that comes with the package, if there is one; return whether there is."""
    name = shipped_name(evaluation.game, side, seats)
    content = _shipped(name) if evaluation.board_size else b""
    if not content:
        return False
    sizes, layout = part_sizes(evaluation), layout_of(evaluation)
    attach_net(evaluation, read_net(content, name, sizes, layout))
    return True


def attach_file(evaluation: Evaluation, side: str, seats: int, path: str) -> None:
    """Attach the net of a file; raise `BadSetup` if it is missing or for something else."""
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise _refused(path, error.strerror or "it cannot be read") from error
    if not evaluation.board_size:
        raise _refused(path, f"the evaluation of {evaluation.game} takes no net")
    data = read_net(content, path, part_sizes(evaluation), layout_of(evaluation))
    made_for = (data.header.get("game"), data.header.get("side"), data.header.get("seats"))
    if made_for != (evaluation.game, side, seats):
        wanted = f"{evaluation.game} {side} with {seats} seats"
        raise _refused(path, "it is for {} {} with {} seats, not for ".format(*made_for) + wanted)
    attach_net(evaluation, data)


@cache
def _shipped(name: str) -> bytes:
    path = files(FOLDER) / name
    return path.read_bytes() if path.is_file() else b""


def _refused(name: str, reason: str) -> BadSetup:
    return BadSetup("setup.net", f"cannot use the net {name}: {reason}", {"net": name})


def _to_bytes(numbers: array[int]) -> bytes:
    copy = array(numbers.typecode, numbers)
    if sys.byteorder == "big":
        copy.byteswap()
    return copy.tobytes()


def _from_bytes(content: bytes, width: int) -> array[int]:
    numbers = array("i" if width == 4 else "h")
    numbers.frombytes(content)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
