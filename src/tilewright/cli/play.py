"""`tilewright play`: a match at the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

import typer

from tilewright.arena.entry import ENGINE, close_players, is_engine, make_player
from tilewright.bots import Bot, make_bot
from tilewright.cli import saves
from tilewright.cli.options import (
    BOT_HELP,
    Language,
    Seats,
    Seed,
    Side,
    catalogue,
    check_range,
    new_seed,
)
from tilewright.cli.prompt import make_asker
from tilewright.cli.records import read_record
from tilewright.cli.screen import Screen
from tilewright.cli.table import STAND_IN, TerminalTable
from tilewright.core.errors import BadSetup
from tilewright.core.game import check_setup
from tilewright.core.match import Match
from tilewright.core.record import LONGEST_NAME, PERSON, Record, distinct
from tilewright.core.registry import default_game, find_game, game_ids
from tilewright.engine.bot import EngineBot
from tilewright.i18n import Catalogue

NO_BOTS = "none"
NEXT_BOT = re.compile(r",(?!\s*\w+=)")  # a comma, but not one before a further limit


def play(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(game_ids())}.")
    ] = default_game(),
    side: Side = None,
    seats: Seats = 2,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            help=f"{BOT_HELP} For the last seats, separated by commas, or the option given again; "
            "engine:COMMAND is a program; none: people only. "
            "By default every seat but the first is a greedy bot."
        ),
    ] = None,
    names: Annotated[
        str | None, typer.Option(help="Names of the people, separated by commas.")
    ] = None,
    start: Annotated[int, typer.Option(help="The seat that starts.")] = 1,
    seed: Seed = None,
    resume: Annotated[
        str | None, typer.Option(help="Go on with a saved match: its file, or last.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep the match in this file from move to move.")
    ] = None,
    confirm: Annotated[bool, typer.Option(help="Show what a move does before it counts.")] = True,
    plain: Annotated[
        bool | None, typer.Option(help="Sentences or drawings; else as the terminal allows.")
    ] = None,
    lang: Language = None,
) -> None:
    """Play a game against bots, or with others at one terminal.

    Type ? for help while playing. The match is kept from move to move; go on with
    --resume last.
    """
    words = catalogue(lang)
    found = None if resume is None else saves.find(resume)
    if found is None:
        record = new_record(game, side, seats, start, bots, names, words)
    else:
        record = read_record(found)
    players = seat_bots(record, bots)
    try:
        if found is None:
            name_programs(record, players)
        asked = save or found
        path = saves.claim(asked, record) if asked else saves.new_path(game)
        screen = Screen(words, record.names, plain=plain)
        asker = make_asker(screen.plain)
        table = TerminalTable(Match(record), players, screen, asker, new_seed(seed))
        table.path = path
        table.confirming = confirm
        screen.tell("terminal-welcome", title=words.say(f"{record.game.id}-title"))
        table.run()
    finally:
        close_players(players.values())
    saves.forget_old()
    if table.path is None:
        raise typer.Exit(1)


def new_record(
    game_id: str,
    side: str | None,
    seats: int,
    start: int,
    bots: list[str] | None,
    names: str | None,
    words: Catalogue,
) -> Record:
    """Return the empty record of a match with people first and bots after them."""
    game = find_game(game_id)
    check_setup(game, seats, side or game.sides[0], start=0)
    check_range("--start", start, 1, seats)
    players = seat_players(seats, bots)
    given = [name.strip() for name in names.split(",")] if names else []
    people = players.count(PERSON)
    if len(given) > people:
        sentence = f"there is room for {people} names, but {len(given)} are given: {names}"
        raise BadSetup("setup.names", sentence, {"people": people, "names": len(given)})
    called = [
        words.say("player-name", seat=seat + 1) if player == PERSON else _bot_name(words, player)
        for seat, player in enumerate(players)
    ]
    called[: len(given)] = given
    return Record(game, side or game.sides[0], seats, start - 1, distinct(called), players)


def _bot_name(words: Catalogue, bot: str) -> str:
    return words.say("bot-name", bot=bot)


def seat_players(seats: int, bots: list[str] | None) -> list[str]:
    """Return who plays each seat, as the record says it: people first, then the bots named."""
    if bots == [NO_BOTS]:
        return [PERSON] * seats
    chosen = [STAND_IN] * (seats - 1) if bots is None else split_bots(bots)
    if len(chosen) > seats:
        sentence = f"{seats} seats are too few for {len(chosen)} bots: {', '.join(chosen)}"
        raise BadSetup("setup.bots", sentence, {"bots": len(chosen), "seats": seats})
    players = [ENGINE if is_engine(bot) else bot for bot in chosen]
    return [PERSON] * (seats - len(chosen)) + players


def split_bots(bots: list[str]) -> list[str]:
    """Return the bots that were named; commands and limits have commas of their own."""
    found: list[str] = []
    for text in bots:
        parts = [text] if is_engine(text) else NEXT_BOT.split(text)
        found += [part.strip() for part in parts]
    return found


def seat_bots(record: Record, bots: list[str] | None) -> dict[int, Bot]:
    """Return the bots of a record by their seats.

    A record holds no command: who was sent one would start it. So programs are named anew.
    """
    commands = iter([bot for bot in bots or () if is_engine(bot)])
    found: dict[int, Bot] = {}
    for seat, player in enumerate(record.players):
        if player == ENGINE:
            found[seat] = make_player(_next_command(commands, seat), record.game)
        elif player != PERSON:
            found[seat] = make_bot(player, record.game)
    return found


def _next_command(commands: Iterator[str], seat: int) -> str:
    command = next(commands, None)
    if command is None:
        sentence = f"seat {seat + 1} is a program's: say which, with --bots engine:COMMAND"
        raise BadSetup("setup.engine", sentence, {"seat": seat + 1})
    return command


def name_programs(record: Record, bots: Mapping[int, Bot]) -> None:
    """Start the programs at the table, and call them what they call themselves."""
    for seat, bot in bots.items():
        if isinstance(bot, EngineBot):
            record.names[seat] = bot.open()[:LONGEST_NAME]
    record.names[:] = distinct(record.names)
