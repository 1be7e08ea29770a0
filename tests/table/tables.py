"""Tables for tests: people, short ways to make snapshots, and snapshots as one line of text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tilewright import find_game
from tilewright.core.errors import Refusal
from tilewright.core.rng import Rng
from tilewright.table import NOBODY, Change, Identity, Moment, Seat, Setup, Snapshot, decide
from tilewright.table.clock import NO_CLOCK, Clock, TimeControl
from tilewright.table.commands import Act, Begin, Command, DriverCommand
from tilewright.table.seats import NAMELESS
from tilewright.table.snapshot import WAITING, History

ADA = Identity("ada", "Ada", "guest", frozenset({"ada"}))
BEN = Identity("ben", "Ben", "guest", frozenset({"ben"}))
CLEO = Identity("cleo", "Cleo", "guest", frozenset({"cleo"}))
EVE = Identity("eve", "Eve", "guest", frozenset({"eve"}))  # never has a seat
PEOPLE = {each.name: each for each in (ADA, BEN, CLEO)}
SETUP = Setup(
    game=find_game("azul"),
    side="coloured",
    seats=2,
    public=True,
    casual=True,
    free_chat=False,
    invite="secret",
    control=NO_CLOCK,
    substitute="greedy",
    absence=60.0,
)
TURN = TimeControl("turn", 100, 0, "bot")
FISCHER = TimeControl("fischer", 100, 50, "forfeit")


def waiting(seats: str, game: str = "azul", **options: Any) -> Snapshot:
    """Return a match that waits; seats are "Ada open bot"; Ada is the host."""
    start = options.pop("start", 0)
    places = tuple(_seat(number, word) for number, word in enumerate(seats.split()))
    found = find_game(game)
    setup = replace(SETUP, game=found, side=found.sides[0], seats=len(places), **options)
    return Snapshot(setup, 0, WAITING, "ada", start, places, None, History(), Clock())


def _seat(number: int, word: str) -> Seat:
    if word == "open":
        return Seat(number, "open", None, NAMELESS)
    if word == "bot":
        return Seat(number, "bot", None, "random", "random")
    return Seat(number, "person", PEOPLE[word].id, word)


def at(now: int = 0, away: Mapping[int, int] | None = None, seed: int = 1) -> Moment:
    """Return a moment whose randomness depends only on the seed."""
    seeds = iter(range(seed, seed + 1000))
    return Moment(now, lambda: Rng(next(seeds)), lambda: "next", away or {})


def after(
    table: Snapshot,
    command: Command | DriverCommand,
    identity: Identity = NOBODY,
    moment: Moment | None = None,
) -> Snapshot:
    """Return a table after a command, which must be accepted."""
    change = decide(table, command, identity, moment or at())
    assert isinstance(change, Change), change
    return change.snapshot


def playing(seats: str, turns: int = 0, game: str = "azul", **options: Any) -> Snapshot:
    """Return a match after some turns, each with the first legal action."""
    table = after(waiting(seats, game, **options), Begin())
    for _ in range(turns):
        table = act(table)
    return table


def act(table: Snapshot, now: int = 0) -> Snapshot:
    """Return a table after the first legal action of the person whose turn it is."""
    state = table.state
    assert state is not None
    user = table.seats[state.actor].user
    identity = next(each for each in PEOPLE.values() if each.id == user)
    action = str(state.legal_actions()[0])
    return after(table, Act(id="a", ply=table.ply, action=action), identity, at(now))


def over(seats: str, **options: Any) -> Snapshot:
    """Return a match that was played to its end."""
    table = playing(seats, **options)
    while table.status == "playing":
        table = act(table)
    return table


def draw(table: Snapshot) -> str:
    """Return a table in a line, such as "playing 3: Ada, Ben=greedy | turn 1"."""
    parts = [f"{table.status} {table.ply}: " + ", ".join(map(_draw_seat, table.seats))]
    if table.status == "playing" and table.state is not None:
        parts.append(f"turn {table.state.actor}.{table.state.steps}")
    if table.host != "ada":
        parts.append(f"host {table.host}")
    if table.stand_in is not None:
        parts.append(f"stand-in {table.stand_in}")
    if table.clock.left:
        left = " ".join(str(ms // 1000) for ms in table.clock.left)
        parts.append(f"clock {left} runs {table.clock.running}")
    if (proposal := table.proposal) is not None:
        waits = " ".join(map(str, proposal.waiting))
        parts.append(f"proposal of {proposal.seat} to {proposal.ply} waits {waits}")
    if table.result is not None:
        parts.append(f"{table.result.reason} " + " ".join(map(str, table.result.ranking)))
    if table.rematch is not None:
        parts.append(f"rematch {table.rematch}")
    return " | ".join(parts)


def _draw_seat(seat: Seat) -> str:
    plays = f"={seat.bot}" if seat.kind == "person" and seat.bot else ""
    return f"{seat.name}{plays}{'!' + seat.out if seat.out else ''}{'+chat' if seat.chat else ''}"


def facts(table: Snapshot) -> tuple[object, ...]:
    """Return everything that makes up a snapshot, to compare it by."""
    fields = (getattr(table, name) for name in table.__dataclass_fields__)
    history = (table.history.plies(), list(table.history.versions()), table.history.since)
    state = None if table.state is None else table.state.to_text()
    return (*(each for each in fields if each not in (table.state, table.history)), history, state)


def outcome(found: Change | Refusal) -> str:
    """Return a change or a refusal in a line."""
    return found.code if isinstance(found, Refusal) else draw(found.snapshot)
