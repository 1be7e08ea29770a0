"""Run the slowest tests first."""

import pytest

SLOWEST = ("test_partition", "test_roll")  # they wait most of the time


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with installs and networks, so that other workers can do the rest meanwhile."""
    items.sort(
        key=lambda item: (
            item.get_closest_marker("install") is None and item.path.stem not in SLOWEST
        )
    )
