"""Run the slowest tests first."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with the installs, so that other workers can do the rest meanwhile."""
    items.sort(key=lambda item: item.get_closest_marker("install") is None)
