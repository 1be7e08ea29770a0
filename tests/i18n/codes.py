"""The codes of refusals, found in the source."""

import ast
from functools import cache
from pathlib import Path

import tilewright


def message_of(code: str) -> str:
    """Return the id of the message that goes with a code."""
    return f"refusal-{code.replace('.', '-')}"


EDITS = ("none-left", "full", "fit", "place", "empty", "printed", "value")
TWICE = {"row-twice", "column-twice"}  # put together by the code
PIECES = {"down", "joker"}


def words_in(path: Path) -> set[str]:
    """Return all texts of a module."""
    found = ast.walk(ast.parse(path.read_text("utf-8")))
    return {str(node.value) for node in found if isinstance(node, ast.Constant)}


def editor_ids(game: str) -> set[str]:
    """Return the ids that problems of a game's positions may have, and those of its pieces."""
    folder = Path(tilewright.__file__).parent / "games" / game
    words = words_in(folder / "consistency.py") | TWICE
    ids = {f"editor-{game}-{kind}-{word}" for kind in words for word in words if " " not in word}
    return ids | {f"editor-{game}-{piece}" for piece in PIECES}


@cache
def codes_of_the_core() -> dict[str, set[str]]:
    """Return the refusal codes common to all games, each with its values."""
    source = Path(tilewright.__file__).parent / "core" / "state.py"
    codes: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        match node:
            case ast.Call(
                func=ast.Name("Refusal"),
                args=[ast.Constant(value=str(code)), ast.Dict(keys=keys), *_],
            ):
                codes[code] = {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    return codes
