"""Bots from elsewhere: registered in this process, from other packages, or by `module:object`.

A package adds bots by the entry point group `tilewright.bots`: the name of an entry point is the
name of the bot, its value a factory. A factory is a class or a function that returns a `Bot`; it
gets the game and the limits if it takes two arguments, the game if it takes one. A bot object
serves as its own factory.
"""

from __future__ import annotations

import inspect
import sys
import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module, util
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tilewright.bots.bot import Bot
from tilewright.bots.limits import Limits
from tilewright.core.errors import BadSetup, quote
from tilewright.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "tilewright.bots"

Maker = Callable[[Game, Limits | None], Bot]

_registered: dict[str, Maker] = {}


def register_bot(name: str, factory: object) -> None:
    """Make a bot known by a name, in this process and those that it starts by forking."""
    if not name.isidentifier():
        raise _bad_bot(name, "a name consists of letters, digits and underscores")
    _registered[name] = maker(name, factory)


def makers() -> dict[str, Maker]:
    """Return what makes the registered bots and those of other packages, by name."""
    return {name: _lazy(entry) for name, entry in _entry_points().items()} | _registered


def is_object_name(name: str) -> bool:
    """Return whether a name may be that of an object: `module:object` or `FILE.py:object`."""
    module, colon, attribute = name.rpartition(":")
    is_module = module.endswith(".py") or all(part.isidentifier() for part in module.split("."))
    return bool(colon) and is_module and attribute.isidentifier()


def load_bot(name: str, game: Game, limits: Limits | None = None) -> Bot:
    """Return the bot with a name such as `package.module:Bot` or `my_bot.py:Bot`."""
    module, _, attribute = name.rpartition(":")
    loaded = _load_file(name, module) if module.endswith(".py") else _load_module(name, module)
    if not hasattr(loaded, attribute):
        raise _bad_bot(name, f"{module} has no {attribute}")
    return maker(name, getattr(loaded, attribute))(game, limits)


def maker(name: str, factory: object) -> Maker:
    """Return a function that makes a bot with a factory, and checks what comes out."""

    def make(game: Game, limits: Limits | None) -> Bot:
        try:
            found = factory if _is_bot(factory) else _call(factory, game, limits)
        except BadSetup:
            raise
        except Exception as error:  # code of others may raise anything
            raise _bad_bot(name, f"{type(error).__name__}: {error}") from error
        if not _is_bot(found):
            raise _bad_bot(name, "a bot has a name and a method choose(state, rng)")
        return found  # type: ignore[return-value]

    return make


def _is_bot(found: object) -> bool:
    if isinstance(found, type):
        return False
    return isinstance(getattr(found, "name", None), str) and callable(
        getattr(found, "choose", None)
    )


def _call(factory: Any, game: Game, limits: Limits | None) -> object:  # noqa: ANN401
    """Call a factory with as many of its arguments as it takes."""
    if not callable(factory):
        return factory
    given = (game, limits)
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    taken = [each for each in inspect.signature(factory).parameters.values() if each.kind in kinds]
    return factory(*given[: len(taken)])


def _load_module(name: str, module: str) -> object:
    """Import a module, also from the current folder."""
    here = str(Path.cwd())
    is_new = here not in sys.path
    if is_new:
        sys.path.insert(0, here)
    try:
        return import_module(module)
    except Exception as error:
        raise _bad_bot(name, f"{type(error).__name__}: {error}") from error
    finally:
        if is_new:
            sys.path.remove(here)


def _load_file(name: str, file: str) -> object:
    path = Path(file)
    spec = util.spec_from_file_location(f"tilewright_bot_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise _bad_bot(name, f"there is no file {file}")
    module = util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise _bad_bot(name, f"{type(error).__name__}: {error}") from error
    return module


def _lazy(entry: EntryPoint) -> Maker:
    """Return a maker that loads its package only when a bot is made."""

    def make(game: Game, limits: Limits | None) -> Bot:
        try:
            factory = entry.load()
        except Exception as error:
            raise _bad_bot(entry.name, f"{type(error).__name__}: {error}") from error
        return maker(entry.name, factory)(game, limits)

    return make


@cache
def _entry_points() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # takes time to load

    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        if entry.name in found and found[entry.name].value != entry.value:
            problem = f'several packages register a bot "{entry.name}"; the first one is used'
            warnings.warn(problem, RuntimeWarning, stacklevel=4)
        found.setdefault(entry.name, entry)
    return found


def _bad_bot(name: str, problem: str) -> BadSetup:
    sentence = f"can't make the bot {quote(name)}: {problem}"
    return BadSetup("setup.bot", sentence, {"bot": name})
