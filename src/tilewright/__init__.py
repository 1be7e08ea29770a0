"""Tilewright: the Azul family of board games, with exact rules at native speed."""

from tilewright import _build as _build  # first: it decides between compiled and pure
from tilewright import games as _games
from tilewright._version import __version__
from tilewright.bots import Bot, bot_names, make_bot, make_thinker, register_bot
from tilewright.core.const import NATURE, NOBODY
from tilewright.core.errors import (
    BadNotation,
    BadPosition,
    BadRecord,
    BadSetup,
    BrokenGame,
    IllegalAction,
    MissingExtra,
    MissingPart,
    Refusal,
    TilewrightError,
    UnknownName,
)
from tilewright.core.events import Event
from tilewright.core.game import Game
from tilewright.core.match import Match
from tilewright.core.message import Message
from tilewright.core.perft import perft
from tilewright.core.record import Record
from tilewright.core.registry import find_game, game_ids
from tilewright.core.rng import Rng
from tilewright.core.state import Deal, State
from tilewright.games.azul import Azul, AzulAction
from tilewright.games.garden import Garden, GardenAction
from tilewright.games.pavilion import Pavilion, PavilionAction

__all__ = [
    "NATURE",
    "NOBODY",
    "Azul",
    "AzulAction",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Bot",
    "BrokenGame",
    "Deal",
    "Event",
    "Game",
    "Garden",
    "GardenAction",
    "IllegalAction",
    "Match",
    "Message",
    "MissingExtra",
    "MissingPart",
    "Pavilion",
    "PavilionAction",
    "Record",
    "Refusal",
    "Rng",
    "State",
    "TilewrightError",
    "UnknownName",
    "__version__",
    "bot_names",
    "find_game",
    "game_ids",
    "make_bot",
    "make_thinker",
    "perft",
    "register_bot",
]

del _games
