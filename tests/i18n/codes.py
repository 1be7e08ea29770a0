"""The codes of refusals, found in the source."""

import ast
from functools import cache
from pathlib import Path

import tilewright


def message_of(code: str) -> str:
    """Return the id of the message that goes with a code."""
    return f"refusal-{code.replace('.', '-')}"


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
