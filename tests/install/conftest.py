"""The order of the tests."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with the slow tests, so that another worker can do the rest meanwhile."""
    items.sort(key=lambda item: item.get_closest_marker("install") is None)
