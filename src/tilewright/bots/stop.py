"""The flag that ends a search."""

from __future__ import annotations


class Stop:
    """A flag that one thread raises and another looks at now and then."""

    def __init__(self) -> None:
        self.raised = False

    def set(self) -> None:
        """Raise the flag."""
        self.raised = True

    def is_set(self) -> bool:
        """Return whether the flag is raised."""
        return self.raised
