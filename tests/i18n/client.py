"""Tables of the client's source that messages are named after."""

from pathlib import Path

from tests.i18n.games import BUILT_IN
from tilewright.learn.lessons import chapters_of, message_of

SOURCE = Path(__file__).parents[2] / "web" / "src"


def error_of(code: str) -> str:
    """Return the id of the message that the client shows for a code of the server."""
    return f"error-{code.replace('.', '-')}"


def lesson_ids() -> set[str]:
    """Return the ids of all chapters and steps of the lessons."""
    return {
        message_of(game, chapter, step)
        for game in BUILT_IN
        for chapter in chapters_of(game)
        for step in (None, *chapter.step)
    }
