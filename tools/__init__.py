"""Programs for developers that are no part of the package."""
