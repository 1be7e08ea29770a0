"""`puzzles` from the command line: made, continued, checked and packed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tilewright.cli.main import run
from tilewright.puzzles.collection import read_collection, read_puzzles

QUICK = ["--nodes", "500", "--seed", "1"]


def make(out: Path, *options: str) -> int:
    return run(["puzzles", "make", "azul", "--out", str(out), *QUICK, *options])


def test_puzzles_are_made_checked_and_packed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, packed = tmp_path / "found.jsonl", tmp_path / "azul.jsonl.gz"
    assert make(out, "--count", "2") == 0
    assert "2 puzzles in" in capsys.readouterr().out
    found = read_puzzles(out)
    assert len(found) >= 2
    assert run(["puzzles", "check", str(out), "--nodes", "5000"]) == 0
    assert f"{len(found)} of {len(found)} puzzles hold" in capsys.readouterr().out
    assert run(["puzzles", "pack", str(out), "--out", str(packed), "--drop", found[0].id]) == 0
    header, kept = read_collection(packed.read_bytes())
    assert [puzzle.id for puzzle in kept] == [puzzle.id for puzzle in found[1:]]
    assert (header["sources"][0]["game"], header["sources"][0]["seed"]) == ("azul", 1)


def test_the_same_command_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    assert make(whole, "--count", "3") == 0
    assert make(parts, "--count", "1") == 0
    before = parts.read_bytes()
    assert make(parts, "--count", "3", "--jobs", "1") == 0
    assert parts.read_bytes().startswith(before)
    assert [puzzle.id for puzzle in read_puzzles(parts)] == [p.id for p in read_puzzles(whole)]


def test_a_file_of_another_search_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "found.jsonl"
    assert make(out, "--count", "1") == 0
    assert make(out, "--count", "1", "--side", "grey") == 1
    assert "another search" in capsys.readouterr().err


def test_a_puzzle_that_does_not_hold_is_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "found.jsonl"
    assert make(out, "--count", "1") == 0
    header, *lines = out.read_text("utf-8").splitlines()
    matches = [json.loads(line) for line in lines]
    wrong = next(each["puzzles"][0] for each in matches if each["puzzles"])
    worse = wrong["second"]["line"][0]  # of one decision, as every taking in Azul
    wrong |= {"solution": [worse], "right": [[worse]]}
    spoilt = {"match": 0, "puzzles": [wrong]}
    out.write_text(f"{header}\n{json.dumps(spoilt)}\n", "utf-8")
    capsys.readouterr()
    assert run(["puzzles", "check", str(out), "--nodes", "5000"]) == 1
    told = capsys.readouterr().out
    assert f"{wrong['id']}: {worse} is not best" in told
    assert "0 of 1 puzzles hold" in told


def test_options_out_of_range_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "found.jsonl"
    assert make(out, "--count", "0") == 1
    assert run(["puzzles", "pack", str(out), "--out", str(tmp_path / "azul.json")]) == 1
    assert run(["puzzles", "check", str(out)]) == 1
    assert "--count" in capsys.readouterr().err
    assert not out.exists()
