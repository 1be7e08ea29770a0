"""The client as its source describes it: the tables that messages are named after."""

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"


def error_of(code: str) -> str:
    """Return the id of the message that the client shows for a code of the server."""
    return f"error-{code.replace('.', '-')}"


def lesson_ids() -> set[str]:
    """Return the ids of all steps of the lessons."""
    text = (SOURCE / "pages" / "lessons.ts").read_text("utf-8")
    lessons = re.findall(r"^  (\w+): \[$(.*?)^  \],$", text, re.MULTILINE | re.DOTALL)
    return {
        f"lesson-{game}-{step}"
        for game, steps in lessons
        for step in re.findall(r'\{ id: "([\w-]+)"', steps)
    }
