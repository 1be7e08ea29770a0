"""The plain data that a batch is saved as, and how to read it."""

from __future__ import annotations

from typing import Final, TypedDict

from tilewright.core.plain_data import DataField

MAX_COUNT: Final = 2**63 - 1
MAX_WORD: Final = 2**64 - 1
MAX_SCORE: Final = 2**15 - 1


class EnvData(TypedDict):
    """An env: its random generators, counters and position."""

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
    """A whole batch; each item of `slots` is an env."""

    game: str
    side: str
    seats: int
    slots: list[EnvData]


KEYS: Final = tuple(BatchData.__annotations__)
ENV_KEYS: Final = tuple(EnvData.__annotations__)


def read_batch(value: object, like: BatchData, openings: int) -> BatchData:
    """Return the data of a batch like `like`; raise `BadPosition` if it doesn't match."""
    batch = DataField(value)
    batch.allow_only(KEYS)
    batch["game"].choice((like["game"],))
    batch["side"].choice((like["side"],))
    batch["seats"].number(like["seats"], like["seats"])
    envs = batch["slots"].items(len(like["slots"]), len(like["slots"]))
    return {**like, "slots": [_env(env, like["seats"], openings) for env in envs]}


def _env(field: DataField, seats: int, openings: int) -> EnvData:
    field.allow_only(ENV_KEYS)
    return {
        "seeds": field["seeds"].number(0, MAX_WORD),
        "chance": field["chance"].number(0, MAX_WORD),
        "mind": field["mind"].number(0, MAX_WORD),
        "opening": field["opening"].number(0, openings - 1),
        "matches": field["matches"].number(0, MAX_COUNT),
        "counted": field["counted"].boolean(),
        "before": _scores(field["before"], seats),
        "last": _scores(field["last"], seats),
        "state": field["state"].value,
    }


def _scores(field: DataField, seats: int) -> list[int]:
    return [item.number(0, MAX_SCORE) for item in field.items(seats, seats)]
