"""Tables of the client's source that messages are named after."""

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"


def error_of(code: str) -> str:
    """Return the id of the message that the client shows for a code of the server."""
    return f"error-{code.replace('.', '-')}"


def lesson_ids() -> set[str]:
    """Return the ids of all steps of the lessons."""
    return {
        f"lesson-{file.parent.name}-{step}"
        for file in (SOURCE / "games").glob("*/lessons.ts")
        for step in re.findall(r'\{ id: "([\w-]+)"', file.read_text("utf-8"))
    }
