"""The codes of refusals, found in the source."""

import ast
from functools import cache
from pathlib import Path

import tilewright


def message_of(code: str) -> str:
    """Return the id of the message that goes with a code."""
    return f"refusal-{code.replace('.', '-')}"


EDITS = ("none-left", "full", "fit", "place", "empty", "printed", "value")
PIECES = {"garden": {"down", "joker"}}
LINES = {"row", "column"}  # what a reason can begin with where the code puts it together


def constants(node: ast.AST) -> set[str]:
    """Return the texts that an expression can be: both sides of a condition, each kind of line."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=one, orelse=other):
            return constants(one) | constants(other)
        case ast.JoinedStr(values=[ast.FormattedValue(), ast.Constant(value=str(end))]):
            return {f"{start}{end}" for start in LINES}
    raise AssertionError(f"a reason that cannot be read: {ast.unparse(node)}")


def reasons_in(function: ast.FunctionDef) -> set[str]:
    """Return the reasons for which a function finds a position impossible, with their kinds."""
    found: set[str] = set()
    assigned = {
        target.id: node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and isinstance(target := node.targets[0], ast.Name)
    }
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name("refuse"), args=[_, _, kind, reason]):
                pass
            case ast.Call(func=ast.Name("_demand"), args=[_, _, _, reason]):
                kind = ast.Constant("phase")
            case ast.Call(func=ast.Name("_demand"), args=[_, _, _, reason, kind]):
                pass
            case _:
                continue
        value = assigned.get(reason.id, reason) if isinstance(reason, ast.Name) else reason
        found |= {f"{one}-{other}" for one in constants(kind) for other in constants(value)}
    return found


@cache
def editor_ids(game: str) -> set[str]:
    """Return the ids of the problems that a game's positions can have, and of its pieces."""
    path = Path(tilewright.__file__).parent / "games" / game / "consistency.py"
    functions = [
        node
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name != "_demand"
    ]
    reasons = {reason for function in functions for reason in reasons_in(function)}
    assert reasons
    return {f"editor-{game}-{name}" for name in reasons | PIECES.get(game, set())}


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
