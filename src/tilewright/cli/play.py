"""`tilewright play`: a match at the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

import typer

from tilewright.arena.players import (
    ENGINE,
    OBJECT,
    close_players,
    is_engine,
    is_object,
    make_player,
)
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
from tilewright.cli.prompt import make_prompt
from tilewright.cli.records import read_record
from tilewright.cli.screen import Screen
from tilewright.cli.terminal_match import SUBSTITUTE, TerminalMatch
from tilewright.core.errors import BadSetup
from tilewright.core.game import check_setup
from tilewright.core.match import Match
from tilewright.core.record import LONGEST_NAME, PERSON, Record, distinct
from tilewright.core.registry import default_game, find_game, game_ids
from tilewright.engine.bot import EngineBot
from tilewright.i18n import Catalogue

NO_BOTS = "none"
OUTSIDE = (ENGINE, OBJECT)  # players that a record does not name
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
            help=f"{BOT_HELP} They take the last seats; separate them by commas or repeat the "
            "option. engine:COMMAND runs a program; none means people only. "
            "Default: a greedy bot in every seat but the first."
        ),
    ] = None,
    names: Annotated[
        str | None, typer.Option(help="Names of the people, separated by commas.")
    ] = None,
    start: Annotated[int, typer.Option(help="Seat that starts.")] = 1,
    seed: Seed = None,
    resume: Annotated[
        str | None, typer.Option(help="Continue a saved match: its file, or last.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Save the match in this file after every move.")
    ] = None,
    confirm: Annotated[bool, typer.Option(help="Preview a move and ask for confirmation.")] = True,
    plain: Annotated[
        bool | None,
        typer.Option(help="Sentences or drawings; default: what the terminal supports."),
    ] = None,
    lang: Language = None,
) -> None:
    """Play against bots, or with others at one terminal.

    Type ? for help while playing. The match is saved after every move; continue it with
    --resume last.
    """
    words = catalogue(lang)
    found = None if resume is None else saves.find(resume)
    if found is None:
        record = new_record(game, side, seats, start, bots, names, words)
    else:
        record = read_record(found)
    players = make_seat_bots(record, bots)
    try:
        if found is None:
            name_programs(record, players)
        asked = save or found
        path = saves.claim(asked, record) if asked else saves.new_path(game)
        people = [seat for seat, player in enumerate(record.players) if player == PERSON]
        you = people if len(people) == 1 else ()
        screen = Screen(words, record.names, plain=plain, you=you)
        prompt = make_prompt(screen.plain)
        table = TerminalMatch(Match(record), players, screen, prompt, new_seed(seed))
        table.path = path
        table.confirming = confirm
        screen.tell("terminal-welcome", title=words.say(f"{record.game.id}-title"))
        table.run()
    finally:
        close_players(players.values())
    saves.delete_old()
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
    """Return the empty record of a match, with people in the first seats and bots after them."""
    game = find_game(game_id)
    check_setup(game, seats, side or game.sides[0], start=0)
    check_range("--start", start, 1, seats)
    players = seat_players(seats, bots)
    given = [name.strip() for name in names.split(",")] if names else []
    people = players.count(PERSON)
    if len(given) > people:
        sentence = f"there are {people} people, but {len(given)} names: {names}"
        raise BadSetup("setup.names", sentence, {"people": people, "names": len(given)})
    called = [_name(words, seat, player) for seat, player in enumerate(players)]
    called[: len(given)] = given
    return Record(game, side or game.sides[0], seats, start - 1, distinct(called), players)


def _name(words: Catalogue, seat: int, player: str) -> str:
    """Return the name of a seat whose player has given none; a record has plain spaces only."""
    is_person = player == PERSON
    name = (
        words.say("player-name", seat=seat + 1) if is_person else words.say("bot-name", bot=player)
    )
    return name.replace("\N{NO-BREAK SPACE}", " ")


def seat_players(seats: int, bots: list[str] | None) -> list[str]:
    """Return the player of each seat as written in the record: people first, then bots."""
    if bots == [NO_BOTS]:
        return [PERSON] * seats
    chosen = [SUBSTITUTE] * (seats - 1) if bots is None else split_bots(bots)
    if len(chosen) > seats:
        sentence = f"{len(chosen)} bots need more than {seats} seats: {', '.join(chosen)}"
        raise BadSetup("setup.bots", sentence, {"bots": len(chosen), "seats": seats})
    players = [_recorded(bot) for bot in chosen]
    return [PERSON] * (seats - len(chosen)) + players


def _recorded(bot: str) -> str:
    """Return how a record calls a bot: it names no program and no module."""
    if is_engine(bot):
        return ENGINE
    return OBJECT if is_object(bot) else bot


def split_bots(bots: list[str]) -> list[str]:
    """Return the bots of the option; commas inside commands and limits don't separate bots."""
    found: list[str] = []
    for text in bots:
        parts = [text] if is_engine(text) else NEXT_BOT.split(text)
        found += [part.strip() for part in parts]
    return found


def make_seat_bots(record: Record, bots: list[str] | None) -> dict[int, Bot]:
    """Return the bots of a record by seat.

    For safety a record contains neither commands nor modules, so they must be named again.
    """
    commands = iter([bot for bot in split_bots(bots or []) if _recorded(bot) in OUTSIDE])
    found: dict[int, Bot] = {}
    for seat, player in enumerate(record.players):
        if player in OUTSIDE:
            found[seat] = make_player(_next_command(commands, seat), record.game)
        elif player != PERSON:
            found[seat] = make_bot(player, record.game)
    return found


def _next_command(commands: Iterator[str], seat: int) -> str:
    command = next(commands, None)
    if command is None:
        sentence = (
            f"seat {seat + 1} is played by a program: name it with --bots engine:COMMAND "
            "or --bots MODULE:OBJECT"
        )
        raise BadSetup("setup.engine", sentence, {"seat": seat + 1})
    return command


def name_programs(record: Record, bots: Mapping[int, Bot]) -> None:
    """Start the programs, and use the names that programs and objects report."""
    for seat, bot in bots.items():
        if record.players[seat] in OUTSIDE:
            name = bot.open() if isinstance(bot, EngineBot) else " ".join(bot.name.split())
            record.names[seat] = name[:LONGEST_NAME]
    record.names[:] = distinct(record.names)
