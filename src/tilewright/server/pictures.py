"""Write the boards as data for the client: `python -m tilewright.server.pictures`.

What a client needs to draw a board, besides the position: where things are, and what is printed
there. Each game declares its own; names are those of positions and actions, and neither
seats nor rules are part of it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from tilewright.core.registry import built_in_games

FOLDER: Final = "web/src/generated/boards"


def pages() -> dict[str, str]:
    """Return the boards of this package's games as JSON, by the name of their file."""
    return {
        f"{game.id}.json": json.dumps(game.board(), ensure_ascii=False, separators=(",", ":"))
        + "\n"
        for game in built_in_games()
        if game.board is not None
    }


def main() -> None:
    """Write the boards into the sources of the client, or into the folder named."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
