"""A batch as plain data: its shape, and how it is read."""

from __future__ import annotations

from typing import Final, TypedDict

from tilewright.core.plain_data import DataField

MOST: Final = 2**63 - 1
WORD: Final = 2**64 - 1
POINTS: Final = 2**15 - 1


class SlotData(TypedDict):
    """A slot: its generators, where it stands, and the position."""

    seeds: int
    chance: int
    mind: int
    opening: int
    matches: int
    counted: bool
    before: list[int]
    last: list[int]
    state: object


class BatchData(TypedDict):
    """A whole batch."""

    game: str
    side: str
    seats: int
    slots: list[SlotData]


KEYS: Final = tuple(BatchData.__annotations__)
SLOT_KEYS: Final = tuple(SlotData.__annotations__)


def read(value: object, like: BatchData, openings: int) -> BatchData:
    """Return plain data as that of a batch of the same kind; raise `BadPosition` if it is not."""
    batch = DataField(value)
    batch.allow_only(KEYS)
    batch["game"].choice((like["game"],))
    batch["side"].choice((like["side"],))
    batch["seats"].number(like["seats"], like["seats"])
    slots = batch["slots"].items(len(like["slots"]), len(like["slots"]))
    return {**like, "slots": [_slot(slot, like["seats"], openings) for slot in slots]}


def _slot(field: DataField, seats: int, openings: int) -> SlotData:
    field.allow_only(SLOT_KEYS)
    return {
        "seeds": field["seeds"].number(0, WORD),
        "chance": field["chance"].number(0, WORD),
        "mind": field["mind"].number(0, WORD),
        "opening": field["opening"].number(0, openings - 1),
        "matches": field["matches"].number(0, MOST),
        "counted": field["counted"].boolean(),
        "before": _points(field["before"], seats),
        "last": _points(field["last"], seats),
        "state": field["state"].value,
    }


def _points(field: DataField, seats: int) -> list[int]:
    return [item.number(0, POINTS) for item in field.items(seats, seats)]
