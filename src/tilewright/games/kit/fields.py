"""Positions as lines of text: game, side, seats, then fields `name=value`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from tilewright.core.errors import BadNotation, BadPosition, quote

Reader = Callable[[str, str], object]  # of a field's name and text


def write_fields(
    head: Iterable[str | int], fields: Mapping[str, str | int], boards: Iterable[str]
) -> str:
    """Return the line of a position; boards are numbered from 1."""
    named = {**fields, **{f"board{i}": board for i, board in enumerate(boards, 1)}}
    return " ".join([*map(str, head), *(f"{name}={value}" for name, value in named.items())])


def seat_text(seat: int | str | None) -> int | str:
    """Return a seat numbered from 1, a word unchanged, or `over` for nobody."""
    if seat is None:
        return "over"
    return seat + 1 if isinstance(seat, int) else seat


def read_fields(game: str, text: str, read_field: Reader, read_board: Reader) -> dict[str, object]:
    """Parse a line into plain data, not yet checked."""
    words = text.split()
    if len(words) < 3 or words[0] != game:
        problem = f'expected "{game}", a side and the seats first, found {quote(text)}'
        raise BadPosition("", problem)
    data: dict[str, object] = {"game": game, "side": words[1]}
    data["seats"] = read_number("seats", words[2])
    boards: list[object] = []
    for name, value in map(_split, words[3:]):
        if name in data or name == "boards":
            raise BadPosition("", f"{quote(name)} is duplicate or unknown")
        try:
            if name == f"board{len(boards) + 1}":
                boards.append(read_board(name, value))
            else:
                data[name] = read_field(name, value)
        except BadNotation as error:
            raise BadPosition(name, str(error)) from error
    return {**data, "boards": boards}


def _split(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise BadPosition("", f"expected name=value, found {quote(word)}")
    return name, value


def read_number(name: str, value: str) -> int:
    """Return the number of a field."""
    if not (value.isascii() and value.isdigit() and len(value) < 10):
        raise BadPosition(name, f"expected a number, found {quote(value)}")
    return int(value)


def read_seat(name: str, value: str, *words: str) -> int | str | None:
    """Parse a seat, numbered from 1, one of the words, or None for `over`."""
    if value in words:
        return None if value == "over" else value
    if value == "0":
        raise BadPosition(name, "seats count from 1 in a text, found 0")
    return read_number(name, value) - 1


def read_yes(name: str, value: str) -> bool:
    """Parse a yes or no."""
    if value not in ("yes", "no"):
        raise BadPosition(name, f"expected yes or no, found {quote(value)}")
    return value == "yes"
