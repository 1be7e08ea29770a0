"""Write the observation table of every game into its page: `python -m tests.make_observations`.

This also stores a digest of the observations of a match. If the digest has changed but the version
has not, it refuses, because a network trained on the old numbers would misread the new ones.
"""

import json
import re
from hashlib import sha256
from pathlib import Path

from tests.conformance.games import Setup, Steering, plies
from tests.docs.pages import DOCS
from tilewright import Game, find_game, game_ids
from tilewright.envs import Field, Layout, layout, observe

TIMES = " \u00d7 "
DIGESTS = Path(__file__).parent / "data" / "observations.json"

BEGIN, END = "<!-- observation -->", "<!-- /observation -->"
# Lengths that depend on the number of seats: with 2, 3 and 4 seats.
LENGTHS = {(2, 3, 4): "n", (3, 4, 5): "(n + 1)", (6, 8, 10): "(2n + 2)", (5, 7, 8): "p"}


def layouts(game: Game, side: str) -> list[Layout]:
    """Return the layouts of a side for every number of seats."""
    return [layout(game.id, seats, side) for seats in game.seat_counts]


def shape(fields: tuple[Field, ...]) -> str:
    """Return the shape of a field as a formula for any number of seats."""
    lengths = zip(*(field.shape for field in fields), strict=True)
    return TIMES.join(
        str(each[0]) if len(set(each)) == 1 else LENGTHS[tuple(each)] for each in lengths
    )


def row(fields: tuple[Field, ...]) -> str:
    """Return the table row of a field."""
    first = fields[0]
    numbers = f"{first.unit:g} | {first.high:g}"
    return f"| `{first.name}` | {shape(fields)} | {numbers} | {first.meaning} |"


def rows(game: Game, side: str) -> list[str]:
    """Return the table rows of all fields of a side."""
    fields = zip(*(layout.fields for layout in layouts(game, side)), strict=True)
    return [row(field) for field in fields]


def table(game: Game) -> str:
    """Return the table of a game; fields that differ between the sides have two rows."""
    front, back = (rows(game, side) for side in game.sides)
    lines = ["| field | shape | unit | at most | meaning |", "|---|---|---|---|---|"]
    for one, other in zip(front, back, strict=True):
        if one == other:
            lines.append(one)
        else:
            lines += [_tag(one, game.sides[0]), _tag(other, game.sides[1])]
    return "\n".join([f"Version {version(game)}.", "", *lines, "", sizes(game)])


def _tag(line: str, side: str) -> str:
    return line.removesuffix(" |") + f" ({side} side) |"


def sizes(game: Game) -> str:
    """Return the table of sizes."""
    seats = [f"{count} seats" for count in game.seat_counts]
    lines = [f"| total size | {' | '.join(seats)} |", "|---" * (len(seats) + 1) + "|"]
    for side in game.sides:
        counts = " | ".join(str(layout.size) for layout in layouts(game, side))
        lines.append(f"| {side} side | {counts} |")
    return "\n".join(lines)


def page_with_table(game: Game) -> str:
    """Return the page of a game with an up-to-date table."""
    text = (DOCS / "games" / f"{game.id}.md").read_text("utf-8")
    made = f"{BEGIN}\n{table(game)}\n{END}"
    return re.sub(f"{BEGIN}.*?{END}", lambda _: made, text, count=1, flags=re.DOTALL)


def digest(game: Game) -> str:
    """Return a digest of the observations in random matches, for every side and seat count."""
    seen = sha256()
    for side in game.sides:
        for seats in game.seat_counts:
            setup = Setup(game, side, seats)
            state = game.new(setup.seats, setup.side)
            for _ in plies(state, Steering(seats)):
                seen.update(observe(state, 0).astype("<f4").tobytes())
                seen.update(observe(state, seats - 1).astype("<f4").tobytes())
    return seen.hexdigest()[:16]


def digests() -> dict[str, list[object]]:
    """Return the version and digest of every game."""
    return {name: [version(find_game(name)), digest(find_game(name))] for name in game_ids()}


def version(game: Game) -> int:
    """Return the version of a game's observation."""
    return layouts(game, game.sides[0])[0].version


def main() -> None:
    """Write all tables and the digests."""
    found = digests()
    before = json.loads(DIGESTS.read_text("utf-8")) if DIGESTS.exists() else {}
    for name, (number, word) in found.items():
        if name in before and before[name][0] == number and before[name][1] != word:
            raise SystemExit(f"the observation of {name} has changed: increase its version")
    DIGESTS.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    for name in game_ids():
        path = DOCS / "games" / f"{name}.md"
        path.write_text(page_with_table(find_game(name)), "utf-8")


if __name__ == "__main__":
    main()
