"""Read untrusted plain data; every error names the place and the problem."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.core.errors import BadPosition

LONGEST = 60  # characters of a value that an error message quotes


def show(value: object) -> str:
    """Return a value as error messages quote it, shortened if it is long."""
    try:
        text = repr(value)
    except ValueError:  # Python does not print numbers with thousands of digits
        return "a number of thousands of digits"
    return text if len(text) <= LONGEST else text[:LONGEST] + "..."


class DataField:
    """A value inside plain data, with its path."""

    def __init__(self, value: object, path: str = "") -> None:
        self.value = value
        self.path = path

    def refuse(self, problem: str, code: str = "position.unreadable") -> BadPosition:
        """Return an error about this value."""
        return BadPosition(self.path, problem, code)

    def expected(self, what: str) -> BadPosition:
        """Return an error that says what was expected here."""
        return self.refuse(f"expected {what}, found {show(self.value)}")

    def has(self, name: str) -> bool:
        """Return whether this object has a key."""
        return isinstance(self.value, dict) and name in self.value

    def __getitem__(self, name: str) -> DataField:
        if not isinstance(self.value, dict):
            raise self.expected("an object")
        if name not in self.value:
            raise self.refuse(f'"{name}" is missing')
        return DataField(self.value[name], f"{self.path}.{name}" if self.path else name)

    def allow_only(self, names: Sequence[str]) -> None:
        """Raise `BadPosition` for unknown keys."""
        if not isinstance(self.value, dict):
            raise self.expected("an object")
        for name in self.value:
            if name not in names:
                known = ", ".join(names)
                raise self.refuse(f"unknown key {show(name)}; expected only {known}")

    def number(self, low: int, high: int) -> int:
        """Return an integer within bounds."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.expected("a whole number")
        if not low <= self.value <= high:
            raise self.expected(f"a number from {low} to {high}")
        return self.value

    def boolean(self) -> bool:
        """Return a boolean."""
        if not isinstance(self.value, bool):
            raise self.expected("true or false")
        return self.value

    def choice(self, names: Sequence[str]) -> int:
        """Return the index of a name among the allowed ones."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.expected("one of " + ", ".join(names))
        return names.index(self.value)

    def items(self, least: int, most: int) -> list[DataField]:
        """Return the items of a list whose length is within bounds."""
        if not isinstance(self.value, list | tuple):
            raise self.expected("a list")
        if not least <= len(self.value) <= most:
            count = str(least) if least == most else f"{least} to {most}"
            raise self.refuse(f"expected {count} items, found {len(self.value)}")
        return [DataField(item, f"{self.path}[{i}]") for i, item in enumerate(self.value)]
