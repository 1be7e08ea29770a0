"""Reading frames from a trace, and plotting them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

from tools.frames import Motion, draw, read_motion


def trace(*told: tuple[str, float]) -> list[dict[str, object]]:
    """Return events of a trace, in microseconds, with others between them."""
    noise = {"name": "Paint", "ts": 0}
    return [noise, *({"name": name, "ts": 1000 * at} for name, at in told), noise]


def test_only_frames_while_things_move_count() -> None:
    events = trace(
        ("DrawFrame", 0), ("moves", 10), ("DrawFrame", 20), ("DrawFrame", 36), ("DroppedFrame", 40),
        ("DrawFrame", 68), ("rests", 70), ("DrawFrame", 500), ("DroppedFrame", 510),
        ("moves", 600), ("DrawFrame", 601), ("DrawFrame", 617),
    )  # fmt: skip
    motion = read_motion("Azul", events[::-1])
    assert motion == Motion("Azul", [16, 32, 16], 1)
    assert motion.rate == 3000 / 64
    assert motion.in_time == 2 / 3


def test_the_picture_has_a_bar_for_every_frame() -> None:
    motions = [
        read_motion(name, trace(("moves", 0), *(("DrawFrame", at) for at in times)))
        for name, times in (("one & two", [0, 16, 33, 90]), ("three", [0, 17]))
    ]
    root = ET.fromstring(draw(motions))
    paths = root.findall("{*}path")
    bars = {
        name: [p.get("d", "") for p in paths if p.get("class") == name]
        for name in ("frames", "late")
    }
    assert [len(re.findall("M", each)) for each in bars["frames"]] == [2, 1]
    assert [len(re.findall("M", each)) for each in bars["late"]] == [1, 0]
    assert "one & two" in {text.text for text in root.findall("{*}text")}
